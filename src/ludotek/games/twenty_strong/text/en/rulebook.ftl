### The rulebook of 20 Strong: one clause per rule, in the order of reading.
### The attribute ruling marks a clause that settles what the printed rules leave open.

## Chapters

chapter-precedence = Precedence
chapter-winning = Winning and losing
chapter-decks = Decks
chapter-unit-dice = Unit dice
chapter-stat-dice = Stat dice
chapter-activation = Activation
chapter-strategy-phase = Strategy phase
chapter-resolve-phase = Resolve phase
chapter-endgame = Endgame
chapter-rewards = Rewards and inventory
chapter-enemy-effects = Enemy effects
chapter-terms = Terms
chapter-universal-heroes = Universal heroes
chapter-deck = House decks

## Precedence

TS-01 = Where rules contradict each other, your deck’s own rules override the general rules, and card text overrides both rulebooks. The text of an effect overrides the text of a reward or of a hero’s ability.
    .title = What overrides what

TS-02 = A text that says “may” is optional for you. A text without that word is mandatory, except where a rule itself makes something optional: gaining an instant reward (TS-27), gaining an item reward (TS-36), and using or discarding items (TS-45).
    .title = May and must
    .ruling = yes

TS-03 = Whenever several effects would resolve at once, their order is up to you.
    .title = Simultaneous effects

TS-66 = Every choice that a text leaves open (which die, card, stack or item) is yours, even when the effect harms you.
    .title = Open choices are yours
    .ruling = yes

TS-67 = You carry out a mandatory text as far as possible and ignore the rest of it. You can choose to pay a cost (“do this to gain that”) only if you can pay it in full; while Strategy or Recovery is at 1, you cannot pay a point of it.
    .title = Impossible texts and costs
    .ruling = yes

## Winning and losing

TS-04 = You win as the rules of your deck say. In general, and unless you are told otherwise, you win the moment the boss is defeated, even if other enemies are still active.
    .title = Winning the game

TS-05 = You lose the moment your Health falls below 1.
    .title = Losing the game

TS-68 = The game ends at the very instant you win or lose it: nothing that was still waiting (later steps, effects, rewards) is resolved. When a single text would make you both win and lose, its parts count in the order in which they are printed.
    .title = The game ends instantly
    .ruling = yes

## Decks

TS-06 = A game uses the cards of exactly 1 deck, plus a universal hero if you play one (TS-64).
    .title = A single deck

TS-07 = A deck generally has heroes, bosses and conflict cards, and it may add kinds of card and icons of its own. Your hero gives you your 3 starting stats and 1 unique ability; conflict cards are the enemies and obstacles on your way; a boss is the final enemy.
    .title = What a deck contains

TS-69 = You play 1 hero.
    .title = Your hero

TS-70 = A boss in the active area is an enemy, and it counts as a conflict card for every rule (activation, defeat, Damage, effects, Cleanup).
    .title = Bosses are conflict cards
    .ruling = yes

TS-08 = Your setup is the deck’s own: the deck says how many stacks there are, what goes into them, which boss you face and what the chip does.
    .title = Setup by deck

TS-71 = Unless the deck says otherwise, you begin the game with all { board-tray.in-all } unit dice in your dice pool, your stats at your hero’s values and an empty inventory.
    .title = How you begin
    .ruling = yes

TS-09 = There is a single chip, and it means what your deck says it means.
    .title = The chip

## Unit dice

TS-10 = You have { board-tray.in-all } unit dice: { board-tray.by-colour }. All of them have 6 sides, and dice of the same colour are identical.
    .title = The { board-tray.in-all } unit dice

TS-11 = In the order basic hits / crits / misses, the faces of the dice are: { board-tray.sides }.
    .title = Faces of the dice

TS-12 = You deal 1 damage with a basic hit and 2 with a crit. A crit is still a single hit: effects that count hits count it once.
    .title = Basic hits and crits

TS-13 = The fewer hit faces a die has, the weaker it is; the more it has, the stronger it is. From weakest to strongest: { board-tray.order }.
    .title = Weaker and stronger dice

## Stat dice

TS-14 = You track Health, Strategy and Recovery on 3 stat dice, which you never roll. Your hero card gives their starting values.
    .title = The 3 stat dice

TS-15 = Health is the damage you can still suffer. Strategy is both the number of items you can hold and the number of Strategy phases you are allowed in a round. Recovery is the number of exhausted dice you can recover in each round.
    .title = What the stats mean

TS-16 = None of your stats goes above 6 or below 1 (except Health, where falling below 1 means that you lose); whatever would take a stat past a limit is ignored. A change of several points is applied point by point: only the points past the limit are ignored, and the rest of the same text still resolves.
    .title = Limits of the stats
    .ruling = yes

TS-72 = A changed stat stays changed when the card that changed it is defeated or gone. Only where a text says that a stat counts as more or less for a time does the change end with that time.
    .title = Stat changes last
    .ruling = yes

## Activation

TS-17 = A round is Activation and then Engagement. You play round after round until the game is won or lost.
    .title = The round

TS-73 = Engagement is 1 or more Strategy phases and then 1 Resolve phase. You always go through the first Strategy phase, with no dice if need be.
    .title = The Engagement
    .ruling = yes

TS-18 = In Activation you must choose a stack and move its top card to the active area. Stacks are face up unless the deck says otherwise, and you see only the top card of each.
    .title = Activating a card
    .ruling = yes

TS-19 = During and Special effects apply from the moment their card is activated, and so before any additional enemy that its icons bring. A Special effect does so with the timing that its own text gives.
    .title = Effects on activation

TS-20 = An activated card with “additional enemy” icons makes you activate as many more cards as it has icons, one at a time, each from a stack of your choice; you must resolve the icons on those cards too. The icon is not an effect, so what cancels effects does not cancel it. When every stack is empty, the rest is ignored.
    .title = Additional enemies
    .ruling = yes

TS-74 = The deck says which stacks you may choose from. You cannot choose an empty stack.
    .title = Stacks to choose from
    .ruling = yes

TS-75 = A card that an effect activates outside Activation is activated in full: its During and Special effects apply, and you resolve its icons.
    .title = Activated by an effect
    .ruling = yes

## Strategy phase

TS-21 = In the Commit step you move any number and mix of dice, from none to all, from your dice pool to the active area, unless an effect restricts this.
    .title = Commit Dice

TS-22 = In the Roll step you roll all unapplied dice in the active area at once, including those left unapplied by earlier Strategy phases of this Engagement. You cannot use any item during this step.
    .title = Roll Dice

TS-23 = In the Apply step you may apply hits to active cards, one at a time and in any order. You need not apply every hit, and you cannot apply misses.
    .title = Apply Dice

TS-24 = After each die you apply, the state of play is checked: a card is defeated at once when the damage on it equals or exceeds its Health.
    .title = Defeating a card

TS-25 = When a card is defeated, its During effects stop at once; its After and Special effects do not.
    .title = Effects of defeated cards

TS-26 = You may apply further hits to a card that is already defeated.
    .title = Hits after defeat

TS-27 = You turn a defeated card sideways. You gain its instant reward immediately if you want it (this is optional), but never its item reward at that time.
    .title = Rewards at defeat

TS-28 = A die that you have applied has not left the active area, and it still counts as committed.
    .title = Applied dice stay committed

TS-76 = A committed die stays committed, and an applied die stays on its card, until a rule or an effect moves it. Once the dice are rolled, you cannot take either of them back.
    .title = No taking back dice
    .ruling = yes

TS-77 = A die has a face only from its roll until it leaves the active area; a die that you have just committed counts as neither hit nor miss. An applied die that an effect turns or rerolls stays applied and deals what it now shows.
    .title = The face of a die
    .ruling = yes

TS-29 = After the Apply step you may repeat the Strategy phase as long as the number of Strategy phases this round is below your Strategy stat. Every repeat is a new Strategy phase but belongs to the same Engagement.
    .title = Repeating the Strategy phase

TS-30 = When you repeat, you may add dice from your dice pool to the unapplied ones. All unapplied dice, hits as well as misses, are then rolled again: you cannot keep an unapplied hit.
    .title = Dice in a repeat

TS-31 = Your Strategy stat is read when you want to repeat, so a change during the round counts. A fall never cuts short or undoes a phase that has already begun.
    .title = When Strategy is read
    .ruling = yes

## Resolve phase

TS-32 = In step 1 of the Resolve phase, Suffer Damage, the Damage stats of all undefeated active conflict cards are added up, and the total is taken from your Health all at once. It is reckoned at that moment: whatever you use or discard just before (TS-82) can still lower it by defeating, discarding or changing an enemy.
    .title = Suffer damage
    .ruling = yes

TS-33 = In step 2 of the Resolve phase you resolve the After effects of all active cards, the defeated ones included, one at a time and in the order you choose.
    .title = Resolving After effects

TS-34 = In step 3 of the Resolve phase, Exhaust, every committed die goes to your exhausted area, applied or not.
    .title = Exhaust Dice

TS-35 = In step 4 of the Resolve phase, Recover, you move exhausted dice of your choice back to your dice pool, at most as many as your Recovery stat. You may include dice exhausted this round, and you may recover fewer or none.
    .title = Recover Dice

TS-36 = In step 5 of the Resolve phase, Gain Items, you may gain the item rewards (single-use or ongoing) of cards defeated this round, one at a time, as cards in your inventory.
    .title = Gain Item Rewards

TS-37 = In step 6 of the Resolve phase, Cleanup, all cards still in the active area go to the discard, defeated or not.
    .title = Cleaning up

TS-78 = An After effect whose card left the active area before the effect’s turn came is not resolved; one on a card that became active during the step is resolved.
    .title = Cards leaving or arriving
    .ruling = yes

TS-79 = You can gain an item reward only if its card is still in the active area and was defeated this round. One that you do not gain goes to the discard in Cleanup and is lost.
    .title = Items not gained
    .ruling = yes

## Endgame

TS-38 = The deck says what triggers the endgame. In general you face a boss in it.
    .title = Start of the endgame

TS-39 = In the first Activation of the endgame you follow the deck’s instructions (which boss, which other cards). In later endgame rounds you skip Activation.
    .title = Activation in the endgame

TS-40 = In the Cleanup of an endgame round, undefeated cards stay active and you face them again; defeated ones go to the discard as usual. The dice on the undefeated ones were exhausted in the Exhaust step, so the damage of those dice is gone.
    .title = Cleanup in the endgame

TS-41 = Unless the deck says otherwise, the boss is the only enemy that you must defeat.
    .title = Only the boss counts

TS-80 = Endgame cards that stay are not activated again: their During effects simply go on. Their icons, and effects that trigger on activation, do not happen again; their After effects do, each round.
    .title = Cards that stay
    .ruling = yes

TS-42 = A deck may trigger the endgame while stacks remain. The cards left in them stay there and you do not face them, unless the deck’s instructions, an icon or an effect activates them.
    .title = Stacks left over
    .ruling = yes

TS-90 = A deck in which all stacks can be empty at Activation without an endgame or an end of the game is faulty, and the deck check refuses it; it also refuses a deck whose endgame would begin before the first round. If the stacks become empty in the middle of Activation, before anything was activated, the endgame comes at once.
    .title = Faulty decks
    .ruling = yes

## Rewards and inventory

TS-43 = Rewards come in 2 kinds: instant rewards, which come with the defeat of their card, and item rewards, which you gain in the Gain Items step and keep in your inventory.
    .title = Kinds of reward

TS-83 = An instant reward comes with the defeat, whenever and however its card is defeated, not only in the Apply step. The card’s During effects have ended before you gain the reward, you resolve the reward before the next die is applied, and one that you decline is lost.
    .title = Timing of instant rewards
    .ruling = yes

TS-84 = Cards defeated by the same change are defeated together, and with them any card that falls only because another one fell; then you resolve their rewards, and what their defeats trigger, in the order you choose.
    .title = Defeated together
    .ruling = yes

TS-44 = You use a single-use item once and then discard it. An ongoing item works until it is discarded or the game ends. Once discarded it triggers nothing any more, not even what was about to be resolved.
    .title = Single-use and ongoing items
    .ruling = yes

TS-81 = You discard a single-use item after its benefit has resolved, and only then does it leave room. The standing effect of an ongoing item is not a “use”: it also works in the Roll step.
    .title = Using up items
    .ruling = yes

TS-45 = If an item names no time of its own, you may use it at any time except during the Roll step. You may discard any item at any time, the Roll step included.
    .title = When to use items

TS-46 = Your Strategy stat limits how many items you may hold at any time. With no room you cannot gain an item, but you may first use or discard items that you hold to make room.
    .title = Room for items

TS-47 = You cannot use an item before you gain it. You gain items one at a time, so you may use one that you have just gained to make room for the next.
    .title = Items one by one

TS-82 = “At any time” means between things, not inside them: before each step; between 2 activations, 2 applied dice, 2 After effects or 2 gained items; and when the damage total is known but not yet taken. Once your Health is below 1, it is too late (TS-68). Where you are asked a question anyway, the items you can use are offered beside it. You are asked separately only when the damage total is known, before each After effect (the first and an only one included) and before Exhaust; each time only if you have an item, an ability or the chip to use then, or if discarding an item you hold would change what comes: less damage, a defeat, another After effect.
    .title = What “any time” means
    .ruling = yes

TS-48 = The limit holds at any time: when your Strategy falls below the number of items you hold, the surplus must go. You discard items of your choice down to the limit at once; instead of discarding an item, you may use it if it may be used at that moment. You are asked as long as you hold too many, and no longer.
    .title = Too many items
    .ruling = yes

## Enemy effects

TS-49 = A During effect lasts from the activation of its card until that card is defeated or leaves the active area.
    .title = During effects

TS-50 = After effects trigger in the Resolve phase (step 2), once each, even if their card is defeated, as long as it is in the active area.
    .title = After effects

TS-51 = A Special effect sets its own timing and length, and it triggers even if its card is defeated.
    .title = Special effects

TS-85 = Once its card has left the active area, a Special effect goes on working only if its text says so.
    .title = When the card is gone
    .ruling = yes

TS-52 = When a card leaves the active area, by discard, by banishment or in any other way, you exhaust all dice applied to it.
    .title = Dice on removed cards

TS-53 = An effect or a reward that changes the damage of a die also changes the dice you have already applied. So does a hero’s ability, and so does the end of such a change.
    .title = Changed damage of dice
    .ruling = yes

TS-54 = A defeated enemy stays defeated, however the damage on it changes afterwards. A card is defeated at once when such a change makes the damage on it grow to its Health or past it.
    .title = Damage changes and defeat
    .ruling = yes

TS-86 = A card is also defeated at once when an effect lowers its Health to the damage on it. When a die leaves an undefeated card, the damage of that die goes with it.
    .title = Health lowered, dice removed
    .ruling = yes

TS-87 = Damage that an effect deals without a die stays on the card until the Exhaust step of the round.
    .title = Damage without a die
    .ruling = yes

## Terms

TS-55 = The active area is where you can interact with cards and dice; the cards and dice in it are active.
    .title = The active area

TS-56 = You can apply only active dice that are not yet applied. A die on a card is applied; a die in the active area and not on a card is unapplied.
    .title = Applied and unapplied

TS-57 = A banished component, die or card, is out of the game for good. When a die is banished, you take it from any area you choose (dice pool, active area whether applied or not, exhausted area), unless told otherwise.
    .title = Banished dice and cards

TS-58 = Every die in the active area is committed, applied or not.
    .title = Committed dice

TS-59 = A conflict begins when enemies are activated and ends when no enemies are in the active area; usually it is 1 Engagement. In the endgame, or in decks in which you keep facing the same enemies over several rounds, all those rounds are 1 conflict. A defeated enemy still in the active area counts. What you may use once per conflict can be used only during one.
    .title = What a conflict is
    .ruling = yes

TS-60 = Your dice pool is every die that is not committed, exhausted or banished.
    .title = The dice pool

TS-61 = A die that is returned moves from the active area (from a card or not) to your dice pool. A die that is recovered moves there from the exhausted area, never from elsewhere. Your Recovery stat limits only the Recover step, not what effects recover.
    .title = Returned and recovered
    .ruling = yes

TS-62 = Each of your { board-tray.in-all } unit dice is in exactly 1 place: in the dice pool, unapplied in the active area, on a card, exhausted or banished.
    .title = Where dice can be

TS-63 = Each card is in exactly 1 place: in a stack, in the active area, in your inventory, in the discard, banished, in play as your hero, or set aside.
    .title = Where cards can be

TS-89 = The discard, banished cards, your inventory and all dice are open to your view; only face-down cards and the cards below the top of a stack are hidden from you.
    .title = What you can see
    .ruling = yes

## Universal heroes

TS-64 = You may play a universal hero with any other deck, and it keeps its own properties and ability there. What the rules of its home deck say about them comes with it.
    .title = Universal heroes

TS-65 = You may play a hero that is not universal only with its own deck.
    .title = Heroes of a single deck

TS-88 = A hero’s ability works when its text says. If it is an ability that you have to use for it to work, and it names no time, it has the timing of an item (TS-45). It is not an item and takes no room.
    .title = Timing of hero abilities
    .ruling = yes

## House decks

TS-91 = While a mandatory card is on top of a stack, you must choose one of the stacks showing such a card whenever you activate a card, in Activation and for additional enemies alike.
    .title = Mandatory cards
    .ruling = yes

TS-92 = In this deck, once at least 1 stack is empty, you may begin the endgame instead of activating a card; when all stacks are empty, you must.
    .title = This deck’s endgame trigger
    .ruling = yes

TS-93 = The boss is drawn face down at setup, and you turn it face up when the endgame begins. It is activated, and with it 1 enemy for each mission that you have not finished.
    .title = The hidden boss
    .ruling = yes

TS-94 = You are dealt a face-up row of 3 missions, and only the first unfinished one counts progress. When its goal is met, you may take its reward (optional, like an instant reward), and the next one begins to count. A mission left unfinished when the endgame begins enters the final fight as an enemy with the Health and Damage printed on it.
    .title = The 3 missions
    .ruling = yes

TS-95 = Rung 0 of the difficulty ladder is the plain game. Each rung from 1 to 10 keeps everything of the rungs below and adds 1 hardship printed on the ladder (a stat lower, a die banished at setup, less on the chip). Rung −1 is the gentlest, and a rule of this house: you begin with 1 more Recovery than your hero card gives you.
    .title = The difficulty ladder
    .ruling = yes

TS-96 = You cannot use an item, an ability, a chip action or an optional text that could change nothing at the moment. You can discard an item instead.
    .title = Uses without effect
    .ruling = yes

TS-97 = What the chip counts is said by the deck: oil, days, money. It starts at the deck’s number and never goes below 0 or above its maximum. Where the deck gives it an action of its own, the chip pays for it.
    .title = What the chip counts
    .ruling = yes

TS-98 = When a single text rerolls or turns several dice of your choice, you handle them one at a time, in your order, and you see each result before you choose the next. A text that rerolls all dice of a kind rolls them at once.
    .title = Rerolling several dice
    .ruling = yes

TS-99 = Where a deck prints a peaceful way on a card, you may take it instead of activating that card as the first card of the round. You then resolve the text of that way, and the card goes to the discard without a fight.
    .title = The peaceful way
    .ruling = yes

TS-100 = If your deck has a map, you can choose only a stack next to the one you chose last, or any stack if all of those are empty.
    .title = Moving on the map
    .ruling = yes

TS-101 = A game that no longer comes to an end is lost: if 10 rounds in a row pass without anything for you to decide, after 200 rounds, and when texts trigger one another without end.
    .title = Stalemate
    .ruling = yes

TS-102 = A boss that a text brings out in an ordinary round stays active in Cleanup until it is defeated, and so do the undefeated cards beside it.
    .title = A boss lured out
    .ruling = yes

TS-103 = You may concede at any time. You then lose the game.
    .title = Conceding
    .ruling = yes

### The rulebook of The Reckoners: one clause per rule, in the order of reading.
### The attribute ruling marks a clause that settles what the printed rules leave open.

## Chapters

chapter-aim = Goal
chapter-setup = Setup
chapter-epics = The Epics
chapter-prologue = Prologue
chapter-roll = Reckoners phase: Roll
chapter-use = Reckoners phase: Use
chapter-symbols = The symbols
chapter-steelheart = Steelheart within reach
chapter-loot = Reckoners phase: Loot
chapter-acquire = Reckoners phase: Acquire
chapter-add = Epics phase: Add
chapter-activate = Epics phase: Activate
chapter-epic-actions = Epic actions
chapter-steelheart-tracks = Steelheart’s red and blue tracks
chapter-cards = Using cards
chapter-what-cards-do = What the cards do
chapter-together = Deciding together
chapter-places = Where everything is

## Goal

RK-01 = You all win or lose together. You win at once when Steelheart’s Health reaches 0.
    .title = Winning

RK-02 = You lose at once when the Population reaches 0.
    .title = Losing

RK-03 = You cannot attack Steelheart’s Health before you have brought his Research to 0.
    .title = Research first

RK-04 = If you play alone, you run 2 Reckoners. If you are 2 or 3 players, you may run several Reckoners each. Every Reckoner stands alone: dice, tokens and cards are never pooled. There are at most 6 Reckoners, and setup counts Reckoners, not players.
    .title = Players and Reckoners

RK-99 = You may concede at any time if you all agree. You then lose together.
    .title = Conceding
    .ruling = yes

## Setup

RK-05 = There is 1 district more than there are Reckoners. The districts form a circle: each has exactly 2 neighbours, and there is a clockwise direction.
    .title = The city

RK-06 = Each district gets a random Epic, face up. The rest of the 25 Epics form the Epic deck.
    .title = The first Epics

RK-07 = At setup, each Epic’s action bracket stands after its third action: 3 actions are on its left.
    .title = Brackets at setup

RK-08 = Each Epic’s Research and Health markers stand on the starting values of its card.
    .title = Markers at setup

RK-09 = The Population starts at 40, and you have $4. The base marker starts on the top space of its track.
    .title = Population, money and base

RK-10 = Shuffle the equipment deck of 29 cards and turn up 4 of them: they form the market.
    .title = The market

RK-11 = Steelheart’s starting Research depends on the difficulty and on the number of Reckoners. With 2, 3, 4, 5 and 6 Reckoners it is: easy 18, 23, 28, 32, 36; normal 20, 26, 32, 36, 41; hard 25, 30, 35, 40, 45; firefight 28, 33, 38, 44, 49. Once he is weakened, his Health starts at the same number.
    .title = Steelheart’s Research and Health

RK-12 = The difficulty decides which sides of Steelheart’s Power board and Adjustment board you use, in this order: easy A and A, normal A and B, hard B and A, firefight B and B. Each number of Reckoners has its own Adjustment board.
    .title = Sides of the boards

RK-13 = Steelheart has 4 action tracks. Each has its own bracket, which starts after the second action.
    .title = Steelheart’s tracks

RK-14 = In the supply are 25 Enforcement, 8 Barricades, 20 plan tokens, 1 special die of each of the 6 kinds, and the dice of Reckoners who are not in play. Enforcement and Barricades can run out; plan tokens never do.
    .title = The supply
    .ruling = yes

RK-15 = You choose your Reckoner or draw one. Each Reckoner has an ability card, 3 special dice in that Reckoner’s colour, 3 basic dice, a figure, and 1 plan token on the board, which can be used from the first Reckoners phase on. Cody also has the Sniper token.
    .title = What a Reckoner has

RK-16 = The abilities are: Improvise for David, Checkmate for Megan, Faith for Abraham, Lead the Way for Prof, Sniper for Cody, Operations for Tia.
    .title = Whose ability
    .ruling = yes

## The Epics

RK-17 = An Epic has a name, a starting Research, a starting Health (a number, or infinite), a weakened Health, 1 action track, and loot. The loot always includes some Steelheart research.
    .title = What an Epic has

RK-18 = An Epic’s Research can rise above its starting value, to at most 5. At 0 the Epic is weakened, and from then on its Research never rises above 0.
    .title = Research and weakening

RK-19 = When an Epic is weakened, its Health marker moves to the weakened value. If it already stands there or lower, it stays where it is.
    .title = Weakened Health

RK-20 = An Epic with infinite Health can be neither attacked nor defeated until it is weakened.
    .title = Infinite Health

RK-89 = An Epic whose Health is a number can be attacked and defeated while its Research is above 0. An Epic printed with Research 0 is weakened from the start.
    .title = Attacking without research
    .ruling = yes

RK-21 = An Epic’s Health can rise above its starting value, to at most 10. At 0 the Epic is defeated, and its Health never rises again.
    .title = Health and defeat

RK-22 = A bracket always has at least 1 action on its left and 1 on its right.
    .title = Where a bracket can stand

RK-23 = When an Epic is activated, all actions to the left of its bracket are carried out, from left to right.
    .title = What activation means
    .ruling = yes

## Prologue

RK-24 = Steelheart is put in a random district. Only his red track is activated: no Epic, and none of his other tracks. Then roll the movement die, and he moves that many districts clockwise, which may bring him back to the same one.
    .title = Steelheart enters the city

RK-25 = Then you may buy equipment with your starting money, as in the Acquire step. After that, you put each figure in a district of your choice.
    .title = First purchases, first places

RK-26 = Then you play round after round until the game ends: first the Reckoners phase (Roll, Use, Loot, Acquire), then the Epics phase (Add, Activate).
    .title = Rounds

## Reckoners phase: Roll

RK-27 = All of you roll at the same time, up to 3 times. You roll all your own dice, those of your equipment included, but not confiscated ones. A Reckoner without any die skips the roll.
    .title = Up to three rolls
    .ruling = yes

RK-28 = After your first and your second roll you must keep at least 1 of the dice that you just rolled. You may keep more; all the others you roll again. After your third roll you keep them all. A kept die is never rolled again.
    .title = Keeping dice

RK-29 = You need not keep in step with the others. You may wait to see another player’s result before you choose what to keep.
    .title = Waiting for others

## Reckoners phase: Use

RK-30 = When all of you have finished rolling, you use your dice in any order that you agree on, and you may take turns die by die. You need not use them all, but an unused die is worth nothing.
    .title = In any order

RK-31 = Finish using one die before another is used. You may split the symbols of one die over several Epics or tracks within reach, Steelheart’s too.
    .title = One die after the other

RK-86 = RK-31 binds the whole table: no other die, token or card of anyone comes between the symbols of one die. Symbols that find nothing to affect are lost.
    .title = Nothing comes between
    .ruling = yes

RK-32 = Move: with any die, whatever it shows, you move your figure once, to any other district. You cannot if there is a Barricade in the district that you leave or enter.
    .title = Move
    .ruling = yes

RK-33 = Remove a Barricade: with any die, whatever it shows, you remove 1 Barricade from any district. It is the only use of a die that works at a distance.
    .title = Remove a Barricade

RK-34 = A single Barricade is enough to stop every Reckoner from entering or leaving its district. A district may hold several, and each of them must be removed.
    .title = What a Barricade stops

RK-87 = Barricades never hinder Steelheart. Your move is hindered only by those in the district that you leave and in the one that you enter.
    .title = What a Barricade does not stop

RK-43 = You may use a die, a plan token or the result of a card to activate an ability card or an equipment card. The whole die is then spent, with all its symbols.
    .title = Activate a card

## The symbols

RK-35 = Money: each symbol gives you $1. All of you share the money.
    .title = Money

RK-88 = Money has no upper limit and cannot go below 0. The Population stops at 0, and nothing raises it.
    .title = Limits of money and Population
    .ruling = yes

RK-36 = Attack Enforcement: each symbol removes 1 Enforcement from your district.
    .title = Attack Enforcement

RK-37 = Contain: each symbol moves a bracket 1 to the left, that of an Epic in your district or, if he is there, one of Steelheart’s. A bracket never moves past the first action.
    .title = Contain

RK-38 = Research: each symbol lowers the Research of an Epic in your district by 1 or, if he is there, Steelheart’s. It does nothing to a weakened Epic.
    .title = Research

RK-39 = Attack Epic: each symbol lowers the Health of an Epic in your district by 1 or, if he is there, Steelheart’s. It does not work on infinite Health.
    .title = Attack Epic

RK-40 = The card of a defeated Epic leaves its district at once and is set aside for its loot. Enforcement, Barricades and Reckoners stay in the district.
    .title = A defeated Epic

RK-41 = Plan: each symbol gives you a plan token. Keep it beside your board. At the end of the Reckoners phase it moves onto the board, and you may use it from the next Reckoners phase on.
    .title = Plan

RK-42 = In the Use step, and in no other, you may spend a plan token that is on your board: as one die with any single symbol, to move, to remove a Barricade, or to activate a card. There is no limit to how many you hold or spend. A plan token is not a basic die, so nothing doubles it.
    .title = Plan tokens
    .ruling = yes

## Steelheart within reach

RK-44 = If your figure is in the same district as Steelheart, you can act on him. His 4 tracks are contained separately. His Health is infinite until he is weakened.
    .title = Acting on Steelheart

RK-45 = When Steelheart’s Research reaches 0, by dice or by loot, his Health track replaces it at once, at the value of RK-11.
    .title = Steelheart weakened

RK-93 = Once Steelheart’s Research is at 0, further Research symbols are lost; they do not hurt him. If there is a Fortify on his own tracks, it raises his Research by 1 (once he is weakened, his Health), never above the value of RK-11. If that cannot rise, the Population falls by 1.
    .title = Steelheart’s limits
    .ruling = yes

## Reckoners phase: Loot

RK-46 = You now take the loot of every Epic that was defeated in the Use step just before; it cannot be taken later. Loot works in any district, wherever the Reckoners are. In which order you take it never matters: what leaves no choice is taken automatically, the rest is shared out.
    .title = Taking loot
    .ruling = yes

RK-47 = Each kind of loot on a card has a value. Enforcement: remove that many Enforcement, from any districts. Contain: move brackets that many steps to the left, spread over any Epics and tracks, Steelheart’s too, but never past the first action. Plan: share out that many plan tokens as you like; they go straight onto the boards and can be used from the next Use step on. Money: you gain that much. Steelheart research: his Research falls by that much; it affects no other Epic, and does nothing once he is weakened. What finds no target is lost.
    .title = Kinds of loot

RK-48 = Epics whose loot was taken form the defeated pile, face up.
    .title = The defeated pile

## Reckoners phase: Acquire

RK-49 = Together you may buy face-up equipment for its cost, as many cards as your money allows. You name the Reckoner who gets each card. Right after each purchase the gap is refilled from the deck.
    .title = Buying equipment

RK-50 = Equipment stays with its Reckoner for the whole game: you cannot trade it or give it away. A Reckoner can have any number of cards.
    .title = Equipment stays

RK-95 = Only its Reckoner uses an equipment card, from the next Reckoners phase on; if it gives a die, that die is in the next roll. A card that was used this round is ready again in the next.
    .title = Who uses it, and when

RK-51 = For $1 you may refresh the market: the 4 face-up cards leave the game, and 4 new ones are turned up. You may do this at any time in this step and any number of times.
    .title = Refreshing the market

RK-52 = For $2 each, you may buy back any confiscated dice. Each returns to its owner.
    .title = Buying back dice

RK-53 = When the equipment deck is empty, the market is not refilled. A refresh turns up as many cards as are left, at most 4; if none is left, you cannot refresh.
    .title = The empty equipment deck
    .ruling = yes

## Epics phase: Add

RK-54 = Clockwise from Steelheart’s district, each district without an Epic gets a new one. Its markers stand on its starting values, its bracket after the first action. If the Epic deck is empty, the defeated pile is shuffled and becomes the new deck.
    .title = New Epics
    .ruling = yes

## Epics phase: Activate

RK-55 = Clockwise from the Epic in Steelheart’s district, the Epics are activated one by one, each completely, new ones included. Steelheart comes last.
    .title = In which order

RK-56 = After an Epic’s actions its bracket moves right by 1, and by 1 more for each Enforcement that is then in its district. Those just added count.
    .title = The bracket moves right

RK-57 = A bracket never passes the place before the last action. For each step that it cannot make, the last action is carried out once, at once. Enforcement added in this way does not add steps.
    .title = At the end of the track

RK-58 = Steelheart carries out all actions to the left of his 4 brackets, track by track from top to bottom. Then roll the movement die, and he moves that many districts clockwise, which may bring him back to the same one. His brackets do not move right here, whatever Enforcement is with him: only other Epics’ actions do that.
    .title = Steelheart’s activation

## Epic actions

RK-59 = Fortify: this Epic’s Research and Health each rise by 1; if it is weakened, only its Health. If one of them is at its maximum, only the other rises. If neither can rise, the Population falls by 1.
    .title = Fortify

RK-68 = Infinite Health counts as being at its maximum: Fortify raises only the Research, and with Research at 5 it costs 1 Population.
    .title = Fortify with infinite Health
    .ruling = yes

RK-60 = Reinforce: 1 Enforcement is added in the district. If all 25 are on the board, each such action makes the Population fall by 1.
    .title = Reinforce

RK-61 = Attack Population: the Population falls by the number shown, 1 for each person icon.
    .title = Attack Population

RK-62 = Share: the action that is shared is carried out for the 2 Epics (or districts) next to this one, not for this one. Enforcement added in this way matters this round only for Epics not yet activated.
    .title = Share

RK-92 = When an Epic shares, its clockwise neighbour comes first. Each neighbour is judged on its own: supply, maximum, loss of Population. Sharing affects Epic cards, never Steelheart. Only Fortify, Reinforce and Barricade are shared.
    .title = Sharing in detail
    .ruling = yes

RK-63 = Barricade: as many Barricades as shown are added in the district, 1 for each icon. If all 8 are on the board, each icon without effect makes the Population fall by 1.
    .title = Barricade
    .ruling = yes

RK-64 = Strengthen: Steelheart’s bracket of the colour shown moves right by the number shown, 1 for each icon. For each step past the end, that track’s last action is carried out instead.
    .title = Strengthen

RK-91 = Each step past the end of the red track puts 1 Enforcement in Steelheart’s district at once; past the end of the blue track, 1 Barricade. If the supply has none, the Population falls by 1.
    .title = Past the end of red and blue
    .ruling = yes

RK-65 = Discover base: the base marker moves down by 1. If it already is at the bottom, a base is found: together you choose 1 die to lose, which is confiscated, and the marker returns to the top.
    .title = Discover base

RK-94 = You may choose any die that any Reckoner holds, one from equipment too, but none from the supply and none that is already confiscated. Its owner stays the same. If there is no die left, only the marker returns.
    .title = The die to lose
    .ruling = yes

## Steelheart’s red and blue tracks

RK-66 = Red track: take as many Enforcement as there are actions to the left of the bracket. Deploy them in groups of the deployment value, clockwise from Steelheart’s district; the last group may be smaller.
    .title = The red track

RK-67 = Blue track: take as many Barricades as there are actions to the left of the bracket. Put 1 in each district, clockwise from Steelheart’s district.
    .title = The blue track

RK-90 = The red and the blue track go round the circle again if need be. Each Enforcement or Barricade that the supply lacks costs 1 Population instead.
    .title = Going round again; shortages
    .ruling = yes

## Using cards

RK-69 = Permanent: the card always works, at no cost.
    .title = Permanent cards

RK-70 = Once per round, free: you may use the card in the Use step of each Reckoners phase, at no cost. Faith works only in the Roll step.
    .title = Free cards

RK-71 = Once per round, with a cost: in the Use step, you spend a die that shows at least 1 of the required symbols. A plan token can pay too, and so can the result of a card with such a symbol.
    .title = Cards with a cost

RK-96 = Improvise, Operations, Sniper, the single-result cards (RK-81) and the travel cards (RK-82) are free. The cards of RK-79 and RK-80 have a cost.
    .title = Which cards are free
    .ruling = yes

RK-84 = The actions that one card gives count as one die. You finish them before another die is used, and to activate another card you spend all of them together.
    .title = One card, one die

RK-97 = Once 1 symbol of a die or of a group has been used for its action, you can no longer use the rest to move, to remove a Barricade or to activate a card. A card’s result is used at once or lost.
    .title = No half measures
    .ruling = yes

## What the cards do

RK-72 = Improvise: turn one of your unused dice to a face of your choice that it has. The new face counts as shown, so it can be doubled.
    .title = Improvise
    .ruling = yes

RK-73 = Faith: in the Roll step, reroll any of your own dice of the current roll, the third too, before you decide what to keep; never dice kept from an earlier roll. This is not one of your 3 rolls.
    .title = Faith
    .ruling = yes

RK-74 = Operations: give a plan token from the supply to a Reckoner other than Tia. It goes straight onto that Reckoner’s board and can be used at once or later.
    .title = Operations

RK-75 = Sniper: put the Sniper token in any district. For the rest of the Use step, Cody’s dice, plan tokens and equipment work there as well as in his own district; then the token comes back. Barricades do not affect the token, and it moves no figure.
    .title = Sniper
    .ruling = yes

RK-76 = Swap cards (Forensic Kit, Gravatonics, Trap): on your dice and the results of your equipment, you may read the 2 named symbols as each other. You choose for each symbol on its own. A swapped symbol may pay for a card.
    .title = Swap cards

RK-77 = Die cards (Dowser, Epic DNA, Gauss Gun, Harmsway, Jacket, Tensors): you have 1 more die of the named colour, from the supply. You may have more than 6 dice.
    .title = Die cards

RK-78 = Double cards (Camera, Evidence, Explosives, Flash Grenade, Twin Pistols): the named symbol on your basic dice counts twice; not on special dice, tokens or cards. It must be the face shown: a swapped symbol is not doubled, but each of the 2 doubled ones may be swapped.
    .title = Double cards

RK-79 = Result cards (Bank Vault, Bribe, Checkmate, EMP, Imager, Lead the Way): the card acts as one die with the printed results. You may also use it to move, to remove a Barricade or to activate another card; the whole result is then spent on that.
    .title = Result cards

RK-80 = Anywhere cards (Grenade Launcher, Notebooks, Safe House): as RK-79, and the results work in any district; you choose one for each symbol. If you use the card to move or to activate another, nothing gains that reach; if you remove a Barricade, RK-33 applies as usual.
    .title = Anywhere cards
    .ruling = yes

RK-81 = Single-result cards (Disguise, Grenade, Night Vision Goggles, Rifle, Schematics): the card gives its one printed result, which you use as a die. You may also use it to move, to remove a Barricade or to activate a card. The Decoy Drone is one of them too, and its result works in any district.
    .title = Single-result cards

RK-82 = Travel cards (Helicopter, Motorcycle): move your own figure to any other district, and nothing else. Barricades still stop it.
    .title = Travel cards
    .ruling = yes

RK-83 = EMP is activated by an Attack Enforcement result and gives 3 Contain. Checkmate is activated by a Contain result and gives 3 Attack Epic. Gravatonics swap Contain and Attack Enforcement.
    .title = Three known cards

## Deciding together

RK-98 = Some things you decide together: purchases and for whom, refreshing, buying back, sharing out loot, the die to lose. Any player may do them, and the log says who did. The step ends when everyone has said that they are done. If you’re done, you may come back after another Reckoner has acted. A step in which something was done ends only by the word of those who could still act or come back, never by the act itself. The die to lose must be named before anyone can be done; another player may name another, once per Reckoner, and then everyone has to agree again. What was bought stands.
    .title = Joint decisions
    .ruling = yes

## Where everything is

RK-85 = Enforcement on the board and in the supply is always 25 together, Barricades 8. Each die is with exactly one owner, in the supply or confiscated. Each Epic card and each equipment card is in exactly one place.
    .title = Each thing in one place

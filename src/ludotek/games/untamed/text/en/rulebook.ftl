### The rulebook of Untamed: one clause per rule, in the order of reading.
### The attribute ruling marks a clause that settles what the printed rules leave open.

## Chapters

chapter-aim = Goal and components
chapter-setup = Setup
chapter-turn = The turn
chapter-ready = Ready and exhausted
chapter-power = Power
chapter-support = Support and control
chapter-playing = Playing cards
chapter-attacking = Attacking
chapter-order = Order of effects
chapter-once-a-turn = Stronghold ability and bought cards
chapter-power-bonus = Power Bonus
chapter-losing = Losing a Stronghold
chapter-keywords = Keywords
chapter-multiplayer = More than two players
chapter-modes = Modes
chapter-hidden = Who knows what, and where cards are

## Aim and material

UN-01 = You win by destroying all 3 of your opponent’s Strongholds; in the team modes, the whole stack that the other team shares.
    .title = Winning

UN-02 = You lose at once when you must draw a card and your deck is empty.
    .title = The empty deck

UN-64 = UN-02 applies only to a draw that you have to make: in Upkeep, for a lost Stronghold, or because another player’s card forces you. A draw of your own choice never makes you lose: with an empty deck you cannot pay 2 Power for a card, and an effect of your own card draws only what is there.
    .title = Forced draws and free draws
    .ruling = yes

UN-65 = If all players who are still in the game lose at the same moment, or both teams do, the game is a draw between them. Whoever was out before that has lost.
    .title = Drawn games
    .ruling = yes

UN-03 = There are nine factions: Chameleon, Crocodile, Fox, Panda, Rabbit, Raccoon, Rat, Rhino and Tiger. Each has 1 Stronghold and 5 different cards with 3 copies of each: 135 cards in all, 96 of them Animals and 39 Items. A box also has 12 damage tokens and 12 Fury tokens; these are only markers, so their number limits nothing.
    .title = What is in the box
    .ruling = yes

UN-04 = Each faction plays in its own way. Chameleons profit when you play several cards in a turn. Crocodiles use Last Words and trigger them again. Foxes change Attack values and arrange your own deck. Pandas rely on Stronghold abilities and give you extra Support. Rabbits come in swarms and stay flexible through Arrival. Raccoons protect your other Animals and raise their Attack. Rats are all-rounders who play and use cheap Animals. Rhinos shift damage tokens and make a lot of Fury. Tigers reward you for defeating Animals.
    .title = How the factions play

UN-05 = A Stronghold has 7 Health; those of the Alpha have 14 (UN-59).
    .title = Health of a Stronghold

## Setup

UN-06 = The starting player is chosen at random. You take turns choosing a faction until each of you has 3; the starting player chooses first. A faction can be taken once for each box in use, and you cannot take one that you already have unless no other is left.
    .title = Choosing factions
    .ruling = yes

UN-07 = Before any card is drawn, you stack your 3 Strongholds face up in an order of your choice; the one on top is in play. All players choose their order in secret and then show their top Strongholds together.
    .title = Stacking the Strongholds
    .ruling = yes

UN-08 = You shuffle all Animals and Items of your 3 factions, 45 cards, into a deck and put it face down.
    .title = Your deck

UN-09 = If you do not play first, you put the top card of your deck, unseen and face down, under your Strongholds before you draw your hand: this is your Power Bonus.
    .title = Power Bonus for later players

UN-10 = As your opening hand you draw 8 cards if you play first, 9 if you play second, and 10 if you play third or later. (The printed setup gives 9 to all later players, the multiplayer chapter 10; the latter applies.)
    .title = The opening hand
    .ruling = yes

UN-11 = Once, before the game begins, you may take a mulligan: shuffle your whole hand into your deck and draw a new hand of the same size. A Power Bonus stays where it is. Players decide in turn order, after all hands are drawn and before UN-12.
    .title = Mulligan
    .ruling = yes

UN-12 = Then each player puts 1 card from hand face up into their own Support zone. All choose in secret and show their cards together.
    .title = First Support
    .ruling = yes

## The turn

UN-13 = Your turn is the Main phase and then the Upkeep phase; after it the next player’s turn begins. The first turn of the game has no special limits, and your hand may have any size.
    .title = Two phases
    .ruling = yes

UN-14 = In the Main phase you may do any of the following, in any order: play cards; attack with Animals; play a card as Power (once per turn); use your Stronghold’s ability (once per turn); pay 2 Power to draw a card (once per turn); use Power Bonuses. None of it is mandatory.
    .title = Main phase

UN-15 = In Upkeep you do the following, in this order: ready all your exhausted cards; draw 2 cards; put 1 card from your hand face up into your Support zone. All of it is mandatory.
    .title = Upkeep phase

## Ready and exhausted

UN-16 = An Animal enters play exhausted. If it has Rush or you play it with Rally, it enters ready instead.
    .title = How Animals enter play

UN-17 = A card that you play as Power enters ready.
    .title = Power enters ready

## Power

UN-18 = Each face-down card in your Power zone is 1 Power, and you can have at most 5 there; Power Bonuses do not count. An effect that would add a sixth does not add it.
    .title = Power and its limit
    .ruling = yes

UN-19 = To play a card you first pay its Power cost by exhausting that many of your ready Power cards. If you cannot pay a cost in full, you cannot play the card or take the action.
    .title = Paying Power

UN-20 = Once per turn you may play any card from your hand face down into your Power zone, as Power; not if you are at the limit.
    .title = Playing a card as Power

## Support and control

UN-21 = Each card in your Support zone is 1 Support. Cards come there face up: the one from Upkeep, Items that you played, after their effect, your defeated Animals, and cards discarded from your hand.
    .title = Where Support comes from

UN-22 = You pay a Support cost by removing that many cards from the game: cards of your choice, from your own Support zone.
    .title = Paying Support

UN-23 = You never have to pay Support; but unless you pay the whole cost, the effect does not happen. You pay costs before the effect resolves.
    .title = All or nothing

UN-24 = A card always goes to its owner’s Support zone, never to another player’s. This is also true of a card that is discarded from a deck.
    .title = Whose Support zone
    .ruling = yes

UN-71 = You control an Animal that is in play on your side: you attack with it, count it among your 7, decide on its effects and pay for them, and you are the “you” in its text. Whichever zone it leaves play for is its owner’s.
    .title = Owner and controller
    .ruling = yes

## Playing cards

UN-25 = You may play any number of cards in a turn as long as you can pay for them, even a card whose effect will do nothing.
    .title = As many as you can pay
    .ruling = yes

UN-26 = An Item resolves at once and then goes to its owner’s Support zone, so it cannot pay for its own effect. It lies there before effects that it triggered on other cards are resolved.
    .title = Items
    .ruling = yes

UN-27 = You put an Animal into play in front of your Stronghold. You can have at most 7 Animals in play; with 7 you cannot play another. An effect that would give you an eighth, in whatever way, does not.
    .title = Animals and their limit
    .ruling = yes

UN-28 = You never have to use an effect that benefits you: gaining Fury, an ability with a Support cost, Arrival, Last Words. You use or decline an effect as a whole. One that only harms you, and that neither its keyword nor its text makes optional, you must carry out. You need not give a benefit to an opponent: where only opposing targets are left, you may decline.
    .title = Optional effects
    .ruling = yes

UN-77 = Cards that you have “played this turn” are those that you played for Power, with Focus or with Rally. Cards that you played as Power do not count, nor do Animals that an effect put into play. A card that you play counts for its own text, too.
    .title = Played this turn
    .ruling = yes

## Attacking

UN-29 = To attack, you exhaust a ready Animal of yours and choose its target: the opposing Stronghold or an opposing Animal. Animals do not block, except those with Guard.
    .title = How to attack

UN-72 = What happens “when this Animal attacks” comes after you have chosen the target and before the damage. If attacker or target is no longer in play then, or has changed sides, no damage is dealt, and the attacker stays exhausted.
    .title = Effects before the damage
    .ruling = yes

UN-30 = When you attack a Stronghold, put as many damage tokens on it as your Animal’s Attack.
    .title = Attacking a Stronghold

UN-31 = When you attack an Animal, both Animals deal damage equal to their Attack to each other at the same time, even if the defender is exhausted.
    .title = Attacking an Animal

UN-32 = A card with at least as much damage as Health is eliminated: an Animal goes to its owner’s Support zone, a Stronghold is removed from the game.
    .title = Elimination

UN-33 = Damage stays on a card until an effect removes it or the card is eliminated.
    .title = Damage stays

UN-34 = An Animal can attack as often as you can exhaust it: normally once per turn, unless an effect says otherwise. An Animal that an effect readies may attack again.
    .title = How often an Animal attacks
    .ruling = yes

UN-35 = Attack includes Fury, unless a text says base or printed Attack. Base Attack is the printed number, without Fury and without other changes. An Attack below 0 counts as 0.
    .title = Attack and base Attack
    .ruling = yes

UN-73 = An Animal that an effect defeats is defeated just as if by damage: it goes to the Support zone and has its Last Words. An Animal that leaves play in another way (to the hand, to the deck, out of the game) is not defeated; it loses its tokens all the same.
    .title = Defeated or otherwise gone
    .ruling = yes

## Order of effects

UN-74 = A fight or an effect is carried out to its end. Then all cards with enough damage are eliminated together, and only then is what this triggered resolved.
    .title = Finish the effect first
    .ruling = yes

UN-75 = Of several things that are triggered at the same time, a fallen Stronghold comes first; then come the effects of the active player (or team), in an order of that player’s choice; then those of the others, in turn order. What an effect triggers is resolved before anything that was already waiting.
    .title = Simultaneous effects
    .ruling = yes

## Stronghold ability and bought cards

UN-36 = Once per turn you may use your Stronghold’s ability: you pay its Support cost, and its effect happens at once.
    .title = The Stronghold’s ability

UN-37 = Once per turn you may pay 2 Power to draw a card.
    .title = Buying a card

UN-38 = “Once per turn” counts for the turn, not for each Stronghold: if a new Stronghold of yours is uncovered in your own turn, it does not give you a second use.
    .title = Once per turn
    .ruling = yes

## Power Bonus

UN-39 = To use a Power Bonus, put that card face down on top of your deck; the next card that you play this turn costs 1 Power less. You may use as many as you have, also several for the same card.
    .title = Using a Power Bonus

UN-40 = You use your Power Bonuses only in your own Main phase, and the reduction lasts only for this turn. A cost never goes below 0.
    .title = When, and how long
    .ruling = yes

UN-66 = A card effect can give you a Power Bonus: the top card of your deck goes unseen and face down under your Strongholds. This is not a draw, so an empty deck gives you none and nobody loses by it. You may have any number of Power Bonuses, and you keep them when a Stronghold falls. Of several, the one laid down last is used first.
    .title = Gaining a Power Bonus
    .ruling = yes

UN-67 = The reduction is only for the Power cost of a card, neither for the card that you buy for 2 Power nor for a Support cost. The next card that you play uses it up, whatever it costs and however you play it (cost 0, Focus, Rally); a card that you play as Power does not.
    .title = What it reduces
    .ruling = yes

## Losing a Stronghold

UN-41 = When your Stronghold is destroyed, you at once draw as many cards as you have lost Strongholds so far, this one included (Hydra: UN-60).
    .title = Cards for a lost Stronghold

UN-42 = Of the cards that you draw for a lost Stronghold, those with the Rally symbol, Animals or Items, you may play at once without paying Power. Support costs of their effects are still to be paid. Their effects resolve at once, even in another player’s turn.
    .title = Rally

UN-68 = What you do not play with Rally stays in your hand and has its usual cost later. Rally is only for the cards of this draw, not for cards that a Rally card lets you draw; an Animal for which the limit of 7 leaves no room stays in your hand.
    .title = Only the cards of this draw
    .ruling = yes

UN-43 = Animals that you play with Rally enter ready. Their Arrival works; abilities that allow attacks, such as Rush (or an Arrival that lets the Animal attack), do not.
    .title = Animals played with Rally

UN-44 = The destroyed Stronghold is removed, and the next one in your stack is your new Stronghold. Damage beyond what was needed does not carry over. The new one may be attacked in the same turn.
    .title = The next Stronghold
    .ruling = yes

UN-69 = The order is: the fallen Stronghold is removed, the next one is uncovered, all cards are drawn, then its owner plays Rally cards one by one in any order, each with everything that it triggers; then the interrupted turn goes on.
    .title = When a Stronghold falls: order
    .ruling = yes

UN-70 = An Animal that you play with Rally in your own Main phase may attack in that turn like any ready Animal, Strongholds included.
    .title = Rally in your own turn
    .ruling = yes

UN-45 = When your last Stronghold is destroyed, you have lost. You draw nothing for it.
    .title = The last Stronghold
    .ruling = yes

UN-91 = You may concede at any time, also when it is not your turn. You have then lost, as if your last Stronghold had been destroyed; in Hydra and Manticore your whole team has lost.
    .title = Conceding
    .ruling = yes

## Keywords

UN-46 = Arrival: happens when the Animal enters play; you may decline it.
    .title = Arrival

UN-47 = Last Words: happen when the Animal is defeated and eliminated; you may decline them.
    .title = Last Words

UN-76 = Last Words resolve when the Animal already lies in the Support zone: there it is Support and may even pay for its own Last Words, and its place among the 7 is free. Its Attack and the like are what they last were in play.
    .title = Last Words from the Support zone
    .ruling = yes

UN-48 = Rush: the Animal enters ready. In the turn in which it enters play, it may attack opposing Animals but no Stronghold, not even if an effect readies it again (with Rally: UN-70).
    .title = Rush
    .ruling = yes

UN-49 = Focus X: you may pay X Support instead of the card’s Power cost. You pay all in Support or all in Power, never a mix.
    .title = Focus
    .ruling = yes

UN-50 = Fury: a token that gives +1 Attack while it is on the card. A defeated card loses all its Fury (other ways out of play: UN-73).
    .title = Fury

UN-51 = Guard: the Animal must be defeated before other Animals or the Stronghold can be attacked. Among several with Guard the attacker chooses. Guard works while the Animal is exhausted, and it does not affect Items or abilities. It protects only its controller’s side (UN-81); an attack that an ability allows is still an attack.
    .title = Guard
    .ruling = yes

UN-52 = Rally: see UN-42.
    .title = The Rally symbol

UN-53 = Reveal: you show the card to your opponents and put it back where it was; several cards from the top of a deck go back in the same order. Partners see it too. Revealing is not drawing, and a deck that is too short shows what it has.
    .title = Reveal
    .ruling = yes

## More than two players

UN-54 = The third player and all later ones begin with 10 cards and 1 Power Bonus. With more than three players a second box is used, so each faction is there twice.
    .title = Later players, second box

UN-78 = Seats are numbered in turn order, and turns pass to the left: the player to your left is the one who plays next.
    .title = To your left
    .ruling = yes

UN-79 = Hunter, Survival of the Fittest and Alpha are for three or more players, Hydra is for four or six, Manticore for four; the book advises four at most. The first three are offered for 3 to 6 players, as many as two boxes supply. In the team modes the seats alternate between the teams (A1, B1, A2, B2 and so on), in the draft as well.
    .title = How many players
    .ruling = yes

UN-55 = With three players, players 1 and 2 take 1 faction each and player 3 takes 2; then player 1 takes 1, player 2 takes 2 and player 3 takes 1. Finally player 1 takes the last one left as a third.
    .title = Draft for three
    .ruling = yes

UN-56 = With four players, players 1 and 2 take 1 faction each, players 3 and 4 take 2 each; then players 1 and 2 take 2 each, players 3 and 4 take 1 each. With five or six, the first three players take 1 each and the others 2 each, then the first three 2 each and the others 1 each.
    .title = Draft for four to six
    .ruling = yes

UN-80 = If you are defeated while the game goes on, you are out: all your own cards leave the game without Last Words, cards of others go to their owners’ Support zones, a turn of yours in progress ends at once, and your later turns are skipped.
    .title = Out of the game
    .ruling = yes

UN-81 = Guard protects only the Animals and the Stronghold of its own player; in Hydra and Manticore those of the whole team.
    .title = Whom Guard protects
    .ruling = yes

UN-82 = On cards, “you” is one player (in Manticore the team, with the hand of the member who acts), and an “opponent” is any one player of your choice whom you may attack. In Hydra your partner’s cards are not “yours”, except for the Stronghold that you share. “Any” and “each” mean the Animals and Strongholds of every player: your partner’s too, and those of the Alpha’s other opponents (in Hunter, UN-57 limits the Strongholds).
    .title = You and your opponents
    .ruling = yes

## Modes

UN-57 = Hunter (three or more): you may attack only the Stronghold of the player to your left, but Animals of any opponent. The first player to defeat another wins. Card effects, too, reach no other opposing Stronghold than that one; so the winner is the hunter of the defeated player, also of one who loses by UN-02.
    .title = Hunter
    .ruling = yes

UN-58 = Survival of the Fittest (three or more): you may attack anyone; the last survivor wins (players who are out: UN-80).
    .title = Survival of the Fittest

UN-59 = Alpha (three or more): one player is the Alpha and plays against all others. The Alpha’s Strongholds have 14 Health. The Alpha may play a card as Power twice per turn, can have at most 10 Power, and in Upkeep draws 2 cards more than there are opponents and puts as many cards into Support as there are opponents. The Alpha always begins, and wins by defeating all others; the others win together by defeating the Alpha. They may not attack each other.
    .title = Alpha
    .ruling = yes

UN-90 = You agree on the Alpha when you set up the game, or draw lots; the Alpha is player 1 in every respect (draft, 8 cards, no Power Bonus, 1 Support card in setup). The Alpha’s opponents are counted as long as they are in the game. Those already out share the win of the others. The others do not see each other’s hands.
    .title = Details of Alpha
    .ruling = yes

UN-60 = Hydra (2 against 2, or 3 against 3): each team shares its Strongholds. Each player drafts 3 factions; a team of two chooses 4 of its Strongholds, a team of three 6, and their order. Each of you has your own deck, Support zone, Power zone and hand. Partners play in the same turn, may talk and see each other’s cards, but may not use each other’s Power, Support or hand. When a Stronghold is destroyed, each player of its team draws 2 cards for Rally. The last team standing wins.
    .title = Hydra

UN-83 = Hydra setup: each member of the team that begins draws 8 cards; each member of the other team draws 9 and has 1 Power Bonus from their own deck, which only that member uses.
    .title = Setup of Hydra
    .ruling = yes

UN-84 = In Hydra an Animal belongs to its player, not to the team. The limits of 7 Animals and 5 Power and the once-per-turn actions are for each player; the Stronghold’s ability is once per turn for the team, paid by the member who uses it. All members go through each step of Upkeep together. They play their Rally cards in any order once all have drawn.
    .title = Limits in Hydra
    .ruling = yes

UN-85 = A team loses as soon as one of its players must draw from an empty deck.
    .title = A team’s empty deck
    .ruling = yes

UN-61 = Manticore (2 against 2): a team shares deck, Support zone, Power zone and Strongholds. Each member chooses 3 factions, and all their cards are shuffled into one deck; the team has a starting Stronghold with 3 more under it. The teams’ members alternate turns (A1, B1, A2, B2). Partners share no information. The team whose 4 Strongholds are destroyed loses. Hands are separate; Animals belong to the team.
    .title = Manticore
    .ruling = yes

UN-86 = Manticore setup goes by turn order: A1 draws 8 cards, B1 draws 9, A2 and B2 draw 10 each. B1, A2 and B2 each add 1 Power Bonus to those of their team, and the member whose turn it is may use them. Each member puts 1 card into the team’s Support zone.
    .title = Setup of Manticore
    .ruling = yes

UN-87 = In Manticore the limits of 5 Power and 7 Animals are the team’s. Only the member whose turn it is acts, draws 2 cards and puts 1 card into Support in Upkeep; all exhausted cards of the team are readied.
    .title = Limits in Manticore
    .ruling = yes

UN-88 = Where a Manticore team has to draw, choose or discard outside its own turn, for Rally as well, the member who plays next for it does so alone.
    .title = Who answers for a Manticore team
    .ruling = yes

UN-89 = In Hydra and Manticore the stack is settled before any hand is drawn, so partners may agree on it; the member in the first seat enters it. Strongholds that are not chosen leave the game unseen.
    .title = The team’s stack
    .ruling = yes

## Who knows what, and where cards are

UN-62 = A hand is known to its player, in Hydra also to the partners; a deck is known to nobody. Support zones, Animals, the Strongholds on top, cards removed from the game, all numbers of cards, the draft and the game log are public. A Power card is known only to the player who played it (in Hydra also to the partners, who see the hand it comes from), a Power Bonus to nobody, and the Strongholds under the top one only to their owner or team.
    .title = Hidden information
    .ruling = yes

UN-63 = Each card is in exactly one place: in a deck, in a hand, in a Power zone, under the Strongholds as a Power Bonus, in a Support zone, in play, being resolved, in a stack of Strongholds, or removed from the game.
    .title = Each card in one place

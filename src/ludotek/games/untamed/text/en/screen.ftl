### The table of Untamed in the terminal.

mode-duel = Duel
mode-hunter = Hunter
mode-survival = Survival of the Fittest
mode-alpha = Alpha
mode-hydra = Hydra
mode-manticore = Manticore

## Turn and phase

screen-set-up = Setup
screen-where =
    { $n ->
        [0] { screen-set-up }
       *[other] Turn { $n }
    }
screen-your-turn = Turn { $turn } · your turn
screen-your-team-in-turn = Turn { $turn } · your team’s turn
screen-turn = Turn { $turn } · { FORM($who, form: "whose") } turn
moment-draft = Factions
moment-strongholds = Strongholds
moment-mulligan = Mulligan
moment-first-support = First Support
moment-main = Main phase
moment-upkeep = Upkeep phase
screen-over = Turn { $turn } · game over

## Players and teams

screen-you = You ({ $player })
screen-your-team = Your team ({ $team })
screen-in-turn = active player
screen-team-in-turn = active team
screen-bot = bot
screen-alpha = the Alpha
screen-ally = ally
screen-prey = your prey
screen-hunts-you = hunts you
screen-hunts = hunts { $seat }
screen-has-chosen = has chosen
screen-done = done
screen-out = out of the game

## What they have

screen-face-down =
    { $n ->
        [one] { $n } Stronghold, face down
       *[other] { $n } Strongholds, face down
    }
screen-beneath = { $n } beneath
screen-beneath-known = beneath: { $cards }
screen-lost = { $n } lost
screen-ability-used = used this turn
screen-power = Power
screen-bonus = Power Bonus
screen-cheaper = next card −{ $n } Power
screen-support = Support
screen-hand = Hand
screen-deck = Deck
screen-in-support = In Support: { $cards }
screen-in-hand = Known in hand: { $cards }
screen-on-deck = On top of the deck: { $cards }
screen-resolving = Resolving: { $cards }
screen-no-animals = no Animals in play
screen-exhausted = exhausted
screen-rushing = Rush: can’t attack Strongholds this turn
screen-fury = { $n } Fury
screen-owner = { FORM($seat, form: "whose") } card
screen-your-hand = Your hand ({ $n })
screen-story = What happened

## Groups of options

screen-play = Play
screen-attack-with = Attack with
screen-use = Use
screen-as-power = As Power
screen-choose = Choose
screen-for-power =
    { $n ->
        [0] free
       *[other] { $n } Power
    }
screen-for-support = Focus, { $n } Support
screen-by-rally = Rally
screen-stronghold = Stronghold: { $card }

screen-legend = { $attack } Attack ({ $up } { $down }: more or less than printed), { $health } Health left / printed, { $ready } ready and { $spent } exhausted Power. { $now } can be used now. [2] is the second Animal of its side.

## The end

screen-winners =
    { $n ->
        [one] { LIST($who, join: "and") } wins!
       *[other] { LIST($who, join: "and") } win!
    }
screen-count-turns = Turns
screen-count-animals = Animals defeated
screen-count-damage = Damage to Strongholds
screen-count-strongholds = Strongholds destroyed
screen-count-played = Cards played
screen-count-attacks = Attacks
screen-count-suffered = Damage suffered
screen-count-strongholds-left = Strongholds
screen-count-deck-left = Deck

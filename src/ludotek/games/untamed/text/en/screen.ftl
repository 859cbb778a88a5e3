### The table of Untamed in the terminal.

## Turn and phase

screen-your-turn = Turn { $turn } · your turn
screen-your-team-in-turn = Turn { $turn } · your team’s turn
screen-turn = Turn { $turn } · { FORM($who, form: "whose") } turn
screen-over = Turn { $turn } · game over

## Players and teams

screen-you = You ({ $player })
screen-your-team = Your team ({ $team })
screen-in-turn = active player
screen-team-in-turn = active team
screen-bot = bot
screen-alpha = the Alpha
screen-hunts = hunts { $seat }

## What they have

screen-face-down =
    { $n ->
        [one] { $n } Stronghold, face down
       *[other] { $n } Strongholds, face down
    }
screen-beneath = { $n } beneath
screen-beneath-known = beneath: { $cards }
screen-lost = { $n } lost
screen-cheaper = next card −{ $n } Power
screen-in-support = In Support: { $cards }
screen-in-hand = Known in hand: { $cards }
screen-on-deck = On top of the deck: { $cards }
screen-resolving = Resolving: { $cards }
screen-rushing = Rush: can’t attack Strongholds this turn
screen-owner = { FORM($seat, form: "whose") } card
screen-your-hand = Your hand ({ $n })

## Groups of options

screen-attack-with = Attack with
screen-use = Use
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

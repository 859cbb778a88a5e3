### The table of 20 Strong in the terminal.

# A deck of somebody's own, which no catalogue names.
deck-any = { $name }
place-any = { $name }
stack = stack { $n }

## Headings and places

screen-round =
    { $rung ->
        [0] Round { $round }
       *[other] Difficulty { $rung } · Round { $round }
    }
screen-strategy-phase = Strategy { $phase }/{ $phases }
screen-part = { $name }:
screen-boss-waits =
    { $n ->
        [one] Boss, face down:
       *[other] { $n } bosses, face down:
    }
screen-stack =
    { $size ->
        [one] Stack { $n }, { $size } card
       *[other] Stack { $n }, { $size } cards
    }
screen-place =
    { $size ->
        [one] { $place }, { $size } card
       *[other] { $place }, { $size } cards
    }
screen-active = Active area
screen-silenced = Its During effects are switched off this round.
screen-dice = Dice
screen-unapplied = Unapplied
screen-items = Items { $n }/{ $room }
screen-muted = muted

## Groups of options

screen-use = Use
screen-discard = Discard
screen-act-commit = Commit
screen-act-recover = Recover
screen-act-pick-pool = Dice pool
screen-act-pick-unapplied = Unapplied
screen-act-pick-exhausted = Exhausted

## Dice that moved together

screen-letters-help = Commit or recover dice by their letters, several at once: here 2 blue and 1 purple.
screen-legend = Dice: { $dice }; { $miss } miss, { $hit } hit, { $crit } crit. Enemies: { $health } damage so far / Health, { $damage } Damage, +1 additional enemy.

## The end


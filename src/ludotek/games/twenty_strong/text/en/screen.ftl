### The table of 20 Strong in the terminal.

game-twenty-strong = 20 Strong
    .about = For 1 player: 17 dice against everything the deck throws at you.

# A deck of somebody's own, which no catalogue names.
deck-any = { $name }

## Headings and places

screen-round =
    { $rung ->
        [0] Round { $round }
       *[other] Difficulty { $rung } · Round { $round }
    }
screen-where =
    { $n ->
        [0] { moment-setup }
       *[other] Round { $n }
    }
screen-strategy-phase = Strategy { $phase }/{ $phases }
screen-resolve-phase = Resolve
screen-part = { $name }:
screen-endgame = Endgame
screen-missions = Missions
screen-boss-waits =
    { $n ->
        [one] Boss, face down:
       *[other] { $n } bosses, face down:
    }
screen-stacks = Stacks
screen-stack =
    { $size ->
        [one] Stack { $n }, { $size } card
       *[other] Stack { $n }, { $size } cards
    }
screen-empty = empty
screen-face-down = face down
screen-active = Active area
screen-defeated = defeated
screen-silenced = Its During effects are switched off this round.
screen-tokens = +{ $n } damage
screen-damage = { $n } damage
screen-dice = Dice
screen-pool = Dice pool
screen-unapplied = Unapplied
screen-exhausted = Exhausted
screen-banished = Banished
screen-items = Items { $n }/{ $room }
screen-used = used this round
screen-muted = muted
screen-story = What happened

## Groups of options

screen-use = Use
screen-discard = Discard
screen-act-commit = Commit
screen-act-recover = Recover
screen-act-pick-pool = Dice pool
screen-act-pick-unapplied = Unapplied
screen-act-pick-exhausted = Exhausted

## Dice that moved together

screen-log-rolled = You roll
screen-log-committed = You commit
screen-log-recovered = You recover

screen-letters-help = Commit or recover dice by their letters, several at once: here 2 blue and 1 purple.
screen-legend = Dice: Y yellow, G green, B blue, P purple, R red; { $miss } miss, { $hit } hit, { $crit } crit. Enemies: { $health } damage so far / Health, { $damage } Damage, +1 additional enemy.

## The end

end-count-rounds = Rounds
end-count-defeated = Enemies defeated
end-count-missions = Missions completed
end-count-rolled = Dice rolled
end-count-crits = Crits among them
end-count-suffered = Damage suffered
end-count-items = Items used

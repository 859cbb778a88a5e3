### The result of a game.

ending-victory = Victory
ending-defeat = Defeat
ending-draw = Draw
ending-over = The game is over
ending-wins =
    { $n ->
        [one] { $names } wins
       *[other] { $names } win
    }
ending-by-hand = Entered by hand
ending-winner = winner
ending-who = Who
ending-rank = Place
ending-of = of { $n }

## Records

ending-record = record
ending-best-before = your best so far: { $n }
ending-records = Your records
ending-no-records =
    { $why ->
        [guided] A guided game sets no records. The next one does.
        [rewound] A game that went back past a roll or a hidden card sets no records.
        [branch] A game from a position of another one sets no records.
       *[shared] Whoever plays on both sides sets no records.
    }
ending-fewest = Fewest { $what }
ending-most = Most { $what }
ending-won-with = Won with { $name }
ending-streak = Wins in a row
ending-achieved = Newly earned

## One tip

ending-tip = Tip

## How chance was sealed

ending-seal = All rolls and shuffles were fixed before the first move
ending-seal-text = Anyone can verify them: download the record, then run
ending-seal-known = The rolls and shuffles of this game were known beforehand
ending-salts = Added by players
ending-commitment = Seal
ending-opening = Secret

## The ways on

ending-back-to-roll = Back to before the last roll
ending-back = Go back one move
ending-back-note = plays on, but sets no records
ending-marked = marked
ending-replay = Replay
ending-again = Play again
ending-again-note = same setup, new shuffle
ending-whole = Play a whole game
ending-whole-note = all the cards, no guide
ending-rematch = Propose a rematch
ending-rematch-note = same people, same seats
ending-join = Join the rematch
ending-to-rematch = Go to the next game

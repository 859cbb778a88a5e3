### What was measured, in words: of how many, and by whom.

counted-games =
    { $n ->
        [one] { $n } game
       *[other] { $n } games
    }
counted-games-with-it =
    { $n ->
        [one] { $n } game with it
       *[other] { $n } games with it
    }
counted-pairs-of-games =
    { $n ->
        [one] { $n } pair of games
       *[other] { $n } pairs of games
    }
counted-hands =
    { $n ->
        [one] { $n } hand
       *[other] { $n } hands
    }
counted-offers =
    { $n ->
        [one] { $n } offer
       *[other] { $n } offers
    }
measured-by =
    { $player ->
        [greedy] standard bot
        [search] strong bot
        [random] random play
        [learned] trained bot
       *[other] { $player }
    }

# The numbers: shares, their differences, multiples, others; between what they lie.
figure-decimal = .
figure-share = { $value }%
figure-points = { $value } points
figure-times = × { $value }
figure-number = { $value }
figure-between = { $low } to { $high }

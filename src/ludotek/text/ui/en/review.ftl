### The review of a finished game: in the terminal, in its own file, and as a page.

review-percent = { $n }%
review-start = Chance at the start
review-part-skill = Skill
review-help-skill = own choices, compared with the quick player’s
review-part-luck = Luck
review-help-luck = what dice, cards and news brought
review-part-others = The others
review-help-others = what came of other players’ moves
review-part-revision = Longer view
review-help-revision = what looking further ahead corrected in the estimates
review-part-rest = The rest
review-result = Result
review-chance = Chance
review-course = Chance of winning
review-band = Band: 95% interval
review-numbers = In numbers
review-costly = The choices that cost most
review-none = No choice clearly cost anything.
review-played = played
review-better = better
review-instead = { $best } instead of { $chance }
review-unlucky = Bad luck
review-lucky = Good luck
review-worse =
    { $n ->
        [0] Hardly any outcome would have been worse.
       *[other] { $n }% of the outcomes would have been worse.
    }
review-better-outcomes =
    { $n ->
        [0] Hardly any outcome would have been better.
       *[other] { $n }% of the outcomes would have been better.
    }
review-note =
    { $choices ->
        [one] 1 choice
       *[other] { $choices } choices
    } reviewed, with { $rollouts } playouts for each position, judged by what could be seen at the time.

## On the page

review-working = The game is being reviewed…
review-worked = { $n }% done
review-whose = Whose game
review-sum = How the result came about
review-round = When
review-choose = Choose a moment
review-to-replay = Show in the replay
review-play-line = Play it on the board
review-line = A better line
review-line-instead = Instead of “{ $did }”
review-back = Back to the review

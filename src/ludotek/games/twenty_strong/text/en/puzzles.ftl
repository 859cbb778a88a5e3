### What puzzles ask for, and how an answer is valued.

puzzle-apply-all = Apply these hits so that all of them fall: { LIST($enemies, join: "and") }. No items, no abilities.
    .title = Defeat all of them
puzzle-apply-chance = Apply hits, or keep them back to be rolled again: when is the chance highest that all of them fall, { LIST($enemies, join: "and") }? No more dice, no items, no abilities.
    .title = The best chance
puzzle-commit = To defeat: { LIST($enemies, join: "and") }. Commit at most { $dice } dice, as weak as possible, with a chance of at least { $least }%. No dice later, no items, no abilities.
    .title = The weakest dice that will do
puzzle-value-weak =
    { $enough ->
        [no] the chance is too small, or there are too many dice
       *[yes]
            { $steps ->
                [0] enough, with the weakest colour there is
                [one] enough, 1 step above the weakest colour
               *[other] enough, { $steps } steps above the weakest colour
            }
    }

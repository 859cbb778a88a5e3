### What puzzles ask for, and how an answer is valued.

puzzle-lose-fewest = Use what is left so that the coming Epics phase costs as little Population as possible, whatever Epics come.
    .title = Protect the Population
puzzle-defeat-epic = Defeat { $epic } this round.
    .title = Defeat an Epic
puzzle-defeat-steelheart = Defeat Steelheart this round.
    .title = Defeat Steelheart
puzzle-value-lost =
    { $n ->
        [0] no Population is lost
       *[other] up to { $n } Population is lost
    }

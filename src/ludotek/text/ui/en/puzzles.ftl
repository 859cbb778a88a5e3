### Puzzles: their list, and their solutions.

puzzles-title = Puzzles
puzzles-about = Positions from real games, each with exactly one best line. Play it on the board; the dice decide nothing, only your choice counts.
puzzles-today = Puzzle of the day: { $title }
puzzles-count = { $solved } of { $n } solved
puzzles-none = This game has no puzzles yet.
puzzles-solved = solved
puzzles-grade =
    { $n ->
        [1] easy
        [2] medium
       *[other] hard
    }
puzzles-one = Puzzle { $number }
puzzles-solution = Solution
puzzles-reached = The best that can be done: { $value }.

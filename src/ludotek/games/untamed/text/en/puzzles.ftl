### What puzzles ask for.

puzzle-win-this-turn = Win this turn, whatever is hidden from you.
    .title = Win this turn
puzzle-destroy-stronghold = Destroy an opposing Stronghold this turn, whatever is hidden from you.
    .title = Destroy a Stronghold

### What puzzles ask for.

puzzle-win-this-turn = Gewinne in diesem Zug, was auch immer dir verborgen ist.
    .title = In diesem Zug gewinnen
puzzle-destroy-stronghold = Zerstöre in diesem Zug eine gegnerische Festung, was auch immer dir verborgen ist.
    .title = Eine Festung zerstören

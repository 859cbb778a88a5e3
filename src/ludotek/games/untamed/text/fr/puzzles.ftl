### What puzzles ask for.

puzzle-win-this-turn = Gagnez pendant ce tour, quoi qu’il vous soit caché.
    .title = Gagner pendant ce tour
puzzle-destroy-stronghold = Détruisez une Forteresse adverse pendant ce tour, quoi qu’il vous soit caché.
    .title = Détruire une Forteresse

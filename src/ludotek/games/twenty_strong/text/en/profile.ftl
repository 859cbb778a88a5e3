### What the game is: on its poster, in the list of games, and when a table is set up.

game-twenty-strong = 20 Strong
    .about = For 1 player: { board-tray.in-all } dice against everything the deck throws at you.
    .poster = Seventeen dice, one lamp, an endless dusk.
    .published = { game-twenty-strong } is published by Chip Theory Games.

## Options

option-hero = Hero
    .which = Which hero (1 to { $last }, a name, or Enter for a random one)?
difficulty-plain = 0
    .about = The plain game, without hardship.

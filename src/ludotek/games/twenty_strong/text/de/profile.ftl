### Was das Spiel ist: auf seinem Plakat, in der Liste der Spiele, und wenn ein Tisch eingerichtet wird.

game-twenty-strong = 20 Strong
    .about = Für 1 Spieler: { board-tray.in-all } Würfel gegen alles, was auf den Karten lauert.
    .poster = Siebzehn Würfel gegen die endlose Dämmerung.
    .published = { game-twenty-strong } erscheint bei Chip Theory Games.

## Optionen

option-hero = Held
    .which = Welcher Held (1 bis { $last }, ein Name, oder Enter für einen zufälligen)?
difficulty-plain = 0
    .about = Das einfache Spiel, ohne Erschwernis.

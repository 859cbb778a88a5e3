### Was das Spiel ist: auf seinem Plakat, in der Liste der Spiele, und wenn ein Tisch eingerichtet wird.

game-reckoners = The Reckoners
    .about = Für 1 bis 6 Spieler, alle auf einer Seite: Besiegt Steelheart, bevor in seiner Stadt niemand mehr übrig ist.
    .poster = Stoppt Steelheart gemeinsam, sonst fällt die Stadt.
    .published = { game-reckoners } erscheint bei Nauvoo Games, nach den Romanen von Brandon Sanderson.
    .alone = Allein führst du zwei Rächer.

## Optionen

difficulty-easy = leicht
    .about = Steelheart schlägt sanft zu: für eine erste Partie.
difficulty-normal = normal
    .about = Das Spiel, wie es gedacht ist.
difficulty-hard = schwer
    .about = Steelheart hat längere Leisten, und es gibt mehr zu recherchieren.
difficulty-firefight = Feuersturm
    .about = Beide Tafeln auf der schweren Seite: für ein Team, das die Stadt kennt.
option-reckoners = Rächer
    .hint = In der Reihenfolge der Plätze; die übrigen werden ausgelost.

### The start page.

start-tagline = Drei Brettspiele, genau nach Regel. Jede Regel nur einen Klick entfernt.
start-one-player = 1 Spieler
start-players = { $numbers } Spieler
start-minutes = { $numbers } Min.
start-play = Sofort spielen
start-guided = geführtes erstes Spiel
start-unguided = Ohne Anleitung
start-friends = Mit Freunden
start-watch = Zuschauen lassen
start-set-up = Einrichten
start-all-mine =
    { $n ->
        [one] { $n } weitere Partie
       *[other] { $n } weitere Partien
    }
start-my-turn = du bist dran
start-their-turn = die anderen sind dran
start-join = Beitreten
start-join-label = Per Link beitreten
start-join-hint = Link oder Code
start-join-nowhere = Dieser Link führt zu keinem Tisch. Lass ihn dir noch einmal schicken.
start-daily = Tagesspiel
start-puzzles = Rätsel
start-turns =
    { $n ->
        [one] in einer Partie bist du am Zug
       *[other] in { $n } Partien bist du am Zug
    }
start-lobby = Offene Tische
start-offline = Ohne Netz
start-offline-text = Auf diesem Gerät spielen, auch ohne Netz
start-online = Mit Netz
start-online-text = Auf dem Server spielen, auch mit anderen
start-more = Mehr
start-unofficial = Inoffizielles Fanprojekt, weder verbunden mit { $publishers } noch von ihnen gebilligt. Alle Rechte liegen bei ihren jeweiligen Inhabern.

## Publishers and credits

credits-title = Verlage und Mitwirkende
credits-unofficial = Ludotek ist ein inoffizielles Fanprojekt, weder mit den Verlagen verbunden noch von ihnen gebilligt. Alle Rechte an diesen Spielen, ihren Namen und ihren Bildern liegen bei ihren Inhabern. Die Regeln sind in eigenen Worten beschrieben; die Karten sind unsere eigenen, bis auf die wenigen, die in den Regelheften selbst abgebildet sind. Bilder und Texte der Verlage sind nicht enthalten.
credits-buy = Wenn es dir hier gefällt, kauf dir das Original.
credits-credits = Mitwirkende
credits-icons = Symbole auf Karten und Emblemen: game-icons.net, in anderen Farben und Größen, unter
credits-by = Von
credits-buttons = Symbole auf Knöpfen: Lucide, ISC-Lizenz.
credits-faces = Schriften: Inter, Grenze, Fraunces und Big Shoulders, SIL Open Font License 1.1.

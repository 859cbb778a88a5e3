### Das Spiel, und was neben dem Text auf einer Karte steht.

game-reckoners = The Reckoners
    .about = Für 1 bis 6 Spieler, alle auf einer Seite: Besiegt Steelheart, bevor in seiner Stadt niemand mehr übrig ist.

kind-reckoner = Rächer
kind-ability = Fähigkeit
kind-equipment = Ausrüstung
kind-epic = Epic
mark-infinite = unendliches Leben
mark-rulebook = Name aus der Spielanleitung

number-cost = Preis { $n } $
number-research = Recherche { $n }
number-health = Leben { $n }
number-weakened = Leben (geschwächt) { $n }

text-reckoner = { SENTENCES($text) }
text-die = { $text }
text-permanent = Dauerhaft: { SENTENCES($text) }
text-free = Einmal pro Runde, kostenlos: { SENTENCES($text) }
text-cost = Einmal pro Runde, mit Kosten: { SENTENCES($text) }
text-track = Aktionen: { $text }
text-loot = Beute: { $text }

## Wer und was

# Etwas von jemandem, was kein Katalog nennt.
card-any = { $name }
    .gender = f
    .plural = no
    .nom = die Karte { $name }
    .acc = die Karte { $name }
    .dat = der Karte { $name }
    .gen = der Karte { $name }
district-any = { $name }
    .gender = m
    .plural = no
    .nom = der Bezirk { $name }
    .acc = den Bezirk { $name }
    .dat = dem Bezirk { $name }
    .gen = des Bezirks { $name }
    .at = im Bezirk { $name }
    .to = in den Bezirk { $name }
steelheart = Steelheart
    .gender = m
    .plural = no
    .nom = Steelheart
    .acc = Steelheart
    .dat = Steelheart
    .gen = Steelhearts
seat = Spieler { $number }
# Jemand, der einen Namen angegeben hat.
seat-named = { $name }
infinite = unendlich

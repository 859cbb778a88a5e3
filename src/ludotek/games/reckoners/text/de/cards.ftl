### Was neben dem Text auf einer Karte steht.

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
text-permanent = { text-permanent.lead }: { text-permanent.text }
    .lead = Dauerhaft
    .text = { SENTENCES($text) }
text-free = { text-free.lead }: { text-free.text }
    .lead = Einmal pro Runde, kostenlos
    .text = { SENTENCES($text) }
text-cost = { text-cost.lead }: { text-cost.text }
    .lead = Einmal pro Runde, mit Kosten
    .text = { SENTENCES($text) }
text-track = { text-track.lead }: { text-track.text }
    .lead = Aktionen
    .text = { $text }
text-loot = { text-loot.lead }: { text-loot.text }
    .lead = Beute
    .text = { $text }

## Wer und was

# Etwas von jemandem, was kein Katalog nennt.
card-any = { $name }
    .gender = f
    .plural = no
    .nom = die Karte { $name }
    .acc = die Karte { $name }
    .dat = der Karte { $name }
    .gen = der Karte { $name }

### The cards and the rulebook of a game.

## Cards

cards-search = Namen und Texte durchsuchen
cards-kind = Art
cards-mark = Merkmal
cards-all = Alle
cards-found =
    { $n ->
        [one] { $n } Karte
       *[other] { $n } Karten
    }

## The rulebook

rules-search = In den Regeln suchen
rules-chapters = Kapitel
rules-found =
    { $n ->
        [one] { $n } Regel
       *[other] { $n } Regeln
    }
rules-none = Keine passende Regel.
rules-ruling = Unsere Auslegung
rules-ruling-hint = Das gedruckte Regelheft lässt das offen, wenigstens zum Teil; so wird hier gespielt.
rules-link = Link zu { $id }

### The cards and the rulebook of a game.

## Cards

cards-search = Namen und Texte durchsuchen
cards-kind = Art
cards-mark = Merkmal
cards-all = Alle
cards-every = Alle Spiele
cards-filters = Filter
cards-does = Was sie tut
cards-clear = Filter löschen
cards-neighbours = Andere Karten
cards-before = Vorige Karte
cards-after = Nächste Karte
cards-try = Auf einem Tisch ansehen
cards-tongues = In allen Sprachen
cards-figures = Aus dem Labor
cards-figures-hint = Gemessen in vielen Partien von Bots, mit 95-Prozent-Intervall. Die kleinen Striche sind andere Karten.
cards-unmeasured = An dieser Karte wurde nichts gemessen.
cards-commands = Neu messen
cards-clauses = Ihre Regeln
cards-definition = Wie sie geschrieben ist
cards-of-house = Von uns entworfen.
cards-yours = { $name } (von dir)
cards-packs = Deine Pakete
cards-own = Eigene Karten machen
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

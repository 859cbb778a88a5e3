### The cards and the rulebook of a game.

## Cards

cards-search = Search names and text
cards-kind = Kind
cards-mark = Trait
cards-all = All
cards-found =
    { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }

## The rulebook

rules-search = Search the rulebook
rules-chapters = Chapters
rules-found =
    { $n ->
        [one] { $n } rule
       *[other] { $n } rules
    }
rules-none = No matching rules.
rules-ruling = Our ruling
rules-ruling-hint = The printed rulebook leaves this open, at least in part; this is how we play it.
rules-link = Link to { $id }

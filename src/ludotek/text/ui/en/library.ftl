### The cards and the rulebook of a game.

## Cards

cards-search = Search names and text
cards-kind = Kind
cards-mark = Trait
cards-all = All
cards-every = All games
cards-filters = Filters
cards-does = What it does
cards-clear = Clear filters
cards-neighbours = Other cards
cards-before = Previous card
cards-after = Next card
cards-try = See it on a table
cards-tongues = In every language
cards-figures = From the laboratory
cards-figures-hint = Measured in many games between bots, with the 95% interval. The small strokes are other cards.
cards-unmeasured = Nothing has been measured of this card.
cards-commands = Measure it again
cards-clauses = Its rules
cards-definition = As it is written
cards-of-house = Designed by us.
cards-yours = { $name } (yours)
cards-packs = Your packs
cards-own = Make cards of your own
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

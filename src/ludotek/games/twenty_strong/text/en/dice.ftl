### Dice, stats and cards: the phrases that the other messages ask for forms.
### Messages that begin with "part-" belong to this language alone.

## A set of dice: `count` (0: all of them), `upto`, `colours`, `face`, `place`.
## `def` asks for more than a number of dice: all of them, each, or the kind as such ("bare").

dice =
    { $def ->
        [all] all { part-dice-many }
        [each] each { part-dice-one }
        [bare] { part-dice-many }
       *[plain] { part-dice-counted }
    }
    .number =
        { $count ->
            [1] one
           *[other] other
        }

part-dice-counted =
    { $upto ->
        [yes] up to { $count } { part-dice-noun }
       *[no]
            { $count ->
                [1] { part-dice-article } { part-dice-one }
               *[other] { $count } { part-dice-many }
            }
    }
part-dice-noun =
    { $count ->
        [1] { part-dice-one }
       *[other] { part-dice-many }
    }
part-dice-article =
    { $sole ->
        [yes] the
       *[no]
            { $place ->
                [unapplied] an
                [applied] an
                [exhausted] an
               *[other] a
            }
    }
part-dice-one = { part-dice-place }{ LIST($colours, join: "or", after: " ") }{ part-dice-face }{ part-dice-from }
part-dice-many = { part-dice-place }{ part-dice-colours }{ part-dice-faces }{ part-dice-from }
part-dice-colours =
    { $def ->
        [plain] { LIST($colours, join: "or", after: " ") }
       *[other] { LIST($colours, join: "and", after: " ") }
    }
part-dice-place =
    { $place ->
        [unapplied] unapplied{ " " }
        [applied] applied{ " " }
        [committed] committed{ " " }
        [exhausted] exhausted{ " " }
       *[other] { "" }
    }
part-dice-from =
    { $place ->
        [pool] { " " }from your dice pool
       *[other] { "" }
    }
part-dice-face =
    { $face ->
        [miss] miss
        [basic] basic hit
        [hit] hit
        [crit] crit
       *[any] die
    }
part-dice-faces =
    { $face ->
        [miss] misses
        [basic] basic hits
        [hit] hits
        [crit] crits
       *[any] dice
    }

## One die, as the log and the options name it: `colour`, `face`.

die =
    { $def ->
        [indef] a { part-die }
        [def] the { part-die }
       *[plain] { part-die }
    }
part-die =
    { $colour } { $face ->
        [miss] miss
        [hit] hit
        [crit] crit
       *[no-face] die
    }

## Cards

# A card of somebody's own, which no catalogue names.
card-any = { $name }
    .the = { $name }
    .plural = no
the-deck = the deck
    .the = the deck
    .plural = no

the-chip = the chip
    .the = the chip
    .plural = no

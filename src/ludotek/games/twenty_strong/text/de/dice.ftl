### Würfel, Attribute und Karten: die Ausdrücke, die andere Nachrichten nach einer Form fragen.
### Nachrichten, die mit „part-“ beginnen, gehören allein dieser Sprache.

## Eine Menge von Würfeln: `count` (0: alle), `upto`, `colours`, `face`, `place`.
## `case` fragt nach dem Fall; `def` nach mehr als einer Zahl von Würfeln: alle, jeder, keine, oder die Art als solche („bare“);
## loc: "from" fragt, woher sie kommen, statt wo sie liegen.

dice =
    { $def ->
        [all]
            { $case ->
                [dat] allen { part-dice-en }{ part-dice-nouns }{ part-dice-where }
               *[nom] alle { part-dice-en }{ part-dice-nouns }{ part-dice-where }
            }
        [each]
            { $case ->
                [acc] jeden { part-dice-en }{ part-dice-noun }{ part-dice-where }
                [dat] jedem { part-dice-en }{ part-dice-noun }{ part-dice-where }
               *[nom] jeder { part-dice-e }{ part-dice-noun }{ part-dice-where }
            }
        [none] keine { part-dice-en }{ part-dice-nouns }{ part-dice-where }
        [bare] { part-dice-plural }{ part-dice-where }
       *[plain] { part-dice-counted }{ part-dice-where }
    }
    .number =
        { $count ->
            [1] one
           *[other] other
        }

part-dice-counted =
    { $upto ->
        [yes]
            bis zu { $count } { $count ->
                [1] { part-dice-singular }
               *[other] { part-dice-plural }
            }
       *[no]
            { $count ->
                [1]
                    { $sole ->
                        [yes] { part-dice-sole }
                       *[no] { part-dice-article } { part-dice-singular }
                    }
               *[other] { $count } { part-dice-plural }
            }
    }
part-dice-sole =
    { $case ->
        [acc] den { part-dice-en }{ part-dice-noun }
        [dat] dem { part-dice-en }{ part-dice-noun }
       *[nom] der { part-dice-e }{ part-dice-noun }
    }
part-dice-article =
    { $case ->
        [acc] einen
        [dat] einem
       *[nom] ein
    }
part-dice-singular =
    { $case ->
        [acc] { part-dice-en }{ part-dice-noun }
        [dat] { part-dice-en }{ part-dice-noun }
       *[nom] { part-dice-er }{ part-dice-noun }
    }
part-dice-plural =
    { $case ->
        [dat] { part-dice-en }{ part-dice-nouns }
       *[nom] { part-dice-e }{ part-dice-nouns }
    }

# Die Beiwörter mit ihrer Endung: wo ein Würfel ist, seine Farben, die Art des Treffers.
part-dice-e =
    { $place ->
        [applied] zugeordnete{ " " }
        [committed] aktivierte{ " " }
        [exhausted] erschöpfte{ " " }
       *[other] { "" }
    }{ $def ->
        [bare] { LIST($colours, join: "and", form: "e", after: " ") }
       *[other] { LIST($colours, join: "or", form: "e", after: " ") }
    }{ $face ->
        [basic] normale{ " " }
        [crit] kritische{ " " }
       *[other] { "" }
    }
part-dice-er =
    { $place ->
        [applied] zugeordneter{ " " }
        [committed] aktivierter{ " " }
        [exhausted] erschöpfter{ " " }
       *[other] { "" }
    }{ LIST($colours, join: "or", form: "er", after: " ") }{ $face ->
        [basic] normaler{ " " }
        [crit] kritischer{ " " }
       *[other] { "" }
    }
part-dice-en =
    { $place ->
        [applied] zugeordneten{ " " }
        [committed] aktivierten{ " " }
        [exhausted] erschöpften{ " " }
       *[other] { "" }
    }{ $def ->
        [all] { LIST($colours, join: "and", form: "en", after: " ") }
        [bare] { LIST($colours, join: "and", form: "en", after: " ") }
       *[other] { LIST($colours, join: "or", form: "en", after: " ") }
    }{ $face ->
        [basic] normalen{ " " }
        [crit] kritischen{ " " }
       *[other] { "" }
    }
part-dice-noun =
    { $face ->
        [miss] Fehlschlag
        [any] Würfel
       *[hit] Treffer
    }
part-dice-nouns =
    { $case ->
        [dat]
            { $face ->
                [miss] Fehlschlägen
                [any] Würfeln
               *[hit] Treffern
            }
       *[nom]
            { $face ->
                [miss] Fehlschläge
                [any] Würfel
               *[hit] Treffer
            }
    }
part-dice-where =
    { $place ->
        [pool] { " " }aus deinem Würfelpool
        [unapplied]
            { $loc ->
                [from] { " " }aus der Aufmarschzone
               *[plain] { " " }in der Aufmarschzone
            }
       *[other] { "" }
    }

## Ein Würfel, wie ihn Protokoll und Auswahl nennen: `colour`, `face`.

die =
    { $def ->
        [indef]
            { $case ->
                [acc] einen { FORM($colour, form: "en") } { part-die-en }
                [dat] einem { FORM($colour, form: "en") } { part-die-en }
               *[nom] ein { FORM($colour, form: "er") } { part-die-er }
            }
        [def]
            { $case ->
                [acc] den { FORM($colour, form: "en") } { part-die-en }
                [dat] dem { FORM($colour, form: "en") } { part-die-en }
               *[nom] der { FORM($colour, form: "e") } { part-die-e }
            }
       *[plain]
            { $case ->
                [acc] { FORM($colour, form: "en") } { part-die-en }
                [dat] { FORM($colour, form: "em") } { part-die-em }
               *[nom] { FORM($colour, form: "er") } { part-die-er }
            }
    }
part-die-e =
    { $face ->
        [miss] Fehlschlag
        [hit] Treffer
        [crit] kritische Treffer
       *[no-face] Würfel
    }
part-die-er =
    { $face ->
        [miss] Fehlschlag
        [hit] Treffer
        [crit] kritischer Treffer
       *[no-face] Würfel
    }
part-die-en =
    { $face ->
        [miss] Fehlschlag
        [hit] Treffer
        [crit] kritischen Treffer
       *[no-face] Würfel
    }
part-die-em =
    { $face ->
        [miss] Fehlschlag
        [hit] Treffer
        [crit] kritischem Treffer
       *[no-face] Würfel
    }

## Karten

# Eine Karte, die jemand selbst gemacht hat und die kein Katalog nennt.
card-any = { $name }
    .nom = die Karte { $name }
    .acc = die Karte { $name }
    .dat = der Karte { $name }
    .gen = der Karte { $name }
    .gender = f
    .plural = no
the-deck = das Themenset
    .nom = das Themenset
    .acc = das Themenset
    .dat = dem Themenset
    .gen = des Themensets
    .gender = n
    .plural = no

the-chip = der Chip
    .nom = der Chip
    .acc = den Chip
    .dat = dem Chip
    .gen = des Chips
    .gender = m
    .plural = no

### Dés, caractéristiques et cartes : les expressions auxquelles les autres messages demandent une forme.
### Les messages qui commencent par « part- » n’appartiennent qu’à cette langue.

## Un ensemble de dés : `count` (0 : tous), `upto`, `colours`, `face`, `place`.
## `def` demande autre chose qu’un nombre de dés : tous, chaque, ou l’espèce en général (« bare »).

dice =
    { $def ->
        [all] { part-dice-all } { part-dice-many }
        [each] chaque { part-dice-one }
        [bare] les { part-dice-many }
       *[plain] { part-dice-counted }
    }
    .number =
        { $count ->
            [1] one
           *[other] other
        }
    .gender =
        { $face ->
            [basic] f
            [hit] f
            [crit] f
           *[any] m
        }

part-dice-counted =
    { $upto ->
        [yes] jusqu’à { $count } { part-dice-noun }
       *[no]
            { $count ->
                [1]
                    { $sole ->
                        [yes] { part-dice-sole }
                       *[no] { part-dice-article } { part-dice-one }
                    }
               *[other] { $count } { part-dice-many }
            }
    }
part-dice-sole =
    { $face ->
        [miss] l’{ part-dice-one }
        [any] le { part-dice-one }
       *[hit] la { part-dice-one }
    }
part-dice-noun =
    { $count ->
        [one] { part-dice-one }
       *[other] { part-dice-many }
    }
part-dice-all =
    { $face ->
        [basic] toutes les
        [hit] toutes les
        [crit] toutes les
       *[any] tous les
    }
part-dice-article =
    { $face ->
        [basic] une
        [hit] une
        [crit] une
       *[any] un
    }
part-dice-one =
    { $face ->
        [miss] échec{ part-dice-masculine }
        [basic] touche simple{ part-dice-feminine }
        [hit] touche{ part-dice-feminine }
        [crit] critique{ part-dice-feminine }
       *[any] dé{ part-dice-masculine }
    }
part-dice-many =
    { $face ->
        [miss] échecs{ part-dice-masculines }
        [basic] touches simples{ part-dice-feminines }
        [hit] touches{ part-dice-feminines }
        [crit] critiques{ part-dice-feminines }
       *[any] dés{ part-dice-masculines }
    }
part-dice-masculine = { LIST($colours, join: "or", form: "m", before: " ") }{ $place ->
        [unapplied] { " " }non assigné
        [applied] { " " }assigné
        [committed] { " " }engagé
        [exhausted] { " " }épuisé
       *[other] { part-dice-from }
    }
part-dice-feminine = { LIST($colours, join: "or", form: "f", before: " ") }{ $place ->
        [unapplied] { " " }non assignée
        [applied] { " " }assignée
        [committed] { " " }engagée
        [exhausted] { " " }épuisée
       *[other] { part-dice-from }
    }
part-dice-masculines = { part-colours-masculine }{ $place ->
        [unapplied] { " " }non assignés
        [applied] { " " }assignés
        [committed] { " " }engagés
        [exhausted] { " " }épuisés
       *[other] { part-dice-from }
    }
part-dice-feminines = { part-colours-feminine }{ $place ->
        [unapplied] { " " }non assignées
        [applied] { " " }assignées
        [committed] { " " }engagées
        [exhausted] { " " }épuisées
       *[other] { part-dice-from }
    }
part-colours-masculine =
    { $def ->
        [plain] { LIST($colours, join: "or", form: "mp", before: " ") }
       *[other] { LIST($colours, join: "and", form: "mp", before: " ") }
    }
part-colours-feminine =
    { $def ->
        [plain] { LIST($colours, join: "or", form: "fp", before: " ") }
       *[other] { LIST($colours, join: "and", form: "fp", before: " ") }
    }
part-dice-from =
    { $place ->
        [pool] { " " }de votre réserve
       *[any] { "" }
    }

## Un dé, tel que le nomment le journal et les choix : `colour`, `face`.

die =
    { $face ->
        [miss] { part-die-miss } { FORM($colour, form: "m") }
        [hit] { part-die-feminine }touche { FORM($colour, form: "f") }
        [crit] { part-die-feminine }critique { FORM($colour, form: "f") }
       *[no-face] { part-die-masculine }dé { FORM($colour, form: "m") }
    }
    .gender =
        { $face ->
            [hit] f
            [crit] f
           *[no-face] m
        }
part-die-miss =
    { $def ->
        [indef] un échec
        [def] l’échec
       *[plain] échec
    }
part-die-masculine =
    { $def ->
        [indef] un{ " " }
        [def] le{ " " }
       *[plain] { "" }
    }
part-die-feminine =
    { $def ->
        [indef] une{ " " }
        [def] la{ " " }
       *[plain] { "" }
    }

## Cartes

# Une carte faite par quelqu’un, qu’aucun catalogue ne nomme.
card-any = { $name }
    .the = la carte { $name }
    .of = de la carte { $name }
    .to = à la carte { $name }
    .gender = f
    .plural = no
the-deck = le paquet
    .the = le paquet
    .of = du paquet
    .to = au paquet
    .gender = m
    .plural = no

the-chip = le jeton
    .the = le jeton
    .of = du jeton
    .to = au jeton
    .gender = m
    .plural = no

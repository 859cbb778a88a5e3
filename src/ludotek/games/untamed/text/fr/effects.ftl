### Le texte des cartes. Chaque message est une proposition sans majuscule ni point, à l’impératif ;
### `inf` est la forme qui suit « vous pouvez » et « pour ».

## Cibles : `many` (one, each, this, attacked), `whose`, `what`, `other`, `condition` et, s’il y a lieu, son nombre `n`.
## case : "de" et "to" (à) ; def : "bare" ne redit pas Dernières Paroles.

target =
    { $many ->
        [this]
            { $case ->
                [de] de cet Animal
                [to] à cet Animal
               *[plain] cet Animal
            }
        [attacked]
            { $case ->
                [de] de sa cible
                [to] à sa cible
               *[plain] sa cible
            }
        [each]
            { $what ->
                [stronghold] { part-each-stronghold }
                [either] { part-each-animal } et { part-each-stronghold }
               *[animal] { part-each-animal }
            }
       *[one]
            { $what ->
                [stronghold] { part-one-stronghold }
                [either] { part-one-animal } ou { part-one-stronghold }
               *[animal] { part-one-animal }
            }
    }
part-one-animal =
    { $whose ->
        [own]
            { $other ->
                [yes] { part-un } de vos autres Animaux{ part-conditions }
               *[no] { part-un } de vos Animaux{ part-conditions }
            }
        [opposing] { part-un } Animal adverse{ part-condition }
       *[any]
            { $other ->
                [yes] { part-un } autre Animal{ part-condition }
               *[no] { part-un } Animal{ part-condition }
            }
    }
part-each-animal =
    { $whose ->
        [own]
            { $other ->
                [yes] { part-each }chacun de vos autres Animaux{ part-conditions }
               *[no] { part-each }chacun de vos Animaux{ part-conditions }
            }
        [opposing] { part-each }chaque Animal adverse{ part-condition }
       *[any]
            { $other ->
                [yes] { part-each }chaque autre Animal{ part-condition }
               *[no] { part-each }chaque Animal{ part-condition }
            }
    }
part-one-stronghold =
    { $whose ->
        [own] { part-each }votre Forteresse
        [opposing] { part-un }e Forteresse adverse
       *[any] { part-un }e Forteresse
    }
part-each-stronghold =
    { $whose ->
        [own] { part-each }votre Forteresse
        [opposing] { part-each }chaque Forteresse adverse
       *[any] { part-each }chaque Forteresse
    }
part-un =
    { $case ->
        [de] d’un
        [to] à un
       *[plain] un
    }
# Devant une consonne.
part-each =
    { $case ->
        [de] de{ " " }
        [to] à{ " " }
       *[plain] { "" }
    }
part-condition =
    { $condition ->
        [damaged] { " " }blessé
        [undamaged] { " " }indemne
        [exhausted] { " " }épuisé
        [ready] { " " }redressé
       *[other] { part-having }
    }
part-conditions =
    { $condition ->
        [damaged] { " " }blessés
        [undamaged] { " " }indemnes
        [exhausted] { " " }épuisés
        [ready] { " " }redressés
       *[other] { part-having }
    }
part-having =
    { $condition ->
        [furious] { " " }ayant de la Furie
        [attack-at-most]
            { $n ->
                [0] { " " }dont l’Attaque est de 0
               *[other] { " " }dont l’Attaque ne dépasse pas { $n }
            }
        [cost-at-most]
            { $n ->
                [0] { " " }dont le coût est de 0
               *[other] { " " }dont le coût ne dépasse pas { $n }
            }
        [with-last-words]
            { $def ->
                [bare] { "" }
               *[plain] { " " }ayant Dernières Paroles
            }
       *[other] { "" }
    }

## Animaux et Forteresses

do-damage = infligez { part-damage } { FORM($target, case: "to") }
    .inf = infliger { part-damage } { FORM($target, case: "to") }
part-damage =
    { $n ->
        [1] 1 dégât
       *[other] { $n } dégâts
    }
do-damage-attack = infligez { FORM($target, case: "to") } des dégâts égaux à l’Attaque de cet Animal
    .inf = infliger { FORM($target, case: "to") } des dégâts égaux à l’Attaque de cet Animal
do-damage-base = infligez { FORM($target, case: "to") } des dégâts égaux à l’Attaque de base de cet Animal
    .inf = infliger { FORM($target, case: "to") } des dégâts égaux à l’Attaque de base de cet Animal
do-heal = retirez { part-damage } { FORM($target, case: "de") }
    .inf = retirer { part-damage } { FORM($target, case: "de") }
do-move-damage = déplacez { part-moved } { FORM($target, case: "de") } sur { $onto }
    .inf = déplacer { part-moved } { FORM($target, case: "de") } sur { $onto }
part-moved =
    { $n ->
        [1] 1 pion dégâts
       *[other] { $n } pions dégâts (ou tous, s’il y en a moins)
    }
do-put-damage = placez ces pions dégâts sur { $target }
    .inf = placer ces pions dégâts sur { $target }
do-fury = placez { part-fury } sur { $target }
    .inf = placer { part-fury } sur { $target }
part-fury =
    { $n ->
        [1] 1 pion Furie
       *[other] { $n } pions Furie
    }
do-attack-up = donnez +{ $n } en Attaque { FORM($target, case: "to") } jusqu’à la fin du tour
    .inf = donner +{ $n } en Attaque { FORM($target, case: "to") } jusqu’à la fin du tour
do-attack-down = donnez −{ $n } en Attaque { FORM($target, case: "to") } jusqu’à la fin du tour
    .inf = donner −{ $n } en Attaque { FORM($target, case: "to") } jusqu’à la fin du tour
do-destroy = éliminez { $target }
    .inf = éliminer { $target }
do-return = renvoyez { $target } dans la main de son propriétaire
    .inf = renvoyer { $target } dans la main de son propriétaire
do-ready = redressez { $target }
    .inf = redresser { $target }
do-strike = attaquez aussitôt avec { $target }, même épuisé
    .inf = attaquer aussitôt avec { $target }, même épuisé
do-exhaust = épuisez { $target }
    .inf = épuiser { $target }
do-repeat-last-words = déclenchez les Dernières Paroles { FORM($target, case: "de", def: "bare") }
    .inf = déclencher les Dernières Paroles { FORM($target, case: "de", def: "bare") }
do-take-control = prenez définitivement le contrôle { FORM($target, case: "de") }
    .inf = prendre définitivement le contrôle { FORM($target, case: "de") }

## Cartes

do-draw = piochez { part-cards }
    .inf = piocher { part-cards }
do-make-draw = un adversaire pioche { part-cards }
    .inf = faire piocher { part-cards } à un adversaire
do-discard = défaussez { part-cards } de votre main
    .inf = défausser { part-cards } de votre main
do-discard-opponent = un adversaire défausse { part-cards } de sa main
    .inf = faire défausser { part-cards } de sa main à un adversaire
part-cards =
    { $n ->
        [1] une carte
       *[other] { $n } cartes
    }
do-top-to-support = placez la carte du dessus de votre deck dans votre Zone de Soutien
    .inf = placer la carte du dessus de votre deck dans votre Zone de Soutien
do-tops-to-support = placez les { $n } cartes du dessus de votre deck dans votre Zone de Soutien
    .inf = placer les { $n } cartes du dessus de votre deck dans votre Zone de Soutien
do-bonus = gagnez { part-bonuses }
    .inf = gagner { part-bonuses }
part-bonuses =
    { $n ->
        [1] un Bonus de Puissance
       *[other] { $n } Bonus de Puissance
    }
do-power = placez la carte du dessus de votre deck, face cachée et épuisée, dans votre Zone de Puissance
    .inf = placer la carte du dessus de votre deck, face cachée et épuisée, dans votre Zone de Puissance
do-look-and-order = regardez les { $n } cartes du dessus de votre deck et replacez-les dans l’ordre de votre choix
    .inf = regarder les { $n } cartes du dessus de votre deck et les replacer dans l’ordre de votre choix
do-reveal-top = révélez la carte du dessus de votre deck ; { part-if-revealed }
    .inf = révéler la carte du dessus de votre deck ; { part-if-revealed }
part-if-revealed =
    si c’est { $kind ->
        [animal] un Animal
       *[item] un Objet
    }, prenez-la en main{ LIST($do, join: "then", before: " et ") }
do-reveal-tops = révélez les { $n } cartes du dessus de votre deck et prenez en main { part-each-revealed }
    .inf = révéler les { $n } cartes du dessus de votre deck et prendre en main { part-each-revealed }
part-each-revealed =
    chaque { $kind ->
        [animal] Animal
       *[item] Objet
    } parmi elles{ LIST($do, join: "then", before: " ; s’il y en avait un, ") }
do-fetch = reprenez en main { part-fetched } de votre Zone de Soutien{ part-cheap }
    .inf = reprendre en main { part-fetched } de votre Zone de Soutien{ part-cheap }
do-fetch-into-play = mettez en jeu { part-fetched } de votre Zone de Soutien{ part-cheap }
    .inf = mettre en jeu { part-fetched } de votre Zone de Soutien{ part-cheap }
part-fetched =
    { $kind ->
        [animal] un Animal
        [item] un Objet
       *[any] une carte
    }
part-cheap =
    { $cheap ->
        [yes]
            { $most ->
                [0] { " " }dont le coût est de 0
               *[other] { " " }dont le coût ne dépasse pas { $most }
            }
       *[no] { "" }
    }
do-put-from-hand = mettez en jeu { part-from-hand }
    .inf = mettre en jeu { part-from-hand }
part-from-hand =
    { $most ->
        [0] un Animal de votre main dont le coût est de 0
       *[other] un Animal de votre main dont le coût ne dépasse pas { $most }
    }

## Pouvoir, coût, choix

do-may = vous pouvez { LIST($do, join: "then", form: "inf") }
    .inf = { LIST($do, join: "then", form: "inf") }
do-pay = vous pouvez payer { part-support } pour { LIST($do, join: "then", form: "inf") }
    .inf = payer { part-support } pour { LIST($do, join: "then", form: "inf") }
part-support =
    { $cost ->
        [1] 1 Soutien
       *[other] { $cost } Soutiens
    }
do-choose = au choix : { LIST($modes, join: "modes", form: "clause") }
    .inf = { LIST($modes, join: "either", form: "inf") }
sentences = { SENTENCES($do) }
    .clause = { LIST($do, join: "then") }
    .inf = { LIST($do, join: "then", form: "inf") }

## Conditions

if-cards-at-least = { part-if-cards-at-least }, { LIST($do, join: "then") }
    .inf = { LIST($do, join: "then", form: "inf") } { part-if-cards-at-least }
part-if-cards-at-least =
    { $n ->
        [1] si vous avez joué une carte pendant ce tour
       *[other] si vous avez joué au moins { $n } cartes pendant ce tour
    }
if-animals-at-least = { part-if-animals-at-least }, { LIST($do, join: "then") }
    .inf = { LIST($do, join: "then", form: "inf") } { part-if-animals-at-least }
part-if-animals-at-least =
    { $n ->
        [1] si vous avez un Animal en jeu
       *[other] si vous avez au moins { $n } Animaux en jeu
    }
if-support-at-least = { part-if-support-at-least }, { LIST($do, join: "then") }
    .inf = { LIST($do, join: "then", form: "inf") } { part-if-support-at-least }
part-if-support-at-least =
    { $n ->
        [1] si vous avez au moins 1 Soutien
       *[other] si vous avez au moins { $n } Soutiens
    }
if-lost-at-least = { part-if-lost-at-least }, { LIST($do, join: "then") }
    .inf = { LIST($do, join: "then", form: "inf") } { part-if-lost-at-least }
part-if-lost-at-least =
    { $n ->
        [1] si vous avez perdu une Forteresse
       *[other] si vous avez perdu au moins { $n } Forteresses
    }
if-ability-used = { part-if-ability-used }, { LIST($do, join: "then") }
    .inf = { LIST($do, join: "then", form: "inf") } { part-if-ability-used }
part-if-ability-used = si vous avez utilisé la capacité de votre Forteresse pendant ce tour
if-defeated-an-animal = { part-if-defeated-an-animal }, { LIST($do, join: "then") }
    .inf = { LIST($do, join: "then", form: "inf") } { part-if-defeated-an-animal }
part-if-defeated-an-animal = si un Animal adverse a été battu pendant ce tour
if-this-damaged = { part-if-this-damaged }, { LIST($do, join: "then") }
    .inf = { LIST($do, join: "then", form: "inf") } { part-if-this-damaged }
part-if-this-damaged = si cet Animal est blessé
if-outnumbered = { part-if-outnumbered }, { LIST($do, join: "then") }
    .inf = { LIST($do, join: "then", form: "inf") } { part-if-outnumbered }
part-if-outnumbered = si un adversaire a plus d’Animaux en jeu que vous

## Pour chaque. def : "it" quand la phrase vient de nommer cet Animal.

for-each-own-animal = { per-own-animal }, { LIST($do, join: "then") }
    .inf = faire ceci { per-own-animal } : { LIST($do, join: "then", form: "inf") }
for-each-card-played = { per-card-played }, { LIST($do, join: "then") }
    .inf = faire ceci { per-card-played } : { LIST($do, join: "then", form: "inf") }
for-each-support = { per-support }, { LIST($do, join: "then") }
    .inf = faire ceci { per-support } : { LIST($do, join: "then", form: "inf") }
for-each-fury-on-this = { per-fury-on-this }, { LIST($do, join: "then") }
    .inf = faire ceci { per-fury-on-this } : { LIST($do, join: "then", form: "inf") }
for-each-damage-on-this = { per-damage-on-this }, { LIST($do, join: "then") }
    .inf = faire ceci { per-damage-on-this } : { LIST($do, join: "then", form: "inf") }
for-each-lost-stronghold = { per-lost-stronghold }, { LIST($do, join: "then") }
    .inf = faire ceci { per-lost-stronghold } : { LIST($do, join: "then", form: "inf") }
for-each-damaged-opponent = { per-damaged-opponent }, { LIST($do, join: "then") }
    .inf = faire ceci { per-damaged-opponent } : { LIST($do, join: "then", form: "inf") }

per-own-animal =
    { $def ->
        [it] pour chacun de vos Animaux, celui-ci compris
       *[plain] pour chacun de vos Animaux
    }
per-card-played = pour chaque carte que vous avez jouée pendant ce tour
per-support = pour chaque carte de votre Zone de Soutien
per-fury-on-this =
    { $def ->
        [it] pour chaque pion Furie posé sur lui
       *[plain] pour chaque pion Furie posé sur cet Animal
    }
per-damage-on-this =
    { $def ->
        [it] pour chaque pion dégâts posé sur lui
       *[plain] pour chaque pion dégâts posé sur cet Animal
    }
per-lost-stronghold = pour chaque Forteresse que vous avez perdue
per-damaged-opponent = pour chaque Animal adverse blessé

## Ce qui vaut tant que l’Animal est en jeu

is-attack-more =
    { $of ->
        [this] cet Animal a +{ $n } en Attaque{ LIST($per, before: " ", def: "it") }
        [own-others] vos autres Animaux ont +{ $n } en Attaque{ LIST($per, before: " ") }
       *[opposing] les Animaux adverses ont +{ $n } en Attaque{ LIST($per, before: " ") }
    }
is-attack-less =
    { $of ->
        [this] cet Animal a −{ $n } en Attaque{ LIST($per, before: " ", def: "it") }
        [own-others] vos autres Animaux ont −{ $n } en Attaque{ LIST($per, before: " ") }
       *[opposing] les Animaux adverses ont −{ $n } en Attaque{ LIST($per, before: " ") }
    }
is-armour =
    { $of ->
        [this] chaque fois que cet Animal devrait subir des dégâts, il en subit { $n } de moins
       *[own-others] chaque fois qu’un de vos autres Animaux devrait subir des dégâts, il en subit { $n } de moins
    }
is-wall = chaque fois que votre Forteresse devrait subir des dégâts, elle en subit { $n } de moins
is-cheaper =
    { $kind ->
        [animal] les Animaux que vous jouez coûtent { part-less }
       *[item] les Objets que vous jouez coûtent { part-less }
    }
part-less =
    { $n ->
        [1] 1 Puissance de moins
       *[other] { $n } Puissances de moins
    }

## Quand quelque chose arrive : `cost` en Soutien, `may`, `do`.

part-offer =
    { $cost ->
        [0]
            { $may ->
                [yes] vous pouvez { LIST($do, join: "then", form: "inf") }
               *[no] { LIST($do, join: "then") }
            }
       *[other] vous pouvez payer { part-support } pour { LIST($do, join: "then", form: "inf") }
    }
on-arrival = { on-arrival.lead } – { on-arrival.text }
    .lead = Arrivée
    .text = { CAP(part-offer) }
on-last-words = { on-last-words.lead } – { on-last-words.text }
    .lead = Dernières Paroles
    .text = { CAP(part-offer) }
on-attacks = quand cet Animal attaque, { part-offer }
on-defeats = quand cet Animal attaque un Animal, le bat et survit, { part-offer }
on-card-played = quand vous jouez une autre carte, { part-offer }
on-ability-used = quand vous utilisez la capacité de votre Forteresse, { part-offer }
on-ally-defeated = quand un de vos autres Animaux est battu, { part-offer }
on-upkeep = avant de piocher pendant votre Phase d’Entretien, { part-offer }
stronghold-text =
    { $cost ->
        [0] une fois par tour, vous pouvez { LIST($do, join: "then", form: "inf") }
       *[other] une fois par tour, vous pouvez payer { part-support } pour { LIST($do, join: "then", form: "inf") }
    }

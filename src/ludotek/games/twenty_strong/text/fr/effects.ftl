### Le texte des cartes. Chaque message est une proposition sans majuscule ni point, à l’impératif ;
### `inf` est la forme qui suit « vous pouvez » et « pour ».

## Caractéristiques, jeton, dégâts, phases

do-gain-stat = gagnez { part-points } de { $stat }
    .inf = gagner { part-points } de { $stat }
do-lose-stat = perdez { part-points } de { $stat }
    .inf = perdre { part-points } de { $stat }
part-points =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
do-gain-chip = gagnez { FORM($resource, $n, form: "points") }
    .inf = gagner { FORM($resource, $n, form: "points") }
do-lose-chip = perdez { FORM($resource, $n, form: "points") }
    .inf = dépenser { FORM($resource, $n, form: "points") }
    .mode = perdez { FORM($resource, $n, form: "points") } (même si vous n’en avez pas)
do-prevent = évitez { part-damage }
    .inf = éviter { part-damage }
part-damage =
    { $n ->
        [one] { $n } dégât
       *[other] { $n } dégâts
    }
do-extra-phase = gagnez { part-extra-phases } pour ce tour
    .inf = gagner { part-extra-phases } pour ce tour
part-extra-phases =
    { $n ->
        [1] une phase de Stratégie supplémentaire
       *[other] { $n } phases de Stratégie supplémentaires
    }
do-for-now = { part-until }, { $text }
    .inf = appliquer ceci { part-until } : { $text }
part-until =
    { $until ->
        [step] jusqu’à la fin de cette étape
        [conflict] jusqu’à la fin de ce conflit
       *[round] jusqu’à la fin de ce tour
    }
do-from-now-on = pour le reste de la partie, { $text }
    .inf = appliquer ceci pour le reste de la partie : { $text }

## Dés

do-recover = récupérez { $dice }
    .inf = récupérer { $dice }
do-exhaust = épuisez { $dice }
    .inf = épuiser { $dice }
do-banish-die = bannissez { $dice }
    .inf = bannir { $dice }
do-return-die = renvoyez dans votre réserve { $dice }
    .inf = renvoyer dans votre réserve { $dice }
do-reroll = relancez { $dice }
    .inf = relancer { $dice }
do-reroll-all = relancez { FORM($dice, def: "all") }
    .inf = relancer { FORM($dice, def: "all") }
do-turn = changez { $dice } en { part-turned }
    .inf = changer { $dice } en { part-turned }
part-turned =
    { FORM($dice, form: "number") ->
        [one]
            { $to ->
                [miss] échec
                [crit] critique
               *[hit] touche simple
            }
       *[other]
            { $to ->
                [miss] échecs
                [crit] critiques
               *[hit] touches simples
            }
    }
do-commit-and-roll = engagez et lancez { $dice }
    .inf = engager et lancer { $dice }

## Cartes

do-activate = activez { part-more-enemies }
    .inf = activer { part-more-enemies }
    .mode = activez { part-more-enemies } (même si toutes les piles sont vides)
part-more-enemies =
    { $n ->
        [1] un ennemi supplémentaire
       *[other] { $n } ennemis supplémentaires, un par un
    }
do-lure = activez le boss suivant
    .inf = activer le boss suivant
do-deal = infligez { part-damage } à un ennemi invaincu
    .inf = infliger { part-damage } à un ennemi invaincu
do-deal-each = infligez { part-damage } à chaque ennemi invaincu
    .inf = infliger { part-damage } à chaque ennemi invaincu
do-dismiss = défaussez un ennemi invaincu, autre qu’un boss, dont la Santé ne dépasse pas { $n }
    .inf = défausser un ennemi invaincu, autre qu’un boss, dont la Santé ne dépasse pas { $n }
do-banish-enemy = bannissez un ennemi invaincu, autre qu’un boss, dont la Santé ne dépasse pas { $n }
    .inf = bannir un ennemi invaincu, autre qu’un boss, dont la Santé ne dépasse pas { $n }
do-silence-all = annulez jusqu’à la fin du tour tous les effets d’un ennemi
    .inf = annuler jusqu’à la fin du tour tous les effets d’un ennemi
do-silence = annulez jusqu’à la fin du tour les effets continus d’un ennemi invaincu
    .inf = annuler jusqu’à la fin du tour les effets continus d’un ennemi invaincu
do-discard-item = défaussez { part-items }
    .inf = défausser { part-items }
part-items =
    { $n ->
        [1] un objet de votre inventaire
       *[other] { $n } objets de votre inventaire
    }
do-salvage = placez dans votre inventaire l’objet situé le plus haut dans la défausse, s’il vous reste de la place
    .inf = placer dans votre inventaire l’objet situé le plus haut dans la défausse, s’il vous reste de la place
do-bury = placez la carte du dessus d’une pile sous cette pile
    .inf = placer la carte du dessus d’une pile sous cette pile
do-banish-top = bannissez la carte du dessus d’une pile
    .inf = bannir la carte du dessus d’une pile
do-discard-top = défaussez la carte du dessus d’une pile
    .inf = défausser la carte du dessus d’une pile

## Pouvoir, coût, choix

do-may = vous pouvez { LIST($do, join: "then", form: "inf") }
    .inf = { LIST($do, join: "then", form: "inf") }
do-pay = vous pouvez { FORM($cost, form: "inf") } pour { LIST($do, join: "then", form: "inf") }
    .inf = { FORM($cost, form: "inf") } pour { LIST($do, join: "then", form: "inf") }
do-choose = au choix : { LIST($modes, join: "modes", form: "clause") }
    .inf = au choix { LIST($modes, join: "either", form: "inf") }
sentences = { SENTENCES($do) }
    .clause = { LIST($do, join: "then", form: "mode") }
    .inf = { LIST($do, join: "then", form: "inf") }

## Conditions

if-this-undefeated = { part-if-this-undefeated }, { LIST($do, join: "then") }
    .inf = { LIST($do, join: "then", form: "inf") } { part-if-this-undefeated }
part-if-this-undefeated = si cet ennemi est invaincu
if-this-defeated = { part-if-this-defeated }, { LIST($do, join: "then") }
    .inf = { LIST($do, join: "then", form: "inf") } { part-if-this-defeated }
part-if-this-defeated = si cet ennemi est vaincu
if-enemies-at-least = { part-if-enemies-at-least }, { LIST($do, join: "then") }
    .inf = { LIST($do, join: "then", form: "inf") } { part-if-enemies-at-least }
part-if-enemies-at-least =
    { $n ->
        [one] s’il y a au moins { $n } ennemi invaincu
       *[other] s’il y a au moins { $n } ennemis invaincus
    }
if-health-at-most = { part-if-health-at-most }, { LIST($do, join: "then") }
    .inf = { LIST($do, join: "then", form: "inf") } { part-if-health-at-most }
part-if-health-at-most = si votre Santé ne dépasse pas { $n }
if-pool-at-most = { part-if-pool-at-most }, { LIST($do, join: "then") }
    .inf = { LIST($do, join: "then", form: "inf") } { part-if-pool-at-most }
part-if-pool-at-most =
    { $n ->
        [0] si votre réserve est vide
        [one] s’il y a au plus { $n } dé dans votre réserve
       *[other] s’il y a au plus { $n } dés dans votre réserve
    }
if-items-at-least = { part-if-items-at-least }, { LIST($do, join: "then") }
    .inf = { LIST($do, join: "then", form: "inf") } { part-if-items-at-least }
part-if-items-at-least =
    { $n ->
        [one] si vous détenez au moins { $n } objet
       *[other] si vous détenez au moins { $n } objets
    }
if-phases-at-least = { part-if-phases-at-least }, { LIST($do, join: "then") }
    .inf = { LIST($do, join: "then", form: "inf") } { part-if-phases-at-least }
part-if-phases-at-least =
    { $n ->
        [one] si vous avez effectué au moins { $n } phase de Stratégie pendant ce tour
       *[other] si vous avez effectué au moins { $n } phases de Stratégie pendant ce tour
    }
if-chip-at-least = { FORM($resource, $n, form: "left") }, { LIST($do, join: "then") }
    .inf = { LIST($do, join: "then", form: "inf") } { FORM($resource, $n, form: "left") }
if-chip-at-most = { FORM($resource, $n, form: "most") }, { LIST($do, join: "then") }
    .inf = { LIST($do, join: "then", form: "inf") } { FORM($resource, $n, form: "most") }
if-no-crit = { part-if-no-crit }, { LIST($do, join: "then") }
    .inf = { LIST($do, join: "then", form: "inf") } { part-if-no-crit }
part-if-no-crit = si vous n’avez aucune critique non assignée
if-all-defeated = { part-if-all-defeated }, { LIST($do, join: "then") }
    .inf = { LIST($do, join: "then", form: "inf") } { part-if-all-defeated }
part-if-all-defeated = s’il n’y a aucun ennemi invaincu
if-misses-at-least = { part-if-misses-at-least }, { LIST($do, join: "then") }
    .inf = { LIST($do, join: "then", form: "inf") } { part-if-misses-at-least }
part-if-misses-at-least =
    { $n ->
        [one] si vous avez au moins { $n } échec non assigné
       *[other] si vous avez au moins { $n } échecs non assignés
    }

## Pour chaque

for-each-undefeated-enemy = pour chaque ennemi invaincu, { LIST($do, join: "then") }
    .inf = { LIST($do, join: "then", form: "inf") } pour chaque ennemi invaincu
for-each-active-enemy = pour chaque ennemi actif, { LIST($do, join: "then") }
    .inf = { LIST($do, join: "then", form: "inf") } pour chaque ennemi actif
for-each-defeated-enemy = pour chaque ennemi vaincu de la zone active, { LIST($do, join: "then") }
    .inf = { LIST($do, join: "then", form: "inf") } pour chaque ennemi vaincu de la zone active
for-each-unapplied-miss = pour chaque échec non assigné, { LIST($do, join: "then") }
    .inf = { LIST($do, join: "then", form: "inf") } pour chaque échec non assigné
for-each-unapplied-crit = pour chaque critique non assignée, { LIST($do, join: "then") }
    .inf = { LIST($do, join: "then", form: "inf") } pour chaque critique non assignée
for-each-held-item = pour chaque objet que vous détenez, { LIST($do, join: "then") }
    .inf = { LIST($do, join: "then", form: "inf") } pour chaque objet que vous détenez
for-each-chip = { FORM($resource, form: "each") }, { LIST($do, join: "then") }
    .inf = { LIST($do, join: "then", form: "inf") } { FORM($resource, form: "each") }
for-each-strategy-phase = pour chaque phase de Stratégie de ce tour, { LIST($do, join: "then") }
    .inf = { LIST($do, join: "then", form: "inf") } pour chaque phase de Stratégie de ce tour
for-each-exhausted-die = pour chaque dé épuisé, { LIST($do, join: "then") }
    .inf = { LIST($do, join: "then", form: "inf") } pour chaque dé épuisé
for-each-die-on-this = pour chaque dé assigné à cet ennemi, { LIST($do, join: "then") }
    .inf = { LIST($do, join: "then", form: "inf") } pour chaque dé assigné à cet ennemi
for-each-defeated-boss = pour chaque boss vaincu pendant la partie, { LIST($do, join: "then") }
    .inf = { LIST($do, join: "then", form: "inf") } pour chaque boss vaincu pendant la partie

per-undefeated-enemy =
    { $every ->
        [1] pour chaque ennemi invaincu
       *[other] par tranche de { $every } ennemis invaincus
    }
per-active-enemy =
    { $every ->
        [1] pour chaque ennemi actif
       *[other] par tranche de { $every } ennemis actifs
    }
per-defeated-enemy =
    { $every ->
        [1] pour chaque ennemi vaincu de la zone active
       *[other] par tranche de { $every } ennemis vaincus de la zone active
    }
per-unapplied-miss =
    { $every ->
        [1] pour chaque échec non assigné
       *[other] par tranche de { $every } échecs non assignés
    }
per-unapplied-crit =
    { $every ->
        [1] pour chaque critique non assignée
       *[other] par tranche de { $every } critiques non assignées
    }
per-held-item =
    { $every ->
        [1] pour chaque objet que vous détenez
       *[other] par tranche de { $every } objets que vous détenez
    }
per-chip =
    { $every ->
        [1] { FORM($resource, form: "each") }
       *[other] { FORM($resource, $every, form: "every") }
    }
per-strategy-phase =
    { $every ->
        [1] pour chaque phase de Stratégie de ce tour
       *[other] par tranche de { $every } phases de Stratégie de ce tour
    }
per-exhausted-die =
    { $every ->
        [1] pour chaque dé épuisé
       *[other] par tranche de { $every } dés épuisés
    }
per-die-on-this =
    { $every ->
        [1] pour chaque dé qui lui est assigné
       *[other] par tranche de { $every } dés qui lui sont assignés
    }
per-defeated-boss =
    { $every ->
        [1] pour chaque boss vaincu pendant la partie
       *[other] par tranche de { $every } boss vaincus pendant la partie
    }

## Textes permanents

is-cannot-commit =
    { FORM($dice, def: "bare") } ne peuvent pas être { FORM($dice, form: "gender") ->
        [f] engagées
       *[m] engagés
    }
is-commit-limit =
    { $n ->
        [0] aucun dé ne peut être engagé
        [1] vous ne pouvez pas engager plus d’un dé par phase de Stratégie
       *[other] vous ne pouvez pas engager plus de { $n } dés par phase de Stratégie
    }
is-cannot-apply = { FORM($dice, def: "bare") } ne peuvent pas être { part-applied-to }
is-only-apply =
    { FORM($dice, form: "gender") ->
        [f] seules
       *[m] seuls
    } { FORM($dice, def: "bare") } peuvent être { part-applied-to }
part-applied-to =
    { FORM($dice, form: "gender") ->
        [f] assignées
       *[m] assignés
    } { $to ->
        [this] à cet ennemi
        [others] aux autres ennemis
       *[all] aux ennemis
    }
is-hit-limit =
    { $n ->
        [0] aucun dé ne peut être assigné
        [1] un seul dé par tour peut être assigné
       *[other] { $n } dés au plus par tour peuvent être assignés
    } { $to ->
        [this] à cet ennemi
        [others] à chaque autre ennemi
       *[all] à chaque ennemi
    }
is-die-damage-more = { FORM($dice, def: "each") } inflige { part-damage } de plus{ part-to }
is-die-damage-less = { FORM($dice, def: "each") } inflige { part-damage } de moins{ part-to }
is-die-damage-fixed =
    { FORM($dice, def: "each") } { $n ->
        [0] n’inflige aucun dégât
       *[other] inflige exactement { part-damage }
    }{ part-to }
part-to =
    { $to ->
        [this] { " " }à cet ennemi
        [others] { " " }aux autres ennemis
       *[all] { "" }
    }
is-enemy-health-more = { part-of } a { part-points } de Santé de plus{ LIST($per, before: " ") }
is-enemy-health-less = { part-of } a { part-points } de Santé de moins{ LIST($per, before: " ") }
is-enemy-damage-more = { part-of } a { part-points } de Dégâts de plus{ LIST($per, before: " ") }
is-enemy-damage-less = { part-of } a { part-points } de Dégâts de moins{ LIST($per, before: " ") }
part-of =
    { $of ->
        [this] cet ennemi
        [others] chaque autre ennemi
        [bosses] chaque boss
       *[all] chaque ennemi
    }
is-stat-more = votre { $stat } compte { part-points } de plus
is-stat-less = votre { $stat } compte { part-points } de moins
is-forbidden-repeat = vous ne pouvez pas répéter la phase de Stratégie
is-forbidden-items = vous ne pouvez pas utiliser d’objets
is-forbidden-ability = vous ne pouvez pas utiliser la capacité de votre héros
is-forbidden-recover = vous ne pouvez pas récupérer de dés à l’étape Récupérer
is-forbidden-instant-rewards = vous ne pouvez pas gagner de récompenses instantanées
is-forbidden-gain-items = vous ne pouvez pas gagner d’objets à l’étape Gagner des objets
is-forbidden-chip = vous ne pouvez pas utiliser le jeton
is-keep =
    quand vous répétez la phase de Stratégie, { FORM($dice, def: "bare") } ne sont pas { FORM($dice, form: "gender") ->
        [f] relancées
       *[m] relancés
    }

## Déclencheurs : une seule suite vient après une virgule, plusieurs forment des phrases après un deux-points

when-activated = lorsque cet ennemi est activé{ part-follows }
when-defeated = lorsque cet ennemi est vaincu{ part-follows }
when-any-defeated = chaque fois qu’un ennemi est vaincu{ part-follows }
when-any-activated = chaque fois qu’un ennemi est activé{ part-follows }
when-rolled = à la fin de chaque étape Lancer{ part-follows }
when-phase-ends = à la fin de chaque phase de Stratégie{ part-follows }
when-repeated = chaque fois que vous répétez la phase de Stratégie{ part-follows }
when-round-begins = au début de chaque tour{ part-follows }
when-hurt = chaque fois que vous subissez des dégâts{ part-follows }
when-item-used = chaque fois que vous utilisez un objet{ part-follows }
when-clear = au début de la phase de Résolution, si tous les ennemis actifs sont vaincus{ part-follows }
when-applied = chaque fois qu’un dé est assigné à cet ennemi{ part-follows }
when-any-applied = chaque fois qu’un dé est assigné à un ennemi{ part-follows }
part-follows =
    { COUNT($do) ->
        [1] , { LIST($do) }
       *[other] { "\u202F" }: { SENTENCES($do, start: "lower") }
    }

## Textes à utiliser : `limit`, `at` (un moment), `cost` (en jeton), `do`

use =
    { $limit ->
        [once]
            { $cost ->
                [0] { part-use-once }
               *[other] { part-use-at }{ part-use-pay-now }{ LIST($do, join: "then", form: "inf") }
            }
       *[other] { part-use-often }{ part-use-at }vous pouvez { part-use-pay }{ LIST($do, join: "then", form: "inf") }
    }
part-use-once =
    { $at ->
        [any] { SENTENCES($do, start: "lower") }
       *[other] { part-use-at }{ LIST($do, join: "then") }
    }
part-use-often =
    { $limit ->
        [phase] une fois par phase de Stratégie,{ " " }
        [round] une fois par tour,{ " " }
        [conflict] une fois par conflit,{ " " }
        [game] une fois par partie,{ " " }
       *[unlimited] { "" }
    }
part-use-at =
    { $at ->
        [activation] pendant l’Activation,{ " " }
        [commit] à l’étape Engager,{ " " }
        [roll] à l’étape Lancer, après le lancer,{ " " }
        [apply] à l’étape Assigner,{ " " }
        [damage] quand vous allez subir des dégâts,{ " " }
        [recover] à l’étape Récupérer,{ " " }
       *[any] { "" }
    }
part-use-pay =
    { $cost ->
        [0] { "" }
       *[other] dépenser { FORM($resource, $cost, form: "points") } pour{ " " }
    }
part-use-pay-now = dépensez { FORM($resource, $cost, form: "points") } pour{ " " }

## Effets et récompenses entiers : précédés de leur sorte ; `kind` et `text` les donnent séparément

effect-during = { effect-during.lead } – { effect-during.text }
    .lead = Continu
    .kind = Effet continu
    .text = { SENTENCES($parts) }
effect-after = { effect-after.lead } – { effect-after.text }
    .lead = Subséquent
    .kind = Effet subséquent
    .text = { SENTENCES($parts) }
effect-special = { effect-special.lead } – { effect-special.text }
    .lead = Spécial
    .kind = Effet spécial
    .text = { SENTENCES($parts) }{ part-lasting }
part-lasting =
    { $lasting ->
        [yes] { " " }Cela dure même après que cette carte a quitté la zone active.
       *[no] { "" }
    }
reward-instant = { reward-instant.lead } – { reward-instant.text }
    .lead = Instantanée
    .kind = Récompense instantanée
    .text = { SENTENCES($parts) }
    .lower = { SENTENCES($parts, start: "lower") }
reward-single-use = { reward-single-use.lead } – { reward-single-use.text }
    .lead = Usage unique
    .kind = Objet à usage unique
    .text = { SENTENCES($parts) }
reward-ongoing = { reward-ongoing.lead } – { reward-ongoing.text }
    .lead = Persistant
    .kind = Objet persistant
    .text = { SENTENCES($parts) }

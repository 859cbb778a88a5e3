### Ce qui figure sur les dés, les cartes et les pistes. Ce que fait une carte est une phrase sans majuscule ni point final.

## Symboles

symbols = { $n } { $symbol }
face = { LIST($symbols, join: "and") }
    .each = { LIST($symbols, join: "and") } chacun

## Dés : `a` avec un article, `many` avec un nombre.

die-showing = { $die } ({ $face })
    .a = { FORM($die, form: "a") } ({ $face })
    .many =
        { $n ->
            [one] { FORM($die, $n, form: "many") } ({ $face })
           *[other] { FORM($die, $n, form: "many") } ({ FORM($face, form: "each") })
        }
die-sides = { CAP($die) } : { LIST($sides, join: "comma") }

## Pistes, et ce qui y figure

deed-barricade =
    { $n ->
        [one] Ajouter { $n } Barricade
       *[other] Ajouter { $n } Barricades
    }
deed-attack = Attaquer la Population { $n }
deed-strengthen = Renforcer Cœur d’Acier ({ FORM($track, form: "colour") }) { $n }
epic-track = { LIST($deeds, join: "track") }
list-track = { $before } → { $item }
list-track-last = { $before } → { $item }

## Le Butin et sa valeur

epic-loot = { LIST($loot, join: "comma") }
loot-enforcement = Attaquer la Sûreté { $n }
loot-contain = Contenir { $n }
loot-plan =
    { $n ->
        [one] { $n } pion Planification
       *[other] { $n } pions Planification
    }
loot-money = { $n } $
loot-research = Recherche de Cœur d’Acier −{ $n }

## Ce que font les cartes

reckoner-has = a { FORM($die, $n, form: "many") }, { $n } dés de base et la capacité { $ability }
card-does-swap = sur vos dés et les résultats de votre Équipement, vous pouvez lire { $left } comme { $right } et { $right } comme { $left }
card-does-die = vous avez 1 { $die } de plus
card-does-double = { $symbol } compte deux fois sur vos dés de base
card-does-give = utilisez cette carte comme un dé avec { part-results }
card-does-give-anywhere = utilisez cette carte comme un dé avec { part-results } ; il agit dans n’importe quel Quartier
card-does-give-for = dépensez un dé qui montre { part-paid } pour utiliser cette carte comme un dé avec { part-results }
card-does-give-anywhere-for = dépensez un dé qui montre { part-paid } pour utiliser cette carte comme un dé avec { part-results } ; il agit dans n’importe quel Quartier
part-results = { LIST($results, join: "and") }
part-paid = { LIST($paid, join: "or") }
card-does-improvise = tournez un de vos dés inutilisés sur la face de votre choix
card-does-faith = à l’étape Lancer les Dés, relancez autant de dés de votre lancer en cours que vous voulez, avant de décider ce que vous gardez ; ce n’est pas un de vos 3 lancers
card-does-operations = donnez à un autre Redresseur un pion Planification de la réserve, qui peut servir tout de suite
card-does-sniper = mettez le pion Sniper dans un Quartier de votre choix ; jusqu’à la fin de l’étape Utiliser les Dés, vos dés, vos pions Planification et votre Équipement y agissent aussi bien que dans votre propre Quartier
card-does-travel = déplacez votre figurine dans un autre Quartier de votre choix ; les Barricades l’arrêtent quand même

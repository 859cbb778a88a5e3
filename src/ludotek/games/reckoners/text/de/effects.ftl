### Was auf Würfeln, Karten und Leisten steht. Was eine Karte tut, ist ein Satz ohne Großbuchstaben am Anfang und ohne Punkt.

## Symbole; `quoted` mitten im Satz, wo ein Symbol sonst wie ein Verb gelesen würde.

symbol-money = Geld
    .quoted = „Geld“
symbol-enforcement = Vollstrecker angreifen
    .quoted = „Vollstrecker angreifen“
symbol-contain = Eindämmen
    .quoted = „Eindämmen“
symbol-research = Erforschen
    .quoted = „Erforschen“
symbol-attack = Epic angreifen
    .quoted = „Epic angreifen“
symbol-plan = Planen
    .quoted = „Planen“
symbols = { $n } { $symbol }
    .quoted = { $n } { FORM($symbol, form: "quoted") }
face = { LIST($symbols, join: "and") }
    .each = je { LIST($symbols, join: "and") }

## Würfel. `acc` mit Artikel, `more` in „1 blauen Würfel mehr“, `many` mit einer Zahl.

die-basic = Basiswürfel
    .acc = einen Basiswürfel
    .more = Basiswürfel
    .many = { $n } Basiswürfel
die-blue = blauer Würfel
    .acc = einen blauen Würfel
    .more = blauen Würfel
    .many =
        { $n ->
            [one] { $n } blauer Würfel
           *[other] { $n } blaue Würfel
        }
die-red = roter Würfel
    .acc = einen roten Würfel
    .more = roten Würfel
    .many =
        { $n ->
            [one] { $n } roter Würfel
           *[other] { $n } rote Würfel
        }
die-green = grüner Würfel
    .acc = einen grünen Würfel
    .more = grünen Würfel
    .many =
        { $n ->
            [one] { $n } grüner Würfel
           *[other] { $n } grüne Würfel
        }
die-orange = oranger Würfel
    .acc = einen orangen Würfel
    .more = orangen Würfel
    .many =
        { $n ->
            [one] { $n } oranger Würfel
           *[other] { $n } orange Würfel
        }
die-yellow = gelber Würfel
    .acc = einen gelben Würfel
    .more = gelben Würfel
    .many =
        { $n ->
            [one] { $n } gelber Würfel
           *[other] { $n } gelbe Würfel
        }
die-purple = lila Würfel
    .acc = einen lila Würfel
    .more = lila Würfel
    .many = { $n } lila Würfel
die-showing = { $die } ({ $face })
    .acc = { FORM($die, form: "acc") } ({ $face })
    .many =
        { $n ->
            [one] { FORM($die, $n, form: "many") } ({ $face })
           *[other] { FORM($die, $n, form: "many") } ({ FORM($face, form: "each") })
        }
die-sides = { CAP($die) }: { LIST($sides, join: "comma") }

## Leisten und was auf ihnen steht

track-red = rote Leiste
    .acc = rote Leiste
    .colour = rot
track-blue = blaue Leiste
    .acc = blaue Leiste
    .colour = blau
track-yellow = gelbe Leiste
    .acc = gelbe Leiste
    .colour = gelb
track-white = weiße Leiste
    .acc = weiße Leiste
    .colour = weiß

deed-fortify = Verschanzen
deed-reinforce = Vollstrecker verstärken
deed-barricade = Barrikade { $n }
deed-attack = Bevölkerung angreifen { $n }
deed-strengthen = Steelheart stärken ({ FORM($track, form: "colour") }) { $n }
deed-discover = Basis entdecken
deed-share-fortify = Teilen: Verschanzen
deed-share-reinforce = Teilen: Vollstrecker verstärken
deed-share-barricade = Teilen: Barrikade
epic-track = { LIST($deeds, join: "track") }
list-track = { $before } → { $item }
list-track-last = { $before } → { $item }

## Beute und ihr Wert

epic-loot = { LIST($loot, join: "comma") }
loot-enforcement = { $n } Vollstrecker entfernen
loot-contain = Eindämmen { $n }
loot-plan = { $n } Planmarker
loot-money = { $n } $
loot-research = Steelheart-Recherche −{ $n }

## Was Karten tun

reckoner-has = hat { FORM($die, $n, form: "many") }, { $n } Basiswürfel und die Fähigkeit { $ability }
card-does-swap = auf deinen Würfeln und bei Ergebnissen deiner Ausrüstung darfst du { FORM($left, form: "quoted") } als { FORM($right, form: "quoted") } lesen und { FORM($right, form: "quoted") } als { FORM($left, form: "quoted") }
card-does-die = du hast 1 { FORM($die, form: "more") } mehr
card-does-double = { FORM($symbol, form: "quoted") } zählt auf deinen Basiswürfeln doppelt
card-does-give = nutze diese Karte als Würfel mit { part-results }
card-does-give-anywhere = nutze diese Karte als Würfel mit { part-results }; er wirkt in einem beliebigen Bezirk
card-does-give-for = gib einen Würfel aus, der { part-paid } zeigt, um diese Karte als Würfel mit { part-results } zu nutzen
card-does-give-anywhere-for = gib einen Würfel aus, der { part-paid } zeigt, um diese Karte als Würfel mit { part-results } zu nutzen; er wirkt in einem beliebigen Bezirk
part-results = { LIST($results, join: "and", form: "quoted") }
part-paid = { LIST($paid, join: "or", form: "quoted") }
card-does-improvise = drehe einen deiner ungenutzten Würfel auf eine beliebige Seite
card-does-faith = im Schritt Würfeln wirfst du beliebige Würfel deines laufenden Wurfs neu, bevor du entscheidest, was du behältst; das ist keiner deiner 3 Würfe
card-does-operations = gib einem anderen Rächer einen Planmarker aus dem Vorrat, der sofort genutzt werden kann
card-does-sniper = lege den Scharfschützenmarker in einen beliebigen Bezirk; für den Rest des Schritts Nutzen wirken deine Würfel, Planmarker und Ausrüstung dort ebenso wie im eigenen Bezirk
card-does-travel = bewege deine Figur in einen beliebigen anderen Bezirk; Barrikaden halten sie trotzdem auf

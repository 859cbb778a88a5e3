### Was auf Würfeln, Karten und Leisten steht. Was eine Karte tut, ist ein Satz ohne Großbuchstaben am Anfang und ohne Punkt.

## Symbole; `quoted` mitten im Satz, wo ein Symbol sonst wie ein Verb gelesen würde.

symbols = { $n } { $symbol }
    .quoted = { $n } { FORM($symbol, form: "quoted") }
face = { LIST($symbols, join: "and") }
    .each = je { LIST($symbols, join: "and") }

## Würfel. `acc` mit Artikel, `more` in „1 blauen Würfel mehr“, `many` mit einer Zahl.

die-showing = { $die } ({ $face })
    .acc = { FORM($die, form: "acc") } ({ $face })
    .many =
        { $n ->
            [one] { FORM($die, $n, form: "many") } ({ $face })
           *[other] { FORM($die, $n, form: "many") } ({ FORM($face, form: "each") })
        }
die-sides = { CAP($die) }: { LIST($sides, join: "comma") }

## Leisten und was auf ihnen steht

deed-barricade = Barrikade { $n }
deed-attack = Bevölkerung angreifen { $n }
deed-strengthen = Steelheart stärken ({ FORM($track, form: "colour") }) { $n }
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

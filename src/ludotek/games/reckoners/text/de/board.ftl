### The table of The Reckoners: what the page says, some of it the terminal and the cards too.

## Round and step

screen-where =
    { $n ->
        [0] Prolog
       *[other] Runde { $n }
    }
step-place = Aufstellung
step-roll = Würfeln
step-use = Nutzen
step-loot = Beute
step-acquire = Ausrüsten
step-epics = Phase der Epics

## What everybody shares

screen-population = Bevölkerung
board-aim = Bezwingt Steelheart, bevor die Bevölkerung ausgelöscht ist.
board-of-people = von { $n }
screen-money = Geld
screen-dollars = { $n } $
screen-base = Basis
board-base-left =
    { $n ->
        [one] Basis: noch { $n } Feld
       *[other] Basis: noch { $n } Felder
    }
screen-supply = Vorrat
screen-enforcement = Vollstrecker
board-barricades = Barrikaden

## The coming Epics phase

screen-coming = Wenn jetzt die Epics handeln:
board-coming-short = Epics jetzt:
board-leaves = es bleiben { $n }
board-leaves-spread = es bleiben { $least } bis { $most }
board-nothing = niemand stirbt
board-die-lost =
    { $percent ->
        [100] Basis entdeckt: ein Würfel verloren
       *[other] { $percent } % Risiko: Basis entdeckt, ein Würfel verloren
    }
board-game-lost = { $percent } % Risiko: Niederlage
board-loss = Bevölkerung −{ $n }, wenn jetzt die Epics handeln
board-loss-then = Bevölkerung { $now }, wenn jetzt die Epics handeln; nach dieser Wahl { $then }

## Steelheart and the Epics

steelheart = Steelheart
    .gender = m
    .plural = no
    .nom = Steelheart
    .acc = Steelheart
    .dat = Steelheart
    .gen = Steelhearts
board-steelheart-here = Steelheart ist hier
board-in-district = { $name }
board-then-health = Recherche auf 0, dann { $n } Leben
screen-research = Recherche
screen-health = Leben
infinite = unendlich
screen-weakened = geschwächt
board-weakened-to = geschwächt { $n }
screen-no-epic = kein Epic
board-per-district = { $n } je Bezirk
board-bracket-after = Klammer nach Aktion { $n }
board-steelheart-research = Steelheart-Recherche
board-defeats = besiegt
board-wins = gewonnen

## Tracks and what stands on them

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
board-track-letter-red = R
board-track-letter-blue = B
board-track-letter-yellow = G
board-track-letter-white = W
deed-fortify = Verschanzen
deed-reinforce = Vollstrecker verstärken
board-deed-barricade =
    { $n ->
        [1] Barrikade
       *[other] Barrikade { $n }
    }
board-deed-attack =
    { $n ->
        [1] Bevölkerung angreifen
       *[other] Bevölkerung angreifen { $n }
    }
board-deed-strengthen =
    { $n ->
        [1] Steelheart stärken ({ $track })
       *[other] Steelheart stärken ({ $track }) { $n }
    }
deed-discover = Basis entdecken
deed-share-fortify = Teilen: Verschanzen
deed-share-reinforce = Teilen: Vollstrecker verstärken
deed-share-barricade = Teilen: Barrikade

## The city

board-city = Stadt
district-any = { $name }
    .gender = m
    .plural = no
    .nom = der Bezirk { $name }
    .acc = den Bezirk { $name }
    .dat = dem Bezirk { $name }
    .gen = des Bezirks { $name }
    .at = im Bezirk { $name }
    .to = in den Bezirk { $name }
board-here = Du bist hier
board-move-here = Hierher
board-start-here = Hier beginnen
board-aim-here = Scharfschütze hierher
board-no-entry = Gesperrt
screen-scope = Scharfschützenmarker ({ $who })
board-nothing-here = In der Stadt ist gerade nichts zu wählen
board-pick-a-die = Tippe einen Würfel an: Dann leuchten hier seine Ziele.
board-pick-to-keep = Tippe die Würfel an, die du behältst, dann wirf die anderen neu.
board-keep-to-reroll = Behalte mindestens einen Würfel; dann darfst du die anderen neu werfen.
board-ping-hint = Rechtsklick, halten oder Taste P: den anderen zeigen

## The team

board-team = Team
board-you = du
board-play-as = { $name } spielen
board-look-up = { $name } ansehen
screen-token = Planmarker
board-plans = Planmarker
board-plan-next = Planmarker für die nächste Runde
screen-done = fertig
board-acting = am Zug
board-named = vorgeschlagen
board-confiscated = Beschlagnahmt

## Dice and symbols

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
screen-dice = Würfel
screen-roll = Wurf { $n } von { $of }
board-roll-n = Wurf { $n }
board-keep = Behalten
board-used = Genutzt
board-in-use = In Gebrauch
screen-act-face = Drehen auf
board-not-keep = Doch nicht behalten: { $die }
board-die-used = In dieser Runde genutzt: { $die }
board-take-instead = Stattdessen nutzen: { $die }
board-die-waits = Erst zu Ende bringen, was gerade genutzt wird, dann { $die }
board-die-kept = In einem früheren Wurf endgültig behalten: { $die }
board-put-back = Zurücklegen: { $die }
board-put-it-back = Zurücklegen
board-keep-all = Alle { $n } Würfel mit { $symbol } behalten
board-money-all = Alle { $n } Geldwürfel nutzen
board-all-alike = Alle { $n } gleichen Würfel auf ein Ziel
board-all-of-them = alle { $n }

## What the buttons add

board-dice-unused = { $n } Würfel ungenutzt
board-money-left = { $n } $ übrig
board-rerolls-left =
    { $n ->
        [one] noch { $n } Wurf möglich
       *[other] noch { $n } Würfe möglich
    }
board-rerolls = { $n } Würfel
board-epics-end-it = dann beenden die Epics das Spiel

## Cards

board-market = Markt
board-deck = { $n } im Stapel
board-once = einmal pro Runde
board-permanent = dauerhaft
board-used-up = diese Runde genutzt
board-anywhere = in einem beliebigen Bezirk
board-spend = Ausgeben:
board-one-more = Ein Würfel mehr:
board-on-basic = auf deinen Basiswürfeln
board-swapped = sind austauschbar
board-close = Zurück

## The Epics phase

screen-new-epics = Neue Epics
board-show-phase = Die letzte Phase der Epics zeigen
board-acts-now = handelt
board-acts-next =
    { $n ->
        [1] als Nächstes
       *[other] in { $n }
    }
board-has-acted = hat gehandelt
board-still-to-come = Noch zu erwarten:
board-acts-last = zuletzt
board-action = Aktion { $n } von { $of }
board-pause = Anhalten
board-go-on = Abspielen
board-step = Nächste Aktion
board-pace = Tempo ×{ $n }

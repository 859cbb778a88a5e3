### Der Tisch von The Reckoners im Terminal.

## Die kommende Phase der Epics

screen-coming-certain =
    { $n ->
        [0] Bevölkerung bleibt
       *[other] Bevölkerung −{ $n }
    }
screen-coming-spread = Bevölkerung −{ $least } bis −{ $most }, im Mittel −{ $whole },{ $tenth }
screen-coming-die =
    { $percent ->
        [100] ein Würfel geht verloren
       *[other] { $percent } % Risiko: Würfelverlust
    }
screen-coming-defeat =
    { $percent ->
        [100] die Partie geht verloren
       *[other] { $percent } % Risiko: Niederlage
    }
screen-coming-sample = Stichprobe von { $tries } Ziehungen, ±{ $whole },{ $tenth }

## Steelheart

screen-red = rot
screen-blue = blau
screen-yellow = gelb
screen-white = weiß
screen-short-red = Ro
screen-short-blue = Bl
screen-short-yellow = Ge
screen-short-white = We
screen-track-red = { $n } Vollstrecker, { $group } je Bezirk
screen-track-blue =
    { $n ->
        [one] { $n } Barrikade
       *[other] { $n } Barrikaden
    }, 1 je Bezirk

## Die Stadt

screen-city = Stadt, im Uhrzeigersinn { $arrow }

## Das Team

screen-team = Rächer
screen-bot = Bot
screen-plans = Pläne
screen-waits = wartet auf dich („los“)
screen-rolled = gewürfelt
screen-marked = zu behalten
screen-kept = behalten
screen-to-use = zu nutzen
screen-no-dice = keine Würfel mehr
screen-loot = Beute übrig:
screen-in-use = { $who } nutzt
screen-anywhere = wirkt in einem beliebigen Bezirk

## Der Markt

screen-market = Markt ({ $left } im Stapel)
screen-confiscated = Beschlagnahmt, je 2 $:

## Gruppen von Möglichkeiten

screen-act-keep = Behalten
screen-act-die = Nutzen
screen-act-turn = Drehen
screen-act-card = Karte
screen-act-activate = Aktivieren
screen-act-buy = Kaufen
screen-act-buy-back = Zurückkaufen
screen-act-lose = Verlieren
screen-board = Erhalten
screen-act-money = 1 $
screen-act-plan = einen Planmarker für die nächste Runde
screen-act-move = Bewegen
screen-act-barricade = Barrikade entfernen
screen-act-give = Planmarker für
screen-act-for = Für
screen-act-contain = { $who } eindämmen: verhindert { $deed }
screen-act-contain-track = { $track } eindämmen: verhindert { $deed }

screen-letters-help = Würfel nach den Buchstaben ihrer Symbole behalten oder nutzen: $ Geld, v Vollstrecker angreifen, e Eindämmen, r Erforschen, a Epic angreifen, p Planen.
screen-legend = Würfel: [ ] Basis, b blau, r rot, g grün, o orange, y gelb, p lila. Symbole: { $money } Geld, { $enforcement } Vollstrecker angreifen, { $contain } Eindämmen, { $research } Erforschen, { $attack } Epic angreifen, { $plan } Planen. Auf Leisten: { $do-fortify } Verschanzen, { $do-reinforce } Vollstrecker verstärken, { $do-barricade } Barrikade, { $do-attack } Bevölkerung angreifen, { $do-strengthen } eine Leiste stärken, { $do-discover } Basis entdecken, { $do-share } Teilen; was links der Klammer steht, wird geschehen. * wirkt in einem beliebigen Bezirk. Epics: { $research }3 { $health }7{ $arrow }4 heißt Recherche 3, Leben 7, höchstens 4, sobald geschwächt. Karten: { $ready } bereit, { $used } in dieser Runde nicht mehr, { $always } dauerhaft.

## Buchstaben der Symbole, zum Tippen und für Terminals ohne Zeichen

screen-letter-money = $
screen-letter-enforcement = v
screen-letter-contain = e
screen-letter-research = r
screen-letter-attack = a
screen-letter-plan = p

## Die Phase der Epics

screen-epics-phase = Phase der Epics, Runde { $n }
screen-phase-cost =
    { $n ->
        [0] Niemand ist gestorben. Bevölkerung: { $left }.
       *[other] Bevölkerung verloren: { $n }. Übrig: { $left }.
    }

## Das Ende

screen-won = Ihr habt gewonnen!
screen-lost = Ihr habt verloren.

### Der Tisch von Untamed im Terminal.

mode-duel = Duell
mode-hunter = Jäger
mode-survival = Recht des Stärkeren
mode-alpha = Alpha
mode-hydra = Hydra
mode-manticore = Mantikor

## Zug und Phase

screen-set-up = Spielaufbau
screen-where =
    { $n ->
        [0] { screen-set-up }
       *[other] Zug { $n }
    }
screen-your-turn = Zug { $turn } · du bist am Zug
screen-your-team-in-turn = Zug { $turn } · dein Team ist am Zug
screen-turn = Zug { $turn } · { $who } ist am Zug
moment-draft = Fraktionen
moment-strongholds = Festungen
moment-mulligan = Mulligan
moment-first-support = Erster Beistand
moment-main = Hauptphase
moment-upkeep = Versorgungsphase
screen-over = Zug { $turn } · Spiel beendet

## Spieler und Teams

screen-you = Du ({ $player })
screen-your-team = Dein Team ({ $team })
screen-in-turn = am Zug
screen-team-in-turn = am Zug
screen-bot = Bot
screen-alpha = der Alpha
screen-ally = auf deiner Seite
screen-prey = deine Beute
screen-hunts-you = jagt dich
screen-hunts = jagt { $seat }
screen-has-chosen = hat gewählt
screen-done = fertig
screen-out = ausgeschieden

## Was sie haben

screen-face-down =
    { $n ->
        [one] { $n } Festung, verdeckt
       *[other] { $n } Festungen, verdeckt
    }
screen-beneath = { $n } darunter
screen-beneath-known = darunter: { $cards }
screen-lost = { $n } verloren
screen-ability-used = in diesem Zug genutzt
screen-power = Kraft
screen-bonus = Kraftbonus
screen-cheaper = nächste Karte −{ $n } Kraft
screen-support = Beistand
screen-hand = Hand
screen-deck = Deck
screen-in-support = Im Beistand: { $cards }
screen-in-hand = Bekannt auf der Hand: { $cards }
screen-on-deck = Oben auf dem Deck: { $cards }
screen-resolving = Wird abgehandelt: { $cards }
screen-no-animals = keine Tiere im Spiel
screen-exhausted = erschöpft
screen-rushing = Ansturm: kann diesen Zug keine Festung angreifen
screen-fury = { $n } Zorn
screen-owner = Karte von { $seat }
screen-your-hand = Deine Hand ({ $n })
screen-story = Was geschah

## Gruppen von Möglichkeiten

screen-play = Spielen
screen-attack-with = Angreifen mit
screen-use = Nutzen
screen-as-power = Als Kraft
screen-choose = Wählen
screen-for-power =
    { $n ->
        [0] kostenlos
       *[other] { $n } Kraft
    }
screen-for-support = Fokus, { $n } Beistand
screen-by-rally = Sammeln
screen-stronghold = Festung: { $card }

screen-legend = { $attack } Angriff ({ $up } { $down }: mehr oder weniger als aufgedruckt), { $health } Leben übrig / aufgedruckt, { $ready } bereite, { $spent } erschöpfte Kraft. { $now } jetzt nutzbar. [2] ist das zweite Tier seiner Seite.

## Das Ende

screen-winners =
    { $n ->
        [one] { LIST($who, join: "and") } gewinnt!
       *[other] { LIST($who, join: "and") } gewinnen!
    }
screen-count-turns = Züge
screen-count-animals = Besiegte Tiere
screen-count-damage = Schaden an Festungen
screen-count-strongholds = Zerstörte Festungen
screen-count-played = Gespielte Karten
screen-count-attacks = Angriffe
screen-count-suffered = Erlittener Schaden
screen-count-strongholds-left = Festungen
screen-count-deck-left = Deck

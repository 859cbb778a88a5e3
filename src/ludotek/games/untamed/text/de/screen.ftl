### Der Tisch von Untamed im Terminal.

## Zug und Phase

screen-your-turn = Zug { $turn } · du bist am Zug
screen-your-team-in-turn = Zug { $turn } · dein Team ist am Zug
screen-turn = Zug { $turn } · { $who } ist am Zug
screen-over = Zug { $turn } · Spiel beendet

## Spieler und Teams

screen-you = Du ({ $player })
screen-your-team = Dein Team ({ $team })
screen-in-turn = am Zug
screen-team-in-turn = am Zug
screen-bot = Bot
screen-alpha = der Alpha
screen-hunts = jagt { $seat }

## Was sie haben

screen-face-down =
    { $n ->
        [one] { $n } Festung, verdeckt
       *[other] { $n } Festungen, verdeckt
    }
screen-beneath = { $n } darunter
screen-beneath-known = darunter: { $cards }
screen-lost = { $n } verloren
screen-cheaper = nächste Karte −{ $n } Kraft
screen-in-support = Im Beistand: { $cards }
screen-in-hand = Bekannt auf der Hand: { $cards }
screen-on-deck = Oben auf dem Deck: { $cards }
screen-resolving = Wird abgehandelt: { $cards }
screen-rushing = Ansturm: kann diesen Zug keine Festung angreifen
screen-owner = Karte von { $seat }
screen-your-hand = Deine Hand ({ $n })

## Gruppen von Möglichkeiten

screen-attack-with = Angreifen mit
screen-use = Nutzen
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

### Der Tisch von 20 Strong im Terminal.

# Ein eigenes Themenset, das kein Verzeichnis nennt.
deck-any = { $name }
place-any = { $name }
stack = Stapel { $n }

## Überschriften und Orte

screen-round =
    { $rung ->
        [0] Runde { $round }
       *[other] Schwierigkeit { $rung } · Runde { $round }
    }
screen-strategy-phase = Strategie { $phase }/{ $phases }
screen-part = { $name }:
screen-boss-waits =
    { $n ->
        [one] Boss, verdeckt:
       *[other] { $n } Bosse, verdeckt:
    }
screen-stack =
    { $size ->
        [one] Stapel { $n }, { $size } Karte
       *[other] Stapel { $n }, { $size } Karten
    }
screen-place =
    { $size ->
        [one] { $place }, { $size } Karte
       *[other] { $place }, { $size } Karten
    }
screen-active = Auslage
screen-silenced = Die andauernden Effekte sind bis zum Ende der Runde aufgehoben.
screen-dice = Würfel
screen-unapplied = Aufmarschzone
screen-items = Loot { $n }/{ $room }
screen-muted = stumm

## Gruppen von Möglichkeiten

screen-use = Verwenden
screen-discard = Abwerfen
screen-act-commit = Aktivieren
screen-act-recover = Auffrischen
screen-act-pick-pool = Würfelpool
screen-act-pick-unapplied = Aufmarschzone
screen-act-pick-exhausted = Erschöpft

## Würfel, die zusammen bewegt wurden

screen-letters-help = Würfel über ihre Buchstaben aktivieren oder auffrischen, auch mehrere auf einmal: hier 2 blaue und einen lila Würfel.
screen-legend = Würfel: { $dice }; { $miss } Fehlschlag, { $hit } Treffer, { $crit } kritischer Treffer. Gegner: { $health } Schaden bisher / Gegnerleben, { $damage } Gegnerschaden, +1 zusätzlicher Gegner.

## Das Ende


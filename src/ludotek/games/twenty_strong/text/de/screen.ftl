### Der Tisch von 20 Strong im Terminal.

game-twenty-strong = 20 Strong
    .about = Für 1 Spieler: 17 Würfel gegen alles, was auf den Karten lauert.

# Ein eigenes Themenset, das kein Verzeichnis nennt.
deck-any = { $name }

## Überschriften und Orte

screen-round =
    { $rung ->
        [0] Runde { $round }
       *[other] Schwierigkeit { $rung } · Runde { $round }
    }
screen-where =
    { $n ->
        [0] { moment-setup }
       *[other] Runde { $n }
    }
screen-strategy-phase = Strategie { $phase }/{ $phases }
screen-resolve-phase = Abhandlung
screen-part = { $name }:
screen-endgame = Endkampf
screen-missions = Missionen
screen-boss-waits =
    { $n ->
        [one] Boss, verdeckt:
       *[other] { $n } Bosse, verdeckt:
    }
screen-stacks = Stapel
screen-stack =
    { $size ->
        [one] Stapel { $n }, { $size } Karte
       *[other] Stapel { $n }, { $size } Karten
    }
screen-empty = leer
screen-face-down = verdeckt
screen-active = Auslage
screen-defeated = besiegt
screen-silenced = Die andauernden Effekte sind bis zum Ende der Runde aufgehoben.
screen-tokens = +{ $n } Schaden
screen-damage = { $n } Schaden
screen-dice = Würfel
screen-pool = Würfelpool
screen-unapplied = Aufmarschzone
screen-exhausted = Erschöpft
screen-banished = Verbannt
screen-items = Loot { $n }/{ $room }
screen-used = diese Runde verwendet
screen-muted = stumm
screen-story = Was geschah

## Gruppen von Möglichkeiten

screen-use = Verwenden
screen-discard = Abwerfen
screen-act-commit = Aktivieren
screen-act-recover = Auffrischen
screen-act-pick-pool = Würfelpool
screen-act-pick-unapplied = Aufmarschzone
screen-act-pick-exhausted = Erschöpft

## Würfel, die zusammen bewegt wurden

screen-log-rolled = Du würfelst
screen-log-committed = Du aktivierst
screen-log-recovered = Du frischst auf:

screen-letters-help = Würfel über ihre Buchstaben aktivieren oder auffrischen, auch mehrere auf einmal: hier 2 blaue und einen lila Würfel.
screen-legend = Würfel: Y gelb, G grün, B blau, P lila, R rot; { $miss } Fehlschlag, { $hit } Treffer, { $crit } kritischer Treffer. Gegner: { $health } Schaden bisher / Gegnerleben, { $damage } Gegnerschaden, +1 zusätzlicher Gegner.

## Das Ende

end-count-rounds = Runden
end-count-defeated = Besiegte Gegner
end-count-missions = Abgeschlossene Missionen
end-count-rolled = Gewürfelte Würfel
end-count-crits = davon kritische Treffer
end-count-suffered = Erlittener Schaden
end-count-items = Verwendeter Loot

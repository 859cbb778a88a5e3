### Das Ergebnis einer Partie.

ending-victory = Sieg
ending-defeat = Niederlage
ending-draw = Unentschieden
ending-over = Die Partie ist vorbei
ending-wins =
    { $n ->
        [one] { $names } gewinnt
       *[other] { $names } gewinnen
    }
ending-by-hand = Von Hand eingetragen
ending-winner = gewinnt
ending-who = Wer
ending-rank = Platz
ending-of = von { $n }

## Rekorde

ending-record = Rekord
ending-best-before = dein Bestwert: { $n }
ending-records = Deine Rekorde
ending-no-records =
    { $why ->
        [guided] Eine Partie mit Anleitung stellt keine Rekorde auf, die nächste schon.
        [rewound] Eine Partie, die hinter einen Wurf oder eine verdeckte Karte zurückging, stellt keine Rekorde auf.
        [branch] Eine Partie aus der Stellung einer anderen stellt keine Rekorde auf.
       *[shared] Wer auf beiden Seiten spielt, stellt keine Rekorde auf.
    }
ending-fewest = Am wenigsten: { $what }
ending-most = Am meisten: { $what }
ending-won-with = Siege mit { $name }
ending-streak = Siege in Folge
ending-achieved = Neu verdient

## Ein Rat

ending-tip = Rat

## Wie der Zufall versiegelt war

ending-seal = Alle Würfe und das Mischen standen vor dem ersten Zug fest
ending-seal-text = Alle können sie prüfen: die Aufzeichnung herunterladen und dies ausführen
ending-seal-known = Würfe und Mischen dieser Partie waren vorher bekannt
ending-salts = Von Mitspielenden hinzugefügt
ending-commitment = Siegel
ending-opening = Geheimnis

## Wie es weitergeht

ending-back-to-roll = Zurück vor den letzten Wurf
ending-back = Eine Aktion zurück
ending-back-note = spielt weiter, zählt nicht für Rekorde
ending-marked = vermerkt
ending-replay = Partie nachspielen
ending-again = Noch einmal spielen
ending-again-note = gleiche Auswahl, neu gemischt
ending-whole = Ganze Partie spielen
ending-whole-note = alle Karten, ohne Anleitung
ending-rematch = Revanche vorschlagen
ending-rematch-note = gleiche Leute, gleiche Plätze
ending-join = Zur Revanche
ending-to-rematch = Zur nächsten Partie

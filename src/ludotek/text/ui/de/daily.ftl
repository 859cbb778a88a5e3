### Das Spiel des Tages.

daily-title = Spiel des Tages
daily-about = Für alle auf diesem Server dieselbe Partie, jeder hat einen Versuch. Wenn der Tag vorbei ist, wird sie offengelegt, und die Partien können noch einmal angesehen werden.
daily-honour = Ein Versuch je Browser: Das ist Ehrensache unter Freunden, nichts hindert jemanden an einem zweiten Browser.
daily-name = Dein Name in der Rangliste
daily-name-hint = Alle auf diesem Server können ihn lesen.
daily-until =
    { $n ->
        [0] bis { $time }, noch hat niemand begonnen
        [one] bis { $time }, eine Partie begonnen
       *[other] bis { $time }, { $n } Partien begonnen
    }
daily-play = Heutiges Spiel spielen
daily-played = Du hast heute gespielt. Dein Platz: { $place }
daily-today = Heute
daily-yesterday = Gestern
daily-place = Platz
daily-who = Wer
daily-result = Ergebnis
daily-nameless = ohne Namen
daily-won = gewonnen
daily-lost = verloren
daily-marked = über Würfel zurückgegangen
daily-none = keine Ergebnisse

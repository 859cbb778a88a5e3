### Die Lobby: Tische für alle.

lobby-title = Offene Tische
lobby-about = Tische, die ihre Gastgeber hier für alle geöffnet haben. Wer zuschaut, sieht nur, was offen ist.
lobby-closed = Auf diesem Server sind Tische nur für die da, die den Link haben.
lobby-none = Gerade ist kein Tisch offen. Richte einen ein und mach ihn öffentlich.
lobby-nameless = jemand
lobby-host = Tisch von { $host }
lobby-free =
    { $n ->
        [one] ein freier Platz
       *[other] { $n } freie Plätze
    }
lobby-running = wird gespielt
lobby-days = Tage pro Zug
lobby-join = Mitspielen
lobby-watch = Zuschauen
lobby-name = Dein Name
lobby-name-hint = Er bleibt in diesem Browser und steht an jedem Tisch.

### My games.

mine-none = Hier ist noch nichts. Partien, die du in diesem Browser beginnst oder denen du beitrittst, findest du hier wieder.
mine-start = Zu den Spielen
mine-running = Laufend
mine-finished = Beendet
mine-statistics = Statistik
mine-my-turn = Du bist dran
mine-waiting = Warten auf Mitspieler
mine-paused = Unterbrochen
mine-closed = Geschlossen
mine-by-hand = von Hand eingetragen
mine-replay = Nachspielen
mine-forget = Aus der Liste entfernen
mine-sure = Diese Partie entfernen?
mine-seat-lost = Der Schlüssel zu deinem Platz liegt nur in diesem Browser. Ohne ihn kommst du nicht an den Tisch zurück, außer du hast seinen Link behalten.
mine-game-lost = Du kannst sie dann hier nicht mehr nachspielen und ihre Aufzeichnung nicht mehr herunterladen.
mine-remove = Entfernen
mine-keep = Behalten
mine-result-won = Gewonnen
mine-result-lost = Verloren
mine-result-drawn = Unentschieden
mine-result-shared = Alle Plätze selbst gespielt
mine-won-of = { $won } von { $played } gewonnen
mine-rewound = davon { $n } über Würfe oder verdeckte Karten zurückgenommen
mine-games = Partien
mine-wins = Gewonnen

## What one has earned

mine-achievements = Errungenschaften
mine-earned = { $n } von { $all } verdient
mine-streak = { $n } Siege in Folge
mine-not-earned = noch nicht verdient

## Sicherung

mine-backup = Sicherung
mine-backup-device = Deine Partien liegen nur in diesem Browser. Eine Datei mit allen lässt sich auf einem anderen Gerät oder auf einem Server öffnen.
mine-backup-server = Partien, die niemand anderen brauchen, kannst du mitnehmen: Die Datei lässt sich auf einem anderen Gerät öffnen, auch ohne Netz, oder auf einem anderen Server.
mine-kept = Dieser Browser hat zugesagt, sie zu behalten, bis du sie löschst.
mine-not-kept = Dieser Browser darf sie löschen, wenn der Platz knapp wird, Safari nach sieben Tagen ohne Besuch. Sichere sie also ab und zu in einer Datei oder installiere diese Seite als App.
mine-backup-secret = Sie öffnet deine Plätze und enthält die kommenden Würfel; behalte sie für dich.
mine-on-device =
    { $n ->
        [one] 1 weitere Partie ist auf diesem Gerät.
       *[other] { $n } weitere Partien sind auf diesem Gerät.
    }
mine-on-server =
    { $n ->
        [one] 1 weitere Partie ist auf dem Server.
       *[other] { $n } weitere Partien sind auf dem Server.
    }
mine-save-all = Alle Partien in einer Datei sichern
mine-save-one = In einer Datei sichern, um anderswo weiterzuspielen
mine-open = Datei öffnen
mine-working = Eine Partie nach der anderen …
mine-saved =
    { $n ->
        [one] In der Datei ist 1 Partie.
       *[other] In der Datei sind { $n } Partien.
    }
mine-left-out =
    { $n ->
        [one] 1 Partie bleibt, wo sie ist, weil andere mitspielen.
       *[other] { $n } Partien bleiben, wo sie sind, weil andere mitspielen.
    }
mine-came-new =
    { $n ->
        [one] 1 Partie ist hier neu.
       *[other] { $n } Partien sind hier neu.
    }
mine-came-newer =
    { $n ->
        [one] 1 Partie war in der Datei weiter und geht von dort weiter.
       *[other] { $n } Partien waren in der Datei weiter und gehen von dort weiter.
    }
mine-came-known =
    { $n ->
        [one] 1 Partie war schon hier, ebenso weit oder weiter.
       *[other] { $n } Partien waren schon hier, ebenso weit oder weiter.
    }
mine-refused =
    { $n ->
        [one] 1 Partie: { $text }
       *[other] { $n } Partien: { $text }
    }
mine-missing =
    { $n ->
        [one] Die Datei ist abgeschnitten: 1 Partie fehlt.
       *[other] Die Datei ist abgeschnitten: { $n } Partien fehlen.
    }
mine-no-backup = Diese Datei ist keine Sicherung von Ludotek, oder sie ist zu groß.

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

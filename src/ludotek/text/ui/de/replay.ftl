### Replays.

replay-title = Nachspielen
replay-by-hand = Von Hand eingetragen
replay-no-key = Dieser Browser kann den Tisch nicht öffnen. Öffne zuerst einen Link zum Mitspielen oder Zuschauen, dann wieder diese Stellung.
replay-first = Zum Anfang
replay-back = Einen Schritt zurück
replay-play = Abspielen
replay-pause = Anhalten
replay-forward = Einen Schritt vor
replay-last = Zum Ende
replay-step = Schritt
replay-step-of = Schritt { $n } von { $last }
replay-seen-by = Aus Sicht von
replay-board = Der Tisch
replay-story = Was bisher geschah
replay-link = Link zu dieser Stellung
replay-branch = Neue Partie ab hier
replay-beginning = Der Anfang
replay-controls = Schritte
replay-rule = Die Regel im Spiel
replay-again = Noch einmal

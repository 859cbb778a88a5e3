### Warum etwas nicht möglich ist.

refusal-not-now = Das ist jetzt nicht möglich.
refusal-too-expensive = Dafür hast du nicht genug bereite Kraft.
refusal-not-in-hand = Diese Karte ist nicht auf deiner Hand.
refusal-no-room = Du hast schon 7 Tiere im Spiel; für ein weiteres ist kein Platz.
refusal-no-focus = Diese Karte hat keinen Fokus.
refusal-too-little-support = Du hast nicht genug Beistand, um die Kosten vollständig zu zahlen.
refusal-power-played = Du kannst in diesem Zug keine weitere Karte als Kraft spielen.
refusal-power-limit = Deine Kraftzone ist voll.
refusal-exhausted = Dieses Tier ist erschöpft.
refusal-no-target = Es gibt nichts, was dieses Tier jetzt angreifen könnte.
refusal-already-drawn = Du hast in diesem Zug schon 2 Kraft für eine Karte gezahlt.
refusal-empty-deck = Dein Deck ist leer.
refusal-ability-used = Die Fähigkeit deiner Festung wurde in diesem Zug schon genutzt.
refusal-no-bonus = Du hast keinen Kraftbonus.
refusal-guarded = Zuerst muss ein Tier mit Wache besiegt werden.
refusal-rushing = Ein Tier mit Ansturm kann in dem Zug, in dem es ins Spiel kommt, keine Festung angreifen.
refusal-not-reached = In diesem Modus erreichst du nur die Festung des Spielers links von dir.
refusal-not-a-target = Das kannst du hier nicht wählen.
refusal-faction-taken = Diese Fraktion kannst du nicht mehr nehmen.
refusal-no-rally = Diese Karte hat kein Sammeln.
refusal-not-drawn-now = Durch Sammeln darfst du nur Karten spielen, die du gerade für die verlorene Festung gezogen hast.
refusal-must-choose = Solange es etwas zu wählen gibt, musst du wählen.
refusal-is-done = Du hast schon gesagt, dass du fertig bist.
refusal-cannot-resume = Du kannst erst zurückkehren, wenn ein Partner gehandelt hat.
refusal-own-card = Du greifst nur Gegner an, nicht die eigene Seite.
refusal-no-stronghold = Du hast keine Festung.

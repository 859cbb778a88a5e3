### So wird gespielt.

how-aim = Das Ziel
    .text = Du bist ein Held gegen ein ganzes Themenset. Besiege seine Gegner, sammle Loot und schlag am Ende den Boss: Dann hast du sofort gewonnen. Fällt dein Leben unter 1, verlierst du.
how-enemy = 1. Einen Gegner wählen
    .text = Zu Beginn der Runde wählst du einen Stapel und kämpfst gegen seine oberste Karte. Ihr Gegnerleben sagt, wie viel Schaden sie besiegt, ihr Gegnerschaden, was sie dir sonst antut. Ein +1 bringt einen weiteren Gegner mit.
how-dice = 2. Würfel wählen und werfen
    .text = Nimm so viele Würfel aus dem Würfelpool, wie du wagst, und wirf sie alle. Gelbe treffen mit 2 von 6 Seiten, der rote immer: Zeig auf einen Würfel, um seine sechs Seiten zu sehen.
how-hits = 3. Treffer zuordnen
    .text = Ordne deine Treffer einzeln zu. Ein Treffer richtet 1 Schaden an, ein kritischer 2. Sobald der Schaden das Gegnerleben erreicht, ist der Gegner besiegt, und eine Sofort-Belohnung gehört dir.
how-again = 4. Noch einmal?
    .text = Solange dein Wert für Strategie es erlaubt, darfst du wiederholen: Nimm Würfel dazu und wirf alles neu, was du nicht zugeordnet hast, Treffer wie Fehlschläge.
how-resolve = 5. Der Preis
    .text = Jeder unbesiegte Gegner zieht dir seinen Gegnerschaden vom Leben ab. Dann sind alle benutzten Würfel erschöpft; dein Wert für Auffrischen bringt einige zurück. Zuletzt erhältst du den Loot der besiegten Karten.
how-boss = Der Boss
    .text = Ist ein Stapel leer, darfst du den Endkampf beginnen, sind alle leer, musst du es. Der Boss wird aufgedeckt, und jede nicht abgeschlossene Mission kämpft an seiner Seite. Besiegst du den Boss, ist das Spiel gewonnen.

### Das geführte erste Spiel: das Ziel in einer Zeile und jede Sprechblase mit Titel und dem, was jetzt zu tun ist.

lesson-first = Zerstöre die drei Festungen deines Gegners

lesson-aim = Ihr verteidigt jeder drei Festungen, eine nach der anderen. Wer alle drei des anderen zerstört, gewinnt. Die oberste ist zuerst im Spiel. Für ein erstes Spiel ist jede Reihenfolge recht.
    .title = Das Ziel
    .now = Jetzt du: Wähle die Festung, die oben liegt.
lesson-hand = Das sind deine Karten. Die erste Zahl ist, was eine Karte kostet; ein Tier hat auch Angriff und Leben (♥). Eine Hand mit ein paar billigen Karten behältst du besser. Ein Mulligan tauscht einmal die ganze Hand.
    .title = Deine Hand
lesson-support = Mit Karten in deiner Beistandszone bezahlst du die Fähigkeiten deiner Festung. Gib die Karte her, die dir am wenigsten fehlt.
    .title = Beistand
    .now = Jetzt du: Lege eine Karte in deine Beistandszone.
lesson-power = Mit Kraft bezahlst du deine Karten. Einmal pro Zug darfst du eine beliebige Handkarte verdeckt in deine Kraftzone legen; tu das in jedem Zug, mit einer, die noch zu teuer ist.
    .title = Kraft
    .now = Jetzt du: Spiele eine Karte als Kraft.
lesson-play = Bezahle jetzt eine Karte mit deiner Kraft. Ein Tier bleibt liegen und greift ab deinem nächsten Zug an; mit Ansturm sofort, aber in diesem Zug nur andere Tiere. Ein Gegenstand wirkt einmal.
    .title = Eine Karte spielen
    .now = Jetzt du: Spiele eine Karte.
lesson-upkeep = Tu, was du willst und bezahlen kannst, dann beende deinen Zug. Deine Karten werden wieder bereit, du ziehst 2 Karten und legst 1 in den Beistand.
    .title = Den Zug beenden
    .now = Jetzt du: Beende deine Hauptphase, wenn du fertig bist.
lesson-attack = Ein bereites Tier darf einmal angreifen; danach ist es bis zum Ende deines Zugs erschöpft. Was geschähe, siehst du, bevor du wählst.
    .title = Angreifen
    .now = Jetzt du: Greife mit einem Tier an.
lesson-target = Einer Festung fügt dein Tier Schaden in Höhe seines Angriffs zu und nimmt selbst keinen. Zwei Tiere verletzen einander. Ein Tier mit Wache muss zuerst angegriffen werden.
    .title = Festung oder Tier?
lesson-ability = Deine Festung hat eine Fähigkeit. Einmal pro Zug darfst du sie nutzen und zahlst mit Karten aus deiner Beistandszone, die das Spiel verlassen.
    .title = Deine Festung hilft
lesson-fall = Fällt eine Festung, zieht ihr Besitzer für jede verlorene eine Karte und darf die mit Sammeln-Symbol umsonst spielen; dann liegt die nächste offen. Fällt die dritte, ist das Spiel gewonnen.
    .title = Wenn eine Festung fällt

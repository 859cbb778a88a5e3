### Das geführte erste Spiel: das Ziel in einer Zeile und jede Sprechblase mit Titel und dem, was jetzt zu tun ist.

lesson-first = Einen Stapel leeren, dann den Boss besiegen

lesson-aim = Die Gegner liegen in drei Stapeln. Ist einer leer, darfst du gegen den Boss antreten; besiegst du ihn, gewinnst du. Fällt dein Leben unter 1, verlierst du.
    .title = Das Ziel
lesson-activate = Jede Runde wählst du, gegen wen du kämpfst. Das Herz sagt, wie viel Schaden ein Gegner aushält; seinen Gegnerschaden nimmst du, wenn er am Ende der Runde noch steht. Danach geht er, besiegt oder nicht. „+1“ bringt einen weiteren, dessen „+1“ noch einen.
    .title = Einen Gegner wählen
    .now = Jetzt du: Wähle einen Gegner.
lesson-commit = Schicke Würfel in den Kampf. Ein gelber Würfel trifft auf 2 seiner 6 Seiten, ein grüner auf 3, ein blauer auf 4, ein lila Würfel auf 5 und der rote auf allen 6.
    .title = Würfel aktivieren
    .now = Jetzt du: Aktiviere einen lila Würfel.
lesson-roll = Zwei oder drei Würfel mehr, als der Gegner Leben hat, sind ein guter Anfang. Schicke nicht alle: Was du aktivierst, ist nach der Runde erschöpft und kommt nur langsam zurück.
    .title = Wie viele?
    .now = Jetzt du: Aktiviere noch ein paar Würfel, dann würfle.
lesson-apply = Ein Treffer macht 1 Schaden, ein kritischer 2, ein Fehlschlag keinen. Erreicht der Schaden auf einem Gegner sein Leben, ist er besiegt. Was du sonst verwenden darfst, etwa deine Heldenfähigkeit, wird dir mit angeboten.
    .title = Treffer zuordnen
    .now = Jetzt du: Ordne einem Gegner einen Treffer zu.
lesson-repeat = Steht noch ein Gegner? Dann wiederhole: Du darfst weitere Würfel aktivieren, und alle, die auf keiner Karte liegen, werden neu geworfen. Sind alle besiegt, geh weiter: Niemand kann dir mehr schaden.
    .title = Noch einmal oder weiter?
lesson-recover = Die aktivierten Würfel sind jetzt erschöpft. Jede Runde bekommst du so viele zurück, wie Auffrischen angibt; nimm die starken zuerst.
    .title = Würfel auffrischen
    .now = Jetzt du: Frische einen Würfel auf.
lesson-items = Manche besiegten Gegner hinterlassen eine Loot-Karte, die du nehmen darfst. Wie viele du besitzen kannst, sagt Strategie; wann du sie verwendest, sagt die Karte.
    .title = Loot-Karten
lesson-boss = Ein Stapel ist leer: Statt gegen einen weiteren Gegner darfst du jetzt den Endkampf gegen den Boss beginnen. Geh, wenn die meisten Würfel zurück sind, und schließe vorher die Mission ab: Sonst kämpft sie neben dem Boss.
    .title = Der Weg zum Boss ist frei
lesson-end = Das ist der Boss. Lies, was er kann; 1 Öl schaltet seinen andauernden Effekt für die Runde ab. Besiegst du ihn, gewinnst du sofort; übersteht er die Runde, macht er seinen Schaden, und du versuchst es mit den übrigen Würfeln noch einmal.
    .title = Der letzte Kampf

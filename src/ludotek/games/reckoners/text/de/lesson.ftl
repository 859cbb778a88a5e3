### Das geführte erste Spiel: das Ziel in einer Zeile und jede Sprechblase mit Titel und dem, was jetzt zu tun ist.

lesson-first = Senkt Steelhearts Leben auf 0, bevor die Bevölkerung verloren ist

lesson-aim = Das Spiel ist fast gewonnen. Du bist Abraham, ein Bot spielt Megan. Ihr kennt Steelhearts Schwäche: Fällt sein Leben auf 0, gewinnt ihr. Fällt die Bevölkerung auf 0, verliert ihr.
    .title = Das Ziel
lesson-keep = Du hast gewürfelt. Nach dem ersten und dem zweiten Wurf behältst du mindestens einen Würfel. Jetzt brauchst du „Epic angreifen“: Dieser grüne Würfel zeigt es zweimal. Mit ein, zwei anderen, was sie auch zeigen, kommst du zu ihm.
    .title = Würfel behalten
    .now = Jetzt du: Behalte einen Würfel.
lesson-reroll = Drücke auf jeden weiteren Würfel, den du behalten willst. Die übrigen wirfst du neu, höchstens zweimal.
    .title = Noch einmal würfeln
    .now = Jetzt du: Behalte die Angriffe, dann wirf den Rest neu.
lesson-use = Alle haben gewürfelt; jetzt nutzt du deine Würfel, einen nach dem anderen. Die meisten Symbole wirken nur in dem Bezirk, in dem deine Figur steht.
    .title = Würfel nutzen
    .now = Jetzt du: Nimm einen Würfel ohne Angriff.
lesson-barricade = Steelheart ist in diesem Bezirk, aber solange dort eine Barrikade steht, kommt niemand hinein oder hinaus. Mit einem beliebigen Würfel, was er auch zeigt, entfernst du eine.
    .title = Barrikaden
    .now = Jetzt du: Entferne die Barrikade hier.
lesson-move = Mit einem beliebigen Würfel, was er auch zeigt, kommst du in einen anderen Bezirk. Die Angriffe hebst du dir auf.
    .title = Bewegen
    .now = Jetzt du: Geh in Steelhearts Bezirk.
lesson-attack = Du bist, wo er ist. Jedes Symbol „Epic angreifen“ kostet ihn 1 Leben.
    .title = Angreifen
    .now = Jetzt du: Greife Steelheart an.
lesson-token = Ein Planmarker gilt als ein Würfel mit dem Symbol, das du brauchst. Deine hast du in einer früheren Runde mit dem Symbol „Planen“ bekommen.
    .title = Planmarker
lesson-acquire = Mit dem Geld des Teams könntet ihr Ausrüstung kaufen, die mehr Würfel bringt. Bist du fertig, handeln die Epics.
    .title = Ausrüstung
lesson-epics = Die Epics und Steelheart haben alles getan, was links von ihren Klammern steht; „Eindämmen“ schiebt eine Klammer zurück. Behalte die Bevölkerung im Blick und besiege ihn.
    .title = Was die Epics tun

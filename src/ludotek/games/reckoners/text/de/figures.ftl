### Was an Karten gemessen wurde: was es ist, und ein Satz darüber.

figure-reckoner = Siege mit diesem Rächer
    .note = Um wie viele Prozentpunkte öfter gewonnen wird als im Mittel bei gleicher Schwierigkeit und Zahl.
figure-epic = Verlorene Bevölkerung
    .note = In einer Partie, in der dieser Epic erscheint.
figure-epic-defeated = Besiegt
    .note = In wie vielen der Partien, in denen er erscheint.
figure-epic-wins = Siege, wenn er erscheint
    .note = Um wie viele Prozentpunkte öfter als in anderen Partien.
figure-bought = Gekauft, neben ihren Nachbarn
    .note = 1 ist so oft wie die mittlere Karte zum selben Preis.
figure-bought-share = Gekauft
    .note = In wie vielen der Partien, in denen sie im Angebot ist.
figure-equipment = Was sie wert ist
    .note = Um wie viele Prozentpunkte öfter gewonnen wird, wenn sie gekauft wird, als wenn sie nur im Angebot ist. Geld hat, wem es gut geht: Achte auf die Unterschiede.

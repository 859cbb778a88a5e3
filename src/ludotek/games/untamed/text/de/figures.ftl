### Was an Karten gemessen wurde: was es ist, und ein Satz darüber.

figure-faction = Siege mit ihrer Fraktion
    .note = Wie oft ein Team mit dieser Fraktion ein Duell gewinnt.
figure-worth = Was sie wert ist
    .note = Um wie viele Prozentpunkte ihr Deck öfter gewinnt als mit einer leeren Karte an ihrer Stelle: einem Tier mit denselben Kosten, Angriff 0, Leben 1 und ohne Text. Dieselben Gegner und dieselbe Mischung mit ihr und ohne sie.
figure-worth-drawn = Siege, wenn gezogen
    .note = Wie oft gewinnt, wer sie gezogen hat.
figure-worth-played = Siege, wenn gespielt
    .note = Wie oft gewinnt, wer sie gespielt hat.
figure-played = Gespielt, neben ihren Nachbarn
    .note = 1 ist so oft wie die mittlere Karte mit denselben Kosten.
figure-played-share = Gespielt
    .note = Von denen, die sie auf der Hand haben.
figure-order = Ihr Platz im Stapel
    .note = Wie oft ein Duell gewonnen wird, wenn diese Festung dort liegt.
    .what =
        { $what ->
            [top] oben
            [middle] in der Mitte
           *[bottom] unten
        }
figure-ability = Fähigkeit genutzt
    .note = Wie oft in einem Duell, von dem, der sie hat.

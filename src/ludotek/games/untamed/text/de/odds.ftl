## Genaue Wahrscheinlichkeiten, eine Karte zu ziehen: `ludotek odds`.

odds-drawn =
    { $draws ->
        [1] Die nächste Karte gehört dazu: { $chance }
       *[other] Unter den nächsten { $draws } Karten sind mindestens { $least } davon: { $chance }
    }

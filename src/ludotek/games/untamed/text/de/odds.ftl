## Genaue Wahrscheinlichkeiten, eine Karte zu ziehen: `ludotek odds`.

odds-drawn =
    { $draws ->
        [1] Die nächste Karte gehört dazu: { $chance }
       *[other] Unter den nächsten { $draws } Karten sind mindestens { $least } davon: { $chance }
    }

odds-win-now = Du kannst in diesem Zug sicher gewinnen.
odds-draws =
    { $draws ->
        [one] dein nächster Zug bringt { $draws } von { $deck } Karten
       *[other] dein nächster Zug bringt { $draws } von { $deck } Karten
    }
odds-spread = In deinen nächsten 3 Zügen gezogen
odds-out = { $card } (nächster Zug { $soon })

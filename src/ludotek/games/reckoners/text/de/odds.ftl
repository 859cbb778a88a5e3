## Genaue Wahrscheinlichkeiten von Symbolen: `ludotek odds`.

odds-within =
    { $rolls ->
        [1] Mit dem ersten Wurf: { $chance }
       *[other] Mit { $rolls } Würfen: { $chance }
    }

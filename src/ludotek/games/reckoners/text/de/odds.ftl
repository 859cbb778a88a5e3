## Genaue Wahrscheinlichkeiten von Symbolen: `ludotek odds`.

odds-within =
    { $rolls ->
        [1] Mit dem ersten Wurf: { $chance }
       *[other] Mit { $rolls } Würfen: { $chance }
    }

odds-wanted = { $n }× { $symbol }
odds-symbols = { $wanted } { $chance }
odds-spread = Mit den Würfen, die du noch hast, wenn du nur darauf behältst

odds-wished =
    { $rolls ->
        [1] Mit deinem letzten Wurf: { $chance }
       *[other] Mit noch { $rolls } Würfen: { $chance }
    }
odds-no-wish = Jetzt gibt es nichts zu wünschen.
odds-wish-large = So viele verschiedene Symbole dauern zu lange: Wünsch dir weniger.

## Exact odds of drawing a card: `ludotek odds`.

odds-drawn =
    { $draws ->
        [1] The next card is one of them: { $chance }
       *[other] Among the next { $draws } cards are at least { $least } of them: { $chance }
    }

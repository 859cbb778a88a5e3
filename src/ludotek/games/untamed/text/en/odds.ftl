## Exact odds of drawing a card: `ludotek odds`.

odds-drawn =
    { $draws ->
        [1] The next card is one of them: { $chance }
       *[other] Among the next { $draws } cards are at least { $least } of them: { $chance }
    }

odds-win-now = You can win this turn for certain.
odds-draws =
    { $draws ->
        [one] your next turn brings { $draws } of { $deck } cards
       *[other] your next turn brings { $draws } of { $deck } cards
    }
odds-spread = To draw it within your next 3 turns
odds-out = { $card } (next turn { $soon })

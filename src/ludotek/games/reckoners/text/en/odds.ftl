## Exact odds of symbols: `ludotek odds`.

odds-within =
    { $rolls ->
        [1] With the first roll: { $chance }
       *[other] Within { $rolls } rolls: { $chance }
    }

## Exact odds of symbols: `ludotek odds`.

odds-within =
    { $rolls ->
        [1] With the first roll: { $chance }
       *[other] Within { $rolls } rolls: { $chance }
    }

odds-wanted = { $n }× { $symbol }
odds-symbols = { $wanted } { $chance }
odds-spread = With the rolls you have left, if you keep only for this

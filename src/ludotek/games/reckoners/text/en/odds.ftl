## Exact odds of symbols: `ludotek odds`.

odds-within =
    { $rolls ->
        [1] With the first roll: { $chance }
       *[other] Within { $rolls } rolls: { $chance }
    }

odds-wanted = { $n }× { $symbol }
odds-symbols = { $wanted } { $chance }
odds-spread = With the rolls you have left, if you keep only for this

odds-wished =
    { $rolls ->
        [1] With your last roll: { $chance }
       *[other] With { $rolls } more rolls: { $chance }
    }
odds-no-wish = There’s nothing to wish for right now.
odds-wish-large = Too many different symbols to reckon right now: wish for fewer.

## Probabilités exactes des symboles : `ludotek odds`.

odds-within =
    { $rolls ->
        [1] Au premier lancer : { $chance }
       *[other] En { $rolls } lancers : { $chance }
    }

odds-wanted = { $n }× { $symbol }
odds-symbols = { $wanted } { $chance }
odds-spread = Avec les lancers qu’il vous reste, si vous ne gardez que pour cela

## Probabilités exactes des symboles : `ludotek odds`.

odds-within =
    { $rolls ->
        [1] Au premier lancer : { $chance }
       *[other] En { $rolls } lancers : { $chance }
    }

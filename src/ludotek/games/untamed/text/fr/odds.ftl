## Probabilités exactes de piocher une carte : `ludotek odds`.

odds-drawn =
    { $draws ->
        [1] La prochaine carte en fait partie : { $chance }
       *[other] Parmi les { $draws } prochaines cartes, il y en a au moins { $least } : { $chance }
    }

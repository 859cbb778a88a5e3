## Probabilités exactes de piocher une carte : `ludotek odds`.

odds-drawn =
    { $draws ->
        [1] La prochaine carte en fait partie : { $chance }
       *[other] Parmi les { $draws } prochaines cartes, il y en a au moins { $least } : { $chance }
    }

odds-win-now = Vous pouvez gagner à coup sûr pendant ce tour.
odds-draws =
    { $draws ->
        [one] votre prochain tour apporte { $draws } carte sur { $deck }
       *[other] votre prochain tour apporte { $draws } cartes sur { $deck }
    }
odds-spread = À piocher au cours de vos 3 prochains tours
odds-out = { $card } (prochain tour { $soon })

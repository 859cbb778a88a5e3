## Probabilités exactes d’un combat : `ludotek odds`, et une ligne au-dessus des dés.

odds-number = Vaincre l’ennemi { $number } (Santé { $health }) : { $chance }
odds-enemy = l’ennemi { $number }
odds-all =
    { $n ->
        [1] Le vaincre : { $chance }
        [2] Vaincre les deux : { $chance }
       *[other] Vaincre les { $n } : { $chance }
    }
odds-exactly =
    { $n ->
        [0] En subissant le moins possible, personne ne tombe : { $chance }
        [one] En subissant le moins possible, seul { LIST($enemies, join: "and") } tombe : { $chance }
       *[other] En subissant le moins possible, { LIST($enemies, join: "and") } tombent : { $chance }
    }
odds-damage = Dégâts subis en moyenne : { $damage }
odds-spent = Dés dépensés : { $n }
odds-dice =
    { $n ->
        [1] { $n } { FORM($colour, form: "m") }
       *[other] { $n } { FORM($colour, form: "mp") }
    }
odds-cheapest = Les dés les moins chers : { LIST($dice, join: "and") } ({ $chance })
odds-never = Même tous ces dés n’atteignent pas { $least }.

odds-enemy-falls = { $card } { $chance }
odds-all-fall =
    { $n ->
        [2] les deux { $chance }
       *[other] les { $n } { $chance }
    }
odds-you-suffer = dégâts subis { $damage }
odds-without = sans compter : { LIST($cards, join: "and") }

odds-no-dice = aucun dé engagé
odds-spread = En combattant pour subir le moins possible
odds-fall =
    { $n ->
        [0] personne ne tombe
        [one] seulement { LIST($cards, join: "and") }
       *[other] { LIST($cards, join: "and") }
    }
odds-wish = { $card }
odds-wish-unharmed = aucun dégât
odds-wish-all =
    { $n ->
        [2] les deux
       *[other] les { $n }
    }
odds-commit = Engager encore { LIST($dice, join: "and") } : { $chance }
odds-enough = Ces dés suffisent : { $chance }
odds-out-of-reach = Même avec tous les dés que vous pouvez engager maintenant, c’est moins de { $least }.
odds-no-wish = Il n’y a rien à souhaiter pour l’instant.

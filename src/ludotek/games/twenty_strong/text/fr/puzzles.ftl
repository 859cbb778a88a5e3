### What puzzles ask for, and how an answer is valued.

puzzle-apply-all = Assignez ces touches de façon à tous les vaincre : { LIST($enemies, join: "and") }. Ni objets, ni capacités.
    .title = Tous les vaincre
puzzle-apply-chance = Assignez des touches ou gardez-les pour les relancer : comment avoir les meilleures chances de tous les vaincre, { LIST($enemies, join: "and") } ? Pas d’autres dés, ni objets, ni capacités.
    .title = Les meilleures chances
puzzle-commit = À vaincre : { LIST($enemies, join: "and") }. Engagez au plus { $dice } dés, les plus faibles possible, avec au moins { $least } % de chances d’y parvenir. Pas d’autres dés ensuite, ni objets, ni capacités.
    .title = Les dés les plus faibles qui suffisent
puzzle-value-weak =
    { $enough ->
        [no] les chances sont trop faibles, ou les dés trop nombreux
       *[yes]
            { $steps ->
                [0] suffisant, avec la couleur la plus faible
                [one] suffisant, 1 cran au-dessus de la couleur la plus faible
               *[other] suffisant, { $steps } crans au-dessus de la couleur la plus faible
            }
    }

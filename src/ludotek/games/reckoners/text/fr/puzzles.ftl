### What puzzles ask for, and how an answer is valued.

puzzle-lose-fewest = Utilisez ce qui reste pour que la prochaine phase des Épiques coûte le moins de Population possible, quels que soient les Épiques qui arrivent.
    .title = Protéger la Population
puzzle-defeat-epic = À vaincre pendant ce round : { $epic }.
    .title = Vaincre un Épique
puzzle-defeat-steelheart = Abattez Cœur d’Acier pendant ce round.
    .title = Abattre Cœur d’Acier
puzzle-value-lost =
    { $n ->
        [0] aucune perte de Population
       *[other] jusqu’à { $n } de Population perdus
    }

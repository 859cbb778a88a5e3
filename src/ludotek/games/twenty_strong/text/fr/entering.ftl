### Ce qu’on lit sur les vrais dés et les vraies cartes.

read-hero = Quel héros a été tiré ?
read-stack = Quelle carte est maintenant au-dessus : { $stack } ?
read-boss = Quel boss a été révélé ?
read-mission =
    { $n ->
        [1] Quelle est la première mission ?
        [2] Quelle est la deuxième mission ?
       *[other] Quelle est la mission { $n } ?
    }
read-die = Que montre { FORM($die, def: "def") } ?

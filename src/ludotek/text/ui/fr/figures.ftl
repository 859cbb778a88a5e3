### Ce qui a été mesuré, en mots : sur combien, et par qui.

counted-games =
    { $n ->
        [one] { $n } partie
       *[other] { $n } parties
    }
counted-games-with-it =
    { $n ->
        [one] { $n } partie avec elle
       *[other] { $n } parties avec elle
    }
counted-pairs-of-games =
    { $n ->
        [one] { $n } paire de parties
       *[other] { $n } paires de parties
    }
counted-hands =
    { $n ->
        [one] { $n } main
       *[other] { $n } mains
    }
counted-offers =
    { $n ->
        [one] { $n } offre
       *[other] { $n } offres
    }
measured-by =
    { $player ->
        [greedy] robot standard
        [search] robot fort
        [random] jeu au hasard
        [learned] robot entraîné
       *[other] { $player }
    }

# Les nombres : parts, écarts, multiples, autres ; entre quoi ils se situent.
figure-decimal = ,
figure-share = { $value } %
figure-points = { $value } points
figure-times = × { $value }
figure-number = { $value }
figure-between = de { $low } à { $high }

### L’analyse d’une partie terminée.

review-percent = { $n } %
review-start = Chances au départ
review-part-skill = Habileté
review-help-skill = les choix faits, comparés à ceux du joueur rapide
review-part-luck = Hasard
review-help-luck = ce qu’ont apporté les dés, les cartes et les révélations
review-part-others = Les autres
review-help-others = ce qui est venu des coups des autres
review-part-revision = Recul
review-help-revision = ce qu’un regard plus lointain a corrigé dans les estimations
review-part-rest = Le reste
review-result = Résultat
review-chance = Chances
review-course = Chances de gagner
review-band = Bande : intervalle à 95 %
review-numbers = En chiffres
review-costly = Les choix qui ont coûté le plus
review-none = Aucun choix n’a clairement coûté quelque chose.
review-played = joué
review-better = mieux
review-instead = { $best } au lieu de { $chance }
review-unlucky = Malchance
review-lucky = Chance
review-worse =
    { $n ->
        [0] Presque aucun tirage n’aurait été pire.
       *[other] { $n } % des tirages auraient été pires.
    }
review-better-outcomes =
    { $n ->
        [0] Presque aucun tirage n’aurait été meilleur.
       *[other] { $n } % des tirages auraient été meilleurs.
    }
review-note =
    { $choices ->
        [0] Aucun choix analysé
        [one] { $choices } choix analysé
       *[other] { $choices } choix analysés
    }, avec { $rollouts } parties simulées par position, d’après ce qui était visible à ce moment-là.

## Sur la page

review-working = Analyse de la partie en cours…
review-worked = { $n } % terminés
review-whose = La partie de
review-sum = D’où vient le résultat
review-round = Moment
review-choose = Choisir un moment
review-to-replay = Revoir ce moment
review-play-line = Jouer sur le plateau
review-line = Un meilleur enchaînement
review-line-instead = Au lieu de « { $did } »
review-back = Retour à l’analyse

### Ce dont on peut être fier.

achievement-ts-won = Le jour se lève
achievement-ts-won-text = Gagnez une partie.
achievement-ts-swift = Avant le petit déjeuner
achievement-ts-swift-text = Gagnez en { $n } tours au plus.
achievement-ts-unhurt = Pas une égratignure
achievement-ts-unhurt-text = Gagnez sans subir de dégâts.
achievement-ts-razor = Sur un fil
achievement-ts-razor-text = Gagnez avec 1 point de Santé.
achievement-ts-missions = Devoir accompli
achievement-ts-missions-text = Gagnez avec toutes les missions accomplies.
achievement-ts-bare = À mains nues
achievement-ts-bare-text = Gagnez sans utiliser d’objet.
achievement-ts-crits = Pluie d’étincelles
achievement-ts-crits-text = Obtenez au moins { $n } critiques en une partie.
achievement-ts-rare = Un sur beaucoup
achievement-ts-rare-text = Réussissez un lancer qui n’arrive qu’une fois sur { $n }.
achievement-ts-unlucky = Contre le sort
achievement-ts-unlucky-text = Gagnez avec au moins { $n } touches de moins que prévu.
achievement-ts-climber = Plus haut
achievement-ts-climber-text = Gagnez à l’échelon { $n } de l’échelle de difficulté ou plus haut.
achievement-ts-heroes = Le guet au complet
achievement-ts-heroes-text = Gagnez avec { $n } héros différents.
achievement-ts-streak = Trois aurores
achievement-ts-streak-text = Gagnez { $n } parties d’affilée.

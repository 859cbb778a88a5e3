### Ce dont on peut être fier.

achievement-un-won = Au sommet
achievement-un-won-text = Gagnez une partie.
achievement-un-untouched = Pas une pierre
achievement-un-untouched-text = Gagnez sans perdre de Forteresse.
achievement-un-swift = Vite fait
achievement-un-swift-text = Gagnez en { $n } de vos tours au plus.
achievement-un-hunter = Bonne chasse
achievement-un-hunter-text = Battez au moins { $n } Animaux en une partie.
achievement-un-siege = Machine de siège
achievement-un-siege-text = Infligez au moins { $n } dégâts aux Forteresses en une partie.
achievement-un-rally = Sortis des ruines
achievement-un-rally-text = Jouez au moins { $n } cartes par Ralliement en une partie.
achievement-un-star = La vedette
achievement-un-star-text = Qu’une de vos cartes inflige au moins { $n } dégâts.
achievement-un-steady = Croissance régulière
achievement-un-steady-text = Gagnez en mettant de la Puissance à chaque tour où c’était possible.
achievement-un-last = Derniers remparts
achievement-un-last-text = Gagnez avec votre dernière Forteresse.
achievement-un-crowd = Dans la foule
achievement-un-crowd-text = Gagnez une partie à { $n } joueurs ou plus.
achievement-un-factions = Tous les pelages
achievement-un-factions-text = Gagnez avec { $n } factions différentes.
achievement-un-streak = En maraude
achievement-un-streak-text = Gagnez { $n } parties d’affilée.

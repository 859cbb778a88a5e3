### Ce dont on peut être fier.

achievement-rk-won = Newcago est libre
achievement-rk-won-text = Gagnez une partie.
achievement-rk-saviour = Sauveurs
achievement-rk-saviour-text = Gagnez avec au moins { $n } habitants.
achievement-rk-razor = Les derniers
achievement-rk-razor-text = Gagnez avec { $n } habitants au plus.
achievement-rk-swift = Justice rapide
achievement-rk-swift-text = Gagnez en { $n } rounds au plus.
achievement-rk-thrifty = Chaque dé compte
achievement-rk-thrifty-text = Gagnez sans laisser de dé inutilisé.
achievement-rk-warden = Geôliers
achievement-rk-warden-text = Contenez au moins { $n } pas en une partie.
achievement-rk-hunters = Chasseurs d’Épiques
achievement-rk-hunters-text = Vainquez au moins { $n } Épiques en une partie.
achievement-rk-hidden = Introuvables
achievement-rk-hidden-text = Gagnez sans base découverte ni dé confisqué.
achievement-rk-hard = La manière forte
achievement-rk-hard-text = Gagnez en difficulté « difficile » ou plus.
achievement-rk-firefight = À travers le feu
achievement-rk-firefight-text = Gagnez en difficulté « Flamme ! ».
achievement-rk-faces = Plusieurs visages
achievement-rk-faces-text = Gagnez avec { $n } Redresseurs différents.
achievement-rk-streak = Deux fois
achievement-rk-streak-text = Gagnez { $n } parties d’affilée.

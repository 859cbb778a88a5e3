### La partie du jour.

daily-title = Partie du jour
daily-about = La même donne pour tous sur ce serveur, un essai chacun. Elle est dévoilée quand la journée est finie, et les parties peuvent alors être revues.
daily-honour = Un essai par navigateur : c’est une affaire d’honneur entre amis, rien n’empêche d’en prendre un autre.
daily-name = Votre nom dans les résultats
daily-name-hint = Tous peuvent le lire sur ce serveur.
daily-until =
    { $n ->
        [0] jusqu’à { $time }, personne n’a encore commencé
        [one] jusqu’à { $time }, une partie commencée
       *[other] jusqu’à { $time }, { $n } parties commencées
    }
daily-play = Jouer la partie du jour
daily-played = Vous avez joué aujourd’hui. Votre rang : { $place }
daily-today = Aujourd’hui
daily-yesterday = Hier
daily-place = Rang
daily-who = Nom
daily-result = Résultat
daily-nameless = sans nom
daily-won = gagnée
daily-lost = perdue
daily-marked = retour par-dessus des dés
daily-none = aucun résultat

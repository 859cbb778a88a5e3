### My games.

mine-none = Il n’y a encore rien ici. Vous y retrouverez les parties que vous commencez ou rejoignez avec ce navigateur.
mine-start = Voir les jeux
mine-running = En cours
mine-finished = Terminées
mine-statistics = Statistiques
mine-my-turn = À vous de jouer
mine-waiting = En attente d’amis
mine-paused = En pause
mine-closed = Fermée
mine-replay = Revoir
mine-forget = Retirer de la liste
mine-sure = Retirer cette partie ?
mine-seat-lost = La clé de votre place n’existe que dans ce navigateur. Sans elle, vous ne pourrez plus revenir à cette table, sauf si vous avez gardé son lien.
mine-game-lost = Vous ne pourrez plus la revoir ici, ni exporter son enregistrement.
mine-remove = Retirer
mine-keep = Garder
mine-result-won = Gagnée
mine-result-lost = Perdue
mine-result-drawn = Nulle
mine-result-shared = Vous jouiez toutes les places
mine-won-of =
    { $won ->
        [one] { $won } sur { $played } gagnée
       *[other] { $won } sur { $played } gagnées
    }
mine-rewound = dont { $n } avec retour en arrière malgré des dés lancés ou des cartes révélées
mine-games = Parties
mine-wins = Gagnées

## What one has earned

mine-achievements = Exploits
mine-earned = { $n } exploits sur { $all }
mine-streak = { $n } victoires d’affilée
mine-not-earned = pas encore

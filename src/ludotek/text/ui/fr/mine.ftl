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
mine-by-hand = saisi à la main
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

## Sauvegarde

mine-backup = Sauvegarde
mine-backup-device = Vos parties ne sont gardées que dans ce navigateur. Un fichier qui les contient toutes s’ouvre sur un autre appareil, ou sur un serveur.
mine-backup-server = Les parties qui n’ont besoin de personne d’autre s’emportent : le fichier s’ouvre sur un autre appareil, même sans réseau, ou sur un autre serveur.
mine-kept = Ce navigateur a promis de les garder jusqu’à ce que vous les supprimiez.
mine-not-kept = Ce navigateur peut les supprimer si la place vient à manquer, Safari après sept jours sans visite. Enregistrez-les donc de temps en temps dans un fichier, ou installez cette page comme application.
mine-backup-secret = Il ouvre vos places et contient les dés à venir : gardez-le pour vous.
mine-on-device =
    { $n ->
        [one] 1 autre partie est sur cet appareil.
       *[other] { $n } autres parties sont sur cet appareil.
    }
mine-on-server =
    { $n ->
        [one] 1 autre partie est sur le serveur.
       *[other] { $n } autres parties sont sur le serveur.
    }
mine-save-all = Enregistrer toutes les parties dans un fichier
mine-save-one = Enregistrer dans un fichier, pour continuer ailleurs
mine-open = Ouvrir un fichier
mine-working = Une partie après l’autre…
mine-saved =
    { $n ->
        [one] Le fichier contient 1 partie.
       *[other] Le fichier contient { $n } parties.
    }
mine-left-out =
    { $n ->
        [one] 1 partie reste où elle est, car d’autres personnes y jouent.
       *[other] { $n } parties restent où elles sont, car d’autres personnes y jouent.
    }
mine-came-new =
    { $n ->
        [one] 1 partie est nouvelle ici.
       *[other] { $n } parties sont nouvelles ici.
    }
mine-came-newer =
    { $n ->
        [one] 1 partie était plus avancée dans le fichier et continue de là.
       *[other] { $n } parties étaient plus avancées dans le fichier et continuent de là.
    }
mine-came-known =
    { $n ->
        [one] 1 partie était déjà ici, aussi avancée ou davantage.
       *[other] { $n } parties étaient déjà ici, aussi avancées ou davantage.
    }
mine-refused =
    { $n ->
        [one] 1 partie : { $text }
       *[other] { $n } parties : { $text }
    }
mine-missing =
    { $n ->
        [one] Le fichier est tronqué : il manque 1 partie.
       *[other] Le fichier est tronqué : il manque { $n } parties.
    }
mine-no-backup = Ce fichier n’est pas une sauvegarde de Ludotek, ou il est trop grand.

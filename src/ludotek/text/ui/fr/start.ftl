### The start page.

start-tagline = Trois jeux de société, à la lettre. Chaque règle à portée de main.
start-one-player = 1 joueur
start-players = { $numbers } joueurs
start-minutes = { $numbers } min
start-play = Jouer
start-guided = première partie guidée
start-unguided = Sans guide
start-friends = Jouer entre amis
start-watch = Inviter à regarder
start-set-up = Préparer
start-all-mine =
    { $n ->
        [one] { $n } autre partie
       *[other] { $n } autres parties
    }
start-my-turn = à vous de jouer
start-their-turn = aux autres de jouer
start-join = Rejoindre
start-join-label = Rejoindre par lien
start-join-hint = Lien ou code
start-join-nowhere = Ce lien ne mène à aucune table. Demandez-le à nouveau.
start-daily = Du jour
start-puzzles = Problèmes
start-turns =
    { $n ->
        [one] votre tour dans une partie
       *[other] votre tour dans { $n } parties
    }
start-lobby = Tables ouvertes
start-offline = Hors ligne
start-offline-text = Jouer sur cet appareil, même sans réseau
start-online = En ligne
start-online-text = Jouer sur le serveur, avec d’autres aussi
start-more = Plus
start-unofficial = Projet d’amateurs non officiel, ni affilié à { $publishers }, ni approuvé par eux. Tous les droits appartiennent à leurs détenteurs respectifs.

## Publishers and credits

credits-title = Éditeurs et crédits
credits-unofficial = Ludotek est un projet d’amateurs non officiel, ni affilié aux éditeurs ni approuvé par eux. Tous les droits sur ces jeux, leurs noms et leurs illustrations appartiennent à leurs détenteurs. Les règles sont décrites avec nos propres mots ; les cartes sont les nôtres, sauf les quelques-unes que montrent les livrets de règles. Aucune illustration et aucun texte des éditeurs n’est repris.
credits-buy = Si vous aimez jouer ici, offrez-vous le vrai jeu.
credits-credits = Crédits
credits-icons = Icônes des cartes, symboles et emblèmes : game-icons.net, en d’autres couleurs et tailles, sous
credits-by = Par
credits-buttons = Icônes des boutons : Lucide, licence ISC.
credits-faces = Caractères : Inter, Grenze, Fraunces et Big Shoulders, SIL Open Font License 1.1.

### Setting up a table, and joining one.

setup-title = Nouvelle table : { $game }
setup-the-game = Le jeu
setup-who-plays = Qui joue
setup-seat = Place { $n }
setup-me = Moi
setup-friend = Invité
setup-bot = Robot
setup-level = Niveau du robot
setup-hot-seat = Plusieurs places sont à vous : vous les jouez tour à tour sur cet appareil.
setup-real = Avec la vraie boîte
setup-real-text = Vous lancez les dés et piochez les cartes à table, puis vous saisissez ce qui sort. La page connaît les règles, tient les comptes et dit ce qui suit.
setup-real-seats = Tous jouent sur cet appareil ou rejoignent par un lien.
setup-chance = Au hasard
setup-clock = Pendule
setup-no-clock = Aucune
setup-minutes = Minutes par joueur
setup-days = Jours par coup
setup-clock-hint = Quand le temps est écoulé, un robot prend le relais.
setup-amount = Nombre
setup-name = Votre nom
setup-name-hint = Visible par les autres joueurs.
setup-play = Jouer
setup-on-device = Jouer sur cet appareil
setup-on-server = Jouer sur le serveur
setup-play-watched = Jouer, et inviter à regarder
setup-create = Créer la table
setup-ready = La table est prête
setup-invite-title = Inviter des joueurs
setup-watch-title = Inviter des spectateurs
setup-watch-text = Ils ne voient que ce qui est public.
setup-you = vous
# $n: le nombre de places du mode, comme « 4 ou 6 ».
setup-lacks = demande { $n } places
setup-rate = Le robot standard gagne
setup-percent = { $n } %
setup-rates-hint = Les chiffres disent combien de fois le robot standard gagne.
setup-rate-exactly = { $games } parties, entre { $low } et { $high } % (intervalle à 95 %)
setup-minutes-about = environ { $n } min
setup-public = Annoncer cette table.
setup-public-text = Tous peuvent la rejoindre ou la regarder sur ce serveur.
setup-who-alone = Vous jouez seul
setup-who-me = vous
setup-who-me-often = vous sur { $n } places
setup-who-friends =
    { $n ->
        [one] un ami par lien
       *[other] { $n } amis par lien
    }
setup-who-bots =
    { $n ->
        [one] un robot
       *[other] { $n } robots
    }

## Joining a table

join-title = Rejoindre une table
join-invited = Vous êtes invité à une table de { $game }.
join-invited-by = { $host } vous invite à une partie de { $game }.
join-places = Qui est assis où
join-free = libre
join-full = Toutes les places de cette table sont prises.
join-over = Cette partie est déjà terminée.
join-seats = Combien de places prenez-vous ?
join-sit = Prendre place
join-held = Vous êtes déjà à cette table.
join-back = Revenir à votre place

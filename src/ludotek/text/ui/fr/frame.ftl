### The frame around a table, and its menu.

frame-home = Page d’accueil
frame-skip-table = Aller à la table
frame-skip-actions = Aller aux actions
frame-phases = Phases
frame-status-connecting = Connexion…
frame-status-online = Connecté
frame-status-offline = Pas de connexion. Nouvel essai…
frame-no-connection = Pas de connexion
frame-not-sent = Votre réponse n’est pas partie. La page réessaie ; répondez de nouveau dès que la table est revenue.
frame-press-again = La connexion a été coupée un instant : votre dernier choix n’a pas compté. Recommencez si vous y tenez toujours.
frame-sound-on = Le son est activé
frame-sound-off = Le son est coupé
frame-menu = Menu
frame-real = Vrais dés et vraies cartes
frame-table = Table

## Log and chat

frame-log = Journal
frame-chat = Discussion
frame-hide-column = Masquer le journal et la discussion
frame-show-column = Afficher le journal et la discussion
frame-new-lines =
    { $n ->
        [one] { $n } non lu
       *[other] { $n } non lus
    }
frame-earlier =
    { $n ->
        [one] Afficher { $n } ligne plus ancienne
       *[other] Afficher { $n } lignes plus anciennes
    }
frame-sealed = Les dés et les mélanges sont scellés
frame-since = Depuis votre dernier tour
frame-clause = Règle { $id }

## People

frame-you = vous
frame-bot = robot
frame-away = absent
frame-present = à la table
frame-asked = doit agir
frame-bot-plays = un robot joue à sa place
frame-open-seat = place libre
frame-look-from = Voir la table comme { $name }
frame-clock = encore { $time }
frame-watchers =
    { $n ->
        [one] { $n } spectateur
       *[other] { $n } spectateurs
    }
frame-days =
    { $n ->
        [one] { $n } jour
       *[other] { $n } jours
    }

## Chat

frame-say = Écrire un message
frame-send = Envoyer
frame-to-table = À la table
frame-to-team = À mon équipe
frame-team-line = équipe
frame-spectator = spectateur
frame-no-chat = Personne n’a encore rien écrit.
frame-hidden-chat = Les joueurs qui ont des cartes cachées ne liront les spectateurs qu’après la partie.

## Undo, and what can be done

frame-undo = Annuler
frame-undo-none = rien à annuler
frame-undo-ask = demander à annuler : { $act }
frame-undo-ask-of = demander à annuler { $whose } : { $act }
frame-undo-rewind = revenir avant : { $act }
frame-undo-why = Pourquoi pas librement ?
frame-rewind-title = Revenir en arrière ?
frame-rewind-dice = Cela annule un lancer ou un mélange. Les mêmes actions redonneront les mêmes lancers.
frame-rewind-cards = Cela annule quelque chose que vous avez déjà vu.
frame-rewind-shown = L’enregistrement, le résultat et vos statistiques diront que cette partie est revenue en arrière.
frame-rewind-stay = Rester ici
frame-rewind-go = Revenir en arrière
frame-all-actions-count = Toutes les actions ({ $n })
frame-find = Tapez un numéro ou un mot
frame-possible = Possible maintenant
frame-impossible = Impossible maintenant
frame-nothing-impossible = Rien n’est interdit en ce moment.
frame-nothing-possible = Vous n’avez rien à faire pour le moment.
frame-then-open = la suite dépend du hasard ou de cartes cachées
frame-urge = Faire jouer les robots
frame-now-playing = À l’écran : { $what }
frame-skip-to-end = Aller à la fin
frame-rest = Vous avez terminé. Les autres continuent.
frame-watching = Vous regardez la partie.
frame-your-turn = À vous
frame-skip = Passer
frame-again = Revoir ce que les autres ont fait
frame-see-again = Revoir ce que les autres ont fait
frame-not-yet = Attendez que tout soit affiché.
frame-too-late = La partie a avancé : votre dernier choix ne convient plus et n’a pas été pris en compte.

## Hints and odds

frame-hint = Conseil
frame-hint-about = Vos chances de gagner la partie, avec leur intervalle à 95 %
frame-hint-thinking = Essai des différentes options…
frame-odds = Chances
frame-odds-more = Plus…
frame-odds-reckoning = Calcul en cours…
frame-odds-wish = Je veux
frame-odds-least = avec au moins { $n } %
frame-odds-do = Le faire
frame-odds-choose = Choisissez ce que vous voulez, et voyez vos chances.
frame-odds-one-more = Un de plus : { $what }
frame-odds-one-fewer = Un de moins : { $what }

## An answer that loses

frame-fatal-title = Ainsi, la partie est perdue
frame-fatal-text = La partie se termine sur cette réponse.
frame-fatal-go = Le faire quand même
frame-fatal-back = Réfléchir encore

## Why not

frame-why = Pourquoi ?
frame-refused-title = Ce n’est pas possible
frame-rulebook = Livret de règles
frame-cancel = Retour
frame-ruling = interprétation
frame-mute = Ne plus s’arrêter juste pour proposer cette carte

## Passing the device

frame-hand-over-title = Passez l’appareil à { $name }
frame-hand-over-text = D’ici là, les cartes restent cachées. Assurez-vous que personne d’autre ne regarde.
frame-hand-over-go = Je suis { $name }

## Agreement, absence, waiting

frame-agree = D’accord
frame-disagree = Pas d’accord
frame-agreed = { $yes } sur { $all } d’accord
frame-away-for = { $name } n’est pas là : un robot pourra jouer dans { $time }
frame-away-long = { $name } n’est pas là depuis un moment.
frame-let-bot = Laisser jouer un robot
frame-let-bot-sure = Laisser un robot jouer pour { $name } ? { $name } pourra revenir à tout moment.
frame-stay = Rester
frame-withdraw = Retirer la demande
frame-waiting-friends = En attente d’autres joueurs
frame-phrases = Dire vite
frame-about-line = À propos de { $name }
frame-mute-person = Masquer { $name }
frame-unmute-person = Montrer à nouveau
frame-muted-person = { $name } est masqué.
frame-report = Signaler à l’opérateur
frame-reported = Merci. L’opérateur de ce serveur peut lire ce que vous avez signalé.
phrase-hello = Bonjour !
phrase-good-luck = Bonne chance !
phrase-thanks = Merci !
phrase-well-played = Bien joué !
phrase-moment = Un instant, s’il vous plaît.
phrase-sorry = Pardon !
phrase-oops = Oups !
phrase-good-game = Belle partie !
phrase-clap = Applaudissements
phrase-laugh = Rires
phrase-wow = Étonnement
phrase-sad = Tristesse
frame-missing =
    { $n ->
        [one] Il manque un joueur
       *[other] Il manque { $n } joueurs
    }
frame-free-seat = libre
frame-invite = Inviter
frame-notify-offer = Ce navigateur doit-il vous prévenir quand c’est à vous ?
frame-notify-days = Ici, un coup peut prendre des jours. Le navigateur peut-il vous prévenir quand c’est votre tour, tant qu’une page de Ludotek est ouverte ?
frame-notify-yes = Oui, me prévenir
frame-notify-no = Non, merci
frame-you-left = Un robot joue à votre place.
frame-come-back = Reprendre ma place
table-paused = La partie est en pause.
table-closed = La table est fermée.

## The end

frame-over = Partie terminée
frame-rematch-by = { $name } propose une revanche
frame-join-rematch = Accepter
frame-look-at-table = Regarder la table
frame-show-result = Voir le résultat

## Hors d’une partie qui continue

frame-out = Vous êtes hors jeu
frame-out-place =
    { $n ->
        [1] 1re place
       *[other] { $n }e place
    }
frame-out-team = Votre équipe continue
frame-out-text = Vous pouvez regarder la partie jusqu’à la fin ou en commencer une autre.
frame-watch-on = Regarder
frame-new-game = Nouvelle partie

## When something goes wrong

frame-resume = Reprendre
frame-gone = Cette table ne peut pas être ouverte
frame-no-key = Ce navigateur ne peut pas ouvrir cette table. Utilisez le lien que vous avez reçu.

## The menu: settings

menu-settings = Réglages
menu-motion = Vitesse des animations
menu-motion-off = désactivée
menu-motion-usual = normale
menu-others = Vitesse des bots et des amis
menu-others-slow = lente
menu-others-normal = normale
menu-others-fast = rapide
menu-others-once = tout d’un coup
menu-odds = Afficher les chances
menu-sound = Son
menu-notify = Me prévenir quand c’est à moi
menu-theme = Apparence
menu-light = Clair
menu-dark = Sombre
menu-system = Réglage du système
menu-my-name = Mon nom
menu-muted = Cartes en sourdine

## The menu: links

menu-share = Liens
menu-move-seat = Continuer sur un autre appareil
menu-move-seat-text = Toute personne qui ouvre ce lien joue à votre place. Ne le donnez à personne.
menu-renew-text = Appareil perdu, ou lien partagé par erreur ? Un nouveau lien met fin à l’ancien partout ailleurs.
menu-invite-friends = Inviter des amis
menu-watch-link = Laisser regarder
menu-watch-text = Les spectateurs voient ce qui est visible de tous.

## The menu: the host

menu-host = Gérer la table
menu-pause = Mettre en pause
menu-close-table = Fermer la table
menu-close-sure = Fermer la table ? Plus personne ne pourra y jouer.
menu-ask-seat = Proposer un robot
menu-is-asked = demande envoyée
menu-away-until = absence : un robot pourra jouer dans { $time }
menu-return-seat = Rouvrir la place
menu-links-text = Tant que la partie dure, chacun renouvelle le lien de sa propre place, sous Liens. Pour quelqu’un qui n’est pas là depuis un moment, vous pouvez le faire ici : on demande l’accord des autres, et s’il y a des cartes cachées, le lien n’ouvre la place qu’une fois la partie terminée.
menu-link-asked = Le nouveau lien pour { $name }. Il fonctionnera dès que les autres seront d’accord.
menu-become-host = Devenir l’hôte
menu-vote-text = Ce que vous choisissez ici se fait dès que toutes les personnes présentes sont d’accord.
menu-close-ask = Fermer la table ? On demande l’accord des personnes présentes. Si vous êtes seul ici, cela compte comme un abandon.
menu-renew-watch = Quelqu’un regarde qui ne devrait pas ? Un nouveau lien fait sortir toutes les personnes qui regardent.
menu-reissue = Créer un nouveau lien
menu-reissue-text = Le nouveau lien pour { $name }. L’ancien ne fonctionne plus.

## The menu: leaving, reporting

menu-leave = Laisser ma place à un robot
menu-leave-sure = Laisser votre place à un robot ? Vous pourrez revenir à tout moment.
menu-concede = Abandonner
menu-concede-sure = Abandonner la partie ? Elle se termine par votre défaite.
menu-give-up-sure = Abandonner la partie ? Elle compte comme perdue.
menu-propose-give-up = Proposer d’abandonner
menu-propose-give-up-sure = Proposer d’abandonner ? Si tous sont d’accord, la partie compte comme perdue.
menu-backup = Enregistrer dans un fichier, pour continuer ailleurs
menu-report = Signaler un problème
menu-report-text = Enregistre un fichier avec ce que votre place a vu. La clé de votre place n’y figure pas. Joignez-le à votre description.
menu-save = Enregistrer le fichier

## The menu: keys

menu-help = Clavier
menu-help-undo = annuler
menu-help-badges = maintenez la touche pour voir les raccourcis sur la table
menu-help-primary = le bouton principal
menu-help-bar = les autres boutons de la barre
menu-help-all = toutes les actions ; puis tapez un numéro ou un mot
menu-help-hint = conseil : les meilleures options
menu-help-log = afficher ou masquer le journal
menu-help-rule = la règle de la question posée
menu-help-escape = fermer, désélectionner
menu-help-help = cette aide
menu-help-tab = passer d’un élément à l’autre ; Entrée ou Espace choisit

## La première partie guidée

guide-aim = But
guide-skip = Quitter le guide
guide-next = Suivant
guide-done = Compris
guide-back = Retour
guide-progress = { $n } sur { $of }
guide-resume = Afficher de nouveau le guide

## Un problème

puzzle-number = Problème { $number } :
puzzle-again = Réessayer
puzzle-solution = Solution
puzzle-others = Autres problèmes

### L’atelier, où l’on fait ses propres packs.

## The shelf

workshop-about = Faites votre propre paquet : chaque carte est une phrase que vous choisissez mot par mot. Son texte s’écrit tout seul, en trois langues, et vous pouvez l’essayer aussitôt.
workshop-new = Commencer
workshop-kind = Ce que ce sera
workshop-pack-name = Son nom
workshop-from-example = Partir d’un petit exemple
workshop-from-nothing = Partir de rien
workshop-example-text = L’exemple se joue tel quel : changez-le carte après carte, jusqu’à ce qu’il soit à vous.
workshop-open = Ouvrir un fichier
workshop-open-text = Déposez-le n’importe où sur cette page : un fichier TOML ou JSON enregistré par vous ou par quelqu’un d’autre.
workshop-choose-file = Choisir un fichier
workshop-mine = Sur votre étagère
workshop-none = Rien pour l’instant.
workshop-changed = modifié { $when }
workshop-here = Tout cela n’est gardé que dans ce navigateur. Enregistrez une copie de ce à quoi vous tenez.
workshop-save = Enregistrer une copie de { $what }
workshop-remove-text = Impossible de revenir en arrière, à moins d’avoir une copie.
workshop-gone = Cela n’est pas sur votre étagère : supprimé, ou dans un autre navigateur.
workshop-full = Impossible de le garder : il y a de la place pour { $n }, et pas plus que ce navigateur ne le permet. Supprimez d’abord quelque chose.
workshop-no-pack = { $file } ne peut pas être ouvert ici.
workshop-damaged = Ce lien est abîmé : il en manque un morceau. Demandez qu’on vous le renvoie.
workshop-to-shelf = Vers votre étagère
workshop-given = On vous a envoyé ceci, pour { $game }. Regardez ; rien n’est gardé sans votre accord.
workshop-keep = Mettre sur mon étagère
workshop-keep-not = Non merci

## The cards

workshop-cards = Cartes
workshop-count =
    { $n ->
        [one] une carte
       *[other] { $n } cartes
    }
workshop-whole = Nom et règles
workshop-new-card = une nouvelle carte
workshop-new-in = Nouvelle carte : { $what }
workshop-is-good = en ordre
workshop-is-doubtful = à revoir
workshop-is-open = inachevée
workshop-up = Monter { $what }
workshop-down = Descendre { $what }
workshop-copy = Dupliquer { $what }
workshop-remove = Supprimer { $what }

## Making a card

workshop-zones = Ce que vous voyez
workshop-make = Faire
workshop-look = Voir
workshop-name = Nom
workshop-name-in = Nom : { $language }
workshop-less = Moins : { $what }
workshop-more = Plus : { $what }
workshop-search = Chercher
workshop-no-word = Aucun mot de ce genre.
workshop-leave-out = Ne rien dire
workshop-done = C’est bon
workshop-then = et aussi
workshop-leads = De { $n } vers
workshop-one-more = Un lieu de plus
workshop-one-less = Un lieu de moins

## What becomes of it

workshop-texts = La carte en mots
workshop-reads = Ce que dit la carte
workshop-no-text = Le texte paraît dès que la carte en dit assez.
workshop-not-now = C’est ce qu’elle disait avant ; elle n’en dit pas assez maintenant.
workshop-no-face = La carte paraît ici dès qu’elle en dit assez.
workshop-problems = Ce qui cloche ou fait douter
workshop-all-good = Rien ne cloche, rien ne fait douter.
workshop-try = Essayer cette carte
workshop-try-now = Essayer
workshop-try-hint = Une petite table où cette carte est déjà posée. Aucun record en jeu.
workshop-try-later = Dès qu’elle sera finie.

## Balance

workshop-balance = Équilibre
workshop-measure = Mesurer
workshop-again = Mesurer encore
workshop-stop = Arrêter
workshop-measuring = Un bot y joue, de nombreuses fois. Continuez à travailler.
workshop-measure-hint = Trop facile, trop dur ? Un bot joue des centaines de parties, avec cette carte et sans elle.
workshop-measure-later = Dès que toutes les cartes seront finies.
workshop-stale = Vous avez changé quelque chose depuis cette mesure.
workshop-rung = Difficulté { $n }.
workshop-wins = Le bot gagne { $share } (entre { $low } et { $high }) de { $n } parties.
workshop-aim = Visez { $low } à { $high }.
workshop-verdict-within = Juste bien.
workshop-verdict-low = Trop dur.
workshop-verdict-high = Trop facile.
workshop-verdict-unsure = Difficile à dire pour l’instant.
workshop-without = Sans cette carte { $share } (le trait pointillé) ; la différence est entre { $low } et { $high }.
workshop-of = sur { $n } occasions
workshop-never = Presque jamais intéressant :

## The bar

workshop-kept = enregistré dans ce navigateur
workshop-not-kept = Non enregistré : plus de place dans ce navigateur. Exportez.
workshop-undo = Annuler
workshop-redo = Rétablir
workshop-nothing = rien pour l’instant
workshop-playable = Prêt à être joué
workshop-playable-but =
    { $n ->
        [one] Jouable, avec une réserve
       *[other] Jouable, avec { $n } réserves
    }
workshop-not-yet = Pas encore jouable
workshop-waits = L’export attend { $cards }.
workshop-open-cards =
    { $n ->
        [one] une carte inachevée
       *[other] { $n } cartes inachevées
    }
workshop-without-open =
    { $n ->
        [one] sans la carte inachevée
       *[other] sans les cartes inachevées
    }
workshop-check = Vérifier
workshop-export = Exporter
workshop-play = Jouer
workshop-before = Avant de commencer
workshop-file = En fichier
workshop-file-text = Il contient tout, en mots lisibles. Ouvrez-le ici ou donnez-le à la ligne de commande.
workshop-print = Imprimer des cartes à découper
workshop-terminal = Jouer dans le terminal
workshop-link = En lien
workshop-link-text = Le lien contient lui-même tout le pack ; rien n’est gardé sur le serveur. Qui l’ouvre voit d’abord les cartes.

## What was done, on the button that takes it back

workshop-did-set = { $what } : { $value }
workshop-did-change = changé : { $what }
workshop-did-leave = sans : { $what }
workshop-did-add = ajouté : { $what }
workshop-did-remove = supprimé : { $what }
workshop-did-move = déplacé : { $what }
workshop-did-copy = dupliqué : { $what }
workshop-did-name = nom : { $name }
workshop-did-elsewhere = changé dans un autre onglet

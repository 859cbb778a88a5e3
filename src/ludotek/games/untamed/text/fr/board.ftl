### The table of Untamed: what the page says, some of it the terminal and the cards too.

screen-set-up = Mise en place
screen-where =
    { $n ->
        [0] { screen-set-up }
       *[other] Tour { $n }
    }
moment-draft = Factions
moment-strongholds = Forteresses
moment-mulligan = Mulligan
moment-first-support = Premier Soutien
moment-main = Phase Principale
moment-upkeep = Phase d’Entretien

## Players

board-you = Vous
board-alpha = Alpha
screen-ally = dans votre camp
screen-prey = votre proie
screen-hunts-you = vous chasse
board-in-turn = Tour en cours
screen-has-chosen = a choisi
screen-done = a terminé
screen-out = hors jeu
board-open = Tout voir : { $name }
board-back = Tous les joueurs
board-you-out = Vous êtes hors jeu.
board-hunts = chasse
board-you-hunt = Vous chassez { $name }
board-is-hunting = { $name } vous chasse
board-mode-survival = Vous pouvez attaquer tout le monde ; le dernier survivant gagne.
board-against-alpha = Tous contre l’Alpha, { $name }
board-you-alpha = Vous êtes l’Alpha : battez tous les autres.
board-mode-hydra = Votre équipe joue ensemble et partage une Forteresse.
board-mode-manticore = Votre équipe partage tout sauf les mains ; vous jouez à tour de rôle.

## What they have

screen-hand = Main
board-your-hand = Votre main
board-last-left = Il ne reste que celle-ci : elle va en dessous. Ensuite, l’ordre est fixé.
screen-power = Puissance
board-power-ready =
    { $ready ->
        [one] { $ready } sur { $all } redressée
       *[other] { $ready } sur { $all } redressées
    }
board-play-as-power = Jouer une carte en Puissance
board-power-full = complet : plus de Puissance
board-choose-power = Quelle carte ?
board-no-power = pas encore de Puissance jouée
board-attacks-left =
    { $n ->
        [one] encore { $n } attaque
       *[other] encore { $n } attaques
    }
board-power-left =
    { $n ->
        [one] encore { $n } Puissance
       *[other] encore { $n } Puissances
    }
screen-support = Soutien
screen-deck = Deck
board-top-of-deck = Dessus du deck
board-known =
    { $n ->
        [one] { $n } connue
       *[other] { $n } connues
    }
board-removed = Retirées du jeu
board-order-lowest = La première que vous choisissez va tout en dessous.
screen-bonus = Bonus de Puissance
board-use-bonus = Utiliser le Bonus
board-cheaper = Prochaine carte −{ $n }
board-draw = Piocher
screen-no-animals = aucun Animal en jeu
board-taking = En cours de résolution

## What can be done in the Main phase

board-you-can = Vous pouvez { $ways }.
board-way-power = jouer une carte en Puissance
board-way-play = jouer des cartes
board-way-attack = attaquer
board-way-ability = utiliser votre Forteresse
board-way-draw = piocher pour 2 Puissances

## Strongholds

kind-stronghold = Forteresse
board-face-down = Face cachée
board-nth =
    { $n ->
        [1] { $n }ʳᵉ sur { $all }
       *[other] { $n }ᵉ sur { $all }
    }
board-use-ability = Utiliser
screen-ability-used = utilisée ce tour
board-destroyed = détruite

## Animals

number-attack = Attaque { $n }
board-health = Santé { $left } sur { $all }
screen-fury =
    { $n ->
        [0] { $n } pion Furie
        [one] { $n } pion Furie
       *[other] { $n } pions Furie
    }
keyword-guard = Garde
keyword-rally = Ralliement
keyword-rush = Déferlement
board-rushing = ne peut pas attaquer de Forteresse ce tour
screen-exhausted = épuisé
board-readied = redressé
board-owned-by = Carte appartenant à { $name }
board-call-off = attaque ; appuyez encore pour renoncer
board-call-off-attack = Renoncer à l’attaque
board-target = peut être choisi
board-defeated = battu
board-leaves = quitte le jeu
board-left = reste { $n }
board-unhurt = sans effet
board-yours-falls = le vôtre est battu

## Why something can’t be chosen, in two words on the thing itself

board-not-rush = Déferlement : pas encore
board-not-guard = Garde d’abord
board-not-prey = pas votre proie
board-not-fellow = seul l’Alpha
board-not-this = pas pour cela

## Cards

kind-item = Objet
number-cost = Coût { $n }
screen-play = Jouer
board-focus = Focus
screen-as-power = En Puissance
board-to-support = Au Soutien
board-discard = Choisir celle-ci
board-read = Lire la carte
board-more = suite
board-needed = il en faut { $n }
board-idle = sans effet
board-drop-here = Jouer ici
board-no-effect = Cela n’aurait aucun effet.
board-anyway = Le faire quand même
board-confirm = Confirmer

## Le draft, tel que le voient ceux qui attendent

board-drafting = { $name } prend une faction
board-draft-each = Chacun en prend trois.
board-draft-order = Ensuite : { $names }.
board-draft-owners = prise par { $names }

# Une faction faite par quelqu’un.
faction-any = { $name }
    .gender = f
    .plural-name = { $name }
    .the = la faction { $name }
    .of = de la faction { $name }
    .to = à la faction { $name }
    .way = Une faction maison.

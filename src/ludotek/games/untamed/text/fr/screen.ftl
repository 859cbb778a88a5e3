### La table d’Indomptables dans le terminal.

mode-duel = Duel
mode-hunter = Chasseur
mode-survival = La Loi du plus Fort
mode-alpha = Alpha
mode-hydra = Hydre
mode-manticore = Manticore

## Tour et phase

screen-set-up = Mise en place
screen-where =
    { $n ->
        [0] { screen-set-up }
       *[other] Tour { $n }
    }
screen-your-turn = Tour { $turn } · à vous de jouer
screen-your-team-in-turn = Tour { $turn } · à votre équipe de jouer
screen-turn = Tour { $turn } · { FORM($who, form: "to") } de jouer
moment-draft = Factions
moment-strongholds = Forteresses
moment-mulligan = Mulligan
moment-first-support = Premier Soutien
moment-main = Phase Principale
moment-upkeep = Phase d’Entretien
screen-over = Tour { $turn } · partie terminée

## Joueurs et équipes

screen-you = Vous ({ $player })
screen-your-team = Votre équipe ({ $team })
screen-in-turn = joueur actif
screen-team-in-turn = équipe active
screen-bot = robot
screen-alpha = l’Alpha
screen-ally = dans votre camp
screen-prey = votre proie
screen-hunts-you = vous chasse
screen-hunts = chasse { FORM($seat, form: "the") }
screen-has-chosen = a choisi
screen-done = a terminé
screen-out = hors jeu

## Ce qu’ils ont

screen-face-down =
    { $n ->
        [0] { $n } Forteresse, face cachée
        [one] { $n } Forteresse, face cachée
       *[other] { $n } Forteresses, face cachée
    }
screen-beneath = { $n } dessous
screen-beneath-known = dessous : { $cards }
screen-lost =
    { $n ->
        [0] { $n } perdue
        [one] { $n } perdue
       *[other] { $n } perdues
    }
screen-ability-used = utilisée ce tour
screen-power = Puissance
screen-bonus = Bonus de Puissance
screen-cheaper =
    { $n ->
        [0] prochaine carte −{ $n } Puissance
        [one] prochaine carte −{ $n } Puissance
       *[other] prochaine carte −{ $n } Puissances
    }
screen-support = Soutien
screen-hand = Main
screen-deck = Deck
screen-in-support = Dans le Soutien : { $cards }
screen-in-hand = Connu dans la main : { $cards }
screen-on-deck = Sur le deck : { $cards }
screen-resolving = En cours de résolution : { $cards }
screen-no-animals = aucun Animal en jeu
screen-exhausted = épuisé
screen-rushing = Déferlement : pas d’attaque de Forteresse ce tour
screen-fury =
    { $n ->
        [0] { $n } pion Furie
        [one] { $n } pion Furie
       *[other] { $n } pions Furie
    }
screen-owner = carte { FORM($seat, form: "of") }
screen-your-hand = Votre main ({ $n })
screen-story = Ce qui s’est passé

## Groupes de choix

screen-play = Jouer
screen-attack-with = Attaquer avec
screen-use = Utiliser
screen-as-power = En Puissance
screen-choose = Choisir
screen-for-power =
    { $n ->
        [0] sans rien payer
        [one] { $n } Puissance
       *[other] { $n } Puissances
    }
screen-for-support =
    { $n ->
        [0] Focus, { $n } Soutien
        [one] Focus, { $n } Soutien
       *[other] Focus, { $n } Soutiens
    }
screen-by-rally = Ralliement
screen-stronghold = Forteresse : { $card }

screen-legend = { $attack } Attaque ({ $up } { $down } : plus ou moins qu’imprimé), { $health } Santé restante / imprimée, { $ready } Puissance redressée, { $spent } épuisée. { $now } utilisable maintenant. [2] désigne le deuxième Animal de son côté.

## La fin

screen-winners =
    { $n ->
        [0] { LIST($who, join: "and", form: "the") } gagne !
        [one] { LIST($who, join: "and", form: "the") } gagne !
       *[other] { LIST($who, join: "and", form: "the") } gagnent !
    }
screen-count-turns = Tours
screen-count-animals = Animaux battus
screen-count-damage = Dégâts aux Forteresses
screen-count-strongholds = Forteresses détruites
screen-count-played = Cartes jouées
screen-count-attacks = Attaques
screen-count-suffered = Dégâts subis
screen-count-strongholds-left = Forteresses
screen-count-deck-left = Deck

### La table d’Indomptables dans le terminal.

## Tour et phase

screen-your-turn = Tour { $turn } · à vous de jouer
screen-your-team-in-turn = Tour { $turn } · à votre équipe de jouer
screen-turn = Tour { $turn } · { FORM($who, form: "to") } de jouer
screen-over = Tour { $turn } · partie terminée

## Joueurs et équipes

screen-you = Vous ({ $player })
screen-your-team = Votre équipe ({ $team })
screen-in-turn = joueur actif
screen-team-in-turn = équipe active
screen-bot = robot
screen-alpha = l’Alpha
screen-hunts = chasse { FORM($seat, form: "the") }

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
screen-cheaper =
    { $n ->
        [0] prochaine carte −{ $n } Puissance
        [one] prochaine carte −{ $n } Puissance
       *[other] prochaine carte −{ $n } Puissances
    }
screen-in-support = Dans le Soutien : { $cards }
screen-in-hand = Connu dans la main : { $cards }
screen-on-deck = Sur le deck : { $cards }
screen-resolving = En cours de résolution : { $cards }
screen-rushing = Déferlement : pas d’attaque de Forteresse ce tour
screen-owner = carte { FORM($seat, form: "of") }
screen-your-hand = Votre main ({ $n })

## Groupes de choix

screen-attack-with = Attaquer avec
screen-use = Utiliser
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

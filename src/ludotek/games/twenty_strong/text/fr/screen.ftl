### La table de 20 Strong dans le terminal.

game-twenty-strong = 20 Strong
    .about = Pour 1 joueur : 17 dés contre tout ce que réservent les cartes.

# Un paquet personnel, qu’aucun catalogue ne nomme.
deck-any = { $name }

## Titres et endroits

screen-round =
    { $rung ->
        [0] Tour { $round }
       *[other] Difficulté { $rung } · Tour { $round }
    }
screen-where =
    { $n ->
        [0] { moment-setup }
       *[other] Tour { $n }
    }
screen-strategy-phase = Stratégie { $phase }/{ $phases }
screen-resolve-phase = Résolution
screen-part = { $name } :
screen-endgame = Final
screen-missions = Missions
screen-boss-waits =
    { $n ->
        [one] Boss, face cachée :
       *[other] { $n } boss, face cachée :
    }
screen-stacks = Piles
screen-stack =
    { $size ->
        [0] Pile { $n }, { $size } carte
        [one] Pile { $n }, { $size } carte
       *[other] Pile { $n }, { $size } cartes
    }
screen-empty = vide
screen-face-down = face cachée
screen-active = Zone active
screen-defeated = carte vaincue
screen-silenced = Ses effets continus sont annulés jusqu’à la fin du tour.
screen-tokens =
    { $n ->
        [one] +{ $n } dégât
       *[other] +{ $n } dégâts
    }
screen-damage =
    { $n ->
        [one] { $n } dégât
       *[other] { $n } dégâts
    }
screen-dice = Dés
screen-pool = Réserve
screen-unapplied = Non assignés
screen-exhausted = Épuisés
screen-banished = Bannis
screen-items = Objets { $n }/{ $room }
screen-used = utilisé ce tour
screen-muted = en sourdine
screen-story = Ce qui s’est passé

## Groupes de choix

screen-use = Utiliser
screen-discard = Défausser
screen-act-commit = Engager
screen-act-recover = Récupérer
screen-act-pick-pool = Réserve
screen-act-pick-unapplied = Non assignés
screen-act-pick-exhausted = Épuisés

## Dés déplacés ensemble

screen-log-rolled = Vous lancez
screen-log-committed = Vous engagez
screen-log-recovered = Vous récupérez

screen-letters-help = Engager ou récupérer des dés par leurs lettres, plusieurs à la fois : ici 2 bleus et 1 violet.
screen-legend = Dés : Y jaune, G vert, B bleu, P violet, R rouge ; { $miss } échec, { $hit } touche, { $crit } critique. Ennemis : { $health } dégâts reçus / Santé, { $damage } Dégâts, +1 ennemi supplémentaire.

## La fin

end-count-rounds = Tours
end-count-defeated = Ennemis vaincus
end-count-missions = Missions accomplies
end-count-rolled = Dés lancés
end-count-crits = dont critiques
end-count-suffered = Dégâts subis
end-count-items = Objets utilisés

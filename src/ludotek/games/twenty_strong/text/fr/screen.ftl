### La table de 20 Strong dans le terminal.

# Un paquet personnel, qu’aucun catalogue ne nomme.
deck-any = { $name }
place-any = { $name }
stack = pile { $n }

## Titres et endroits

screen-round =
    { $rung ->
        [0] Tour { $round }
       *[other] Difficulté { $rung } · Tour { $round }
    }
screen-strategy-phase = Stratégie { $phase }/{ $phases }
screen-part = { $name } :
screen-boss-waits =
    { $n ->
        [one] Boss, face cachée :
       *[other] { $n } boss, face cachée :
    }
screen-stack =
    { $size ->
        [0] Pile { $n }, { $size } carte
        [one] Pile { $n }, { $size } carte
       *[other] Pile { $n }, { $size } cartes
    }
screen-place =
    { $size ->
        [0] { $place }, { $size } carte
        [one] { $place }, { $size } carte
       *[other] { $place }, { $size } cartes
    }
screen-active = Zone active
screen-silenced = Ses effets continus sont annulés jusqu’à la fin du tour.
screen-dice = Dés
screen-unapplied = Non assignés
screen-items = Objets { $n }/{ $room }
screen-muted = en sourdine

## Groupes de choix

screen-use = Utiliser
screen-discard = Défausser
screen-act-commit = Engager
screen-act-recover = Récupérer
screen-act-pick-pool = Réserve
screen-act-pick-unapplied = Non assignés
screen-act-pick-exhausted = Épuisés

## Dés déplacés ensemble

screen-letters-help = Engager ou récupérer des dés par leurs lettres, plusieurs à la fois : ici 2 bleus et 1 violet.
screen-legend = Dés : { $dice } ; { $miss } échec, { $hit } touche, { $crit } critique. Ennemis : { $health } dégâts reçus / Santé, { $damage } Dégâts, +1 ennemi supplémentaire.

## La fin


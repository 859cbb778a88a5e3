### Le journal : ce qui s’est passé, une phrase par ligne. Une ligne en `-hidden` est pour ceux qui ne doivent pas savoir.

log-starter = { part-seat } commence.
part-seat = { CAP(FORM($seat, form: "the")) }
log-drafted = { part-seat } prend { FORM($faction, form: "the") }.
log-stacked = { part-seat } ajoute { FORM($stronghold, form: "the") } à la pile.
log-stacked-hidden = { part-seat } ajoute une Forteresse à la pile.
log-stronghold-shown = La Forteresse { FORM($keep, form: "of") } est désormais { FORM($stronghold, form: "the") }.
log-drew = { part-seat } pioche { FORM($card, form: "the") }.
log-drew-hidden = { part-seat } pioche une carte.
log-mulligan = { part-seat } fait un mulligan.
log-hand-kept = { part-seat } garde sa main de départ.
log-chose-in-secret = { part-seat } choisit { FORM($card, form: "the") } pour la Zone de Soutien.
log-chose-in-secret-hidden = { part-seat } a choisi une carte pour la Zone de Soutien.
log-to-support =
    { CAP(FORM($card, form: "the")) } { FORM($card, form: "plural") ->
        [yes] rejoignent
       *[no] rejoint
    } la Zone de Soutien { FORM($seat, form: "of") }.
log-turn-began = Tour { $turn } : c’est { FORM($seat, form: "to") } de jouer.
log-upkeep = { part-seat } commence sa Phase d’Entretien.
log-readied-all = { part-seat } redresse toutes ses cartes épuisées.
log-power-played = { part-seat } joue { FORM($card, form: "the") } en tant que Puissance.
log-power-played-hidden = { part-seat } joue une carte en tant que Puissance.
log-power-paid =
    { part-seat } paie { $n ->
        [0] 0 Puissance
        [one] { $n } Puissance
       *[other] { $n } Puissances
    }.
log-support-paid = { part-seat } retire { FORM($card, form: "the") } du jeu pour payer 1 Soutien.
log-played = { part-seat } joue { FORM($card, form: "the") }.
log-played-by-focus = { part-seat } joue { FORM($card, form: "the") } grâce à Focus.
log-played-by-rally = { part-seat } joue { FORM($card, form: "the") } par Ralliement.
log-put-into-play = { part-seat } met { FORM($card, form: "the") } en jeu.
log-rally-done = { part-seat } ne joue plus de carte par Ralliement.
log-attacked-animal = { part-seat } attaque { FORM($target, form: "the") } avec { FORM($attacker, form: "the") }.
log-attacked-stronghold = { part-seat } attaque la Forteresse { FORM($keep, form: "of") } avec { FORM($attacker, form: "the") }.
log-attack-failed = L’attaque { FORM($attacker, form: "of") } n’aboutit pas.
log-damaged =
    { CAP(FORM($card, form: "the")) } { FORM($card, form: "plural") ->
        [yes] subissent
       *[no] subit
    } { part-points }.
log-stronghold-damaged = La Forteresse { FORM($keep, form: "of") } subit { part-points }.
part-points =
    { $n ->
        [0] 0 dégât
        [one] { $n } dégât
       *[other] { $n } dégâts
    }
log-healed =
    { $n ->
        [0] Il n’y a aucun dégât à retirer { FORM($card, form: "of") }.
        [one] { $n } dégât est retiré { FORM($card, form: "of") }.
       *[other] { $n } dégâts sont retirés { FORM($card, form: "of") }.
    }
log-stronghold-healed =
    { $n ->
        [0] Il n’y a aucun dégât à retirer de la Forteresse { FORM($keep, form: "of") }.
        [one] { $n } dégât est retiré de la Forteresse { FORM($keep, form: "of") }.
       *[other] { $n } dégâts sont retirés de la Forteresse { FORM($keep, form: "of") }.
    }
log-damage-moved =
    { $n ->
        [0] Il n’y a aucun pion dégâts à déplacer { FORM($card, form: "of") }.
        [one] { $n } pion dégâts est pris { FORM($card, form: "to") }.
       *[other] { $n } pions dégâts sont pris { FORM($card, form: "to") }.
    }
log-damage-put =
    { $n ->
        [one] { $n } pion dégâts est placé sur { FORM($card, form: "the") }.
       *[other] { $n } pions dégâts sont placés sur { FORM($card, form: "the") }.
    }
log-damage-put-on-stronghold =
    { $n ->
        [one] { $n } pion dégâts est placé sur la Forteresse { FORM($keep, form: "of") }.
       *[other] { $n } pions dégâts sont placés sur la Forteresse { FORM($keep, form: "of") }.
    }
log-fury =
    { CAP(FORM($card, form: "the")) } { FORM($card, form: "plural") ->
        [yes] reçoivent
       *[no] reçoit
    } { $n ->
        [0] 0 pion Furie
        [one] { $n } pion Furie
       *[other] { $n } pions Furie
    }.
log-attack-changed =
    { CAP(FORM($card, form: "the")) } { FORM($card, form: "plural") ->
        [yes] ont
       *[no] a
    } { SIGN($by) ->
        [minus] −{ ABS($by) }
       *[plus] +{ ABS($by) }
    } en Attaque jusqu’à la fin du tour.
log-defeated = { CAP(FORM($card, form: "the")) } { part-is } battu{ part-agree }.
log-returned =
    { CAP(FORM($card, form: "the")) } { FORM($card, form: "plural") ->
        [yes] reviennent
       *[no] revient
    } dans la main { FORM($seat, form: "of") }.
log-readied = { CAP(FORM($card, form: "the")) } { part-is } redressé{ part-agree }.
log-exhausted = { CAP(FORM($card, form: "the")) } { part-is } épuisé{ part-agree }.
part-is =
    { FORM($card, form: "plural") ->
        [yes] sont
       *[no] est
    }
part-agree =
    { FORM($card, form: "gender") ->
        [f] e
       *[m] { "" }
    }{ FORM($card, form: "plural") ->
        [yes] s
       *[no] { "" }
    }
log-taken-over = { part-seat } prend le contrôle { FORM($card, form: "of") }.
log-discarded = { part-seat } défausse { FORM($card, form: "the") }.
log-revealed = { part-seat } révèle { FORM($card, form: "the") }.
log-looked =
    { $n ->
        [0] { part-seat } n’a plus de carte à regarder dans son deck.
        [one] { part-seat } regarde la carte du dessus de son deck.
       *[other] { part-seat } regarde les { $n } cartes du dessus de son deck.
    }
log-put-back = { part-seat } replace { FORM($card, form: "the") } sur son deck.
log-put-back-hidden = { part-seat } replace une carte sur son deck.
log-fetched = { part-seat } reprend { FORM($card, form: "the") } en main depuis la Zone de Soutien.
log-power-gained = { part-seat } place la carte du dessus de son deck, épuisée, dans sa Zone de Puissance.
log-bonus-used = { part-seat } utilise un Bonus de Puissance.
log-bonus-gained = { part-seat } gagne un Bonus de Puissance.
log-ability-used = { part-seat } utilise la capacité { FORM($stronghold, form: "of") }.
log-text-used = { part-seat } utilise l’effet { FORM($card, form: "of") }.
log-text-idle = Une partie du texte { FORM($card, form: "of") } est sans effet pour le moment.
log-text-unpaid = { part-seat } ne peut pas payer le texte { FORM($card, form: "of") }.
log-text-declined = { part-seat } renonce à l’effet { FORM($card, form: "of") }.
log-stronghold-fell = { CAP(FORM($keep, form: "the")) } perd sa Forteresse : { FORM($stronghold, form: "the") }.
log-out = { part-seat } sort de la partie.
log-no-card-left = { part-seat } doit piocher une carte, mais son deck est vide.
log-conceded = { part-seat } abandonne.
log-won = { part-seat } gagne la partie !
log-drawn-game = La partie est nulle.

## Comment une partie s’est terminée

end-strongholds = La dernière Forteresse d’une pile est détruite.
end-empty-deck = Un joueur a dû piocher dans un deck vide.
end-conceded = Un abandon a décidé de la partie.
end-draw = Tous ont perdu au même instant : la partie est nulle.

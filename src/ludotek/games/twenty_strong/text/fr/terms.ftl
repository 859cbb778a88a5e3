### Ce que veulent dire les mots et les signes des cartes, des dés et de la table : les cadres à côté d’une carte, et sur ce que l’on désigne.

term-number-health = Santé de l’ennemi
    .means = Quand les dégâts qu’il a subis atteignent ce nombre, l’ennemi est aussitôt vaincu.
term-number-damage = { board-damage }
    .means = Si l’ennemi est encore invaincu à la phase de Résolution, vous perdez autant de Santé.
term-number-more = Ennemis supplémentaires
    .means = Quand cette carte est activée, vous devez en activer autant de plus, chacune d’une pile de votre choix.
term-number-health-hero = { stat-health }
    .means = Les dégâts que vous pouvez encore subir. En dessous de 1, vous perdez ; elle ne dépasse jamais 6.
term-number-strategy = { stat-strategy }
    .means = Le nombre de phases de Stratégie permises dans un tour, et le nombre d’objets que vous pouvez détenir.
term-number-recovery = { stat-recovery }
    .means = Le nombre de dés épuisés que vous pouvez remettre dans votre réserve à la fin de chaque tour.
term-kind-boss = { kind-boss }
    .means = Il attend face cachée et vient au Final. Vainquez-le et vous gagnez, quels que soient les autres ennemis.
term-kind-mission = { kind-mission }
    .means = Atteignez son objectif pour la récompense. Inachevée, elle rejoint le boss comme ennemi, avec la Santé et les Dégâts imprimés.
term-mark-light = Légère
    .means = Une classe d’ennemi, marquée d’un chevron. Seule, elle ne fait rien ; des textes et des missions en parlent.
term-mark-heavy = Lourde
    .means = Une classe d’ennemi, marquée de deux chevrons. Seule, elle ne fait rien ; des textes et des missions en parlent.
term-mark-mandatory = Obligatoire
    .means = Tant qu’elle est sur le dessus d’une pile, vous devez choisir une pile qui montre une telle carte.
term-mark-universal = Universel
    .means = Ce héros peut être joué avec n’importe quel paquet.
term-effect-during = { effect-during.lead }
    .means = Vaut dès l’activation de la carte, jusqu’à ce qu’elle soit vaincue ou partie.
term-effect-after = { effect-after.lead }
    .means = A lieu une fois à la phase de Résolution, après les dégâts subis, même si la carte est vaincue.
term-effect-special = { effect-special.lead }
    .means = Dit lui-même quand il a lieu et combien de temps, même si la carte est vaincue.
term-reward-instant = Récompense instantanée
    .means = À vous dès que la carte est vaincue, si vous la voulez.
term-reward-single-use = Objet à usage unique
    .means = Gagné à la fin du tour, si vous avez de la place. Il s’utilise une fois, presque à tout moment, puis se défausse.
term-reward-ongoing = Objet persistant
    .means = Gagné à la fin du tour, si vous avez de la place. Il agit tant que vous le gardez.
term-text-ability = { text-ability.lead }
    .means = Le pouvoir propre à votre héros. Elle ne prend pas de place ; son texte dit quand elle agit.
term-text-peace = { text-peace.lead }
    .means = Vous pouvez faire cela au lieu de combattre, si la carte devait être la première du tour. Elle est alors défaussée.
term-stack = Pile
    .means = À chaque tour, vous choisissez une pile et combattez sa carte du dessus. Vous ne voyez que celle-ci.
term-pool = { screen-pool }
    .means = Les dés que vous pouvez engager, autant que vous voulez ; ils sont lancés ensemble.
term-active = Zone active
    .means = Les dés engagés sont lancés ici. Assignez les touches une à une ; ce que vous n’assignez pas est relancé à la phase suivante, touches comprises.
term-exhausted = { screen-exhausted }
    .means = À la fin du tour, tous les dés engagés viennent ici. Votre Récupération en ramène quelques-uns.
term-banished = { screen-banished }
    .means = Hors de la partie pour de bon.
term-inventory = { board-inventory }
    .means = Les objets que vous détenez, au plus autant que votre Stratégie.
term-chip = Le jeton
    .means = Compte ce que dit le paquet : de l’huile, des jours, de l’argent. Il ne descend pas en dessous de 0 ni ne dépasse son maximum. La fiche du paquet dit ce qu’il entraîne et ce qu’il paie.
term-face-miss = Échec
    .means = Ne fait rien. Il peut être relancé à la prochaine phase de Stratégie.
term-face-hit = Touche
    .means = Inflige 1 dégât à l’ennemi auquel vous l’assignez.
term-face-crit = Critique
    .means = Inflige 2 dégâts à l’ennemi auquel vous l’assignez, et compte pour une seule touche.
term-die =
    Dé { $colour ->
        [yellow] jaune
        [green] vert
        [blue] bleu
        [purple] violet
       *[red] rouge
    }
    .means =
        { $hits ->
            [one] { $hits } touche
           *[other] { $hits } touches
        }, { $crits ->
            [one] { $crits } critique
           *[other] { $crits } critiques
        }, { $misses ->
            [0] aucun échec
            [one] { $misses } échec
           *[other] { $misses } échecs
        } : il touche avec { $of } de ses 6 faces.

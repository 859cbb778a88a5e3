### Ce qui figure sur une carte à côté de son texte, et à quoi servent ses textes.

goal-defeat =
    { $n ->
        [one] Vainquez { $n } ennemi.
       *[other] Vainquez { $n } ennemis.
    }
goal-defeat-light =
    { $n ->
        [one] Vainquez { $n } ennemi léger.
       *[other] Vainquez { $n } ennemis légers.
    }
goal-defeat-heavy =
    { $n ->
        [one] Vainquez { $n } ennemi lourd.
       *[other] Vainquez { $n } ennemis lourds.
    }
goal-defeat-in-round =
    { $n ->
        [one] Vainquez { $n } ennemi en un seul tour.
       *[other] Vainquez { $n } ennemis en un seul tour.
    }
goal-clear-round =
    { $n ->
        [one] Commencez { $n } phase de Résolution en ayant vaincu tous les ennemis actifs.
       *[other] Commencez { $n } phases de Résolution en ayant vaincu tous les ennemis actifs.
    }
goal-unhurt-round =
    { $n ->
        [one] Terminez { $n } tour sans y subir de dégâts.
       *[other] Terminez { $n } tours (pas forcément de suite) sans y subir de dégâts.
    }
goal-gain-item =
    { $n ->
        [one] Gagnez { $n } objet.
       *[other] Gagnez { $n } objets.
    }
goal-use-item =
    { $n ->
        [one] Utilisez { $n } objet.
       *[other] Utilisez { $n } objets.
    }
goal-defeat-in-first-phase =
    { $n ->
        [one] Vainquez { $n } ennemi pendant la première phase de Stratégie d’un tour.
       *[other] Vainquez { $n } ennemis, chacun pendant la première phase de Stratégie d’un tour.
    }
goal-roll-crit =
    { $n ->
        [one] Obtenez { $n } critique en lançant vos dés.
       *[other] Obtenez { $n } critiques au total en lançant vos dés.
    }
goal-spend-chip = Dépensez { FORM($resource, $n, form: "points") }.
peace = { SENTENCES($do) }

kind-hero = Héros
kind-conflict = Carte Conflit
kind-deck = Paquet
mark-universal = universel
mark-rulebook = du livret de règles

number-health = Santé { $n }
number-strategy = Stratégie { $n }
number-recovery = Récupération { $n }
number-damage = Dégâts { $n }
number-chip = Le jeton commence à { $n }
number-chip-max = { $n } au maximum
number-rungs =
    { $n ->
        [one] { $n } niveau de difficulté
       *[other] { $n } niveaux de difficulté
    }

# Un texte de la carte avec ce à quoi il sert. Effets et récompenses nomment eux-mêmes leur sorte.
text-ability = { text-ability.lead } – { text-ability.text }
    .lead = Capacité
    .text = { SENTENCES($text) }
text-effect = { $text }
text-reward = { $text }
text-mission-reward = { text-mission-reward.lead } – { text-mission-reward.text }
    .lead = Récompense
    .text = { FORM($text, form: "text") }
text-goal = { text-goal.lead } – { text-goal.text }
    .lead = Objectif
    .text = { $text }
text-peace = { text-peace.lead } – { text-peace.text }
    .lead = Voie pacifique
    .text = { $text }
text-standing = { SENTENCES($text) }
text-round = { SENTENCES($text) }
text-chip = { text-chip.lead } – { text-chip.text }
    .lead = Jeton
    .text = { SENTENCES($text) }
text-rung = { $text }
hardship =
    { $rung ->
        [-1] Difficulté −1
       *[other] Difficulté { $rung }
    } – { SENTENCES($do) }
    .about = { SENTENCES($do) }

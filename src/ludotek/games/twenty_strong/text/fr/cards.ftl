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
kind-boss = Boss
kind-conflict = Carte Conflit
kind-mission = Mission
kind-deck = Paquet
mark-light = légère
mark-heavy = lourde
mark-mandatory = obligatoire
mark-universal = universel
mark-rulebook = du livret de règles

number-health = Santé { $n }
number-strategy = Stratégie { $n }
number-recovery = Récupération { $n }
number-damage = Dégâts { $n }
number-more =
    { $n ->
        [one] { $n } ennemi supplémentaire
       *[other] { $n } ennemis supplémentaires
    }
number-chip = Le jeton commence à { $n }
number-chip-max = { $n } au maximum
number-rungs =
    { $n ->
        [one] { $n } niveau de difficulté
       *[other] { $n } niveaux de difficulté
    }

# Un texte de la carte avec ce à quoi il sert. Effets et récompenses nomment eux-mêmes leur sorte.
text-ability = Capacité – { SENTENCES($text) }
text-effect = { $text }
text-reward = { $text }
text-mission-reward = Récompense – { FORM($text, form: "text") }
text-goal = Objectif – { $text }
text-peace = Voie pacifique – { $text }
text-standing = { SENTENCES($text) }
text-round = { SENTENCES($text) }
text-chip = Jeton – { SENTENCES($text) }
text-rung = { $text }
hardship = Difficulté { $rung } – { SENTENCES($do) }

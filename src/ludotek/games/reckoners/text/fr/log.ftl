### Le journal : ce qui s’est passé, une phrase par ligne.

## Mise en place et Prologue

log-joined = { CAP(FORM($seat, form: "the")) } joue { $reckoner }.
log-epic-appeared = { $epic } apparaît { FORM($district, form: "at") }.
log-steelheart-appeared = Cœur d’Acier apparaît { FORM($district, form: "at") }.
log-figure-placed = { part-seat } commence { FORM($district, form: "at") }.
part-seat = { CAP(FORM($seat, form: "the")) }

## Lancer les Dés

log-round-began = Le round { $round } commence.
log-rolled = { part-seat }, lancer { $roll } : { FORM($die, $n, form: "many") }.
log-rolled-by-faith = { part-seat } relance au lancer { $roll } et obtient { FORM($die, $n, form: "many") }.
log-no-dice-to-roll = { part-seat } n’a aucun dé à lancer.
log-kept = { part-seat } garde { FORM($die, form: "a") }.

## Utiliser les Dés

log-nothing-to-use = Personne n’a rien à utiliser.
log-die-taken = { part-seat } utilise { FORM($die, form: "a") }.
log-token-spent = { part-seat } dépense un pion Planification.
log-card-used = { part-seat } utilise { FORM($card, form: "the") }.
log-moved = { part-seat } se rend { FORM($district, form: "to") }.
log-barricade-removed = { part-seat } retire une Barricade { FORM($district, form: "at") }.
log-money-gained = Les Redresseurs gagnent { $n } $ et en ont maintenant { $money }.
log-enforcement-removed =
    1 agent de la Sûreté est éliminé { FORM($district, form: "at") } ; { $left ->
        [0] il n’en reste aucun.
       *[other] il en reste { $left }.
    }
log-contained = { $epic } est contenu{ part-agree } (crochet après l’action { $left }).
log-track-contained = { CAP(FORM($track, form: "the")) } de Cœur d’Acier est contenue (crochet après l’action { $left }).
log-researched = La Recherche { FORM($epic, form: "of") } descend à { $left }.
log-weakened = { $epic } est Affaibli{ part-agree } (Santé { $health }).
log-epic-attacked = La Santé { FORM($epic, form: "of") } descend à { $left }.
log-defeated = { $epic } est Vaincu{ part-agree } { FORM($district, form: "at") }.
part-agree =
    { FORM($epic, form: "gender") ->
        [f] e
       *[m] { "" }
    }
log-steelheart-researched = La Recherche de Cœur d’Acier baisse de { $n } et descend à { $left }.
log-steelheart-weakened = Cœur d’Acier est Affaibli (Santé { $health }) ; vous pouvez maintenant l’attaquer.
log-steelheart-attacked = La Santé de Cœur d’Acier descend à { $left }.
log-planned = { part-seat } reçoit un pion Planification pour le round suivant.
log-token-given = { part-seat } reçoit un pion Planification.
log-die-turned = { part-seat } tourne { FORM($die, form: "a") } sur { $to }.
log-sniper-placed = { part-seat } met le pion Sniper { FORM($district, form: "at") }.
log-symbols-lost =
    { $n ->
        [one] { part-seat } laisse { $n } symbole inutilisé.
       *[other] { part-seat } laisse { $n } symboles inutilisés.
    }

## Butin et Équipement

log-looted = Le Butin { FORM($epic, form: "of") } est pris.
log-loot-used = { part-seat } utilise du Butin : { $loot }.
log-loot-lost = Le Butin inutilisé est perdu ({ $n }).
log-nothing-to-buy = Il n’y a rien à acheter pour { $money } $.
log-bought = { part-seat } achète { FORM($card, form: "the") } pour { FORM($owner, form: "the") } ({ $cost } $).
log-bought-own = { part-seat } achète { FORM($card, form: "the") } ({ $cost } $).
log-market-refilled = Nouvelle carte au marché : { $card }.
log-refreshed = { part-seat } renouvelle le marché (1 $).
log-bought-back = { part-seat } rachète { FORM($die, form: "a") } pour { FORM($owner, form: "the") } (2 $).
log-bought-back-own = { part-seat } rachète { FORM($die, form: "a") } (2 $).

## La Phase des Épiques

log-defeated-returned =
    { $n ->
        [0] Le paquet Épique est vide ; aucun Épique Vaincu ne peut le remplacer.
        [one] Le paquet Épique est vide ; l’Épique Vaincu forme le nouveau paquet.
       *[other] Le paquet Épique est vide ; les { $n } Épiques Vaincus sont mélangés et forment le nouveau paquet.
    }
log-activated =
    { $actions ->
        [one] { $epic } est activé{ part-agree } : { $actions } action.
       *[other] { $epic } est activé{ part-agree } : { $actions } actions.
    }
log-fortified =
    { $research ->
        [0] { $epic } se fortifie (Santé { $health }).
       *[other] { $epic } se fortifie (Recherche { $research }, Santé { $health }).
    }
log-fortify-failed = { $epic } se fortifie, mais aucune des deux valeurs ne peut monter.
log-enforcement-added =
    { $n ->
        [one] { $n } agent de la Sûreté arrive { FORM($district, form: "at") }.
       *[other] { $n } agents de la Sûreté arrivent { FORM($district, form: "at") }.
    }
log-no-enforcement-left = Il n’y a plus d’agent de la Sûreté dans la réserve.
log-barricade-added = 1 Barricade est ajoutée { FORM($district, form: "at") }.
log-no-barricade-left = Il n’y a plus de Barricade dans la réserve.
log-population-lost = La Population baisse de { $n } et descend à { $left }.
log-strengthened = { CAP(FORM($track, form: "the")) } de Cœur d’Acier est renforcée (crochet après l’action { $actions }).
log-track-full = { CAP(FORM($track, form: "the")) } de Cœur d’Acier est au bout ; sa dernière action est effectuée.
log-base-marker-down =
    { $left ->
        [0] Le marqueur de Base descend, jusqu’à la case du bas.
        [one] Le marqueur de Base descend ; encore { $left } case jusqu’en bas.
       *[other] Le marqueur de Base descend ; encore { $left } cases jusqu’en bas.
    }
log-base-found = Une Base est découverte !
log-die-named = { part-seat } propose : { FORM($owner, form: "the") } perd { FORM($die, form: "a") }.
log-die-named-own = { part-seat } propose de perdre { FORM($die, form: "a") }.
log-die-confiscated = { CAP(FORM($owner, form: "the")) } perd { FORM($die, form: "a") }, qui est confisqué.
log-bracket-moved = Le crochet { FORM($epic, form: "of") } avance (après l’action { $actions }).
log-last-action-again =
    { $times ->
        [one] Le crochet { FORM($epic, form: "of") } est au bout ; la dernière action est effectuée une fois.
        [2] Le crochet { FORM($epic, form: "of") } est au bout ; la dernière action est effectuée deux fois.
       *[other] Le crochet { FORM($epic, form: "of") } est au bout ; la dernière action est effectuée { $times } fois.
    }
log-steelheart-activated = Cœur d’Acier est activé.
log-track-activated =
    { $actions ->
        [one] { CAP(FORM($track, form: "the")) } de Cœur d’Acier est activée : { $actions } action.
       *[other] { CAP(FORM($track, form: "the")) } de Cœur d’Acier est activée : { $actions } actions.
    }
log-steelheart-moved =
    { $n ->
        [0] Cœur d’Acier reste { FORM($district, form: "at") }.
        [one] Cœur d’Acier avance de { $n } Quartier dans le sens horaire : il est maintenant { FORM($district, form: "at") }.
       *[other] Cœur d’Acier avance de { $n } Quartiers dans le sens horaire : il est maintenant { FORM($district, form: "at") }.
    }

## La fin

log-won = Cœur d’Acier est vaincu : les Redresseurs gagnent !
log-lost = La Population est tombée à 0 : les Redresseurs perdent.
log-gave-up = Les Redresseurs abandonnent : Newcago reste aux mains de Cœur d’Acier.

## Comment une partie s’est terminée

end-steelheart = Cœur d’Acier est vaincu, et Newcago est libre.
end-population = Il ne reste plus personne à Newcago : la Population est tombée à 0.
end-given-up = Les Redresseurs ont abandonné, et Newcago reste aux mains de Cœur d’Acier.

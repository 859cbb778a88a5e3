### Le journal : ce qui s’est passé, une phrase par ligne.

log-game-began = La partie commence. Vous jouez { FORM($hero, form: "the") }.
log-mission-dealt = Mission : { $mission }.
log-hardship = { $rung }
log-round-began = Le tour { $round } commence.
log-phase-began = La phase de Stratégie n° { $phase } commence.
log-activated = Vous activez { FORM($card, form: "the") } ({ $stack }).
log-boss-activated = Le boss apparaît : { $card }.
log-stack-turned = Nouvelle carte visible ({ $stack }) : { $card }.
log-went-in-peace = Face { FORM($card, form: "to") }, vous prenez la voie pacifique.
log-endgame-began = Le Final commence.
log-mission-failed = La mission inachevée « { $mission } » rejoint le combat final.
log-committed = Vous engagez { FORM($die, def: "indef") }.
log-rolled = Vous obtenez { FORM($die, def: "indef") }.
log-rerolled = Vous relancez { FORM($die, def: "indef") } et obtenez { part-face-indef }.
part-face-indef =
    { $face ->
        [miss] un échec
        [crit] une critique
       *[hit] une touche simple
    }
log-turned = Vous changez { FORM($die, def: "indef") } en { part-face }.
part-face =
    { $face ->
        [miss] échec
        [crit] critique
       *[hit] touche simple
    }
log-applied =
    Vous assignez { FORM($die, def: "indef") } { FORM($card, form: "to") } : { $damage ->
        [one] { $damage } dégât.
       *[other] { $damage } dégâts.
    }
log-damaged =
    { $damage ->
        [one] Vous infligez { $damage } dégât { FORM($card, form: "to") }.
       *[other] Vous infligez { $damage } dégâts { FORM($card, form: "to") }.
    }
log-defeated = Vous vainquez { FORM($card, form: "the") }.
log-reward-taken = Vous gagnez la récompense { FORM($card, form: "of") }.
log-reward-declined = Vous refusez la récompense { FORM($card, form: "of") }.
log-threatened =
    { $damage ->
        [0] Vous n’allez subir aucun dégât.
        [one] Vous allez subir { $damage } dégât.
       *[other] Vous allez subir { $damage } dégâts.
    }
log-prevented =
    { $damage ->
        [0] Il ne reste aucun dégât à éviter.
        [one] Vous évitez { $damage } dégât.
       *[other] Vous évitez { $damage } dégâts.
    }
log-suffered =
    { $damage ->
        [one] Vous subissez { $damage } dégât. Votre Santé est maintenant de { $health }.
       *[other] Vous subissez { $damage } dégâts. Votre Santé est maintenant de { $health }.
    }
log-stat-changed =
    { SIGN($by) ->
        [minus] Votre { $stat } baisse de { ABS($by) } et passe à { $value }.
       *[plus] Votre { $stat } augmente de { ABS($by) } et passe à { $value }.
    }
log-stat-at-limit = Votre { $stat } reste à sa limite, { $value }.
log-effect-resolved = L’effet subséquent { FORM($card, form: "of") } se résout.
log-exhausted-dice =
    { $count ->
        [0] Il n’y a aucun dé engagé à épuiser.
        [one] { $count } dé engagé est épuisé.
       *[other] { $count } dés engagés sont épuisés.
    }
log-exhausted-die = Vous épuisez { FORM($die, def: "indef") }.
log-recovered = Vous récupérez { FORM($die, def: "indef") }.
log-returned = Vous renvoyez { FORM($die, def: "indef") } dans votre réserve.
log-banished-die = Vous bannissez { FORM($die, def: "indef") }.
log-item-gained = Vous gagnez un objet : { $card }.
log-item-salvaged = De la défausse, de retour dans votre inventaire : { $card }.
log-item-used = Vous utilisez un objet : { $card }.
log-item-discarded = Vous défaussez un objet : { $card }.
log-ability-used = Vous utilisez la capacité { FORM($card, form: "of") }.
log-chip-used =
    { $chip ->
        [0] Vous utilisez { FORM($resource, form: "the") } : il n’en reste plus.
       *[other] Vous utilisez { FORM($resource, form: "the") }. Il vous reste { FORM($resource, $chip, form: "points") }.
    }
log-chip-changed =
    { SIGN($by) ->
        [minus] Vous perdez { FORM($resource, ABS($by), form: "points") } et en avez maintenant { $chip }.
        [zero] Vous avez toujours { FORM($resource, $chip, form: "points") }.
       *[plus] Vous gagnez { FORM($resource, ABS($by), form: "points") } et en avez maintenant { $chip }.
    }
log-card-discarded = Vous défaussez { FORM($card, form: "the") }.
log-card-buried = Vous placez { FORM($card, form: "the") } sous sa pile.
log-card-banished = Vous bannissez { FORM($card, form: "the") }.
log-card-muted = Tous les effets { FORM($card, form: "of") } cessent jusqu’à la fin du tour.
log-card-silenced = Les effets continus { FORM($card, form: "of") } cessent jusqu’à la fin du tour.
log-mission-progress = Mission « { $mission } » : { $progress } sur { $goal }.
log-mission-done = Vous accomplissez la mission « { $mission } ».
log-phases-added =
    { $count ->
        [one] Vous gagnez { $count } phase de Stratégie supplémentaire pour ce tour.
       *[other] Vous gagnez { $count } phases de Stratégie supplémentaires pour ce tour.
    }
log-for-now =
    Un effet { FORM($card, form: "of") } s’applique jusqu’à la fin de { $span ->
        [0] cette étape
        [1] ce tour
       *[2] ce conflit
    }.
log-from-now-on = Un effet { FORM($card, form: "of") } s’applique pour le reste de la partie.
log-nobody-left = Toutes les piles sont vides : personne d’autre n’est activé.
log-pool-empty = Votre réserve est vide : il n’y a aucun dé à engager.
log-cannot-commit = Vous ne pouvez pas engager plus de dés.
log-no-hits = Vous n’avez aucune touche à assigner.
log-cannot-apply = Vous ne pouvez pas assigner les touches qui restent.
log-phases-used-up =
    { $phases ->
        [one] Vous avez joué { $phases } phase de Stratégie ; votre Stratégie n’en permet pas d’autre pendant ce tour.
       *[other] Vous avez joué { $phases } phases de Stratégie ; votre Stratégie n’en permet pas d’autre pendant ce tour.
    }
log-cannot-repeat = Vous ne pouvez pas répéter la phase de Stratégie.
log-cannot-recover = Vous ne pouvez pas récupérer de dés pendant cette étape Récupérer.
log-cannot-gain = Vous ne pouvez pas gagner d’objets pendant cette étape Gagner des objets.
log-reward-forbidden = Vous ne pouvez pas gagner la récompense immédiate { FORM($card, form: "of") }.
log-cost-too-high = Vous ne pouvez pas payer le coût en entier.
log-without-effect = Il ne se passe rien de plus.
log-stacks-refilled = La défausse est mélangée et redistribuée en piles.
log-won = Vous avez gagné !
log-lost = Vous avez perdu.
log-gave-up = Vous abandonnez la partie.

## Comment une partie s’est terminée

end-boss-defeated = Le boss est vaincu. Vous avez gagné !
end-bosses-defeated = Tous les boss sont vaincus. Vous avez gagné !
end-health = Votre Santé est tombée en dessous de 1. Vous avez perdu.
end-stalemate = La partie n’en finit plus. Vous avez perdu.
end-given-up = Vous avez abandonné la partie.

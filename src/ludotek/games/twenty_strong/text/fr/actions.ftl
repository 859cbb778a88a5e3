### Ce que fait un choix.

act-use = Utiliser un objet : { $card }
act-drop = Défausser un objet : { $card }
act-ability = Utiliser la capacité { FORM($card, form: "of") }
act-chip =
    { $cost ->
        [0] Utiliser { FORM($resource, form: "the") } pour { LIST($do, join: "then", form: "inf") }
       *[other] Dépenser { FORM($resource, $cost, form: "points") } pour { LIST($do, join: "then", form: "inf") }
    }
act-activate = Activer { FORM($card, form: "the") } ({ $stack })
act-activate-hidden = Activer la carte cachée du dessus ({ $stack })
act-peace = Prendre la voie pacifique face { FORM($card, form: "to") } ({ $stack })
act-peace-hidden = Prendre la voie pacifique face à la carte cachée du dessus ({ $stack })
act-empty-stack = { CAP($stack) } (vide)
act-begin-endgame = Commencer le Final
act-commit = Engager { FORM($die, def: "indef") }
act-recover = Récupérer { FORM($die, def: "indef") }
act-again = Répéter la phase de Stratégie
act-take = Oui
act-mode = { $text }
act-apply =
    Assigner { FORM($die, def: "indef") } { FORM($card, form: "to") } ({ $damage ->
        [one] { $damage } dégât
       *[other] { $damage } dégâts
    })
act-enemy = { CAP($card) }
act-after-effect = Résoudre l’effet subséquent { FORM($card, form: "of") }
act-gain = Gagner un objet : { $card }
act-stack = { CAP($stack) } : { $card }
act-stack-hidden = { CAP($stack) } : carte cachée
act-pick-pool = { CAP($die) } de votre réserve
act-pick-unapplied =
    { CAP($die) } { FORM($die, form: "gender") ->
        [f] non assignée
       *[m] non assigné
    }
act-pick-exhausted =
    { CAP($die) } { FORM($die, form: "gender") ->
        [f] épuisée
       *[m] épuisé
    }
act-pick-applied =
    { CAP($die) } { FORM($die, form: "gender") ->
        [f] assignée
       *[m] assigné
    } { FORM($card, form: "to") }
act-item = { CAP($card) }
act-order = { $what }

order-reward = Récompense : { $card }
order-trigger = { CAP($card) } : { SENTENCES($text, start: "lower") }
order-mission = Mission : { $card }

## La réponse « terminé » à chaque question

done-Commit = Lancer les dés
done-Apply = Terminer l’assignation
done-Repeat = Passer à la phase de Résolution
done-DamageWindow =
    { $damage ->
        [0] Continuer
       *[other] Subir les dégâts
    }
done-RollWindow = Passer à l’étape Assigner
done-ExhaustWindow = Continuer et épuiser les dés
done-RecoverDice = Ne plus récupérer de dés
done-GainItems = Ne plus gagner d’objets
done-InstantReward = Refuser
done-MissionReward = Refuser
done-ChooseDie = Ne plus choisir de dés
done-ChooseEnemy = Continuer sans choisir d’ennemi
done-ChooseItem = Continuer sans choisir d’objet
done-ChooseStack = Continuer sans choisir de pile
done-ChooseWhether = Non

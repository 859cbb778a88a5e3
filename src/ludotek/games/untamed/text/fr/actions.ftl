### Ce que fait une option.

act-draw = Payer 2 Puissances et piocher une carte
act-bonus = Utiliser un Bonus de Puissance
act-take = Oui
act-mulligan = Faire un mulligan
act-stronghold = Utiliser la capacité { FORM($card, form: "of") }
act-order = { $what }
act-mode = { $text }
act-opponent = { CAP(FORM($seat, form: "the")) }
act-draft = { CAP(FORM($faction, form: "the")) }
act-stack = { CAP($card) } ({ $faction })
act-target-stronghold = La Forteresse { FORM($keep, form: "of") } : { $card }
act-target-animal = { CAP($card) } ({ $seat }, position { $place })
act-attack = Attaquer avec { FORM($card, form: "the") } (position { $place }, Attaque { $attack })
act-card = { CAP($card) }
act-power = Jouer { FORM($card, form: "the") } en tant que Puissance
act-focus =
    Jouer { FORM($card, form: "the") } grâce à Focus, pour { $cost ->
        [1] 1 Soutien
       *[other] { $cost } Soutiens
    }
act-without-focus = Jouer { FORM($card, form: "the") } grâce à Focus
act-play =
    { $cost ->
        [0] Jouer { FORM($card, form: "the") } sans rien payer
        [1] Jouer { FORM($card, form: "the") } pour 1 Puissance
       *[other] Jouer { FORM($card, form: "the") } pour { $cost } Puissances
    }
act-rally = Jouer { FORM($card, form: "the") } par Ralliement

order-text = { CAP($card) } : { SENTENCES($text, start: "lower") }

## La réponse « terminé » à chaque question

done-MainPhase = Terminer votre Phase Principale
done-ToSupport = Continuer : votre main est vide
done-Rally = Ne plus jouer de carte par Ralliement
done-Mulligan = Garder cette main
done-ChooseTarget = Continuer : il n’y a pas de cible
done-ChooseTarget-decline = Non : cela ne profiterait qu’à des adversaires
done-ChooseFromHand = Continuer : il n’y a pas de carte à choisir
done-ChooseFromSupport = Continuer : il n’y a pas de carte à choisir
done-ChooseWhether = Non

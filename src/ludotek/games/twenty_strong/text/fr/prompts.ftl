### Les questions.

ask-ActivateCard =
    { $first ->
        [yes] Choisissez une pile et activez sa carte du dessus.
       *[no]
            { $left ->
                [one] Activez un ennemi supplémentaire.
               *[other] Activez { $left } ennemis supplémentaires. Choisissez le prochain.
            }
    }
ask-Commit = Phase de Stratégie { $phase } sur { $phases } : quels dés engagez-vous ?
ask-Apply = Assignez vos touches à des cartes actives.
ask-Repeat =
    { $left ->
        [0] Il ne vous reste plus de phase de Stratégie.
        [one] Répéter la phase de Stratégie ? Il vous en reste 1.
       *[other] Répéter la phase de Stratégie ? Il vous en reste { $left }.
    }
ask-DamageWindow =
    { $damage ->
        [0] Aucun dégât ne vous menace. Voulez-vous utiliser quelque chose ?
        [one] Vous allez subir { $damage } dégât. Voulez-vous d’abord utiliser quelque chose ?
       *[other] Vous allez subir { $damage } dégâts. Voulez-vous d’abord utiliser quelque chose ?
    }
ask-RollWindow = Les dés sont lancés : voulez-vous utiliser quelque chose ?
ask-ExhaustWindow = Avant d’épuiser vos dés engagés : voulez-vous utiliser quelque chose ?
ask-ChooseAfterEffect =
    { $left ->
        [one] L’effet subséquent { FORM($card, form: "of") } se résout ensuite. Voulez-vous d’abord utiliser quelque chose ?
       *[other] Quel effet subséquent se résout maintenant ?
    }
ask-RecoverDice =
    { $left ->
        [one] Récupérez jusqu’à { $left } dé.
       *[other] Récupérez jusqu’à { $left } dés.
    }
ask-GainItems =
    { $room ->
        [0] Votre inventaire est plein. Utilisez ou défaussez des objets pour faire de la place, ou n’en gagnez plus.
        [one] Quel objet gagnez-vous ? Vous avez de la place pour { $room } objet.
       *[other] Quels objets gagnez-vous ? Vous avez de la place pour { $room } objets.
    }
ask-InstantReward = { CAP($card) } – { FORM($text, form: "lower") } Voulez-vous cette récompense ?
ask-MissionReward = { CAP($card) }, mission accomplie – { FORM($text, form: "lower") } Voulez-vous cette récompense ?
ask-Surplus =
    { $n ->
        [one] Vous détenez { $n } objet de trop. Utilisez ou défaussez un objet.
       *[other] Vous détenez { $n } objets de trop. Utilisez ou défaussez des objets.
    }
ask-OrderTriggers = Plusieurs effets se produisent en même temps. Lequel vient en premier ?
ask-ChooseDie =
    { CAP($card) } : { SENTENCES($text, start: "lower") } { $left ->
        [one] Choisissez un dé.
       *[other] Choisissez un dé (encore { $left }).
    }
ask-ChooseEnemy = { CAP($card) } : { SENTENCES($text, start: "lower") } Choisissez un ennemi.
ask-ChooseItem =
    { CAP($card) } : { SENTENCES($text, start: "lower") } { $left ->
        [one] Choisissez un objet.
       *[other] Choisissez un objet (encore { $left }).
    }
ask-ChooseStack = { CAP($card) } : { SENTENCES($text, start: "lower") } Choisissez une pile.
ask-ChooseMode = { CAP($card) } : faites un choix.
ask-ChooseWhether = { CAP($card) } : { SENTENCES($text, start: "lower") } Voulez-vous le faire ?

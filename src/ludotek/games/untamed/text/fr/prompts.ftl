### Questions.

ask-MainPhase = Votre Phase Principale : que faites-vous ?
ask-ChooseAttackTarget = Quelle cible attaquez-vous avec { FORM($card, form: "the") } ?
ask-ToSupport =
    { $left ->
        [one] Placez une carte de votre main dans votre Zone de Soutien.
       *[other] Placez { $left } cartes de votre main dans votre Zone de Soutien. Choisissez la suivante.
    }
ask-Rally = Parmi les cartes que vous venez de piocher, laquelle jouez-vous par Ralliement ?
ask-DraftFaction = Quelle faction prenez-vous ?
ask-StackStronghold =
    { $place ->
        [one] Quelle Forteresse placez-vous au sommet de votre pile ?
        [2] Quelle Forteresse vient en deuxième ?
        [3] Quelle Forteresse vient en troisième ?
       *[other] Quelle Forteresse vient en { $place }e ?
    }
ask-Mulligan = Gardez-vous cette main, ou faites-vous un mulligan ?
ask-FirstSupport = Quelle carte de votre main placez-vous dans votre Zone de Soutien ?
ask-ChooseTarget = { CAP($card) } : { SENTENCES($text, start: "lower") } Choisissez une cible.
ask-ChooseFromHand = { CAP($card) } : { SENTENCES($text, start: "lower") } Choisissez une carte de votre main.
ask-ChooseFromSupport = { CAP($card) } : { SENTENCES($text, start: "lower") } Choisissez une carte de votre Zone de Soutien.
ask-ChooseOpponent = { CAP($card) } : { SENTENCES($text, start: "lower") } Choisissez un adversaire.
ask-ChooseMode = { CAP($card) } : faites un choix.
ask-ChooseWhether = { CAP($card) } : { SENTENCES($text, start: "lower") } Voulez-vous le faire ?
ask-PaySupport =
    { $left ->
        [one] Payez 1 Soutien : quelle carte retirez-vous du jeu ?
       *[other] Payez { $left } Soutiens : quelle carte retirez-vous ensuite du jeu ?
    }
ask-OrderTop = Vous replacez { $left } cartes sur votre deck : laquelle va tout en dessous ?
ask-OrderTexts = Plusieurs effets se déclenchent en même temps. Lequel vient en premier ?

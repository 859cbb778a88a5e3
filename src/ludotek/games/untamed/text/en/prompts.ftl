### Questions.

ask-MainPhase = Your Main phase: what do you do?
ask-ChooseAttackTarget =
    { FORM($card, form: "plural") ->
        [yes] What do { FORM($card, form: "the") } attack?
       *[no] What does { FORM($card, form: "the") } attack?
    }
ask-ToSupport =
    { $left ->
        [one] Put a card from your hand into your Support zone.
       *[other] Put { $left } cards from your hand into your Support zone. Choose the next one.
    }
ask-Rally = Which of the cards that you have just drawn do you play by Rally?
ask-DraftFaction = Which faction do you take?
ask-StackStronghold =
    { $place ->
        [one] Which Stronghold is on top of your stack?
       *[other] Which Stronghold is number { $place } in your stack, counted from the top?
    }
ask-Mulligan = Do you keep this hand, or do you take a mulligan?
ask-FirstSupport = Which card from your hand do you put into your Support zone?
ask-ChooseTarget = { CAP($card) }: { SENTENCES($text) } Choose a target.
ask-ChooseFromHand = { CAP($card) }: { SENTENCES($text) } Choose a card from your hand.
ask-ChooseFromSupport = { CAP($card) }: { SENTENCES($text) } Choose a card from your Support zone.
ask-ChooseOpponent = { CAP($card) }: { SENTENCES($text) } Choose an opponent.
ask-ChooseMode = { CAP($card) }: choose one.
ask-ChooseWhether = { CAP($card) }: { SENTENCES($text) } Do you want this?
ask-PaySupport =
    { $left ->
        [one] Pay 1 Support: which card do you remove from the game?
       *[other] Pay { $left } Support: which card do you remove from the game next?
    }
ask-OrderTop = You put { $left } cards back on top of your deck: which one goes lowest?
ask-OrderTexts = Several texts happen at once. Which comes first?

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
ask-Rally = Which of the cards you just drew do you play with Rally?
ask-DraftFaction = Which faction do you take?
ask-StackStronghold =
    { $place ->
        [one] Which Stronghold goes on top?
        [2] Which Stronghold comes second?
        [3] Which Stronghold comes third?
       *[other] Which Stronghold comes { $place }th?
    }
ask-Mulligan = Do you keep this hand or take a mulligan?
ask-FirstSupport = Which card from your hand do you put into your Support zone?
ask-ChooseTarget = { CAP($card) }: { SENTENCES($text) } Choose a target.
ask-ChooseFromHand = { CAP($card) }: { SENTENCES($text) } Choose a card from your hand.
ask-ChooseFromSupport = { CAP($card) }: { SENTENCES($text) } Choose a card from your Support zone.
ask-ChooseOpponent = { CAP($card) }: { SENTENCES($text) } Choose an opponent.
ask-ChooseMode = { CAP($card) }: choose one.
ask-ChooseWhether = { CAP($card) }: { SENTENCES($text) } Use it?
ask-PaySupport =
    { $left ->
        [one] Pay 1 Support: which card do you remove from the game?
       *[other] Pay { $left } Support: which card do you remove from the game next?
    }
ask-OrderTop = You put { $left } cards back on top of your deck. Which one goes lowest?
ask-OrderTexts = Several effects trigger at once. Which comes first?

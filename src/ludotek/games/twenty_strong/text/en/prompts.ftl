### Questions.

ask-ActivateCard =
    { $first ->
        [yes] Choose a stack and activate its top card.
       *[no]
            { $left ->
                [one] Activate an additional enemy.
               *[other] Activate { $left } additional enemies. Choose the next one.
            }
    }
ask-Commit = Strategy phase { $phase } of { $phases }: which dice do you commit?
ask-Apply = Apply hits to active cards.
ask-Repeat =
    { $left ->
        [0] Your Strategy phases are used up.
        [one] Repeat the Strategy phase? You have 1 left.
       *[other] Repeat the Strategy phase? You have { $left } left.
    }
ask-DamageWindow =
    { $damage ->
        [0] You are not facing any damage. Do you want to use anything?
       *[other] You are about to suffer { $damage } damage. Do you want to use anything first?
    }
ask-RollWindow = The dice are rolled: do you want to use anything?
ask-ExhaustWindow = Before your committed dice are exhausted: do you want to use anything?
ask-ChooseAfterEffect =
    { $left ->
        [one] Next comes the After effect of { FORM($card, form: "the") }. Do you want to use anything first?
       *[other] Which After effect resolves next?
    }
ask-RecoverDice =
    { $left ->
        [one] Recover up to 1 die.
       *[other] Recover up to { $left } dice.
    }
ask-GainItems =
    { $room ->
        [0] Your inventory is full. Use or discard items to make room, or gain no more.
        [one] Which item do you gain? You have room for 1.
       *[other] Which items do you gain? You have room for { $room }.
    }
ask-InstantReward = { CAP($card) } – { FORM($text, form: "text") } Do you want this reward?
ask-MissionReward = { CAP($card) }, mission complete – { FORM($text, form: "text") } Do you want this reward?
ask-Surplus =
    { $n ->
        [one] You hold 1 item too many. Use or discard an item.
       *[other] You hold { $n } items too many. Use or discard items.
    }
ask-OrderTriggers = Several effects happen at once. Which comes first?
ask-ChooseDie =
    { CAP($card) }: { SENTENCES($text) } { $left ->
        [one] Choose a die.
       *[other] Choose a die ({ $left } left).
    }
ask-ChooseEnemy = { CAP($card) }: { SENTENCES($text) } Choose an enemy.
ask-ChooseItem =
    { CAP($card) }: { SENTENCES($text) } { $left ->
        [one] Choose an item.
       *[other] Choose an item ({ $left } left).
    }
ask-ChooseStack = { CAP($card) }: { SENTENCES($text) } Choose a stack.
ask-ChooseMode = { CAP($card) }: choose one.
ask-ChooseWhether = { CAP($card) }: { SENTENCES($text) } Use it?

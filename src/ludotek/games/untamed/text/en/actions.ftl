### What an option does.

act-draw = Pay 2 Power and draw a card
act-bonus = Use a Power Bonus
act-take = Yes
act-mulligan = Take a mulligan
act-stronghold = Use the ability of { FORM($card, form: "the") }
act-order = { $what }
act-mode = { $text }
act-opponent = { $seat }
act-draft = { CAP(FORM($faction, form: "the")) }
act-stack = { CAP($card) } ({ $faction })
act-target-stronghold = { FORM($keep, form: "whose") } Stronghold: { $card }
act-target-animal = { CAP($card) } ({ $seat }, position { $place })
act-attack = Attack with { FORM($card, form: "the") } (position { $place }, Attack { $attack })
act-card = { CAP($card) }
act-power = Play { FORM($card, form: "the") } as Power
act-focus = Play { FORM($card, form: "the") } with Focus ({ $cost } Support)
act-without-focus = Play { FORM($card, form: "the") } with Focus
act-play =
    { $cost ->
        [0] Play { FORM($card, form: "the") } for free
       *[other] Play { FORM($card, form: "the") } for { $cost } Power
    }
act-rally = Play { FORM($card, form: "the") } with Rally

order-text = { CAP($card) }: { SENTENCES($text) }

## The answer "done" to each question

done-MainPhase = End your Main phase
done-ToSupport = Continue: your hand is empty
done-Rally = Play no more cards with Rally
done-Mulligan = Keep this hand
done-ChooseTarget = Continue: there is no target
done-ChooseTarget-decline = No: it would only help opponents
done-ChooseFromHand = Continue: there is no card to choose
done-ChooseFromSupport = Continue: there is no card to choose
done-ChooseWhether = No

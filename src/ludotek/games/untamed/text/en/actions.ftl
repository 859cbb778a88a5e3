### What an option does.

act-draw = Pay 2 Power and draw a card
act-bonus = Use a Power Bonus
act-take = Yes
act-mulligan = Take a mulligan
act-resume = Go on after all
act-stronghold = Use the ability of { FORM($card, form: "the") }
act-order = { $what }
act-mode = { $text }
act-opponent = { $seat }
act-draft = { CAP(FORM($faction, form: "the")) }
act-stack = The Stronghold of { FORM($faction, form: "the") }
act-target-stronghold = { FORM($keep, form: "whose") } Stronghold: { $card }
act-target-animal = { CAP($card) } ({ $seat }, place { $place })
act-attack = Attack with { FORM($card, form: "the") } (place { $place }, Attack { $attack })
act-card = { CAP($card) }
act-power = Play { FORM($card, form: "the") } as Power
act-focus = Play { FORM($card, form: "the") } by Focus, for { $cost } Support
act-without-focus = Play { FORM($card, form: "the") } by Focus
act-play =
    { $cost ->
        [0] Play { FORM($card, form: "the") } for nothing
       *[other] Play { FORM($card, form: "the") } for { $cost } Power
    }
act-rally = Play { FORM($card, form: "the") } by Rally
act-unknown = Action { $action }

order-text = { CAP($card) }: { SENTENCES($text) }

## The answer "done" to each question

done-MainPhase = End your Main phase
done-ToSupport = Go on: your hand is empty
done-Rally = Play no more cards by Rally
done-Mulligan = Keep this hand
done-ChooseTarget = Go on: there is no target
done-ChooseFromHand = Go on: there is no card to choose
done-ChooseFromSupport = Go on: there is no card to choose
done-ChooseWhether = No

### The log: what happened, each line a sentence. A line that ends in `-hidden` is for those who may not know.

log-starter = { $seat } goes first.
log-drafted = { $seat } takes { FORM($faction, form: "the") }.
log-stacked = { $seat } adds { FORM($stronghold, form: "the") } to the stack.
log-stacked-hidden = { $seat } adds a Stronghold to the stack.
log-stronghold-shown = { FORM($keep, form: "whose") } Stronghold is now { FORM($stronghold, form: "the") }.
log-drew = { $seat } draws { FORM($card, form: "the") }.
log-drew-hidden = { $seat } draws a card.
log-mulligan = { $seat } takes a mulligan.
log-hand-kept = { $seat } keeps their opening hand.
log-chose-in-secret = { $seat } chooses { FORM($card, form: "the") } for the Support zone.
log-chose-in-secret-hidden = { $seat } has chosen a card for the Support zone.
log-to-support =
    { CAP(FORM($card, form: "the")) } { FORM($card, form: "plural") ->
        [yes] go
       *[no] goes
    } to { FORM($seat, form: "whose") } Support zone.
log-turn-began = Turn { $turn }: { $seat } to play.
log-upkeep = { $seat } begins the Upkeep phase.
log-readied-all = { $seat } readies all their exhausted cards.
log-power-played = { $seat } plays { FORM($card, form: "the") } as Power.
log-power-played-hidden = { $seat } plays a card as Power.
log-power-paid = { $seat } pays { $n } Power.
log-support-paid = { $seat } removes { FORM($card, form: "the") } from the game to pay 1 Support.
log-played = { $seat } plays { FORM($card, form: "the") }.
log-played-by-focus = { $seat } plays { FORM($card, form: "the") } with Focus.
log-played-by-rally = { $seat } plays { FORM($card, form: "the") } with Rally.
log-put-into-play = { $seat } puts { FORM($card, form: "the") } into play.
log-rally-done = { $seat } plays no more cards with Rally.
log-attacked-animal = { $seat } attacks { FORM($target, form: "the") } with { FORM($attacker, form: "the") }.
log-attacked-stronghold = { $seat } attacks { FORM($keep, form: "whose") } Stronghold with { FORM($attacker, form: "the") }.
log-attack-failed = The attack by { FORM($attacker, form: "the") } fizzles out.
log-damaged =
    { CAP(FORM($card, form: "the")) } { FORM($card, form: "plural") ->
        [yes] take { $n } damage.
       *[no] takes { $n } damage.
    }
log-stronghold-damaged = { FORM($keep, form: "whose") } Stronghold takes { $n } damage.
log-healed =
    { $n ->
        [0] There is no damage to remove from { FORM($card, form: "the") }.
       *[other] { $n } damage is removed from { FORM($card, form: "the") }.
    }
log-stronghold-healed =
    { $n ->
        [0] There is no damage to remove from { FORM($keep, form: "whose") } Stronghold.
       *[other] { $n } damage is removed from { FORM($keep, form: "whose") } Stronghold.
    }
log-damage-moved =
    { $n ->
        [0] There is no damage token to move from { FORM($card, form: "the") }.
        [one] { $n } damage token is moved from { FORM($card, form: "the") }.
       *[other] { $n } damage tokens are moved from { FORM($card, form: "the") }.
    }
log-damage-put =
    { $n ->
        [one] { $n } damage token is put on { FORM($card, form: "the") }.
       *[other] { $n } damage tokens are put on { FORM($card, form: "the") }.
    }
log-damage-put-on-stronghold =
    { $n ->
        [one] { $n } damage token is put on { FORM($keep, form: "whose") } Stronghold.
       *[other] { $n } damage tokens are put on { FORM($keep, form: "whose") } Stronghold.
    }
log-fury =
    { CAP(FORM($card, form: "the")) } { FORM($card, form: "plural") ->
        [yes] gain { $n } Fury.
       *[no] gains { $n } Fury.
    }
log-attack-changed =
    { CAP(FORM($card, form: "the")) } { FORM($card, form: "plural") ->
        [yes] get
       *[no] gets
    } { SIGN($by) ->
        [minus] −{ ABS($by) }
       *[plus] +{ ABS($by) }
    } Attack until the end of the turn.
log-defeated = { CAP(FORM($card, form: "the")) } { part-is } defeated.
log-returned =
    { CAP(FORM($card, form: "the")) } { FORM($card, form: "plural") ->
        [yes] return
       *[no] returns
    } to { FORM($seat, form: "whose") } hand.
log-readied = { CAP(FORM($card, form: "the")) } { part-is } readied.
log-exhausted = { CAP(FORM($card, form: "the")) } { part-is } exhausted.
part-is =
    { FORM($card, form: "plural") ->
        [yes] are
       *[no] is
    }
log-taken-over = { $seat } takes control of { FORM($card, form: "the") }.
log-discarded = { $seat } discards { FORM($card, form: "the") }.
log-revealed = { $seat } reveals { FORM($card, form: "the") }.
log-looked =
    { $n ->
        [0] { $seat } has no cards left in their deck to look at.
        [one] { $seat } looks at the top card of their deck.
       *[other] { $seat } looks at the top { $n } cards of their deck.
    }
log-put-back = { $seat } puts { FORM($card, form: "the") } back on top of the deck.
log-put-back-hidden = { $seat } puts a card back on top of the deck.
log-fetched = { $seat } returns { FORM($card, form: "the") } from the Support zone to their hand.
log-power-gained = { $seat } puts the top card of their deck exhausted into the Power zone.
log-bonus-used = { $seat } uses a Power Bonus.
log-bonus-gained = { $seat } gains a Power Bonus.
log-ability-used = { $seat } uses the ability of { FORM($stronghold, form: "the") }.
log-text-used = { $seat } uses the effect of { FORM($card, form: "the") }.
log-text-idle = Part of the text of { FORM($card, form: "the") } has no effect now.
log-text-unpaid = { $seat } can’t pay for the text of { FORM($card, form: "the") }.
log-text-declined = { $seat } declines the effect of { FORM($card, form: "the") }.
log-stronghold-fell =
    { FORM($keep, form: "whose") } { $stronghold } { FORM($stronghold, form: "plural") ->
        [yes] are destroyed.
       *[no] is destroyed.
    }
log-out = { $seat } is out of the game.
log-no-card-left = { $seat } must draw a card, but the deck is empty.
log-conceded = { $seat } concedes.
log-won = { $seat } wins!
log-drawn-game = The game is a draw.

## How a game ended

end-strongholds = The last Stronghold of a stack is destroyed.
end-empty-deck = A player had to draw from an empty deck.
end-conceded = A player conceded, which decided the game.
end-draw = Everyone lost at the same moment: the game is a draw.

### The log: what happened, each line a sentence. A line that ends in `-hidden` is for those who may not know.

log-starter = { $seat } goes first.
log-drafted = { $seat } takes { FORM($faction, form: "the") }.
log-stacked = { $seat } adds the Stronghold of { FORM($faction, form: "the") } to the stack.
log-stacked-hidden = { $seat } adds a Stronghold to the stack.
log-stronghold-shown = { FORM($keep, form: "whose") } Stronghold is now that of { FORM($faction, form: "the") }.
log-bonus-laid = { $seat } lays a Power Bonus under the Strongholds.
log-drew = { $seat } draws { FORM($card, form: "the") }.
log-drew-hidden = { $seat } draws a card.
log-mulligan = { $seat } takes a mulligan.
log-hand-kept = { $seat } keeps the first hand.
log-chose-in-secret = { $seat } chooses { FORM($card, form: "the") } for the Support zone.
log-chose-in-secret-hidden = { $seat } has chosen a card for the Support zone.
log-to-support = To { FORM($seat, form: "whose") } Support zone: { $card }.
log-turn-began = Turn { $turn }: { $seat } to play.
log-upkeep = { $seat } begins the Upkeep phase.
log-readied-all = { $seat } readies all exhausted cards.
log-power-played = { $seat } plays { FORM($card, form: "the") } as Power.
log-power-played-hidden = { $seat } plays a card as Power.
log-power-paid = { $seat } pays { $n } Power.
log-support-paid = { $seat } removes { FORM($card, form: "the") } from the game to pay 1 Support.
log-played = { $seat } plays { FORM($card, form: "the") }.
log-played-by-focus = { $seat } plays { FORM($card, form: "the") } by Focus.
log-played-by-rally = { $seat } plays { FORM($card, form: "the") } by Rally.
log-put-into-play = { $seat } puts { FORM($card, form: "the") } into play.
log-rally-done = { $seat } plays no more cards by Rally.
log-attacked-animal = { $seat } attacks { FORM($target, form: "the") } with { FORM($attacker, form: "the") }.
log-attacked-stronghold = { $seat } attacks { FORM($keep, form: "whose") } Stronghold with { FORM($attacker, form: "the") }.
log-attack-failed = The attack of { FORM($attacker, form: "the") } comes to nothing.
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
        [0] { $seat } has no card left in the deck to look at.
        [one] { $seat } looks at the top card of the deck.
       *[other] { $seat } looks at the top { $n } cards of the deck.
    }
log-put-back = { $seat } puts { FORM($card, form: "the") } back on top of the deck.
log-put-back-hidden = { $seat } puts a card back on top of the deck.
log-fetched = { $seat } takes { FORM($card, form: "the") } from the Support zone back to hand.
log-power-gained = { $seat } puts the top card of the deck exhausted into the Power zone.
log-bonus-used = { $seat } uses a Power Bonus.
log-bonus-gained = { $seat } gains a Power Bonus.
log-ability-used = { $seat } uses the Stronghold ability of { FORM($faction, form: "the") }.
log-text-used = { $seat } uses the text of { FORM($card, form: "the") }.
log-text-declined = { $seat } declines the text of { FORM($card, form: "the") }.
log-stronghold-fell = { FORM($keep, form: "whose") } Stronghold of { FORM($faction, form: "the") } is destroyed.
log-out = { $seat } is out of the game.
log-no-card-left = { $seat } must draw a card, but the deck is empty.
log-conceded = { $seat } concedes.
log-won = { $seat } wins!
log-drawn-game = The game is a draw.

## How a game ended

end-strongholds = The last Stronghold of a stack is destroyed.
end-empty-deck = There was a card to draw, but none left in the deck.
end-conceded = Somebody conceded, and that decided the game.
end-draw = All have lost at the same moment: the game is a draw.

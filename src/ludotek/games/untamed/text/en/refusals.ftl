### Why something is not possible.

refusal-too-expensive = This costs { $cost } Power; you have { $have } ready.
refusal-partners-power = This costs { $cost } Power; you have { $have } ready, and partners can’t pay for you.
refusal-not-in-hand = This card isn’t in your hand.
refusal-partners-hand = This card is in a partner’s hand. You play only cards from your own hand.
refusal-own-hand-only = This card isn’t in your hand, and partners don’t share their hands.
refusal-not-in-support = This card isn’t in your Support zone.
refusal-no-room = You already have 7 Animals in play; there is no room for another.
refusal-no-focus =
    { CAP(FORM($card, form: "the")) } { FORM($card, form: "plural") ->
        [yes] don’t have Focus; you can play them only for Power.
       *[no] doesn’t have Focus; you can play it only for Power.
    }
refusal-focus-too-dear = Focus costs { $cost } Support, paid entirely in Support; you have { $have }.
refusal-too-little-support = This costs { $cost } Support, to be paid in full; you have { $have }.
refusal-partners-support = This costs { $cost } Support, to be paid in full; you have { $have }, and partners can’t pay for you.
refusal-power-played = You’ve already played a card as Power this turn; you can play another on your next turn.
refusal-alpha-power-played = You’ve already played two cards as Power this turn; even the Alpha plays no more.
refusal-power-limit = Your Power zone is full: it holds { $limit } cards.
refusal-exhausted = This Animal is exhausted; it will be readied in your Upkeep phase.
refusal-no-target = There is nothing that this Animal could attack now.
refusal-already-drawn = You’ve already paid 2 Power for a card this turn.
refusal-empty-deck = Your deck is empty.
refusal-ability-used = Your Stronghold’s ability has already been used this turn; it can be used again on your next turn.
refusal-team-ability-used = Your team has already used its Stronghold’s ability this turn; it can be used again on your next turn.
refusal-no-bonus = You have no Power Bonus.
refusal-guarded = Guard protects this side: first defeat { FORM($card, form: "the") }.
refusal-rushing = { CAP($card) }: in the turn in which it enters play, an Animal with Rush can attack only Animals; from your next turn on, it can attack Strongholds too.
refusal-rush-no-animal = { CAP($card) }: in the turn in which it enters play, an Animal with Rush can attack only Animals, and your opponents have none; from your next turn on, it can attack Strongholds too.
refusal-not-reached = In this mode, the only opposing Stronghold within your reach is that of the player to your left.
refusal-not-a-target = { CAP($card) }: { SENTENCES($text) } This doesn’t reach the cards of that player.
refusal-not-by-text = { CAP($card) }: { SENTENCES($text) } What you chose doesn’t match this text.
refusal-not-an-opponent = { CAP($card) }: { SENTENCES($text) } You can choose only an opponent whom you may attack.
refusal-out-of-play = This player is out of the game.
refusal-faction-taken = You can’t take this faction any more.
refusal-no-rally =
    { CAP(FORM($card, form: "the")) } { FORM($card, form: "plural") ->
        [yes] don’t have the Rally symbol; you can play them later for their usual cost.
       *[no] doesn’t have the Rally symbol; you can play it later for its usual cost.
    }
refusal-not-drawn-now = With Rally you may play only the cards you just drew for the lost Stronghold.
refusal-must-choose = { CAP($card) }: { SENTENCES($text) } As long as there is something to choose, you must choose.
refusal-must-support = You must put a card from your hand into your Support zone.
refusal-is-done = You’ve already said that you’re done; you can rejoin after a partner has acted.
refusal-is-out = You’re out of the game.
refusal-cannot-resume = You can rejoin only after a partner has acted.
refusal-own-card = You can attack only opponents, not your own side.
refusal-fellow = The Alpha’s opponents may not attack each other; you attack only the Alpha.
refusal-in-main = You can do that only in your own Main phase.
refusal-bonus-in-main = You can use a Power Bonus only in your own Main phase.
refusal-mulligan-over = You may take a mulligan only once, before the game begins, when you’re asked.
refusal-not-settled = Something is still being resolved; your Main phase continues after it.
refusal-others-turn = It’s another player’s turn; you act on your own turn, or when you’re asked.
refusal-partners-turn = It’s your partner’s turn; in a team only the member whose turn it is acts.
refusal-has-chosen = You’ve already chosen your card; the cards are shown once everyone has chosen.

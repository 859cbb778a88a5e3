### Why something is not possible.

refusal-not-now = This is not possible now.
refusal-too-expensive = You do not have enough ready Power for this.
refusal-not-in-hand = This card is not in your hand.
refusal-no-room = You already have 7 Animals in play; there is no room for another.
refusal-no-focus = This card does not have Focus.
refusal-too-little-support = You do not have enough Support to pay the whole cost.
refusal-power-played = You cannot play another card as Power this turn.
refusal-power-limit = Your Power zone is full.
refusal-exhausted = This Animal is exhausted.
refusal-no-target = There is nothing that this Animal could attack now.
refusal-already-drawn = You have already paid 2 Power for a card this turn.
refusal-empty-deck = Your deck is empty.
refusal-ability-used = Your Stronghold’s ability has already been used this turn.
refusal-no-bonus = You have no Power Bonus.
refusal-guarded = An Animal with Guard must be defeated first.
refusal-rushing = An Animal with Rush cannot attack a Stronghold in the turn in which it enters play.
refusal-not-reached = In this mode you reach only the Stronghold of the player to your left.
refusal-not-a-target = This cannot be chosen here.
refusal-faction-taken = You cannot take this faction any more.
refusal-no-rally = This card does not have Rally.
refusal-not-drawn-now = By Rally you may play only the cards that you have just drawn for the lost Stronghold.
refusal-must-choose = As long as there is something to choose, you must choose.
refusal-is-done = You have already said that you are done.
refusal-cannot-resume = You may come back only after a partner has acted.
refusal-own-card = You attack opponents only, not your own side.
refusal-no-stronghold = You have no Stronghold.

### Why something is not possible.

part-forbids =
    { CAP(FORM($card, form: "the")) } { FORM($card, form: "plural") ->
        [yes] do
       *[no] does
    } not let you

refusal-not-now = You can’t do that right now.
refusal-no-such-die-in-pool = There is no such die left in your dice pool.
refusal-commit-forbidden = { part-forbids } commit this die.
refusal-commit-limit = { part-forbids } commit any more dice in this Strategy phase.
refusal-no-such-rolled-die = You have no such unapplied die.
refusal-misses-do-not-apply = Misses can’t be applied.
refusal-apply-forbidden = { part-forbids } apply this die here.
refusal-no-phase-left = Your Strategy allows no further Strategy phase this round.
refusal-repeat-forbidden = { part-forbids } repeat the Strategy phase.
refusal-empty-stack = This stack is empty.
refusal-mandatory-elsewhere = A mandatory card is on top of another stack; you must activate such a card first.
refusal-not-neighbouring = This stack is not next to the one you chose last.
refusal-endgame-too-early = The endgame can’t begin yet.
refusal-no-peace = You can’t pass this card peacefully.
refusal-no-such-exhausted-die = No such die is exhausted.
refusal-no-room = Your inventory is full: you can hold only as many items as your Strategy allows.
refusal-not-defeated = This card was not defeated this round.
refusal-no-item-reward = This card has no item reward.
refusal-rolling = Nothing can be used during the Roll step.
refusal-inside-an-effect = An effect is resolving; finish it first.
refusal-not-usable-item = This item works automatically; you don’t use it.
refusal-wrong-time = Its text names another time.
refusal-no-effect-now = Using it now would change nothing.
refusal-already-used = You can’t use it again yet.
refusal-items-forbidden = { part-forbids } use items.
refusal-ability-forbidden = { part-forbids } use your hero’s ability.
refusal-chip-too-low = You don’t have enough on the chip.
refusal-no-such-item = You don’t hold that item.
refusal-cannot-pay = You can’t pay the full cost.
refusal-not-a-target = Its text doesn’t allow that choice.
refusal-gain-forbidden = { part-forbids } gain items.
refusal-being-used = This item is being used right now.
refusal-no-ability-to-use = There is no such ability to use.
refusal-must-choose = This effect is mandatory: as long as there is something to choose, you must choose.
refusal-chip-forbidden = { part-forbids } use the chip.
refusal-recover-forbidden = { part-forbids } recover dice.

### Why something is not possible.

part-forbids =
    { CAP(FORM($card, form: "the")) } { FORM($card, form: "plural") ->
        [yes] don’t
       *[no] doesn’t
    } let you
# The card, and what stands on it.
part-says = { CAP($card) }: “{ SENTENCES($text) }”

refusal-no-such-die-in-pool = There is no such die left in your dice pool.
refusal-commit-forbidden = { part-forbids } commit this die: “{ SENTENCES($text) }”
refusal-commit-limit = { part-forbids } commit any more dice in this Strategy phase: “{ SENTENCES($text) }”
refusal-no-such-rolled-die = You have no such unapplied die.
refusal-misses-do-not-apply = Misses can’t be applied.
refusal-apply-forbidden = { part-forbids } apply this die here: “{ SENTENCES($text) }”
refusal-no-phase-left =
    { $phases ->
        [one] You have had your { $phases } Strategy phase of this round; your Strategy allows no more.
       *[other] You have had { $phases } Strategy phases this round; your Strategy allows no more.
    }
refusal-repeat-forbidden = { part-forbids } repeat the Strategy phase: “{ SENTENCES($text) }”
refusal-empty-stack = This stack is empty.
refusal-mandatory-elsewhere =
    { CAP(FORM($card, form: "the")) } { FORM($card, form: "plural") ->
        [yes] are
       *[no] is
    } on top of another stack and mandatory: you must activate such a card first.
refusal-not-neighbouring = This stack is not next to the one you chose last.
refusal-endgame-too-early = The endgame can begin only when { LIST($when, join: "or") }.
refusal-no-peace = You can’t pass this card peacefully.
refusal-no-such-exhausted-die = No such die is exhausted.
refusal-no-room = Your inventory is full: you can hold only as many items as your Strategy allows. Use or discard one first.
refusal-not-defeated = This card was not defeated this round.
refusal-no-item-reward = This card has no item reward.
refusal-rolling = You can’t use anything during the Roll step. Wait until it is over.
refusal-inside-an-effect = An effect is resolving; finish it first. { part-says }
refusal-not-usable-item = This item works automatically; you don’t use it. { part-says }
refusal-wrong-time =
    { $at ->
        [activation] You can use this only during Activation.
        [commit] You can use this only in the Commit step.
        [roll] You can use this only in the Roll step, after rolling.
        [recover] You can use this only in the Recover step.
        [damage] You can use this only when you are about to suffer damage.
       *[apply] You can use this only in the Apply step.
    } { part-says }
refusal-no-effect-now = Using this now would change nothing. { part-says }
refusal-already-used =
    { $limit ->
        [phase] You have already used this in this Strategy phase; you can use it again in the next one.
        [round] You have already used this in this round; you can use it again in the next one.
        [conflict] You have already used this in this conflict; you can use it again in the next one.
       *[game] You have already used this in this game.
    } { part-says }
refusal-no-conflict = You can use this only during a conflict: while there are enemies in the active area. { part-says }
refusal-items-forbidden = { part-forbids } use items: “{ SENTENCES($text) }”
refusal-ability-forbidden = { part-forbids } use your hero’s ability: “{ SENTENCES($text) }”
refusal-chip-too-low = This costs { FORM($resource, $cost, form: "points") }, and you have only { $chip }.
refusal-no-such-item = You don’t hold that item.
refusal-cannot-pay = You can’t pay the full cost. { part-says }
refusal-not-a-target = Its text doesn’t allow that choice. { part-says }
refusal-already-rolled-again = This text has already rerolled this die; it takes each die only once. { part-says }
refusal-gain-forbidden = { part-forbids } gain items: “{ SENTENCES($text) }”
refusal-being-used = This item is being used right now: { $card }.
refusal-no-ability-to-use = The ability of { FORM($hero, form: "the") } works automatically; you don’t use it.
refusal-no-chip-to-use = In this deck there is nothing that the chip can be used for.
refusal-must-choose = This effect is mandatory: as long as there is something to choose, you must choose. { part-says }
refusal-chip-forbidden = { part-forbids } use the chip: “{ SENTENCES($text) }”
refusal-recover-forbidden = { part-forbids } recover dice: “{ SENTENCES($text) }”
refusal-after-effect-done = The After effect of this card has already been resolved this round.
refusal-no-after-effect = This card has no After effect.

## Tried at another time: when it is possible

refusal-must-answer = You have to decide this first.
refusal-activate-later = Cards are activated in Activation, at the beginning of a round.
refusal-peace-later = A peaceful way can be taken only instead of the first card that you activate in a round.
refusal-endgame-later = The endgame can begin only in Activation, before you activate a card.
refusal-no-endgame = Nothing in this deck brings the endgame.
refusal-commit-later = Dice are committed in the Commit step of a Strategy phase.
refusal-apply-later = Hits are applied in the Apply step of a Strategy phase.
refusal-repeat-later = You can repeat the Strategy phase only right after its Apply step.
refusal-recover-later = Dice are recovered in the Recover step of the Resolve phase.
refusal-gain-later = Items are gained in the Gain items step of the Resolve phase.

endgame-a-stack-empty = at least 1 stack is empty
endgame-stacks-empty = all stacks are empty
endgame-chip-full = the chip is at its maximum
endgame-chip-empty = the chip is at 0
endgame-missions-done = all missions are complete

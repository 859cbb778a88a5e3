### Why something is not possible.

refusal-not-now = This is not possible now.
refusal-is-done = You have already said that you are done.
refusal-cannot-resume = You can come back only after another Reckoner has acted.
refusal-no-such-die = There is no such die to choose.
refusal-keep-one-first = First keep at least 1 of the dice that you have just rolled.
refusal-nothing-to-roll = There is no die left to reroll.
refusal-no-roll-left = You have made your 3 rolls.
refusal-no-faith = You do not have Faith, or you have already used it this round.
refusal-card-used = You have already used { FORM($card, form: "the") } this round.
refusal-not-your-card = This is not one of your cards.
refusal-no-token = You have no plan token on your board.
refusal-no-symbol = You have no symbol for that here.
refusal-out-of-reach = That district is out of your reach.
refusal-no-enforcement = There is no Enforcement in that district.
refusal-no-epic = There is no Epic in that district.
refusal-bracket-at-start = The bracket already stands after the first action.
refusal-is-weakened = This Epic is already weakened; Research does nothing to it.
refusal-infinite-health = This Epic’s Health is infinite until the Epic is weakened.
refusal-steelheart-elsewhere = Steelheart is out of your reach.
refusal-steelheart-weakened = Steelheart is already weakened; Research does nothing to him.
refusal-steelheart-infinite = Steelheart’s Health is infinite until he is weakened.
refusal-barricaded = A Barricade blocks the way: you can neither leave nor enter its district.
refusal-already-there = Your figure is already there.
refusal-no-barricade = There is no Barricade in that district.
refusal-already-used-a-symbol = You have already used a symbol of it; only the other symbols can be used now.
refusal-wrong-symbol = None of these symbols activates { FORM($card, form: "the") }.
refusal-permanent =
    { CAP(FORM($card, form: "the")) } always { FORM($card, form: "plural") ->
        [yes] work; there is nothing to use.
       *[no] works; there is nothing to use.
    }
refusal-needs-a-die = First take a die or a plan token; with it you can activate { FORM($card, form: "the") }.
refusal-only-when-rolling = You can use { FORM($card, form: "the") } only in the Roll step.
refusal-no-die-left = You have no unused die for { FORM($card, form: "the") }.
refusal-not-to-oneself = Another Reckoner must get the plan token.
refusal-too-little-money = You do not have enough money for that.
refusal-not-in-market = This card is not in the market.
refusal-deck-empty = The equipment deck is empty.
refusal-not-confiscated = No such die is confiscated.
refusal-name-a-die-first = First somebody must name the die that you lose.
refusal-already-named = This die is already named, or you have named one before: now it is up to the others.
refusal-not-that-face = The die already shows this face.
refusal-no-loot-of-that = There is no loot left for that.

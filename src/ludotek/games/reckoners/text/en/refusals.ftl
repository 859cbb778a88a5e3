### Why something is not possible, and when it would be.

## On an open floor

refusal-is-done = You’ve said that you’re done. You can come back once another Reckoner has acted.
refusal-may-come-back = You’ve said that you’re done. Another Reckoner has acted since, so you may come back: do that first.
refusal-cannot-resume = You can come back only once another Reckoner has acted.
refusal-not-done = You haven’t said that you’re done, so you don’t need to come back.
refusal-nothing-left = You have nothing left to do in this step; it continues without you.
refusal-others-first = { $who } is using a die, a plan token or a card. Nobody else can act until that’s finished.
refusal-others-buy = { $who } is buying a card. Nobody else can act until it’s clear who gets it.
refusal-finish-first = First finish what you’re using.
refusal-say-who-first = First say who gets the card.

## Dice

refusal-no-such-die = You have no such die to choose.
refusal-not-your-die = That die is { $who }’s. Each Reckoner has only their own dice.
refusal-already-kept = You’re keeping that die already.
refusal-no-dice = You have no dice to roll this round.
refusal-keep-one-first = First keep at least 1 of the dice that you’ve just rolled.
refusal-nothing-to-roll = There’s no die left to reroll.
refusal-no-roll-left = You’ve made your 3 rolls, so you keep all your dice as they are.
refusal-no-faith = You don’t have the ability Faith.
refusal-faith-finds-nothing = { $card } finds no die of your current roll that you aren’t keeping. The card says: “{ SENTENCES($says) }”

## Cards and plan tokens

refusal-card-used = You’ve already used { FORM($card, form: "the") } this round; you can again in the next one.
refusal-not-your-card =
    { CAP(FORM($card, form: "the")) } { FORM($card, form: "plural") ->
        [yes] belong to { $who }, and nobody else can use them.
       *[no] belongs to { $who }, and nobody else can use it.
    }
refusal-not-your-ability = { $card } is { $who }’s ability; nobody else can use it.
refusal-nobodys-card = Nobody has { FORM($card, form: "the") }. You can buy equipment in the Acquire step and use it from the next round on.
refusal-nobodys-ability = No Reckoner in this game has the ability { $card }.
refusal-no-token = You have no plan token on your board.
refusal-permanent =
    { CAP(FORM($card, form: "the")) } { FORM($card, form: "plural") ->
        [yes] always work; you don’t need to use them.
       *[no] always works; you don’t need to use it.
    } The card says: “{ SENTENCES($says) }”
refusal-needs-a-die = First choose a die or a plan token: with it you can activate { FORM($card, form: "the") }. The card says: “{ SENTENCES($says) }”
refusal-only-when-rolling = You can use { FORM($card, form: "the") } only in the Roll step. The card says: “{ SENTENCES($says) }”
refusal-no-die-left = You have no unused die for { FORM($card, form: "the") }. The card says: “{ SENTENCES($says) }”
refusal-not-to-oneself = Another Reckoner must get the plan token. { CAP(FORM($card, form: "the")) } says: “{ SENTENCES($says) }”
refusal-not-that-face = The die already shows this face.
refusal-no-such-face = This die has no such face.

## What a die, a plan token or a card does

refusal-take-first = First choose the die, the plan token or the card that you want to do this with.
refusal-no-symbol = What you’re using has no { $symbol } symbol left.
refusal-out-of-reach = Your symbols work only in your own district, and your figure is { FORM($district, form: "at") }. To act in another district, move there first.
refusal-out-of-snipers-reach = Your symbols work only in your own district (your figure is { FORM($district, form: "at") }) and where the Sniper token lies. { CAP(FORM($card, form: "the")) } says: “{ SENTENCES($says) }”
refusal-out-of-reach-now = The card that you’ve spent works in any district, but { FORM($card, form: "the") }, activated with it, only in your own: your figure is { FORM($district, form: "at") }.
refusal-no-enforcement = There’s no Enforcement in that district.
refusal-no-epic = There’s no Epic in that district.
refusal-bracket-at-start = The bracket is already right after the first action.
refusal-is-weakened = This Epic is already weakened; Research does nothing to it.
refusal-infinite-health = This Epic’s Health is infinite until the Epic is weakened.
refusal-steelheart-elsewhere = Steelheart is out of your reach: he’s { FORM($district, form: "at") }.
refusal-steelheart-weakened = Steelheart is already weakened; Research does nothing to him.
refusal-steelheart-infinite = Steelheart’s Health is infinite until he’s weakened.
refusal-barricaded = A Barricade blocks the way: you can neither leave nor enter its district until it’s removed.
refusal-barricades-stop-it =
    Barricades stop { FORM($card, form: "the") }, { FORM($card, form: "plural") ->
        [yes] and there’s one where they would leave or enter.
       *[no] and there’s one where it would leave or enter.
    } The card says: “{ SENTENCES($says) }”
refusal-already-there = Your figure is already there.
refusal-no-barricade = There’s no Barricade in that district.
refusal-already-used-a-symbol = You’ve already used a symbol of it, so now you can use only the other symbols.
refusal-wrong-symbol = None of these symbols activates { FORM($card, form: "the") }. The card says: “{ SENTENCES($says) }”

## Loot, equipment, the die to lose, the figures

refusal-loot-cannot = Loot can’t do that: it removes Enforcement, contains, and gives plan tokens.
refusal-no-loot-of-that = There’s no loot left for that.
refusal-too-little-money = That costs ${ $cost }, and you have ${ $money }.
refusal-not-in-market = This card isn’t in the market.
refusal-stays-with = { $who } has { FORM($card, form: "the") }, for the whole game.
refusal-no-gift = Equipment stays with its Reckoner. First buy a card; then you say who gets it.
refusal-deck-empty = The equipment deck is empty.
refusal-not-confiscated = No such die is confiscated.
refusal-name-a-die-first = First somebody must name the die that you lose.
refusal-is-named = This die is already named. Agree to it, or name another.
refusal-named-before = Each Reckoner names a die only once, and you’ve already named one. Agree to the die that’s named, or let the others name another.
refusal-nobody-holds-it = No Reckoner holds such a die, so it can’t be lost.
refusal-place-first = First choose the district where your figure starts.
refusal-already-placed = Your figure already has its district.

## When it would be possible

refusal-roll-when-rolling = Dice are rolled only in the Roll step.
refusal-token-when-using = You can use plan tokens only in the Use step.
refusal-die-when-using = You can use dice only in the Use step.
refusal-symbols-when-using = That takes a die, a plan token or a card in the Use step.
refusal-card-when-using = You can use { FORM($card, form: "the") } only in the Use step.
refusal-buy-when-acquiring = You can buy, buy back and refresh only in the Acquire step.
refusal-place-in-prologue = Figures are placed only in the prologue; later they move in the Use step.
refusal-needs-sniper = Only the ability Sniper places the Sniper token, in the Use step.
refusal-needs-a-gift = Plan tokens are given only by the ability Operations, in the Use step, and as loot.
refusal-needs-improvise = Only the ability Improvise turns a die, in the Use step.
refusal-no-base-found = You lose a die only when a base is found.

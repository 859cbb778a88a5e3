### The log: what happened, each line a sentence.

## Set-up and prologue

log-joined = { $seat } plays { $reckoner }.
log-epic-appeared = { $epic } appears { FORM($district, form: "at") }.
log-steelheart-appeared = Steelheart appears { FORM($district, form: "at") }.
log-figure-placed = { $seat } starts { FORM($district, form: "at") }.

## Rolling

log-round-began = Round { $round } begins.
log-rolled = { $seat }, roll { $roll }: { FORM($die, $n, form: "many") }.
log-rolled-by-faith = { $seat } rerolls in roll { $roll } and gets { FORM($die, $n, form: "many") }.
log-no-dice-to-roll = { $seat } has no dice to roll.
log-kept = { $seat } keeps { FORM($die, form: "a") }.

## Using

log-nothing-to-use = Nobody has anything to use.
log-die-taken = { $seat } uses { FORM($die, form: "a") }.
log-token-spent = { $seat } spends a plan token.
log-card-used = { $seat } uses { FORM($card, form: "the") }.
log-moved = { $seat } moves { FORM($district, form: "to") }.
log-barricade-removed = { $seat } removes a Barricade { FORM($district, form: "at") }.
log-money-gained = The Reckoners gain ${ $n } and now have ${ $money }.
log-enforcement-removed =
    1 Enforcement unit is removed { FORM($district, form: "at") }; { $left ->
        [0] none is left there.
        [one] { $left } is left there.
       *[other] { $left } are left there.
    }
log-contained = { $epic } is contained (bracket after action { $left }).
log-track-contained = Steelheart’s { $track } is contained (bracket after action { $left }).
log-researched = { $epic }’s Research falls to { $left }.
log-weakened = { $epic } is weakened (Health { $health }).
log-epic-attacked = { $epic }’s Health falls to { $left }.
log-defeated = { $epic } is defeated { FORM($district, form: "at") }.
log-steelheart-researched = Steelheart’s Research falls by { $n }, to { $left }.
log-steelheart-weakened = Steelheart is weakened (Health { $health }); now he can be attacked.
log-steelheart-attacked = Steelheart’s Health falls to { $left }.
log-planned = { $seat } gets a plan token for the next round.
log-token-given = { $seat } gets a plan token.
log-die-turned = { $seat } turns { FORM($die, form: "a") } to { $to }.
log-sniper-placed = { $seat } puts the Sniper token down { FORM($district, form: "at") }.
log-symbols-lost =
    { $n ->
        [one] { $seat } leaves { $n } symbol unused.
       *[other] { $seat } leaves { $n } symbols unused.
    }

## Loot and equipment

log-looted = { $epic }’s loot is taken.
log-loot-used = { $seat } uses loot: { $loot }.
log-loot-lost = Unused loot is lost ({ $n }).
log-nothing-to-buy = There is nothing to buy for ${ $money }.
log-bought = { $seat } buys { FORM($card, form: "the") } for { $owner } (${ $cost }).
log-bought-own = { $seat } buys { FORM($card, form: "the") } (${ $cost }).
log-market-refilled = New in the market: { $card }.
log-refreshed = { $seat } refreshes the market ($1).
log-bought-back = { $seat } buys back { FORM($die, form: "a") } for { $owner } ($2).
log-bought-back-own = { $seat } buys back { FORM($die, form: "a") } ($2).

## The Epics phase

log-defeated-returned =
    { $n ->
        [one] The Epic deck is empty; the defeated Epic becomes the new deck.
       *[other] The Epic deck is empty; the { $n } defeated Epics are shuffled and become the new deck.
    }
log-activated =
    { $actions ->
        [one] { $epic } is activated: { $actions } action.
       *[other] { $epic } is activated: { $actions } actions.
    }
log-fortified =
    { $research ->
        [0] { $epic } fortifies ({ part-health }).
       *[other] { $epic } fortifies (Research: { $research }, { part-health }).
    }
part-health = Health: { $health }
log-fortify-failed = { $epic } fortifies, but neither value can go up.
log-enforcement-added =
    { $n ->
        [one] { $n } Enforcement unit is added { FORM($district, form: "at") }.
       *[other] { $n } Enforcement units are added { FORM($district, form: "at") }.
    }
log-no-enforcement-left = There is no Enforcement left in the supply.
log-barricade-added = 1 Barricade is added { FORM($district, form: "at") }.
log-no-barricade-left = There is no Barricade left in the supply.
log-population-lost = The Population falls by { $n }, to { $left }.
log-strengthened = Steelheart’s { $track } is strengthened (bracket after action { $actions }).
log-track-full = Steelheart’s { $track } is at its end; its last action is carried out.
log-base-marker-down =
    { $left ->
        [0] The base marker moves down to the bottom.
        [one] The base marker moves down; { $left } space left.
       *[other] The base marker moves down; { $left } spaces left.
    }
log-base-found = A base is found!
log-die-named = { $seat } proposes that { $owner } lose { FORM($die, form: "a") }.
log-die-named-own = { $seat } offers to lose { FORM($die, form: "a") }.
log-die-confiscated = { $owner } loses { FORM($die, form: "a") }; it is confiscated.
log-bracket-moved = { $epic }’s bracket moves right (after action { $actions }).
log-last-action-again =
    { $times ->
        [one] { $epic }’s bracket is at the end; the last action is carried out once.
        [2] { $epic }’s bracket is at the end; the last action is carried out twice.
       *[other] { $epic }’s bracket is at the end; the last action is carried out { $times } times.
    }
log-steelheart-activated = Steelheart is activated.
log-track-activated =
    { $actions ->
        [one] Steelheart’s { $track } is activated: { $actions } action.
       *[other] Steelheart’s { $track } is activated: { $actions } actions.
    }
log-steelheart-moved =
    { $n ->
        [0] Steelheart stays { FORM($district, form: "at") }.
        [one] Steelheart moves { $n } district clockwise, { FORM($district, form: "to") }.
       *[other] Steelheart moves { $n } districts clockwise, { FORM($district, form: "to") }.
    }

## The end

log-won = Steelheart is defeated: the Reckoners win!
log-lost = The Population is down to 0: the Reckoners lose.
log-gave-up = The Reckoners concede: Newcago stays in Steelheart’s hands.

## How a game ended

end-steelheart = Steelheart is defeated, and Newcago is free.
end-population = Nobody is left in Newcago: the Population is down to 0.
end-given-up = The Reckoners conceded, and Newcago stays in Steelheart’s hands.

## Exact odds of a fight: `ludotek odds`, and a line above the dice.

odds-number = Defeat enemy { $number } (Health { $health }): { $chance }
odds-enemy = enemy { $number }
odds-all =
    { $n ->
        [1] Defeat it: { $chance }
        [2] Defeat both: { $chance }
       *[other] Defeat all { $n }: { $chance }
    }
odds-exactly =
    { $n ->
        [0] Suffering as little as possible, nobody falls: { $chance }
        [one] Suffering as little as possible, only { LIST($enemies, join: "and") } falls: { $chance }
       *[other] Suffering as little as possible, { LIST($enemies, join: "and") } fall: { $chance }
    }
odds-damage = Expected damage to you: { $damage }
odds-spent = Dice spent: { $n }
odds-dice = { $n } { $colour }
odds-cheapest = The cheapest dice: { LIST($dice, join: "and") } ({ $chance })
odds-never = Even all these dice do not reach { $least }.

odds-enemy-falls = { $card } { $chance }
odds-all-fall =
    { $n ->
        [2] both { $chance }
       *[other] all { $n } { $chance }
    }
odds-you-suffer = damage to you { $damage }
odds-without = without: { LIST($cards, join: "and") }

odds-no-dice = no dice committed yet
odds-spread = If you fight to suffer as little as possible
odds-fall =
    { $n ->
        [0] nobody falls
        [one] only { LIST($cards, join: "and") }
       *[other] { LIST($cards, join: "and") }
    }
odds-wish = { $card }
odds-wish-unharmed = no damage
odds-wish-all =
    { $n ->
        [2] both
       *[other] all { $n }
    }
odds-commit = Commit { LIST($dice, join: "and") } more: { $chance }
odds-enough = These dice are enough: { $chance }
odds-out-of-reach = Even with all the dice that you may commit now, it is less than { $least }.
odds-no-wish = There’s nothing to wish for right now.

### What is told of a game when it is over.

decided-steelheart = { $who } struck the last blow. Newcago is free.
decided-population = { $who } alone cost Newcago { $n } lives.

chronicle-rounds = rounds
    .counted =
        { $n ->
            [one] round
           *[other] rounds
        }
chronicle-population = Population left
chronicle-epics = Epics defeated
    .counted =
        { $n ->
            [one] Epic defeated
           *[other] Epics defeated
        }

chart-symbols = Symbols against expectation
    .value = symbols
    .mark = expected
ranking-reckoners = The Reckoners
ranking-causes = Lives lost to
column-contained = Steps contained
column-damage = Damage
column-research = Research
column-unused = Dice unused
column-lost = Lives

## One tip

tip-contain = The team contained { $n } of { $all } steps. Each step back saves an action of the Epics.
tip-unused =
    { $n ->
        [one] The team left { $n } die unused. It could have moved a Reckoner or removed a Barricade.
       *[other] The team left { $n } dice unused. Any die can move a Reckoner or remove a Barricade.
    }
tip-confiscated =
    { $n ->
        [one] { $n } die was confiscated. You may buy dice back in the Acquire step.
       *[other] { $n } dice were confiscated. You may buy dice back in the Acquire step.
    }

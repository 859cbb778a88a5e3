### The table of The Reckoners: what the page says, some of it the terminal and the cards too.

## Round and step

screen-where =
    { $n ->
        [0] Prologue
       *[other] Round { $n }
    }
step-place = Placement
step-roll = Roll
step-use = Use
step-loot = Loot
step-acquire = Acquire
step-epics = Epics phase

## What everybody shares

screen-population = Population
board-aim = Bring down Steelheart before the Population is gone.
board-of-people = of { $n }
screen-money = Money
screen-dollars = ${ $n }
screen-base = Base
board-base-left =
    { $n ->
        [one] Base: { $n } space left
       *[other] Base: { $n } spaces left
    }
screen-supply = Supply
screen-enforcement = Enforcement
board-barricades = Barricades

## The coming Epics phase

screen-coming = If the Epics act now:
board-coming-short = Epics now:
board-leaves = { $n } left
board-leaves-spread = { $least } to { $most } left
board-nothing = nobody dies
board-die-lost =
    { $percent ->
        [100] base found: a die is lost
       *[other] { $percent }% chance: base found, a die lost
    }
board-game-lost = { $percent }% chance to lose the game
board-loss = Population −{ $n } if the Epics act now
board-loss-then = Population { $now } if the Epics act now; after this { $then }

## Steelheart and the Epics

steelheart = Steelheart
    .the = Steelheart
    .plural = no
board-steelheart-here = Steelheart is here
board-in-district = { $name }
board-then-health = Research to 0, then { $n } Health
screen-research = Research
screen-health = Health
infinite = infinite
screen-weakened = weakened
board-weakened-to = weakened { $n }
screen-no-epic = no Epic
board-per-district = { $n } per district
board-bracket-after = bracket after action { $n }
board-steelheart-research = Steelheart research
board-defeats = defeated
board-wins = you win

## Tracks and what stands on them

track-red = red track
    .colour = red
track-blue = blue track
    .colour = blue
track-yellow = yellow track
    .colour = yellow
track-white = white track
    .colour = white
board-track-letter-red = R
board-track-letter-blue = B
board-track-letter-yellow = Y
board-track-letter-white = W
deed-fortify = Fortify
deed-reinforce = Reinforce (Enforcement)
board-deed-barricade =
    { $n ->
        [1] Barricade
       *[other] Barricade { $n }
    }
board-deed-attack =
    { $n ->
        [1] Attack Population
       *[other] Attack Population { $n }
    }
board-deed-strengthen =
    { $n ->
        [1] Strengthen Steelheart ({ $track })
       *[other] Strengthen Steelheart ({ $track }) { $n }
    }
deed-discover = Discover base
deed-share-fortify = Share: Fortify
deed-share-reinforce = Share: Reinforce (Enforcement)
deed-share-barricade = Share: Barricade

## The city

board-city = City
district-any = { $name }
    .the = { $name }
    .plural = no
    .at = in { $name }
    .to = to { $name }
board-here = You are here
board-move-here = Move here
board-start-here = Start here
board-aim-here = Sniper here
board-no-entry = Blocked
screen-scope = { $who }’s Sniper token
board-nothing-here = Nothing to choose in the city right now
board-pick-a-die = Tap a die: its targets then glow here.
board-pick-to-keep = Tap the dice you keep, then reroll the others.
board-keep-to-reroll = Keep at least one die; then you may reroll the others.
board-ping-hint = Right-click, hold, or press P to ping it for the others

## The team

board-team = Team
board-you = you
board-play-as = Play { $name }
board-look-up = View { $name }
screen-token = plan token
board-plans = Plan tokens
board-plan-next = Plan token for the next round
screen-done = done
board-acting = acting
board-named = proposed
board-confiscated = Confiscated

## Dice and symbols

symbol-money = Money
symbol-enforcement = Attack Enforcement
symbol-contain = Contain
symbol-research = Research
symbol-attack = Attack Epic
symbol-plan = Plan
die-basic = basic die
    .a = a basic die
    .many =
        { $n ->
            [one] { $n } basic die
           *[other] { $n } basic dice
        }
die-blue = blue die
    .a = a blue die
    .many =
        { $n ->
            [one] { $n } blue die
           *[other] { $n } blue dice
        }
die-red = red die
    .a = a red die
    .many =
        { $n ->
            [one] { $n } red die
           *[other] { $n } red dice
        }
die-green = green die
    .a = a green die
    .many =
        { $n ->
            [one] { $n } green die
           *[other] { $n } green dice
        }
die-orange = orange die
    .a = an orange die
    .many =
        { $n ->
            [one] { $n } orange die
           *[other] { $n } orange dice
        }
die-yellow = yellow die
    .a = a yellow die
    .many =
        { $n ->
            [one] { $n } yellow die
           *[other] { $n } yellow dice
        }
die-purple = purple die
    .a = a purple die
    .many =
        { $n ->
            [one] { $n } purple die
           *[other] { $n } purple dice
        }
screen-dice = dice
screen-roll = roll { $n } of { $of }
board-roll-n = Roll { $n }
board-keep = Keep
board-used = Used
board-in-use = In use
screen-act-face = Turn it to
board-not-keep = Don’t keep { $die } after all
board-die-used = Used this round: { $die }
board-take-instead = Use { $die } instead
board-die-waits = First finish what is in use, then { $die }
board-die-kept = Kept for good in an earlier roll: { $die }
board-put-back = Put back { $die }
board-put-it-back = Put it back
board-keep-all = Keep all { $n } dice with { $symbol }
board-money-all = Gain $ with all { $n } of these dice
board-all-alike = All { $n } dice that show this on one target
board-all-of-them = all { $n }

## What the buttons add

board-dice-unused =
    { $n ->
        [one] { $n } die unused
       *[other] { $n } dice unused
    }
board-money-left = ${ $n } left
board-rerolls-left =
    { $n ->
        [one] { $n } reroll left
       *[other] { $n } rerolls left
    }
board-rerolls =
    { $n ->
        [one] { $n } die
       *[other] { $n } dice
    }
board-epics-end-it = then the Epics end the game

## Cards

board-market = Market
board-deck = { $n } in the deck
board-once = once per round
board-permanent = permanent
board-used-up = used this round
board-anywhere = in any district
board-spend = Spend
board-one-more = One more die:
board-on-basic = on your basic dice
board-swapped = are interchangeable
board-close = Back

## The Epics phase

screen-new-epics = New Epics
board-show-phase = Show the last Epics phase
board-acts-now = acts now
board-acts-next =
    { $n ->
        [1] next
       *[other] in { $n }
    }
board-has-acted = has acted
board-still-to-come = Still to come:
board-acts-last = last
board-action = Action { $n } of { $of }
board-pause = Pause
board-go-on = Play
board-step = Next action
board-pace = { $n }× speed

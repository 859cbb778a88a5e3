### The table of The Reckoners in the terminal.

difficulty-easy = easy
difficulty-normal = normal
difficulty-hard = hard
difficulty-firefight = firefight

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
screen-money = Money
screen-dollars = ${ $n }
screen-base = Base
screen-supply = Supply

## The coming Epics phase

screen-coming = If the Epics act now:
screen-coming-certain =
    { $n ->
        [0] Population stays
       *[other] Population −{ $n }
    }
screen-coming-spread = Population −{ $least } to −{ $most }, on average −{ $whole }.{ $tenth }
screen-coming-die =
    { $percent ->
        [100] a die will be lost
       *[other] { $percent }% chance to lose a die
    }
screen-coming-defeat =
    { $percent ->
        [100] the game will be lost
       *[other] { $percent }% chance to lose the game
    }
screen-coming-sample = a sample of { $tries } draws, ±{ $whole }.{ $tenth }

## Steelheart

screen-red = red
screen-blue = blue
screen-yellow = yellow
screen-white = white
screen-short-red = Re
screen-short-blue = Bl
screen-short-yellow = Ye
screen-short-white = Wh
screen-research = Research
screen-health = Health
screen-track-red = { $n } Enforcement, { $group } per district
screen-track-blue =
    { $n ->
        [one] { $n } Barricade
       *[other] { $n } Barricades
    }, 1 per district

## The city

screen-city = City, clockwise { $arrow }
screen-no-epic = no Epic
screen-weakened = weakened
screen-scope = { $who }’s Sniper token

## The team

screen-team = Reckoners
screen-bot = bot
screen-plans = plans
screen-roll = roll { $n } of { $of }
screen-done = done
screen-waits = waits for you (“go”)
screen-rolled = rolled
screen-marked = to keep
screen-kept = kept
screen-to-use = to use
screen-dice = dice
screen-no-dice = no dice left
screen-loot = Loot left:
screen-in-use = { $who } is using
screen-token = plan token
screen-anywhere = works in any district

## The market

screen-market = Market ({ $left } in the deck)
screen-confiscated = Confiscated, $2 each:

screen-story = What happened

## Groups of options

screen-act-keep = Keep
screen-act-die = Use
screen-act-turn = Turn
screen-act-face = Turn it to
screen-act-card = Card
screen-act-activate = Activate
screen-act-buy = Buy
screen-act-buy-back = Buy back
screen-act-lose = Lose
screen-board = Gain
screen-act-money = $1
screen-act-plan = a plan token for the next round
screen-act-move = Move to
screen-act-barricade = Remove Barricade
screen-act-give = Plan token for
screen-act-for = For
screen-enforcement = Enforcement
screen-act-contain = contain { $who }: prevents { $deed }
screen-act-contain-track = contain { $track }: prevents { $deed }

screen-letters-help = Keep or use dice by the letters of their symbols: $ Money, e Attack Enforcement, c Contain, r Research, a Attack Epic, p Plan.
screen-legend = Dice: [ ] basic, b blue, r red, g green, o orange, y yellow, p purple. Symbols: { $money } Money, { $enforcement } Attack Enforcement, { $contain } Contain, { $research } Research, { $attack } Attack Epic, { $plan } Plan. On tracks: { $do-fortify } Fortify, { $do-reinforce } Reinforce (Enforcement), { $do-barricade } Barricade, { $do-attack } Attack Population, { $do-strengthen } Strengthen one of Steelheart’s tracks, { $do-discover } Discover base, { $do-share } Share; what stands left of the bracket will happen. * works in any district. Epics: { $research }3 { $health }7{ $arrow }4 is Research 3, Health 7, at most 4 once weakened. Cards: { $ready } ready, { $used } no more this round, { $always } permanent.

## Letters of the symbols, to type and for terminals without signs

screen-letter-money = $
screen-letter-enforcement = e
screen-letter-contain = c
screen-letter-research = r
screen-letter-attack = a
screen-letter-plan = p

## The Epics phase

screen-epics-phase = Epics phase of round { $n }
screen-new-epics = New Epics
screen-phase-cost =
    { $n ->
        [0] Nobody died. Population: { $left }.
       *[other] Population lost: { $n }. Left: { $left }.
    }

## The end

screen-won = You won!
screen-lost = You lost.
screen-count-rounds = Rounds
screen-count-epics = Epics defeated
screen-count-population = Population left
screen-count-bases = Bases found
screen-count-steelheart = Steelheart’s Research left
screen-count-steelheart-health = Steelheart’s Health left
screen-lost-by = Population lost through

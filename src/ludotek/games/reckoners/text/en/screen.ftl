### The table of The Reckoners in the terminal.

## The coming Epics phase

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
screen-track-red = { $n } Enforcement, { $group } per district
screen-track-blue =
    { $n ->
        [one] { $n } Barricade
       *[other] { $n } Barricades
    }, 1 per district

## The city

screen-city = City, clockwise { $arrow }

## The team

screen-team = Reckoners
screen-bot = bot
screen-plans = plans
screen-waits = waits for you (“go”)
screen-rolled = rolled
screen-marked = to keep
screen-kept = kept
screen-to-use = to use
screen-no-dice = no dice left
screen-loot = Loot left:
screen-in-use = { $who } is using
screen-anywhere = works in any district

## The market

screen-market = Market ({ $left } in the deck)
screen-confiscated = Confiscated, $2 each:

## Groups of options

screen-act-keep = Keep
screen-act-die = Use
screen-act-turn = Turn
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
screen-phase-cost =
    { $n ->
        [0] Nobody died. Population: { $left }.
       *[other] Population lost: { $n }. Left: { $left }.
    }

## The end

screen-won = You won!
screen-lost = You lost.

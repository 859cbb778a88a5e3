### The table of 20 Strong: what the page says, some of it the terminal and the cards too.

screen-where =
    { $n ->
        [0] { moment-setup }
       *[other] Round { $n }
    }
screen-endgame = Endgame
board-strategy-phase = Strategy phase { $phase } of { $of }
board-strategy-note = phase { $phase }/{ $of }
screen-resolve-phase = Resolve
moment-setup = Setup
moment-activation = Activation
moment-commit = Commit
moment-roll = Roll
moment-apply = Apply
moment-damage = Suffer Damage
moment-after = After effects
moment-exhaust = Exhaust
moment-recover = Recover
moment-gain = Gain Items
moment-cleanup = Cleanup

## Dice

colour-yellow = yellow
colour-green = green
colour-blue = blue
colour-purple = purple
colour-red = red
face-no-face = not rolled
face-miss = miss
face-hit = hit
face-crit = crit
board-to-roll = to roll
part-colour =
    { $colour ->
        [yellow] { colour-yellow }
        [green] { colour-green }
        [blue] { colour-blue }
        [purple] { colour-purple }
       *[red] { colour-red }
    }
board-die = { part-colour } die, { $face }
board-pile = { $n } { part-colour }
# Its forms are for the rulebook: how many there are, in all and of each colour, hits/crits/misses, and from weak to strong.
board-tray = Your dice
    .in-all = 17
    .by-colour = 4 yellow, 4 green, 4 blue, 4 purple and 1 red
    .sides = yellow 1/1/4, green 2/1/3, blue 3/1/2, purple 4/1/1, red 5/1/0
    .order = yellow, green, blue, purple, red
screen-pool = Dice pool
board-active = Active area, unapplied
screen-exhausted = Exhausted
screen-banished = Banished
board-no-dice = Committed dice lie here until the round ends
board-take-back = take it back
board-drag-back = drag it off the card to take it back
board-commit-all = Commit all
board-recover-best = Take the best
board-all-here = All { $n } hits here, until it is defeated
board-hits-of = hits { $n } of { $of }
board-legend = What the dice can roll
board-legend-hit = hit, 1 damage
board-legend-crit = crit, 2 damage
board-legend-miss = miss, nothing
board-legend-use = Strong dice hit more often. Each die comes back only in the Recover step.
board-wished = wished: { $n } more
board-hits-left =
    { $n ->
        [one] { $n } hit to apply
       *[other] { $n } hits to apply
    }

## The aim

board-aim = Aim
board-aim-a-stack-empty = Empty a stack, then beat the boss
board-aim-stacks-empty = Empty all stacks, then beat the boss
board-aim-chip-full = Fill the chip, then beat the boss
board-aim-chip-empty = Use up the chip, then beat the boss
board-aim-missions-done = Complete all missions, then beat the boss
board-aim-any = Reach the endgame, then beat the boss
board-hunt = Lure out and defeat { $n } bosses
board-boss-on-day = Be ready for the boss on day { $n }
board-aim-endgame = Beat the boss
board-fewest = a stack: { $n } left
board-story = The story of this deck

## The hero

board-own = Your hero
stat-health = Health
stat-strategy = Strategy
stat-recovery = Recovery
board-health-note = of { $n } at most
board-strategy-idle = per round
board-coming = to come, if none falls
board-coming-now = about to be suffered
board-would-lose = you would lose
board-no-damage = no damage to come
board-recovery-note = per round
board-counts-as = counts as { $n }
board-inventory = Inventory
board-free-slot = free slot
board-over-limit = { $n } too many
screen-used = used this round
# What the chip counts, in a deck that does not say.
chip-any = chip points
    .the = the chip
    .points =
        { $n ->
            [one] { $n } chip point
           *[other] { $n } chip points
        }
    .each = for each chip point
    .every = for every { $n } chip points
    .left = if the chip shows { $n } or more
    .most = if the chip shows at most { $n }

## Stacks, boss, missions

screen-stacks = Stacks
board-stack = Stack { $n }
board-cards =
    { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }
screen-empty = empty
screen-face-down = face down
board-discard-pile = Discard
kind-boss = Boss
board-bosses = { $n } bosses
board-bosses-down = { $n } of { $of } defeated
board-boss-came = in play
board-boss-among = One of these waits face down:
kind-mission = Mission
screen-missions = Missions
board-mission-state = { $n } of { $of }
board-done = completed

## Places, days, what lasts

board-map = Map
board-here = you are here
board-reachable = within reach
board-leads-to = leads to { $places }
board-anywhere = You may begin anywhere.
board-beneath = beneath:
board-fight-it = Fight
board-lasting = In force for good
board-calendar = Calendar
board-today = today
board-day = day { $n } of { $of }
board-days-left =
    { $n ->
        [0] the last day
        [one] { $n } day left
       *[other] { $n } days left
    }
board-last-day =
    { $n ->
        [0] The boss comes today.
        [one] { $n } day until the boss comes
       *[other] { $n } days until the boss comes
    }
board-grow = all enemies grow stronger

## Enemies

board-fight = Active enemies
board-damage = Damage
board-suffered = { $n } of { $of } damage
screen-tokens = +{ $n } damage
screen-damage = { $n } damage
mark-light = light
mark-heavy = heavy
mark-mandatory = mandatory
board-mandatory-short = must
number-more =
    { $n ->
        [one] { $n } additional enemy
       *[other] { $n } additional enemies
    }
screen-defeated = defeated
board-fallen = defeated
board-silenced = switched off this round
board-stays = Why is this greyed out?
board-read = Read the card

## What would follow

board-defeats = would defeat it
board-odds-defeat = defeat
board-no-effect = allowed, no effect
board-not-mandatory = another one first
board-not-room = inventory full
board-gain = gain this item
board-peace = In peace
board-hurts = suffer { $n }
board-threatens = { $n } damage incoming
board-left = { $n } damage incoming, { $of } Health left after it
board-you-lose = you lose
board-deadly = deadly
board-unused =
    { $n ->
        [one] { $n } hit unused
       *[other] { $n } hits unused
    }
board-unrecovered = { $n } more could come back
board-use = Use
board-rolls-nothing = no dice: wastes a phase
board-rerolls =
    { $n ->
        [one] rerolls { $n } die
       *[other] rerolls { $n } dice
    }
board-hint-commit = Tap dice in your pool: any number, any mix. Tap a committed die to take it back.
board-hint-apply = Choose a die and tap a glowing card, or drag the die onto it. Misses cannot be applied.
board-hint-nothing-left = No hit is left for an enemy that stands.
board-hint-use-first = No hit is left, but what glows can still be used.
board-hint-pool-empty = Your dice pool is empty: only the dice in the active area are rolled.
board-resolve-all = Resolve all, from left to right
board-answers = Choose one

## The log

screen-log-committed = You commit
screen-log-rolled = You roll
screen-log-applied = You apply
screen-log-recovered = You recover

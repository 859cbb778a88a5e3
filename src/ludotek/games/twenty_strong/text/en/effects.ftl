### The text of cards. Each message is a clause without a capital letter and without a full stop;
### `inf` is what follows "you may", where that differs.

## Stats, the chip, damage, phases

do-gain-stat = gain { $n } { $stat }
do-lose-stat = lose { $n } { $stat }
do-gain-chip = gain { FORM($resource, $n, form: "points") }
do-lose-chip = lose { FORM($resource, $n, form: "points") }
    .inf = spend { FORM($resource, $n, form: "points") }
    .mode = lose { FORM($resource, $n, form: "points") } (even if you have none)
do-prevent = prevent { $n } damage
do-extra-phase =
    { $n ->
        [1] gain an additional Strategy phase this round
       *[other] gain { $n } additional Strategy phases this round
    }
do-for-now = for the rest of this { part-until }, { $text }
    .inf = have this apply for the rest of this { part-until }: { $text }
part-until =
    { $until ->
        [step] step
        [conflict] conflict
       *[round] round
    }
do-from-now-on = for the rest of the game, { $text }
    .inf = have this apply for the rest of the game: { $text }

## Dice

do-recover = recover { $dice }
do-exhaust = exhaust { $dice }
do-banish-die = banish { $dice }
do-return-die = return { $dice } to your dice pool
do-reroll = reroll { $dice }
do-reroll-all = reroll { FORM($dice, def: "all") }
do-turn = turn { $dice } into { part-turned }
part-turned =
    { FORM($dice, form: "number") ->
        [one]
            { $to ->
                [miss] a miss
                [crit] a crit
               *[hit] a basic hit
            }
       *[other]
            { $to ->
                [miss] misses
                [crit] crits
               *[hit] basic hits
            }
    }
do-commit-and-roll = commit and roll { $dice }

## Cards

do-activate =
    { $n ->
        [1] activate an additional enemy
       *[other] activate { $n } additional enemies, one at a time
    }
    .mode =
        { $n ->
            [1] activate an additional enemy (even if all stacks are empty)
           *[other] activate { $n } additional enemies, one at a time (even if all stacks are empty)
        }
do-lure = activate the next boss
do-deal = deal { $n } damage to an undefeated enemy
do-deal-each = deal { $n } damage to each undefeated enemy
do-dismiss = discard an undefeated enemy with at most { $n } Health that is not a boss
do-banish-enemy = banish an undefeated enemy with at most { $n } Health that is not a boss
do-silence-all = switch off all effects of an enemy for the rest of the round
do-silence = switch off the During effects of an undefeated enemy for the rest of the round
do-discard-item =
    { $n ->
        [1] discard an item
       *[other] discard { $n } items
    }
do-salvage = move the topmost item in the discard to your inventory if you have room for it
do-bury = put the top card of a stack under that stack
do-banish-top = banish the top card of a stack
do-discard-top = discard the top card of a stack

## May, cost, choice

do-may = you may { LIST($do, join: "then", form: "inf") }
    .inf = { LIST($do, join: "then", form: "inf") }
do-pay = you may { FORM($cost, form: "inf") } to { LIST($do, join: "then", form: "inf") }
    .inf = { FORM($cost, form: "inf") } to { LIST($do, join: "then", form: "inf") }
do-choose = choose one: { LIST($modes, join: "modes", form: "clause") }
    .inf = either { LIST($modes, join: "either", form: "inf") }
sentences = { SENTENCES($do) }
    .clause = { LIST($do, join: "then", form: "mode") }
    .inf = { LIST($do, join: "then", form: "inf") }

## Conditions

if-this-undefeated = { part-if-this-undefeated }, { LIST($do, join: "then") }
    .inf = { LIST($do, join: "then", form: "inf") } { part-if-this-undefeated }
part-if-this-undefeated = if this enemy is undefeated
if-this-defeated = { part-if-this-defeated }, { LIST($do, join: "then") }
    .inf = { LIST($do, join: "then", form: "inf") } { part-if-this-defeated }
part-if-this-defeated = if this enemy is defeated
if-enemies-at-least = { part-if-enemies-at-least }, { LIST($do, join: "then") }
    .inf = { LIST($do, join: "then", form: "inf") } { part-if-enemies-at-least }
part-if-enemies-at-least =
    { $n ->
        [1] if there is at least 1 undefeated enemy
       *[other] if there are at least { $n } undefeated enemies
    }
if-health-at-most = { part-if-health-at-most }, { LIST($do, join: "then") }
    .inf = { LIST($do, join: "then", form: "inf") } { part-if-health-at-most }
part-if-health-at-most = if you have at most { $n } Health
if-pool-at-most = { part-if-pool-at-most }, { LIST($do, join: "then") }
    .inf = { LIST($do, join: "then", form: "inf") } { part-if-pool-at-most }
part-if-pool-at-most =
    { $n ->
        [0] if your dice pool is empty
        [1] if there is at most 1 die in your dice pool
       *[other] if there are at most { $n } dice in your dice pool
    }
if-items-at-least = { part-if-items-at-least }, { LIST($do, join: "then") }
    .inf = { LIST($do, join: "then", form: "inf") } { part-if-items-at-least }
part-if-items-at-least =
    { $n ->
        [1] if you hold at least 1 item
       *[other] if you hold at least { $n } items
    }
if-phases-at-least = { part-if-phases-at-least }, { LIST($do, join: "then") }
    .inf = { LIST($do, join: "then", form: "inf") } { part-if-phases-at-least }
part-if-phases-at-least =
    { $n ->
        [1] if there has been at least 1 Strategy phase this round
       *[other] if there have been at least { $n } Strategy phases this round
    }
if-chip-at-least = { FORM($resource, $n, form: "left") }, { LIST($do, join: "then") }
    .inf = { LIST($do, join: "then", form: "inf") } { FORM($resource, $n, form: "left") }
if-chip-at-most = { FORM($resource, $n, form: "most") }, { LIST($do, join: "then") }
    .inf = { LIST($do, join: "then", form: "inf") } { FORM($resource, $n, form: "most") }
if-no-crit = { part-if-no-crit }, { LIST($do, join: "then") }
    .inf = { LIST($do, join: "then", form: "inf") } { part-if-no-crit }
part-if-no-crit = if you have no unapplied crits
if-all-defeated = { part-if-all-defeated }, { LIST($do, join: "then") }
    .inf = { LIST($do, join: "then", form: "inf") } { part-if-all-defeated }
part-if-all-defeated = if there are no undefeated enemies
if-misses-at-least = { part-if-misses-at-least }, { LIST($do, join: "then") }
    .inf = { LIST($do, join: "then", form: "inf") } { part-if-misses-at-least }
part-if-misses-at-least =
    { $n ->
        [1] if you have at least 1 unapplied miss
       *[other] if you have at least { $n } unapplied misses
    }

## For each: once for each of something, or a number of times its count

for-each-undefeated-enemy = for each undefeated enemy, { LIST($do, join: "then") }
    .inf = { LIST($do, join: "then", form: "inf") } for each undefeated enemy
for-each-active-enemy = for each active enemy, { LIST($do, join: "then") }
    .inf = { LIST($do, join: "then", form: "inf") } for each active enemy
for-each-defeated-enemy = for each defeated enemy in the active area, { LIST($do, join: "then") }
    .inf = { LIST($do, join: "then", form: "inf") } for each defeated enemy in the active area
for-each-unapplied-miss = for each unapplied miss, { LIST($do, join: "then") }
    .inf = { LIST($do, join: "then", form: "inf") } for each unapplied miss
for-each-unapplied-crit = for each unapplied crit, { LIST($do, join: "then") }
    .inf = { LIST($do, join: "then", form: "inf") } for each unapplied crit
for-each-held-item = for each item you hold, { LIST($do, join: "then") }
    .inf = { LIST($do, join: "then", form: "inf") } for each item you hold
for-each-chip = { FORM($resource, form: "each") }, { LIST($do, join: "then") }
    .inf = { LIST($do, join: "then", form: "inf") } { FORM($resource, form: "each") }
for-each-strategy-phase = for each Strategy phase this round, { LIST($do, join: "then") }
    .inf = { LIST($do, join: "then", form: "inf") } for each Strategy phase this round
for-each-exhausted-die = for each exhausted die, { LIST($do, join: "then") }
    .inf = { LIST($do, join: "then", form: "inf") } for each exhausted die
for-each-die-on-this = for each die applied to this enemy, { LIST($do, join: "then") }
    .inf = { LIST($do, join: "then", form: "inf") } for each die applied to this enemy
for-each-defeated-boss = for each boss defeated this game, { LIST($do, join: "then") }
    .inf = { LIST($do, join: "then", form: "inf") } for each boss defeated this game

per-undefeated-enemy =
    { $every ->
        [1] for each undefeated enemy
       *[other] for every { $every } undefeated enemies
    }
per-active-enemy =
    { $every ->
        [1] for each active enemy
       *[other] for every { $every } active enemies
    }
per-defeated-enemy =
    { $every ->
        [1] for each defeated enemy in the active area
       *[other] for every { $every } defeated enemies in the active area
    }
per-unapplied-miss =
    { $every ->
        [1] for each unapplied miss
       *[other] for every { $every } unapplied misses
    }
per-unapplied-crit =
    { $every ->
        [1] for each unapplied crit
       *[other] for every { $every } unapplied crits
    }
per-held-item =
    { $every ->
        [1] for each item you hold
       *[other] for every { $every } items you hold
    }
per-chip =
    { $every ->
        [1] { FORM($resource, form: "each") }
       *[other] { FORM($resource, $every, form: "every") }
    }
per-strategy-phase =
    { $every ->
        [1] for each Strategy phase this round
       *[other] for every { $every } Strategy phases this round
    }
per-exhausted-die =
    { $every ->
        [1] for each exhausted die
       *[other] for every { $every } exhausted dice
    }
per-die-on-this =
    { $every ->
        [1] for each die applied to it
       *[other] for every { $every } dice applied to it
    }
per-defeated-boss =
    { $every ->
        [1] for each boss defeated this game
       *[other] for every { $every } bosses defeated this game
    }

## Standing texts

is-cannot-commit = { FORM($dice, def: "bare") } cannot be committed
is-commit-limit =
    { $n ->
        [0] no dice can be committed
        [1] at most 1 die can be committed in each Strategy phase
       *[other] at most { $n } dice can be committed in each Strategy phase
    }
is-cannot-apply =
    { FORM($dice, def: "bare") } cannot be applied { $to ->
        [this] to this enemy
        [others] to other enemies
       *[all] to enemies
    }
is-only-apply =
    only { FORM($dice, def: "bare") } can be applied { $to ->
        [this] to this enemy
        [others] to other enemies
       *[all] to enemies
    }
is-hit-limit =
    { $n ->
        [0] no dice
        [1] at most 1 die
       *[other] at most { $n } dice
    } can be applied { $to ->
        [this] to this enemy
        [others] to each other enemy
       *[all] to each enemy
    } in a round
is-die-damage-more = { FORM($dice, def: "each") } deals { $n } more damage{ part-to }
is-die-damage-less = { FORM($dice, def: "each") } deals { $n } less damage{ part-to }
is-die-damage-fixed =
    { FORM($dice, def: "each") } deals { $n ->
        [0] no
       *[other] exactly { $n }
    } damage{ part-to }
part-to =
    { $to ->
        [this] { " " }to this enemy
        [others] { " " }to other enemies
       *[all] { "" }
    }
is-enemy-health-more = { part-of } has { $n } more Health{ LIST($per, before: " ") }
is-enemy-health-less = { part-of } has { $n } less Health{ LIST($per, before: " ") }
is-enemy-damage-more = { part-of } has { $n } more Damage{ LIST($per, before: " ") }
is-enemy-damage-less = { part-of } has { $n } less Damage{ LIST($per, before: " ") }
part-of =
    { $of ->
        [this] this enemy
        [others] each other enemy
        [bosses] each boss
       *[all] each enemy
    }
is-stat-more = your { $stat } counts as { $n } higher
is-stat-less = your { $stat } counts as { $n } lower
is-forbidden-repeat = you cannot repeat the Strategy phase
is-forbidden-items = you cannot use items
is-forbidden-ability = you cannot use your hero’s ability
is-forbidden-recover = you cannot recover dice in the Recover step
is-forbidden-instant-rewards = you cannot gain instant rewards
is-forbidden-gain-items = you cannot gain items in the Gain Items step
is-forbidden-chip = you cannot use the chip
is-keep = when you repeat the Strategy phase, { FORM($dice, def: "bare") } are not rolled again

## Triggers: one thing follows a comma, several are sentences after a colon

when-activated = when this enemy is activated{ part-follows }
when-defeated = when this enemy is defeated{ part-follows }
when-any-defeated = whenever an enemy is defeated{ part-follows }
when-any-activated = whenever an enemy is activated{ part-follows }
when-rolled = at the end of each Roll step{ part-follows }
when-phase-ends = at the end of each Strategy phase{ part-follows }
when-repeated = whenever you repeat the Strategy phase{ part-follows }
when-round-begins = at the beginning of each round{ part-follows }
when-hurt = whenever you suffer damage{ part-follows }
when-item-used = whenever you use an item{ part-follows }
when-clear = if all active enemies are defeated when the Resolve phase begins{ part-follows }
when-applied = whenever a die is applied to this enemy{ part-follows }
when-any-applied = whenever a die is applied to an enemy{ part-follows }
part-follows =
    { COUNT($do) ->
        [1] , { LIST($do) }
       *[other] : { SENTENCES($do) }
    }

## Texts to use: `limit`, `at` (a moment), `cost` (of the chip), `do`

use =
    { $limit ->
        [once]
            { $cost ->
                [0] { part-use-once }
               *[other] { part-use-at }{ part-use-pay }{ LIST($do, join: "then", form: "inf") }
            }
       *[other] { part-use-often }{ part-use-at }you may { part-use-pay }{ LIST($do, join: "then", form: "inf") }
    }
part-use-once =
    { $at ->
        [any] { SENTENCES($do, start: "lower") }
       *[other] { part-use-at }{ LIST($do, join: "then") }
    }
part-use-often =
    { $limit ->
        [phase] once per Strategy phase,{ " " }
        [round] once per round,{ " " }
        [conflict] once per conflict,{ " " }
        [game] once per game,{ " " }
       *[unlimited] { "" }
    }
part-use-at =
    { $at ->
        [activation] during Activation,{ " " }
        [commit] in the Commit step,{ " " }
        [roll] in the Roll step, after rolling,{ " " }
        [apply] in the Apply step,{ " " }
        [damage] when you are about to suffer damage,{ " " }
        [recover] in the Recover step,{ " " }
       *[any] { "" }
    }
part-use-pay =
    { $cost ->
        [0] { "" }
       *[other] spend { FORM($resource, $cost, form: "points") } to{ " " }
    }

## Whole effects and rewards: with their kind in front; `kind` and `text` give the two apart

effect-during = { effect-during.lead } – { effect-during.text }
    .lead = During
    .kind = During effect
    .text = { SENTENCES($parts) }
effect-after = { effect-after.lead } – { effect-after.text }
    .lead = After
    .kind = After effect
    .text = { SENTENCES($parts) }
effect-special = { effect-special.lead } – { effect-special.text }
    .lead = Special
    .kind = Special effect
    .text = { SENTENCES($parts) }{ part-lasting }
part-lasting =
    { $lasting ->
        [yes] { " " }This lasts even after this card has left the active area.
       *[no] { "" }
    }
reward-instant = { reward-instant.lead } – { reward-instant.text }
    .lead = Instant
    .kind = Instant reward
    .text = { SENTENCES($parts) }
reward-single-use = { reward-single-use.lead } – { reward-single-use.text }
    .lead = Single-use
    .kind = Single-use item
    .text = { SENTENCES($parts) }
reward-ongoing = { reward-ongoing.lead } – { reward-ongoing.text }
    .lead = Ongoing
    .kind = Ongoing item
    .text = { SENTENCES($parts) }

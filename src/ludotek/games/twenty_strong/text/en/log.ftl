### The log: what happened, each line a sentence.

log-game-began = The game begins. You play { FORM($hero, form: "the") }.
log-mission-dealt = Mission: { $mission }.
log-hardship = { $rung }
log-round-began = Round { $round } begins.
log-phase-began = Strategy phase { $phase } begins.
log-activated = You activate { FORM($card, form: "the") } ({ $stack }).
log-boss-activated = The boss appears: { $card }.
log-stack-turned = { CAP($stack) } now shows { FORM($card, form: "the") }.
log-went-in-peace = You pass { FORM($card, form: "the") } peacefully.
log-endgame-began = The endgame begins.
log-mission-failed = The unfinished mission { $mission } joins the final fight.
log-committed = You commit { FORM($die, def: "indef") }.
log-rolled = You roll { FORM($die, def: "indef") }.
log-rerolled = You reroll { FORM($die, def: "indef") } and get { part-face }.
log-turned = You turn { FORM($die, def: "indef") } into { part-face }.
part-face =
    { $face ->
        [miss] a miss
        [crit] a crit
       *[hit] a basic hit
    }
log-applied = You apply { FORM($die, def: "indef") } to { FORM($card, form: "the") }: { $damage } damage.
log-damaged = You deal { $damage } damage to { FORM($card, form: "the") }.
log-defeated = You defeat { FORM($card, form: "the") }.
log-reward-taken = You gain the reward of { FORM($card, form: "the") }.
log-reward-declined = You decline the reward of { FORM($card, form: "the") }.
log-threatened =
    { $damage ->
        [0] You are not facing any damage.
       *[other] You are facing { $damage } damage.
    }
log-prevented =
    { $damage ->
        [0] There is no damage left to prevent.
       *[other] You prevent { $damage } damage.
    }
log-suffered = You suffer { $damage } damage. Your Health is now { $health }.
log-stat-changed =
    { SIGN($by) ->
        [minus] You lose { ABS($by) } { $stat } and now have { $value }.
       *[plus] You gain { ABS($by) } { $stat } and now have { $value }.
    }
log-stat-at-limit = Your { $stat } stays at its limit, { $value }.
log-effect-resolved = The After effect of { FORM($card, form: "the") } resolves.
log-exhausted-dice =
    { $count ->
        [one] { $count } committed die is exhausted.
       *[other] { $count } committed dice are exhausted.
    }
log-exhausted-die = You exhaust { FORM($die, def: "indef") }.
log-recovered = You recover { FORM($die, def: "indef") }.
log-returned = You return { FORM($die, def: "indef") } to your dice pool.
log-banished-die = You banish { FORM($die, def: "indef") }.
log-item-gained = You gain an item: { $card }.
log-item-salvaged = Back from the discard into your inventory: { $card }.
log-item-used = You use an item: { $card }.
log-item-discarded = You discard an item: { $card }.
log-ability-used = You use the ability of { FORM($card, form: "the") }.
log-chip-used = You use { FORM($resource, form: "the") } and have { FORM($resource, $chip, form: "points") } left.
log-chip-changed =
    { SIGN($by) ->
        [minus] You lose { FORM($resource, ABS($by), form: "points") } and now have { $chip }.
        [zero] You still have { FORM($resource, $chip, form: "points") }.
       *[plus] You gain { FORM($resource, ABS($by), form: "points") } and now have { $chip }.
    }
log-card-discarded =
    { CAP(FORM($card, form: "the")) } { FORM($card, form: "plural") ->
        [yes] are discarded.
       *[no] is discarded.
    }
log-card-buried =
    { CAP(FORM($card, form: "the")) } { FORM($card, form: "plural") ->
        [yes] go under their stack.
       *[no] goes under its stack.
    }
log-card-banished =
    { CAP(FORM($card, form: "the")) } { FORM($card, form: "plural") ->
        [yes] are banished.
       *[no] is banished.
    }
log-card-muted = All effects of { FORM($card, form: "the") } are switched off for the rest of the round.
log-card-silenced = The During effects of { FORM($card, form: "the") } are switched off for the rest of the round.
log-mission-progress = Mission { $mission }: { $progress } of { $goal }.
log-mission-done = You complete the mission { $mission }.
log-phases-added =
    { $count ->
        [one] You gain { $count } additional Strategy phase this round.
       *[other] You gain { $count } additional Strategy phases this round.
    }
log-for-now =
    An effect of { FORM($card, form: "the") } now applies for the rest of this { $span ->
        [0] step
        [1] round
       *[2] conflict
    }.
log-from-now-on = An effect of { FORM($card, form: "the") } now applies for the rest of the game.
log-nobody-left = All stacks are empty: nobody else is activated.
log-pool-empty = Your dice pool is empty: there are no dice to commit.
log-cannot-commit = You can’t commit more dice.
log-no-hits = You have no hits to apply.
log-cannot-apply = You can’t apply the hits that are left.
log-phases-used-up =
    { $phases ->
        [one] You have had { $phases } Strategy phase; your Strategy allows no more this round.
       *[other] You have had { $phases } Strategy phases; your Strategy allows no more this round.
    }
log-cannot-repeat = You can’t repeat the Strategy phase.
log-cannot-recover = You can’t recover dice in this Recover step.
log-cannot-gain = You can’t gain items in this Gain Items step.
log-reward-forbidden = You can’t gain the instant reward of { FORM($card, form: "the") }.
log-cost-too-high = You can’t pay the full cost.
log-without-effect = Nothing more happens.
log-stacks-refilled = The discard is shuffled and dealt back into the stacks.
log-won = You win!
log-lost = You lose.
log-gave-up = You concede the game.

## How a game ended

end-boss-defeated = The boss is defeated. You win!
end-bosses-defeated = All bosses are defeated. You win!
end-health = Your Health fell below 1. You lose.
end-stalemate = The game no longer comes to an end. You lose.
end-given-up = You conceded the game.

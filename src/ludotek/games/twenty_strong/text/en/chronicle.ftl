### What is told of a game when it is over.

decided-boss = { CAP(FORM($card, form: "the")) } { FORM($card, form: "plural") ->
        [yes] are
       *[no] is
    } beaten.
decided-health = { CAP(FORM($card, form: "the")) } took the last of your Health.

chronicle-rounds = rounds
    .counted =
        { $n ->
            [one] round
           *[other] rounds
        }
chronicle-health = Health left
chronicle-missions = missions
chronicle-defeated = Enemies defeated
chronicle-rolled = Dice rolled
chronicle-crits = Crits among them
chronicle-items = Items used
chronicle-suffered = Damage suffered

chart-hits = Hits against expectation
    .value = hits
    .mark = expected
throw-hits = Best roll
    .text = Round { $n }: { $hits } of { $all } hit.
    .odds = One roll in { $n } does this.
ranking-numbers = In numbers
column-n = Number

## One tip

tip-items =
    { $n ->
        [one] You lost with { $n } item unused. Most items can be used at any time.
       *[other] You lost with { $n } items unused. Most items can be used at any time.
    }
tip-held =
    { $n ->
        [one] In { $n } round you suffered damage while dice lay unused in your pool.
       *[other] In { $n } rounds you suffered damage while dice lay unused in your pool.
    }
tip-missions = You completed { $n } of { $all } missions. Each one left over joins the boss as an enemy.
tip-harder = When you want it harder, choose difficulty { $n } under “Set up”.

### What an option does.

act-roll = Reroll the others
act-faith = Use Faith: a free reroll
act-keep = Keep { FORM($die, form: "a") }
act-die = Use { FORM($die, form: "a") }
act-token = Use a plan token
act-card = Use { FORM($card, form: "the") }
act-activate = Activate { FORM($card, form: "the") } with it
act-turn = Turn { FORM($die, form: "a") }
act-face = Turn it to { $face }
act-money = Gain $1
act-plan = Plan: get a plan token
act-move = Move { FORM($district, form: "to") }
act-barricade = Remove a Barricade { FORM($district, form: "at") }
act-fight = Attack Enforcement: remove 1 unit { FORM($district, form: "at") }
act-contain = Contain { $epic } { FORM($district, form: "at") }
act-contain-nobody = Contain an Epic { FORM($district, form: "at") }
act-contain-track = Contain Steelheart’s { $track }
act-research = Research { $epic } { FORM($district, form: "at") }
act-research-nobody = Research an Epic { FORM($district, form: "at") }
act-research-steelheart = Research Steelheart
act-attack = Attack { $epic } { FORM($district, form: "at") }
act-attack-nobody = Attack an Epic { FORM($district, form: "at") }
act-attack-steelheart = Attack Steelheart
act-place = { CAP(FORM($district, form: "at")) }
act-snipe = { CAP(FORM($district, form: "at")) }
act-give = Give { $seat } a plan token
act-for = Equipment for { $seat }
act-buy = Buy { FORM($card, form: "the") } for ${ $cost }
act-refresh = Refresh the market for $1
act-buy-back = Buy back { FORM($die, form: "a") } for { $owner } ($2)
act-lose = { $owner } loses { FORM($die, form: "a") }

## The answer "done" to each question

done-RollDice = Done: keep all dice
done-UseDice = Done using dice
done-Spend = Leave the rest unused
done-ShareLoot = Done using loot
done-Acquire = Done buying
done-PlaceFigure = Done
done-LoseDie = Done
done-LoseDie-named = Agreed: { $owner } loses { FORM($die, form: "a") }
done-last-word = Done: end this step

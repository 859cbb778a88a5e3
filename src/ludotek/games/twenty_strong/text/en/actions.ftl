### What an option does.

act-use = Use an item: { $card }
act-drop = Discard an item: { $card }
act-ability = Use the ability of { FORM($card, form: "the") }
act-chip =
    { $cost ->
        [0] Use { FORM($resource, form: "the") } to { LIST($do, join: "then", form: "inf") }
       *[other] Spend { FORM($resource, $cost, form: "points") } to { LIST($do, join: "then", form: "inf") }
    }
act-activate = Activate { FORM($card, form: "the") } ({ $stack })
act-activate-hidden = Activate the hidden top card ({ $stack })
act-peace = Pass { FORM($card, form: "the") } peacefully ({ $stack })
act-peace-hidden = Pass the hidden top card ({ $stack }) peacefully
act-empty-stack = { CAP($stack) } (empty)
act-begin-endgame = Begin the endgame
act-commit = Commit { FORM($die, def: "indef") }
act-recover = Recover { FORM($die, def: "indef") }
act-again = Repeat the Strategy phase
act-take = Yes
act-mode = { $text }
act-apply = Apply { FORM($die, def: "indef") } to { FORM($card, form: "the") } ({ $damage } damage)
act-enemy = { CAP($card) }
act-after-effect = Resolve the After effect of { FORM($card, form: "the") }
act-gain = Gain an item: { $card }
act-stack = { CAP($stack) }: { $card }
act-stack-hidden = { CAP($stack) }: hidden
act-pick-pool = { CAP($die) } from your dice pool
act-pick-unapplied = { CAP($die) }, unapplied
act-pick-exhausted = { CAP($die) }, exhausted
act-pick-applied = { CAP($die) } on { FORM($card, form: "the") }
act-item = { CAP($card) }
act-order = { $what }

order-reward = Reward: { $card }
order-trigger = { CAP($card) }: { SENTENCES($text) }
order-mission = Mission: { $card }

## The answer "done" to each question

done-Commit = Roll the dice
done-Apply = Done applying
done-Repeat = Go to the Resolve phase
done-DamageWindow =
    { $damage ->
        [0] Continue
       *[other] Suffer the damage
    }
done-RollWindow = Go to the Apply step
done-ExhaustWindow = Continue and exhaust the dice
done-RecoverDice = Done recovering
done-GainItems = Done gaining items
done-InstantReward = Decline
done-MissionReward = Decline
done-ChooseDie = Done choosing dice
done-ChooseEnemy = Continue without choosing an enemy
done-ChooseItem = Continue without choosing an item
done-ChooseStack = Continue without choosing a stack
done-ChooseWhether = No

### What stands on a card beside its text, and what its texts are for.

goal-defeat =
    { $n ->
        [one] Defeat { $n } enemy.
       *[other] Defeat { $n } enemies.
    }
goal-defeat-light =
    { $n ->
        [one] Defeat { $n } light enemy.
       *[other] Defeat { $n } light enemies.
    }
goal-defeat-heavy =
    { $n ->
        [one] Defeat { $n } heavy enemy.
       *[other] Defeat { $n } heavy enemies.
    }
goal-defeat-in-round =
    { $n ->
        [one] Defeat { $n } enemy in a single round.
       *[other] Defeat { $n } enemies in a single round.
    }
goal-clear-round =
    { $n ->
        [one] Begin { $n } Resolve phase with all active enemies defeated.
       *[other] Begin { $n } Resolve phases with all active enemies defeated.
    }
goal-unhurt-round =
    { $n ->
        [one] Finish { $n } round without suffering damage.
       *[other] Finish { $n } rounds (not necessarily in a row) without suffering damage.
    }
goal-gain-item =
    { $n ->
        [one] Gain { $n } item.
       *[other] Gain { $n } items.
    }
goal-use-item =
    { $n ->
        [one] Use { $n } item.
       *[other] Use { $n } items.
    }
goal-defeat-in-first-phase =
    { $n ->
        [one] Defeat { $n } enemy in the first Strategy phase of a round.
       *[other] Defeat { $n } enemies, each in the first Strategy phase of a round.
    }
goal-roll-crit =
    { $n ->
        [one] Roll { $n } crit.
       *[other] Roll { $n } crits in total.
    }
goal-spend-chip = Spend { FORM($resource, $n, form: "points") }.
peace = { SENTENCES($do) }

kind-hero = Hero
kind-conflict = Conflict card
kind-deck = Deck
mark-universal = universal
mark-rulebook = from the rulebook

number-health = Health { $n }
number-strategy = Strategy { $n }
number-recovery = Recovery { $n }
number-damage = Damage { $n }
number-chip = The chip begins at { $n }
number-chip-max = maximum { $n }
number-rungs =
    { $n ->
        [one] { $n } difficulty level
       *[other] { $n } difficulty levels
    }

# One text of a card with what it is for. Effects and rewards name their kind themselves.
text-ability = { text-ability.lead } – { text-ability.text }
    .lead = Ability
    .text = { SENTENCES($text) }
text-effect = { $text }
text-reward = { $text }
text-mission-reward = { text-mission-reward.lead } – { text-mission-reward.text }
    .lead = Reward
    .text = { FORM($text, form: "text") }
text-goal = { text-goal.lead } – { text-goal.text }
    .lead = Goal
    .text = { $text }
text-peace = { text-peace.lead } – { text-peace.text }
    .lead = Peaceful way
    .text = { $text }
text-standing = { SENTENCES($text) }
text-round = { SENTENCES($text) }
text-chip = { text-chip.lead } – { text-chip.text }
    .lead = Chip
    .text = { SENTENCES($text) }
text-rung = { $text }
hardship =
    { $rung ->
        [-1] Difficulty −1
       *[other] Difficulty { $rung }
    } – { SENTENCES($do) }
    .about = { SENTENCES($do) }

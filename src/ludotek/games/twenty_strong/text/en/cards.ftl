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
kind-boss = Boss
kind-conflict = Conflict card
kind-mission = Mission
kind-deck = Deck
mark-light = light
mark-heavy = heavy
mark-mandatory = mandatory
mark-universal = universal
mark-rulebook = from the rulebook

number-health = Health { $n }
number-strategy = Strategy { $n }
number-recovery = Recovery { $n }
number-damage = Damage { $n }
number-more =
    { $n ->
        [one] { $n } additional enemy
       *[other] { $n } additional enemies
    }
number-chip = The chip begins at { $n }
number-chip-max = maximum { $n }
number-rungs =
    { $n ->
        [one] { $n } difficulty level
       *[other] { $n } difficulty levels
    }

# One text of a card with what it is for. Effects and rewards name their kind themselves.
text-ability = Ability – { SENTENCES($text) }
text-effect = { $text }
text-reward = { $text }
text-mission-reward = Reward – { FORM($text, form: "text") }
text-goal = Goal – { $text }
text-peace = Peaceful way – { $text }
text-standing = { SENTENCES($text) }
text-round = { SENTENCES($text) }
text-chip = Chip – { SENTENCES($text) }
text-rung = { $text }
hardship = Difficulty { $rung } – { SENTENCES($do) }

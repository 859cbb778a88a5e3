### Was neben dem Text auf einer Karte steht, und wofür ihre Texte sind.

goal-defeat = Besiege { $n } Gegner.
goal-defeat-light =
    { $n ->
        [one] Besiege { $n } leichten Gegner.
       *[other] Besiege { $n } leichte Gegner.
    }
goal-defeat-heavy =
    { $n ->
        [one] Besiege { $n } schweren Gegner.
       *[other] Besiege { $n } schwere Gegner.
    }
goal-defeat-in-round = Besiege { $n } Gegner in einer einzigen Runde.
goal-clear-round =
    { $n ->
        [one] Sorge dafür, dass zu Beginn einer Abhandlungsphase alle aktiven Gegner besiegt sind.
       *[other] Sorge dafür, dass zu Beginn von { $n } Abhandlungsphasen alle aktiven Gegner besiegt sind.
    }
goal-unhurt-round =
    { $n ->
        [one] Beende { $n } Runde, ohne in ihr Schaden zu erleiden.
       *[other] Beende { $n } Runden (nicht unbedingt hintereinander), ohne in ihnen Schaden zu erleiden.
    }
goal-gain-item =
    { $n ->
        [one] Erhalte { $n } Loot-Karte.
       *[other] Erhalte { $n } Loot-Karten.
    }
goal-use-item =
    { $n ->
        [one] Verwende { $n } Loot-Karte.
       *[other] Verwende { $n } Loot-Karten.
    }
goal-defeat-in-first-phase =
    { $n ->
        [one] Besiege { $n } Gegner in der ersten Strategiephase einer Runde.
       *[other] Besiege { $n } Gegner, jeden in der ersten Strategiephase einer Runde.
    }
goal-roll-crit =
    { $n ->
        [one] Würfle { $n } kritischen Treffer.
       *[other] Würfle insgesamt { $n } kritische Treffer.
    }
goal-spend-chip = Gib { FORM($resource, $n, form: "points") } aus.
peace = { SENTENCES($do) }

kind-hero = Heldenkarte
kind-conflict = Konfliktkarte
kind-deck = Themenset
mark-universal = Universalheld
mark-rulebook = aus der Spielanleitung

number-health =
    { $kind ->
        [hero] Leben { $n }
       *[other] Gegnerleben { $n }
    }
number-strategy = Strategie { $n }
number-recovery = Auffrischen { $n }
number-damage = Gegnerschaden { $n }
number-chip = Der Chip beginnt bei { $n }
number-chip-max = höchstens { $n }
number-rungs =
    { $n ->
        [one] { $n } Schwierigkeitsstufe
       *[other] { $n } Schwierigkeitsstufen
    }

# Ein Text der Karte und wofür er ist. Effekte und Belohnungen nennen ihre Art selbst.
text-ability = { text-ability.lead } – { text-ability.text }
    .lead = Fähigkeit
    .text = { SENTENCES($text) }
text-effect = { $text }
text-reward = { $text }
text-mission-reward = { text-mission-reward.lead } – { text-mission-reward.text }
    .lead = Belohnung
    .text = { FORM($text, form: "text") }
text-goal = { text-goal.lead } – { text-goal.text }
    .lead = Ziel
    .text = { $text }
text-peace = { text-peace.lead } – { text-peace.text }
    .lead = Friedlicher Weg
    .text = { $text }
text-standing = { SENTENCES($text) }
text-round = { SENTENCES($text) }
text-chip = { text-chip.lead } – { text-chip.text }
    .lead = Chip
    .text = { SENTENCES($text) }
text-rung = { $text }
hardship =
    { $rung ->
        [-1] Schwierigkeit −1
       *[other] Schwierigkeit { $rung }
    } – { SENTENCES($do) }
    .about = { SENTENCES($do) }

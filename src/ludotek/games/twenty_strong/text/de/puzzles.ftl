### What puzzles ask for, and how an answer is valued.

puzzle-apply-all = Ordne diese Treffer so zu, dass alle fallen: { LIST($enemies, join: "and") }. Kein Loot, keine Fähigkeiten.
    .title = Alle besiegen
puzzle-apply-chance = Ordne Treffer zu oder behalte sie für den nächsten Wurf: Wann ist die Chance am größten, dass alle fallen, { LIST($enemies, join: "and") }? Keine weiteren Würfel, kein Loot, keine Fähigkeiten.
    .title = Die beste Chance
puzzle-commit = Zu besiegen: { LIST($enemies, join: "and") }. Aktiviere höchstens { $dice } Würfel, so schwach wie möglich, mit einer Chance von mindestens { $least } %. Später keine weiteren Würfel, kein Loot, keine Fähigkeiten.
    .title = Die schwächsten Würfel, die reichen
puzzle-value-weak =
    { $enough ->
        [no] die Chance ist zu klein, oder es sind zu viele Würfel
       *[yes]
            { $steps ->
                [0] es reicht, mit der schwächsten Farbe
                [one] es reicht, 1 Stufe über der schwächsten Farbe
               *[other] es reicht, { $steps } Stufen über der schwächsten Farbe
            }
    }

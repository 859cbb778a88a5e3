### Die Fragen.

ask-ActivateCard =
    { $first ->
        [yes] Wähle einen Stapel und aktiviere seine oberste Karte.
       *[no]
            { $left ->
                [one] Aktiviere einen zusätzlichen Gegner.
               *[other] Aktiviere { $left } zusätzliche Gegner. Wähle den nächsten.
            }
    }
ask-Commit = Strategiephase { $phase } von { $phases }: Welche Würfel aktivierst du?
ask-Apply = Ordne aktiven Karten Treffer zu.
ask-Repeat =
    { $left ->
        [0] Du hast keine Strategiephase mehr übrig.
        [one] Die Strategiephase wiederholen? Du hast noch 1 übrig.
       *[other] Die Strategiephase wiederholen? Du hast noch { $left } übrig.
    }
ask-DamageWindow =
    { $damage ->
        [0] Dir droht kein Schaden. Möchtest du etwas verwenden?
       *[other] Gleich erleidest du { $damage } Schaden. Möchtest du vorher etwas verwenden?
    }
ask-RollWindow = Die Würfel sind gefallen: Möchtest du etwas verwenden?
ask-ExhaustWindow = Bevor deine aktivierten Würfel erschöpft werden: Möchtest du etwas verwenden?
ask-ChooseAfterEffect =
    { $left ->
        [one] Als Nächstes wird der Folgeeffekt { FORM($card, form: "gen") } abgehandelt. Möchtest du vorher etwas verwenden?
       *[other] Welcher Folgeeffekt wird als Nächstes abgehandelt?
    }
ask-RecoverDice = Frische bis zu { $left } Würfel auf.
ask-GainItems =
    { $room ->
        [0] Dein Inventar ist voll. Verwende Loot oder wirf welchen ab, um Platz zu schaffen, oder nimm keinen mehr.
        [one] Welchen Loot nimmst du? Du hast Platz für { $room } Loot-Karte.
       *[other] Welchen Loot nimmst du? Du hast Platz für { $room } Loot-Karten.
    }
ask-InstantReward = { CAP($card) } – { FORM($text, form: "text") } Möchtest du diese Belohnung?
ask-MissionReward = { CAP($card) }, Mission abgeschlossen – { FORM($text, form: "text") } Möchtest du diese Belohnung?
ask-Surplus =
    { $n ->
        [one] Du besitzt 1 Loot-Karte zu viel. Verwende eine oder wirf eine ab.
       *[other] Du besitzt { $n } Loot-Karten zu viel. Verwende welche oder wirf welche ab.
    }
ask-OrderTriggers = Mehrere Effekte geschehen gleichzeitig. Welcher kommt zuerst?
ask-ChooseDie =
    { CAP($card) }: { SENTENCES($text) } { $left ->
        [one] Wähle einen Würfel.
       *[other] Wähle einen Würfel (noch { $left }).
    }
ask-ChooseEnemy = { CAP($card) }: { SENTENCES($text) } Wähle einen Gegner.
ask-ChooseItem =
    { CAP($card) }: { SENTENCES($text) } { $left ->
        [one] Wähle eine Loot-Karte.
       *[other] Wähle eine Loot-Karte (noch { $left }).
    }
ask-ChooseStack = { CAP($card) }: { SENTENCES($text) } Wähle einen Stapel.
ask-ChooseMode = { CAP($card) }: Wähle eins.
ask-ChooseWhether = { CAP($card) }: { SENTENCES($text) } Möchtest du das?

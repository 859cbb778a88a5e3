### Was eine Auswahl tut.

act-use = Loot verwenden: { $card }
act-drop = Loot abwerfen: { $card }
act-ability = Heldenfähigkeit verwenden: { $card }
act-chip =
    { $cost ->
        [0] { CAP(FORM($resource, form: "acc")) } verwenden, um { LIST($do, join: "and-then", form: "zu") }
       *[other] { FORM($resource, $cost, form: "points") } ausgeben, um { LIST($do, join: "and-then", form: "zu") }
    }
act-activate = { CAP(FORM($card, form: "acc")) } aktivieren ({ $stack })
act-activate-hidden = Die verdeckte oberste Karte aktivieren ({ $stack })
act-peace = { CAP(FORM($card, form: "dat")) } friedlich aus dem Weg gehen ({ $stack })
act-peace-hidden = Der verdeckten obersten Karte ({ $stack }) friedlich aus dem Weg gehen
act-empty-stack = { CAP($stack) } (leer)
act-begin-endgame = Den Endkampf beginnen
act-commit = { CAP(FORM($die, case: "acc", def: "indef")) } aktivieren
act-recover = { CAP(FORM($die, case: "acc", def: "indef")) } auffrischen
act-again = Die Strategiephase wiederholen
act-take = Ja
act-mode = { $text }
act-apply = { CAP(FORM($card, form: "dat")) } { FORM($die, case: "acc", def: "indef") } zuordnen ({ $damage } Schaden)
act-enemy = { CAP($card) }
act-after-effect = Den Folgeeffekt { FORM($card, form: "gen") } abhandeln
act-gain = Loot nehmen: { $card }
act-stack = { CAP($stack) }: { $card }
act-stack-hidden = { CAP($stack) }: verdeckt
act-pick-pool = { CAP($die) } aus deinem Würfelpool
act-pick-unapplied = { CAP($die) } in der Aufmarschzone
act-pick-exhausted = { CAP($die) } im Erschöpft-Bereich
act-pick-applied = { CAP($die) } auf { FORM($card, form: "dat") }
act-item = { CAP($card) }
act-order = { $what }

order-reward = Belohnung: { $card }
order-trigger = { CAP($card) }: { SENTENCES($text) }
order-mission = Mission: { $card }

## Die Antwort „fertig“ auf jede Frage

done-Commit = Würfeln
done-Apply = Fertig zugeordnet
done-Repeat = Weiter zur Abhandlungsphase
done-DamageWindow =
    { $damage ->
        [0] Weiter
       *[other] Den Schaden erleiden
    }
done-RollWindow = Weiter zum Schritt Zuordnen
done-ExhaustWindow = Weiter und Würfel erschöpfen
done-RecoverDice = Keine Würfel mehr auffrischen
done-GainItems = Keinen Loot mehr nehmen
done-InstantReward = Ablehnen
done-MissionReward = Ablehnen
done-ChooseDie = Keine weiteren Würfel
done-ChooseEnemy = Weiter, ohne einen Gegner zu wählen
done-ChooseItem = Weiter, ohne Loot zu wählen
done-ChooseStack = Weiter, ohne einen Stapel zu wählen
done-ChooseWhether = Nein

### Das Protokoll: was geschehen ist, je Zeile ein Satz.

log-game-began = Die Partie beginnt. Du spielst { FORM($hero, form: "acc") }.
log-mission-dealt = Mission: { $mission }.
log-hardship = { $rung }
log-round-began = Runde { $round } beginnt.
log-phase-began = Strategiephase { $phase } beginnt.
log-activated = Du aktivierst { FORM($card, form: "acc") } ({ $stack }).
log-boss-activated = Der Boss erscheint: { $card }.
log-stack-turned = { CAP($stack) } zeigt jetzt { FORM($card, form: "acc") }.
log-went-in-peace = Du gehst { FORM($card, form: "dat") } friedlich aus dem Weg.
log-endgame-began = Der Endkampf beginnt.
log-mission-failed = Die nicht abgeschlossene Mission „{ $mission }“ kommt in den Endkampf.
log-committed = Du aktivierst { FORM($die, case: "acc", def: "indef") }.
log-rolled = Du würfelst { FORM($die, case: "acc", def: "indef") }.
log-rerolled = Du würfelst { FORM($die, case: "acc", def: "indef") } neu und erzielst { part-face }.
log-turned = Du drehst { FORM($die, case: "acc", def: "indef") } auf { part-face }.
part-face =
    { $face ->
        [miss] einen Fehlschlag
        [crit] einen kritischen Treffer
       *[hit] einen normalen Treffer
    }
log-applied = Du ordnest { FORM($card, form: "dat") } { FORM($die, case: "acc", def: "indef") } zu: { $damage } Schaden.
log-damaged = Du fügst { FORM($card, form: "dat") } { $damage } Schaden zu.
log-defeated = Du besiegst { FORM($card, form: "acc") }.
log-reward-taken = Du erhältst die Belohnung { FORM($card, form: "gen") }.
log-reward-declined = Du lehnst die Belohnung { FORM($card, form: "gen") } ab.
log-threatened =
    { $damage ->
        [0] Dir droht kein Schaden.
        [one] Dir droht { $damage } Schaden.
       *[other] Dir drohen { $damage } Schaden.
    }
log-prevented =
    { $damage ->
        [0] Es gibt keinen Schaden mehr zu verhindern.
       *[other] Du verhinderst { $damage } Schaden.
    }
log-suffered =
    { $health ->
        [0] Du erleidest { $damage } Schaden und hast kein Leben mehr.
       *[other] Du erleidest { $damage } Schaden und hast noch { $health } Leben.
    }
log-stat-changed =
    { KEY($stat) ->
        [stat-health]
            { SIGN($by) ->
                [minus] Du verlierst { FORM($stat, ABS($by), form: "points") } und hast noch { $value }.
               *[plus] Du erhältst { FORM($stat, ABS($by), form: "points") } und hast jetzt { $value }.
            }
       *[other]
            { SIGN($by) ->
                [minus] Dein Wert für { $stat } sinkt um { ABS($by) } auf { $value }.
               *[plus] Dein Wert für { $stat } steigt um { ABS($by) } auf { $value }.
            }
    }
log-stat-at-limit = Dein Wert für { $stat } bleibt an seiner Grenze: { $value }.
log-effect-resolved = Der Folgeeffekt { FORM($card, form: "gen") } wird abgehandelt.
log-exhausted-dice =
    { $count ->
        [one] { $count } aktivierter Würfel wird erschöpft.
       *[other] { $count } aktivierte Würfel werden erschöpft.
    }
log-exhausted-die = Du erschöpfst { FORM($die, case: "acc", def: "indef") }.
log-recovered = Du frischst { FORM($die, case: "acc", def: "indef") } auf.
log-returned = Du holst { FORM($die, case: "acc", def: "indef") } in deinen Würfelpool zurück.
log-banished-die = Du verbannst { FORM($die, case: "acc", def: "indef") }.
log-item-gained = Du erhältst Loot: { $card }.
log-item-salvaged = Vom Ablagestapel zurück in dein Inventar: { $card }.
log-item-used = Du verwendest Loot: { $card }.
log-item-discarded = Du wirfst Loot ab: { $card }.
log-ability-used = Du verwendest deine Heldenfähigkeit: { $card }.
log-chip-used = Du verwendest { FORM($resource, form: "acc") } und hast noch { FORM($resource, $chip, form: "points") }.
log-chip-changed =
    { SIGN($by) ->
        [minus] Du verlierst { FORM($resource, ABS($by), form: "points") } und hast jetzt { $chip }.
        [zero] Du hast weiterhin { FORM($resource, $chip, form: "points") }.
       *[plus] Du erhältst { FORM($resource, ABS($by), form: "points") } und hast jetzt { $chip }.
    }
log-card-discarded = Du legst { FORM($card, form: "acc") } auf den Ablagestapel.
log-card-buried = Du legst { FORM($card, form: "acc") } unter den Stapel.
log-card-banished = Du verbannst { FORM($card, form: "acc") }.
log-card-muted = Alle Effekte { FORM($card, form: "gen") } sind bis zum Ende der Runde aufgehoben.
log-card-silenced = Die andauernden Effekte { FORM($card, form: "gen") } sind bis zum Ende der Runde aufgehoben.
log-mission-progress = Mission „{ $mission }“: { $progress } von { $goal }.
log-mission-done = Du schließt die Mission „{ $mission }“ ab.
log-phases-added =
    { $count ->
        [one] Du erhältst in dieser Runde { $count } zusätzliche Strategiephase.
       *[other] Du erhältst in dieser Runde { $count } zusätzliche Strategiephasen.
    }
log-for-now =
    Ein Effekt { FORM($card, form: "gen") } gilt jetzt für den Rest { $span ->
        [0] dieses Schritts
        [1] dieser Runde
       *[2] dieses Konflikts
    }.
log-from-now-on = Ein Effekt { FORM($card, form: "gen") } gilt jetzt für den Rest der Partie.
log-nobody-left = Alle Stapel sind leer: Niemand wird mehr aktiviert.
log-pool-empty = Dein Würfelpool ist leer: Du hast keine Würfel zu aktivieren.
log-cannot-commit = Du darfst keine weiteren Würfel aktivieren.
log-no-hits = Du hast keine Treffer zuzuordnen.
log-cannot-apply = Die übrigen Treffer darfst du nicht zuordnen.
log-phases-used-up =
    { $phases ->
        [one] Du hattest { $phases } Strategiephase; mehr erlaubt dein Wert für Strategie in dieser Runde nicht.
       *[other] Du hattest { $phases } Strategiephasen; mehr erlaubt dein Wert für Strategie in dieser Runde nicht.
    }
log-cannot-repeat = Du darfst die Strategiephase nicht wiederholen.
log-cannot-recover = Du darfst in diesem Schritt Auffrischen keine Würfel auffrischen.
log-cannot-gain = Du darfst in diesem Schritt Loot keinen Loot erhalten.
log-reward-forbidden = Du darfst die Sofort-Belohnung { FORM($card, form: "gen") } nicht erhalten.
log-cost-too-high = Du kannst die Kosten nicht vollständig bezahlen.
log-without-effect = Mehr geschieht nicht.
log-stacks-refilled = Der Ablagestapel wird gemischt und neu auf die Stapel verteilt.
log-won = Du gewinnst!
log-lost = Du verlierst.
log-gave-up = Du gibst die Partie auf.

## Wie ein Spiel endete

end-boss-defeated = Der Boss ist besiegt. Du gewinnst!
end-bosses-defeated = Alle Bosse sind besiegt. Du gewinnst!
end-health = Dein Leben ist unter 1 gefallen. Du verlierst.
end-stalemate = Das Spiel kommt nicht mehr zu einem Ende. Du verlierst.
end-given-up = Du hast die Partie aufgegeben.

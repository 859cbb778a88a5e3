### Das Protokoll: was geschah, jede Zeile ein Satz.

## Aufbau und Prolog

log-joined = { $seat } spielt { $reckoner }.
log-epic-appeared = { $epic } erscheint { FORM($district, form: "at") }.
log-steelheart-appeared = Steelheart erscheint { FORM($district, form: "at") }.
log-figure-placed = { $seat } beginnt { FORM($district, form: "at") }.

## Würfeln

log-round-began = Runde { $round } beginnt.
log-rolled = { $seat }, { $roll }. Wurf: { FORM($die, $n, form: "many") }.
log-rolled-by-faith = { $seat } wirft im { $roll }. Wurf neu – { FORM($die, $n, form: "many") }.
log-no-dice-to-roll = { $seat } hat keine Würfel zu werfen.
log-kept = { $seat } behält { FORM($die, form: "acc") }.

## Nutzen

log-nothing-to-use = Niemand hat etwas zu nutzen.
log-die-taken = { $seat } nutzt { FORM($die, form: "acc") }.
log-token-spent = { $seat } gibt einen Planmarker aus.
log-card-used = { $seat } nutzt { FORM($card, form: "acc") }.
log-moved = { $seat } geht { FORM($district, form: "to") }.
log-barricade-removed = { $seat } entfernt { FORM($district, form: "at") } eine Barrikade.
log-money-gained = Die Rächer erhalten { $n } $ und haben jetzt { $money } $.
log-enforcement-removed =
    { CAP(FORM($district, form: "at")) } wird 1 Vollstrecker entfernt; { $left ->
        [0] dort ist keiner mehr.
        [one] dort ist noch { $left }.
       *[other] dort sind noch { $left }.
    }
log-contained = { $epic } wird eingedämmt (Klammer hinter Aktion { $left }).
log-track-contained = Steelhearts { $track } wird eingedämmt (Klammer hinter Aktion { $left }).
log-researched = Die Recherche von { FORM($epic, form: "dat") } fällt auf { $left }.
log-weakened = { $epic } ist geschwächt (Leben { $health }).
log-epic-attacked = Das Leben von { FORM($epic, form: "dat") } fällt auf { $left }.
log-defeated = { $epic } wird { FORM($district, form: "at") } besiegt.
log-steelheart-researched = Steelhearts Recherche fällt um { $n } auf { $left }.
log-steelheart-weakened = Steelheart ist geschwächt (Leben { $health }); jetzt kann er angegriffen werden.
log-steelheart-attacked = Steelhearts Leben fällt auf { $left }.
log-planned = { $seat } bekommt einen Planmarker für die nächste Runde.
log-token-given = { $seat } bekommt einen Planmarker.
log-die-turned = { $seat } dreht { FORM($die, form: "acc") } auf „{ $to }“.
log-sniper-placed = Der Scharfschützenmarker von { $seat } liegt jetzt { FORM($district, form: "at") }.
log-symbols-lost =
    { $n ->
        [one] { $seat } lässt { $n } Symbol ungenutzt.
       *[other] { $seat } lässt { $n } Symbole ungenutzt.
    }

## Beute und Ausrüstung

log-looted = Die Beute von { FORM($epic, form: "dat") } wird genommen.
log-loot-used = { $seat } nutzt Beute: { $loot }.
log-loot-lost = Ungenutzte Beute verfällt ({ $n }).
log-nothing-to-buy = Für { $money } $ gibt es nichts zu kaufen.
log-bought = { $seat } kauft für { $owner } { FORM($card, form: "acc") } ({ $cost } $).
log-bought-own = { $seat } kauft { FORM($card, form: "acc") } ({ $cost } $).
log-market-refilled = Neu im Markt: { $card }.
log-refreshed = { $seat } erneuert den Markt (1 $).
log-bought-back = { $seat } kauft für { $owner } { FORM($die, form: "acc") } zurück (2 $).
log-bought-back-own = { $seat } kauft { FORM($die, form: "acc") } zurück (2 $).

## Die Phase der Epics

log-defeated-returned =
    { $n ->
        [one] Der Epic-Stapel ist leer; der besiegte Epic wird zum neuen Stapel.
       *[other] Der Epic-Stapel ist leer; die { $n } besiegten Epics werden gemischt und bilden den neuen Stapel.
    }
log-activated =
    { $actions ->
        [one] { $epic } wird aktiviert: { $actions } Aktion.
       *[other] { $epic } wird aktiviert: { $actions } Aktionen.
    }
log-fortified =
    { $research ->
        [0] { $epic } verschanzt sich (Leben { $health }).
       *[other] { $epic } verschanzt sich (Recherche { $research }, Leben { $health }).
    }
log-fortify-failed = { $epic } verschanzt sich, aber keiner der beiden Werte kann steigen.
log-enforcement-added =
    { $n ->
        [one] { $n } Vollstrecker kommt { FORM($district, form: "to") }.
       *[other] { $n } Vollstrecker kommen { FORM($district, form: "to") }.
    }
log-no-enforcement-left = Im Vorrat ist kein Vollstrecker mehr.
log-barricade-added = 1 Barrikade kommt { FORM($district, form: "to") }.
log-no-barricade-left = Im Vorrat ist keine Barrikade mehr.
log-population-lost = Die Bevölkerung fällt um { $n } auf { $left }.
log-strengthened = Steelhearts { $track } wird gestärkt (Klammer hinter Aktion { $actions }).
log-track-full = Steelhearts { $track } ist am Ende; ihre letzte Aktion wird ausgeführt.
log-base-marker-down =
    { $left ->
        [0] Der Basismarker rückt nach unten, auf das unterste Feld.
        [one] Der Basismarker rückt nach unten; noch { $left } Feld bis ganz unten.
       *[other] Der Basismarker rückt nach unten; noch { $left } Felder bis ganz unten.
    }
log-base-found = Eine Basis ist gefunden!
log-die-named = { $seat } schlägt vor, dass { $owner } { FORM($die, form: "acc") } verliert.
log-die-named-own = { $seat } bietet an, { FORM($die, form: "acc") } zu verlieren.
log-die-confiscated = { $owner } verliert { FORM($die, form: "acc") }; er wird beschlagnahmt.
log-bracket-moved = Die Klammer von { FORM($epic, form: "dat") } rückt nach rechts (hinter Aktion { $actions }).
log-last-action-again =
    { $times ->
        [one] Die Klammer von { FORM($epic, form: "dat") } ist am Ende; die letzte Aktion wird einmal ausgeführt.
        [2] Die Klammer von { FORM($epic, form: "dat") } ist am Ende; die letzte Aktion wird zweimal ausgeführt.
       *[other] Die Klammer von { FORM($epic, form: "dat") } ist am Ende; die letzte Aktion wird { $times }-mal ausgeführt.
    }
log-steelheart-activated = Steelheart wird aktiviert.
log-track-activated =
    { $actions ->
        [one] Steelhearts { $track } wird aktiviert: { $actions } Aktion.
       *[other] Steelhearts { $track } wird aktiviert: { $actions } Aktionen.
    }
log-steelheart-moved =
    { $n ->
        [0] Steelheart bleibt { FORM($district, form: "at") }.
        [one] Steelheart zieht { $n } Bezirk im Uhrzeigersinn weiter, { FORM($district, form: "to") }.
       *[other] Steelheart zieht { $n } Bezirke im Uhrzeigersinn weiter, { FORM($district, form: "to") }.
    }

## Das Ende

log-won = Steelheart ist besiegt: Die Rächer gewinnen!
log-lost = Die Bevölkerung ist auf 0 gefallen: Die Rächer verlieren.
log-gave-up = Die Rächer geben auf: Newcago bleibt in Steelhearts Hand.

## Wie ein Spiel endete

end-steelheart = Steelheart ist besiegt, und Newcago ist frei.
end-population = In Newcago ist niemand mehr übrig: Die Bevölkerung ist auf 0 gefallen.
end-given-up = Die Rächer haben aufgegeben, und Newcago bleibt in Steelhearts Hand.

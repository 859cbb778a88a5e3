### Das Protokoll: was geschah, jede Zeile ein Satz. Eine Zeile mit `-hidden` ist für alle, die es nicht wissen dürfen.

log-starter = { $seat } beginnt.
log-drafted = { $seat } nimmt { FORM($faction, form: "acc") }.
log-stacked = { $seat } legt { FORM($stronghold, form: "acc") } in den Stapel.
log-stacked-hidden = { $seat } legt eine Festung in den Stapel.
log-stronghold-shown = Die Festung von { $keep } ist jetzt { FORM($stronghold, form: "nom") }.
log-drew = { $seat } zieht { FORM($card, form: "acc") }.
log-drew-hidden = { $seat } zieht eine Karte.
log-mulligan = { $seat } nimmt einen Mulligan.
log-hand-kept = { $seat } behält die Starthand.
log-chose-in-secret = { $seat } wählt { FORM($card, form: "acc") } für die Beistandszone.
log-chose-in-secret-hidden = { $seat } hat eine Karte für die Beistandszone gewählt.
log-to-support =
    { CAP(FORM($card, form: "nom")) } { FORM($card, form: "plural") ->
        [yes] kommen
       *[no] kommt
    } in die Beistandszone von { $seat }.
log-turn-began = Zug { $turn }: { $seat } ist an der Reihe.
log-upkeep = { $seat } beginnt die Versorgungsphase.
log-readied-all = { $seat } macht alle erschöpften Karten bereit.
log-power-played = { $seat } spielt { FORM($card, form: "acc") } als Kraft.
log-power-played-hidden = { $seat } spielt eine Karte als Kraft.
log-power-paid = { $seat } zahlt { $n } Kraft.
log-support-paid = { $seat } entfernt { FORM($card, form: "acc") } aus dem Spiel, um 1 Beistand zu zahlen.
log-played = { $seat } spielt { FORM($card, form: "acc") }.
log-played-by-focus = { $seat } spielt { FORM($card, form: "acc") } durch Fokus.
log-played-by-rally = { $seat } spielt { FORM($card, form: "acc") } durch Sammeln.
log-put-into-play = { $seat } bringt { FORM($card, form: "acc") } ins Spiel.
log-rally-done = { $seat } spielt keine Karte mehr durch Sammeln.
log-attacked-animal = { $seat } greift { FORM($target, form: "acc") } mit { FORM($attacker, form: "dat") } an.
log-attacked-stronghold = { $seat } greift die Festung von { $keep } mit { FORM($attacker, form: "dat") } an.
log-attack-failed = Der Angriff { FORM($attacker, form: "gen") } geht ins Leere.
log-damaged =
    { CAP(FORM($card, form: "nom")) } { FORM($card, form: "plural") ->
        [yes] erleiden
       *[no] erleidet
    } { $n } Schaden.
log-stronghold-damaged = Die Festung von { $keep } erleidet { $n } Schaden.
log-healed =
    { $n ->
        [0] { CAP(FORM($card, form: "nom")) } { part-has } keinen Schaden, der zu entfernen wäre.
       *[other] { CAP(FORM($card, form: "nom")) } { part-loses } { $n } Schaden.
    }
part-has =
    { FORM($card, form: "plural") ->
        [yes] haben
       *[no] hat
    }
part-loses =
    { FORM($card, form: "plural") ->
        [yes] verlieren
       *[no] verliert
    }
log-stronghold-healed =
    { $n ->
        [0] Von der Festung von { $keep } ist kein Schaden zu entfernen.
        [one] Von der Festung von { $keep } wird { $n } Schaden entfernt.
       *[other] Von der Festung von { $keep } werden { $n } Schaden entfernt.
    }
log-damage-moved =
    { $n ->
        [0] { CAP(FORM($card, form: "nom")) } { part-has } keinen Schadensmarker, der zu verschieben wäre.
       *[other] { CAP(FORM($card, form: "nom")) } { part-loses } { $n } Schadensmarker.
    }
log-damage-put =
    { $n ->
        [one] { $n } Schadensmarker kommt auf { FORM($card, form: "acc") }.
       *[other] { $n } Schadensmarker kommen auf { FORM($card, form: "acc") }.
    }
log-damage-put-on-stronghold =
    { $n ->
        [one] { $n } Schadensmarker kommt auf die Festung von { $keep }.
       *[other] { $n } Schadensmarker kommen auf die Festung von { $keep }.
    }
log-fury =
    { CAP(FORM($card, form: "nom")) } { FORM($card, form: "plural") ->
        [yes] erhalten
       *[no] erhält
    } { $n } Zorn.
log-attack-changed =
    { CAP(FORM($card, form: "nom")) } { FORM($card, form: "plural") ->
        [yes] haben
       *[no] hat
    } bis zum Ende des Zuges { SIGN($by) ->
        [minus] −{ ABS($by) }
       *[plus] +{ ABS($by) }
    } Angriff.
log-defeated = { CAP(FORM($card, form: "nom")) } { part-is } besiegt.
log-returned =
    { CAP(FORM($card, form: "nom")) } { FORM($card, form: "plural") ->
        [yes] kehren
       *[no] kehrt
    } auf die Hand von { $seat } zurück.
log-readied = { CAP(FORM($card, form: "nom")) } { part-is } bereit gemacht.
log-exhausted = { CAP(FORM($card, form: "nom")) } { part-is } erschöpft.
part-is =
    { FORM($card, form: "plural") ->
        [yes] werden
       *[no] wird
    }
log-taken-over = { $seat } übernimmt die Kontrolle über { FORM($card, form: "acc") }.
log-discarded = { $seat } wirft { FORM($card, form: "acc") } ab.
log-revealed = { $seat } deckt { FORM($card, form: "acc") } auf.
log-looked =
    { $n ->
        [0] { $seat } kann sich keine Karte ansehen: Das Deck ist leer.
        [one] { $seat } sieht sich die oberste Karte des Decks an.
       *[other] { $seat } sieht sich die obersten { $n } Karten des Decks an.
    }
log-put-back = { $seat } legt { FORM($card, form: "acc") } auf das Deck zurück.
log-put-back-hidden = { $seat } legt eine Karte auf das Deck zurück.
log-fetched = { $seat } nimmt { FORM($card, form: "acc") } aus der Beistandszone auf die Hand.
log-power-gained = { $seat } legt die oberste Karte des Decks erschöpft in die Kraftzone.
log-bonus-used = { $seat } nutzt einen Kraftbonus.
log-bonus-gained = { $seat } erhält einen Kraftbonus.
log-ability-used = { $seat } nutzt die Fähigkeit { FORM($stronghold, form: "gen") }.
log-text-used = { $seat } nutzt den Effekt { FORM($card, form: "gen") }.
log-text-idle = Ein Teil des Textes { FORM($card, form: "gen") } bewirkt jetzt nichts.
log-text-unpaid = { $seat } kann den Text { FORM($card, form: "gen") } nicht bezahlen.
log-text-declined = { $seat } verzichtet auf den Effekt { FORM($card, form: "gen") }.
log-stronghold-fell =
    { CAP(FORM($stronghold, form: "nom")) } von { $keep } { FORM($stronghold, form: "plural") ->
        [yes] werden zerstört.
       *[no] wird zerstört.
    }
log-out = { $seat } scheidet aus.
log-no-card-left = { $seat } muss eine Karte ziehen, aber das Deck ist leer.
log-conceded = { $seat } gibt auf.
log-won = { $seat } gewinnt!
log-drawn-game = Die Partie endet unentschieden.

## Wie ein Spiel endete

end-strongholds = Die letzte Festung eines Stapels ist zerstört.
end-empty-deck = Ein Spieler musste von einem leeren Deck ziehen.
end-conceded = Jemand hat aufgegeben, und das hat die Partie entschieden.
end-draw = Alle haben im selben Moment verloren: Die Partie endet unentschieden.

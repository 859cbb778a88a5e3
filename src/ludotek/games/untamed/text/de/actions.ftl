### Was eine Auswahl tut.

act-draw = 2 Kraft zahlen und eine Karte ziehen
act-bonus = Einen Kraftbonus nutzen
act-take = Ja
act-mulligan = Einen Mulligan nehmen
act-stronghold = Die Fähigkeit { FORM($card, form: "gen") } nutzen
act-order = { $what }
act-mode = { $text }
act-opponent = { $seat }
act-draft = { CAP(FORM($faction, form: "nom")) }
act-stack = { CAP($card) } ({ $faction })
act-target-stronghold = Die Festung von { $keep }: { $card }
act-target-animal = { CAP($card) } ({ $seat }, Position { $place })
act-attack = Mit { FORM($card, form: "dat") } angreifen (Position { $place }, Angriff { $attack })
act-card = { CAP($card) }
act-power = { CAP(FORM($card, form: "acc")) } als Kraft spielen
act-focus = { CAP(FORM($card, form: "acc")) } durch Fokus für { $cost } Beistand spielen
act-without-focus = { CAP(FORM($card, form: "acc")) } durch Fokus spielen
act-play =
    { $cost ->
        [0] { CAP(FORM($card, form: "acc")) } kostenlos spielen
       *[other] { CAP(FORM($card, form: "acc")) } für { $cost } Kraft spielen
    }
act-rally = { CAP(FORM($card, form: "acc")) } durch Sammeln spielen

order-text = { CAP($card) }: { SENTENCES($text) }

## Die Antwort „fertig“ auf jede Frage

done-MainPhase = Deine Hauptphase beenden
done-ToSupport = Weiter: Deine Hand ist leer
done-Rally = Keine Karte mehr durch Sammeln spielen
done-Mulligan = Diese Hand behalten
done-ChooseTarget = Weiter: Es gibt kein Ziel
done-ChooseTarget-decline = Nein: Das käme nur Gegnern zugute
done-ChooseFromHand = Weiter: Es steht keine Karte zur Wahl
done-ChooseFromSupport = Weiter: Es steht keine Karte zur Wahl
done-ChooseWhether = Nein

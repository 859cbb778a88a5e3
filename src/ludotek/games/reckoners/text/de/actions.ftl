### Was eine Auswahl tut.

act-roll = Die übrigen neu werfen
act-faith = Glaube nutzen: gratis neu werfen
act-keep = { CAP(FORM($die, form: "acc")) } behalten
act-die = { CAP(FORM($die, form: "acc")) } nutzen
act-token = Einen Planmarker nutzen
act-card = { CAP(FORM($card, form: "acc")) } nutzen
act-activate = Damit { FORM($card, form: "acc") } aktivieren
act-turn = { CAP(FORM($die, form: "acc")) } drehen
act-face = Auf „{ $face }“ drehen
act-money = 1 $ erhalten
act-plan = Planen: einen Planmarker erhalten
act-move = { CAP(FORM($district, form: "to")) } gehen
act-barricade = { CAP(FORM($district, form: "at")) } eine Barrikade entfernen
act-fight = Vollstrecker angreifen: { FORM($district, form: "at") } 1 entfernen
act-contain = { $epic } { FORM($district, form: "at") } eindämmen
act-contain-nobody = Einen Epic { FORM($district, form: "at") } eindämmen
act-contain-track = Steelhearts { FORM($track, form: "acc") } eindämmen
act-research = { $epic } { FORM($district, form: "at") } erforschen
act-research-nobody = Einen Epic { FORM($district, form: "at") } erforschen
act-research-steelheart = Steelheart erforschen
act-attack = { $epic } { FORM($district, form: "at") } angreifen
act-attack-nobody = Einen Epic { FORM($district, form: "at") } angreifen
act-attack-steelheart = Steelheart angreifen
act-place = { CAP(FORM($district, form: "at")) }
act-snipe = { CAP(FORM($district, form: "at")) }
act-give = { $seat } einen Planmarker geben
act-for = Ausrüstung für { $seat }
act-buy = { CAP(FORM($card, form: "acc")) } für { $cost } $ kaufen
act-refresh = Den Markt für 1 $ erneuern
act-buy-back = Für { $owner } { FORM($die, form: "acc") } zurückkaufen (2 $)
act-lose = { $owner } verliert { FORM($die, form: "acc") }

## Die Antwort „fertig“ auf jede Frage

done-RollDice = Fertig: alle Würfel behalten
done-UseDice = Fertig: nichts mehr nutzen
done-Spend = Den Rest ungenutzt lassen
done-ShareLoot = Fertig: keine Beute mehr nutzen
done-Acquire = Fertig: nichts mehr kaufen
done-PlaceFigure = Fertig
done-LoseDie = Fertig
done-LoseDie-named = Einverstanden: { $owner } verliert { FORM($die, form: "acc") }
done-last-word = Fertig: den Schritt beenden

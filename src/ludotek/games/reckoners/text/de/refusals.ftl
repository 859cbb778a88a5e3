### Warum etwas nicht möglich ist, und wann es möglich wäre.

## Wenn alle in beliebiger Reihenfolge handeln

refusal-is-done = Du hast dich fertig gemeldet. Du kannst zurückkehren, sobald ein anderer Rächer gehandelt hat.
refusal-may-come-back = Du hast dich fertig gemeldet. Seitdem hat ein anderer Rächer gehandelt: Du darfst zurückkehren, tu das zuerst.
refusal-cannot-resume = Du kannst erst zurückkehren, wenn ein anderer Rächer gehandelt hat.
refusal-not-done = Du hast dich nicht fertig gemeldet und musst deshalb nicht zurückkehren.
refusal-nothing-left = Du hast in diesem Schritt nichts mehr zu tun; er geht ohne dich weiter.
refusal-others-first = { $who } nutzt gerade einen Würfel, einen Planmarker oder eine Karte. Erst wenn das abgeschlossen ist, kann jemand anderes handeln.
refusal-others-buy = { $who } kauft gerade eine Karte. Erst wenn feststeht, wer sie bekommt, kann jemand anderes handeln.
refusal-finish-first = Nutze zuerst zu Ende, was du gerade nutzt.
refusal-say-who-first = Sage zuerst, wer die Karte bekommt.

## Würfel

refusal-no-such-die = Einen solchen Würfel hast du hier nicht.
refusal-not-your-die = Dieser Würfel gehört { $who }. Jeder Rächer hat nur seine eigenen Würfel.
refusal-already-kept = Diesen Würfel behältst du schon.
refusal-no-dice = Du hast in dieser Runde keine Würfel zu werfen.
refusal-keep-one-first = Behalte zuerst mindestens 1 der gerade geworfenen Würfel.
refusal-nothing-to-roll = Es gibt keinen Würfel mehr, den du neu werfen könntest.
refusal-no-roll-left = Du hast deine 3 Würfe gemacht und behältst alle Würfel, wie sie liegen.
refusal-no-faith = Du hast die Fähigkeit Glaube nicht.
refusal-faith-finds-nothing = { CAP($card) }: Du behältst schon alle Würfel des laufenden Wurfs. Auf der Karte steht: { SENTENCES($says) }

## Karten und Planmarker

refusal-card-used = Du hast { FORM($card, form: "acc") } in dieser Runde schon genutzt; in der nächsten geht es wieder.
refusal-not-your-card =
    { CAP(FORM($card, form: "nom")) } { FORM($card, form: "plural") ->
        [yes] gehören { $who }; niemand anderes kann sie nutzen.
       *[no] gehört { $who }; niemand anderes kann diese Karte nutzen.
    }
refusal-not-your-ability = { CAP($card) } ist eine Fähigkeit von { $who }; niemand anderes kann sie nutzen.
refusal-nobodys-card = Niemand hat { FORM($card, form: "acc") }. Ausrüstung könnt ihr im Schritt Ausrüsten kaufen und ab der nächsten Runde nutzen.
refusal-nobodys-ability = Kein Rächer in diesem Spiel hat die Fähigkeit { $card }.
refusal-no-token = Du hast keinen Planmarker auf deiner Tafel.
refusal-permanent =
    { CAP(FORM($card, form: "nom")) } { FORM($card, form: "plural") ->
        [yes] wirken immer; zu nutzen gibt es da nichts.
       *[no] wirkt immer; zu nutzen gibt es da nichts.
    } Auf der Karte steht: { SENTENCES($says) }
refusal-needs-a-die = Wähle zuerst einen Würfel oder einen Planmarker: Damit kannst du { FORM($card, form: "acc") } aktivieren. Auf der Karte steht: { SENTENCES($says) }
refusal-only-when-rolling = Du kannst { FORM($card, form: "acc") } nur im Schritt Würfeln nutzen. Auf der Karte steht: { SENTENCES($says) }
refusal-no-die-left = Du hast keinen ungenutzten Würfel für { FORM($card, form: "acc") }. Auf der Karte steht: { SENTENCES($says) }
refusal-not-to-oneself = Den Planmarker muss ein anderer Rächer bekommen. Auf der Karte { $card } steht: { SENTENCES($says) }
refusal-not-that-face = Der Würfel zeigt diese Seite schon.
refusal-no-such-face = Eine solche Seite hat dieser Würfel nicht.

## Was ein Würfel, ein Planmarker oder eine Karte tut

refusal-take-first = Wähle zuerst den Würfel, den Planmarker oder die Karte, womit du das tun willst.
refusal-no-symbol = Was du gerade nutzt, hat kein Symbol { FORM($symbol, form: "quoted") } mehr.
refusal-out-of-reach = Deine Symbole wirken nur in deinem Bezirk, und deine Figur ist { FORM($district, form: "at") }. Um anderswo zu handeln, geh zuerst dorthin.
refusal-out-of-snipers-reach = Deine Symbole wirken nur in deinem Bezirk (deine Figur ist { FORM($district, form: "at") }) und dort, wo der Scharfschützenmarker liegt. Auf der Karte { $card } steht: { SENTENCES($says) }
refusal-out-of-reach-now = Die Karte, die du ausgegeben hast, wirkt in einem beliebigen Bezirk; { FORM($card, form: "nom") }, damit aktiviert, nur in deinem: Deine Figur ist { FORM($district, form: "at") }.
refusal-no-enforcement = In diesem Bezirk ist kein Vollstrecker.
refusal-no-epic = In diesem Bezirk ist kein Epic.
refusal-bracket-at-start = Die Klammer steht schon hinter der ersten Aktion.
refusal-is-weakened = Dieser Epic ist schon geschwächt; Erforschen bewirkt bei ihm nichts.
refusal-infinite-health = Das Leben dieses Epics ist unendlich, bis er geschwächt ist.
refusal-steelheart-elsewhere = Steelheart ist außer Reichweite: Er ist { FORM($district, form: "at") }.
refusal-steelheart-weakened = Steelheart ist schon geschwächt; Erforschen bewirkt bei ihm nichts.
refusal-steelheart-infinite = Steelhearts Leben ist unendlich, bis er geschwächt ist.
refusal-barricaded = Eine Barrikade versperrt den Weg: Solange sie da ist, kann ihr Bezirk weder verlassen noch betreten werden.
refusal-barricades-stop-it = Barrikaden halten auch { FORM($card, form: "acc") } auf, und am Start oder am Ziel steht eine. Auf der Karte steht: { SENTENCES($says) }
refusal-already-there = Deine Figur ist schon dort.
refusal-no-barricade = In diesem Bezirk ist keine Barrikade.
refusal-already-used-a-symbol = Ein Symbol davon hast du schon genutzt; jetzt lassen sich nur noch die übrigen Symbole nutzen.
refusal-wrong-symbol = Keines dieser Symbole aktiviert { FORM($card, form: "acc") }. Auf der Karte steht: { SENTENCES($says) }

## Beute, Ausrüstung, der Würfel, den ihr verliert, die Figuren

refusal-loot-cannot = Das kann Beute nicht: Sie entfernt Vollstrecker, dämmt ein und bringt Planmarker.
refusal-no-loot-of-that = Dafür ist keine Beute mehr da.
refusal-too-little-money = Das kostet { $cost } $, und ihr habt { $money } $.
refusal-not-in-market = Diese Karte ist nicht im Markt.
refusal-stays-with = { $who } hat { FORM($card, form: "acc") }, und zwar für das ganze Spiel.
refusal-no-gift = Ausrüstung bleibt bei ihrem Rächer. Kauft zuerst eine Karte; dann sagt ihr, wer sie bekommt.
refusal-deck-empty = Der Ausrüstungsstapel ist leer.
refusal-not-confiscated = Ein solcher Würfel ist nicht beschlagnahmt.
refusal-name-a-die-first = Zuerst muss jemand den Würfel nennen, den ihr verliert.
refusal-is-named = Dieser Würfel ist schon genannt. Sei einverstanden, oder nenne einen anderen.
refusal-named-before = Jeder Rächer nennt nur einmal einen Würfel, und du hast schon einen genannt. Sei mit dem genannten einverstanden, oder lass die anderen einen anderen nennen.
refusal-nobody-holds-it = Einen solchen Würfel hat kein Rächer; er kann nicht verloren gehen.
refusal-place-first = Wähle zuerst den Bezirk, in dem deine Figur beginnt.
refusal-already-placed = Deine Figur hat ihren Bezirk schon.

## Wann es möglich wäre

refusal-roll-when-rolling = Gewürfelt wird nur im Schritt Würfeln.
refusal-token-when-using = Planmarker kannst du nur im Schritt Nutzen verwenden.
refusal-die-when-using = Würfel kannst du nur im Schritt Nutzen verwenden.
refusal-symbols-when-using = Dazu brauchst du einen Würfel, einen Planmarker oder eine Karte im Schritt Nutzen.
refusal-card-when-using = Du kannst { FORM($card, form: "acc") } nur im Schritt Nutzen verwenden.
refusal-buy-when-acquiring = Kaufen, zurückkaufen und den Markt erneuern könnt ihr nur im Schritt Ausrüsten.
refusal-place-in-prologue = Figuren werden nur im Prolog aufgestellt; später bewegen sie sich im Schritt Nutzen.
refusal-needs-sniper = Nur die Fähigkeit Scharfschütze legt den Scharfschützenmarker, im Schritt Nutzen.
refusal-needs-a-gift = Planmarker geben nur die Fähigkeit Einsatzleitung, im Schritt Nutzen, und die Beute.
refusal-needs-improvise = Nur die Fähigkeit Improvisieren dreht einen Würfel, im Schritt Nutzen.
refusal-no-base-found = Einen Würfel verliert ihr nur, wenn eine Basis gefunden ist.

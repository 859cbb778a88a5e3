### Warum etwas nicht möglich ist.

refusal-not-now = Das ist jetzt nicht möglich.
refusal-is-done = Du hast dich schon fertig gemeldet.
refusal-cannot-resume = Du kannst erst zurückkehren, wenn ein anderer Rächer gehandelt hat.
refusal-no-such-die = Einen solchen Würfel gibt es hier nicht.
refusal-keep-one-first = Behalte zuerst mindestens 1 der gerade geworfenen Würfel.
refusal-nothing-to-roll = Es gibt keinen Würfel mehr, den du neu werfen könntest.
refusal-no-roll-left = Du hast deine 3 Würfe schon gemacht.
refusal-no-faith = Du hast die Fähigkeit Glaube nicht, oder du hast sie in dieser Runde schon genutzt.
refusal-card-used = Du hast { FORM($card, form: "acc") } in dieser Runde schon genutzt.
refusal-not-your-card = Das ist keine deiner Karten.
refusal-no-token = Du hast keinen Planmarker auf deiner Tafel.
refusal-no-symbol = Dafür hast du hier kein Symbol.
refusal-out-of-reach = Dieser Bezirk ist außer Reichweite.
refusal-no-enforcement = In diesem Bezirk ist kein Vollstrecker.
refusal-no-epic = In diesem Bezirk ist kein Epic.
refusal-bracket-at-start = Die Klammer steht schon hinter der ersten Aktion.
refusal-is-weakened = Dieser Epic ist schon geschwächt; Erforschen bewirkt bei ihm nichts.
refusal-infinite-health = Das Leben dieses Epics ist unendlich, bis er geschwächt ist.
refusal-steelheart-elsewhere = Steelheart ist außer Reichweite.
refusal-steelheart-weakened = Steelheart ist schon geschwächt; Erforschen bewirkt bei ihm nichts.
refusal-steelheart-infinite = Steelhearts Leben ist unendlich, bis er geschwächt ist.
refusal-barricaded = Eine Barrikade versperrt den Weg: Ihr Bezirk kann weder verlassen noch betreten werden.
refusal-already-there = Deine Figur ist schon dort.
refusal-no-barricade = In diesem Bezirk ist keine Barrikade.
refusal-already-used-a-symbol = Ein Symbol davon hast du schon genutzt; jetzt lassen sich nur noch die übrigen Symbole nutzen.
refusal-wrong-symbol = Keines dieser Symbole aktiviert { FORM($card, form: "acc") }.
refusal-permanent =
    { CAP(FORM($card, form: "nom")) } { FORM($card, form: "plural") ->
        [yes] wirken immer; zu nutzen gibt es da nichts.
       *[no] wirkt immer; zu nutzen gibt es da nichts.
    }
refusal-needs-a-die = Nimm zuerst einen Würfel oder einen Planmarker; damit kannst du { FORM($card, form: "acc") } aktivieren.
refusal-only-when-rolling = Du kannst { FORM($card, form: "acc") } nur im Schritt Würfeln nutzen.
refusal-no-die-left = Du hast keinen ungenutzten Würfel für { FORM($card, form: "acc") }.
refusal-not-to-oneself = Den Planmarker muss ein anderer Rächer bekommen.
refusal-too-little-money = Dafür habt ihr nicht genug Geld.
refusal-not-in-market = Diese Karte ist nicht im Markt.
refusal-deck-empty = Der Ausrüstungsstapel ist leer.
refusal-not-confiscated = Ein solcher Würfel ist nicht beschlagnahmt.
refusal-name-a-die-first = Zuerst muss jemand den Würfel nennen, den ihr verliert.
refusal-already-named = Dieser Würfel ist schon genannt, oder du hast schon einen genannt: Jetzt sind die anderen dran.
refusal-not-that-face = Der Würfel zeigt diese Seite schon.
refusal-no-loot-of-that = Dafür ist keine Beute mehr da.

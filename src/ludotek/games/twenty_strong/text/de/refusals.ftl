### Warum etwas nicht möglich ist.

# „Der Nebelhund lässt nicht zu, dass …“
part-forbids =
    { CAP(FORM($card, form: "nom")) } { FORM($card, form: "plural") ->
        [yes] lassen nicht zu
       *[no] lässt nicht zu
    }
refusal-not-now = Das ist jetzt nicht möglich.
refusal-no-such-die-in-pool = Ein solcher Würfel ist nicht mehr in deinem Würfelpool.
refusal-commit-forbidden = { part-forbids }, dass du diesen Würfel aktivierst.
refusal-commit-limit = { part-forbids }, dass du in dieser Strategiephase weitere Würfel aktivierst.
refusal-no-such-rolled-die = Ein solcher Würfel liegt nicht in der Aufmarschzone.
refusal-misses-do-not-apply = Fehlschläge kannst du nicht zuordnen.
refusal-apply-forbidden = { part-forbids }, dass du diesen Würfel hier zuordnest.
refusal-no-phase-left = Dein Wert für Strategie erlaubt in dieser Runde keine weitere Strategiephase.
refusal-repeat-forbidden = { part-forbids }, dass du die Strategiephase wiederholst.
refusal-empty-stack = Dieser Stapel ist leer.
refusal-mandatory-elsewhere = Auf einem anderen Stapel liegt eine Pflichtkarte; du musst zuerst eine solche Karte aktivieren.
refusal-not-neighbouring = Dieser Stapel liegt nicht neben dem, den du zuletzt gewählt hast.
refusal-endgame-too-early = Der Endkampf kann noch nicht beginnen.
refusal-no-peace = Diese Karte bietet keinen friedlichen Weg.
refusal-no-such-exhausted-die = Ein solcher Würfel ist nicht im Erschöpft-Bereich.
refusal-no-room = Dein Inventar ist voll: Du darfst nicht mehr Loot-Karten besitzen, als dein Wert für Strategie erlaubt.
refusal-not-defeated = Diese Karte wurde in dieser Runde nicht besiegt.
refusal-no-item-reward = Diese Karte hat keine Loot-Belohnung.
refusal-rolling = Im Schritt Würfeln darfst du nichts verwenden.
refusal-inside-an-effect = Gerade wird ein Effekt abgehandelt; beende ihn zuerst.
refusal-not-usable-item = Dieser Loot wirkt von selbst; du verwendest ihn nicht.
refusal-wrong-time = Der Text nennt einen anderen Zeitpunkt.
refusal-no-effect-now = Es jetzt zu verwenden, würde nichts ändern.
refusal-already-used = Öfter lässt der Text die Verwendung vorerst nicht zu.
refusal-items-forbidden = { part-forbids }, dass du Loot verwendest.
refusal-ability-forbidden = { part-forbids }, dass du deine Heldenfähigkeit verwendest.
refusal-chip-too-low = Du hast dafür nicht genug auf dem Chip.
refusal-no-such-item = Du besitzt keinen solchen Loot.
refusal-cannot-pay = Du kannst die Kosten nicht vollständig bezahlen.
refusal-not-a-target = Der Text lässt diese Wahl nicht zu.
refusal-gain-forbidden = { part-forbids }, dass du Loot erhältst.
refusal-being-used = Dieser Loot wird gerade verwendet.
refusal-no-ability-to-use = Es gibt hier keine Fähigkeit, die du verwenden könntest.
refusal-must-choose = Dieser Effekt ist Pflicht: Solange es etwas zu wählen gibt, musst du wählen.
refusal-chip-forbidden = { part-forbids }, dass du den Chip verwendest.
refusal-recover-forbidden = { part-forbids }, dass du Würfel auffrischst.

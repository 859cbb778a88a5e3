### Warum etwas nicht möglich ist.

# „Der Nebelhund lässt nicht zu, dass …“
part-forbids =
    { CAP(FORM($card, form: "nom")) } { FORM($card, form: "plural") ->
        [yes] lassen nicht zu
       *[no] lässt nicht zu
    }
# Die Karte und was auf ihr steht.
part-says = { CAP($card) }: „{ SENTENCES($text) }“

refusal-no-such-die-in-pool = Ein solcher Würfel ist nicht mehr in deinem Würfelpool.
refusal-commit-forbidden = { part-forbids }, dass du diesen Würfel aktivierst: „{ SENTENCES($text) }“
refusal-commit-limit = { part-forbids }, dass du in dieser Strategiephase weitere Würfel aktivierst: „{ SENTENCES($text) }“
refusal-no-such-rolled-die = Ein solcher Würfel liegt nicht in der Aufmarschzone.
refusal-misses-do-not-apply = Fehlschläge kannst du nicht zuordnen.
refusal-apply-forbidden = { part-forbids }, dass du diesen Würfel hier zuordnest: „{ SENTENCES($text) }“
refusal-no-phase-left =
    { $phases ->
        [one] Du hattest in dieser Runde schon { $phases } Strategiephase; mehr erlaubt dein Wert für Strategie nicht.
       *[other] Du hattest in dieser Runde schon { $phases } Strategiephasen; mehr erlaubt dein Wert für Strategie nicht.
    }
refusal-repeat-forbidden = { part-forbids }, dass du die Strategiephase wiederholst: „{ SENTENCES($text) }“
refusal-empty-stack = Dieser Stapel ist leer.
refusal-mandatory-elsewhere =
    { CAP(FORM($card, form: "nom")) } { FORM($card, form: "plural") ->
        [yes] liegen
       *[no] liegt
    } als Pflichtkarte auf einem anderen Stapel: Du musst zuerst eine solche Karte aktivieren.
refusal-not-neighbouring = Dieser Stapel liegt nicht neben dem, den du zuletzt gewählt hast.
refusal-endgame-too-early = Der Endkampf kann erst beginnen, wenn { LIST($when, join: "or") }.
refusal-no-peace = Diese Karte bietet keinen friedlichen Weg.
refusal-no-such-exhausted-die = Ein solcher Würfel ist nicht im Erschöpft-Bereich.
refusal-no-room = Dein Inventar ist voll: Du darfst nicht mehr Loot-Karten besitzen, als dein Wert für Strategie erlaubt. Verwende zuerst eine oder wirf eine ab.
refusal-not-defeated = Diese Karte wurde in dieser Runde nicht besiegt.
refusal-no-item-reward = Diese Karte hat keine Loot-Belohnung.
refusal-rolling = Im Schritt Würfeln darfst du nichts verwenden. Warte, bis er vorbei ist.
refusal-inside-an-effect = Gerade wird ein Effekt abgehandelt; beende ihn zuerst. { part-says }
refusal-not-usable-item = Dieser Loot wirkt von selbst; du verwendest ihn nicht. { part-says }
refusal-wrong-time =
    { $at ->
        [activation] Das darfst du nur während der Planung verwenden.
        [commit] Das darfst du nur im Schritt Würfelwahl verwenden.
        [roll] Das darfst du nur im Schritt Würfeln nach dem Wurf verwenden.
        [recover] Das darfst du nur im Schritt Auffrischen verwenden.
        [damage] Das darfst du nur verwenden, wenn du gleich Schaden erleidest.
       *[apply] Das darfst du nur im Schritt Zuordnen verwenden.
    } { part-says }
refusal-no-effect-now = Es jetzt zu verwenden, würde nichts ändern. { part-says }
refusal-already-used =
    { $limit ->
        [phase] Das hast du in dieser Strategiephase schon verwendet; in der nächsten darfst du es wieder.
        [round] Das hast du in dieser Runde schon verwendet; in der nächsten darfst du es wieder.
        [conflict] Das hast du in diesem Konflikt schon verwendet; im nächsten darfst du es wieder.
       *[game] Das hast du in diesem Spiel schon verwendet.
    } { part-says }
refusal-no-conflict = Das darfst du nur während eines Konflikts verwenden, also solange Gegner in der Auslage liegen. { part-says }
refusal-items-forbidden = { part-forbids }, dass du Loot verwendest: „{ SENTENCES($text) }“
refusal-ability-forbidden = { part-forbids }, dass du deine Heldenfähigkeit verwendest: „{ SENTENCES($text) }“
refusal-chip-too-low = Das kostet { FORM($resource, $cost, form: "points") }, und du hast nur { $chip }.
refusal-no-such-item = Du besitzt keinen solchen Loot.
refusal-cannot-pay = Du kannst die Kosten nicht vollständig bezahlen. { part-says }
refusal-not-a-target = Der Text lässt diese Wahl nicht zu. { part-says }
refusal-already-rolled-again = Diesen Würfel hat der Text schon neu würfeln lassen; jeden nimmt er nur einmal. { part-says }
refusal-gain-forbidden = { part-forbids }, dass du Loot erhältst: „{ SENTENCES($text) }“
refusal-being-used = Dieser Loot wird gerade verwendet: { $card }.
refusal-no-ability-to-use = Die Fähigkeit { FORM($hero, form: "gen") } wirkt von selbst; du verwendest sie nicht.
refusal-no-chip-to-use = In diesem Themenset gibt es nichts, wofür du den Chip verwenden könntest.
refusal-must-choose = Dieser Effekt ist Pflicht: Solange es etwas zu wählen gibt, musst du wählen. { part-says }
refusal-chip-forbidden = { part-forbids }, dass du den Chip verwendest: „{ SENTENCES($text) }“
refusal-recover-forbidden = { part-forbids }, dass du Würfel auffrischst: „{ SENTENCES($text) }“
refusal-after-effect-done = Der Folgeeffekt dieser Karte wurde in dieser Runde schon abgehandelt.
refusal-no-after-effect = Diese Karte hat keinen Folgeeffekt.

## Zu anderer Zeit versucht: wann es möglich ist

refusal-must-answer = Das musst du zuerst entscheiden.
refusal-activate-later = Karten werden in der Planung aktiviert, zu Beginn einer Runde.
refusal-peace-later = Einen friedlichen Weg kannst du nur statt der ersten Karte gehen, die du in einer Runde aktivierst.
refusal-endgame-later = Der Endkampf kann nur in der Planung beginnen, bevor du eine Karte aktivierst.
refusal-no-endgame = In diesem Themenset löst nichts den Endkampf aus.
refusal-commit-later = Würfel werden im Schritt Würfelwahl einer Strategiephase aktiviert.
refusal-apply-later = Treffer werden im Schritt Zuordnen einer Strategiephase zugeordnet.
refusal-repeat-later = Wiederholen kannst du die Strategiephase nur direkt nach ihrem Schritt Zuordnen.
refusal-recover-later = Würfel werden im Schritt Auffrischen der Abhandlungsphase aufgefrischt.
refusal-gain-later = Loot erhältst du im Schritt Loot der Abhandlungsphase.

endgame-a-stack-empty = mindestens 1 Stapel leer ist
endgame-stacks-empty = alle Stapel leer sind
endgame-chip-full = der Chip am Maximum ist
endgame-chip-empty = der Chip bei 0 ist
endgame-missions-done = alle Missionen abgeschlossen sind

### Der Text der Karten. Jede Nachricht ist ein Satz ohne Großbuchstaben am Anfang und ohne Punkt, in der Befehlsform;
### `inv` folgt auf einen Nebensatz oder eine Angabe („… verlierst du 1 Leben“), `dann` auf „dann“ nach einer Befehlsform
### (nur, wo es anders lautet als diese), `inf` auf „du darfst“, `zu` auf „um“.

## Attribute, Chip, Schaden, Phasen

do-gain-stat = erhalte { FORM($stat, $n, form: "points") }
    .inv = erhältst du { FORM($stat, $n, form: "points") }
    .inf = { FORM($stat, $n, form: "points") } erhalten
    .zu = { FORM($stat, $n, form: "points") } zu erhalten
do-lose-stat = verliere { FORM($stat, $n, form: "points") }
    .inv = verlierst du { FORM($stat, $n, form: "points") }
    .inf = { FORM($stat, $n, form: "points") } verlieren
    .zu = { FORM($stat, $n, form: "points") } zu verlieren
do-gain-chip = erhalte { FORM($resource, $n, form: "points") }
    .inv = erhältst du { FORM($resource, $n, form: "points") }
    .inf = { FORM($resource, $n, form: "points") } erhalten
    .zu = { FORM($resource, $n, form: "points") } zu erhalten
do-lose-chip = verliere { FORM($resource, $n, form: "points") }
    .inv = verlierst du { FORM($resource, $n, form: "points") }
    .inf = { FORM($resource, $n, form: "points") } ausgeben
    .zu = { FORM($resource, $n, form: "points") } auszugeben
    .mode = verliere { FORM($resource, $n, form: "points") } (auch wenn der Chip leer ist)
do-prevent = verhindere { $n } Schaden
    .inv = verhinderst du { $n } Schaden
    .inf = { $n } Schaden verhindern
    .zu = { $n } Schaden zu verhindern
do-extra-phase = erhalte in dieser Runde { part-extra-phases }
    .inv = erhältst du in dieser Runde { part-extra-phases }
    .inf = in dieser Runde { part-extra-phases } erhalten
    .zu = in dieser Runde { part-extra-phases } zu erhalten
part-extra-phases =
    { $n ->
        [1] eine zusätzliche Strategiephase
       *[other] { $n } zusätzliche Strategiephasen
    }
do-for-now = { part-until } gilt: { CAP($text) }
    .inv = gilt { part-until }: { CAP($text) }
    .inf = festlegen, dass { part-until } gilt: { CAP($text) }
    .zu = festzulegen, dass { part-until } gilt: { CAP($text) }
part-until =
    { $until ->
        [step] für den Rest dieses Schritts
        [conflict] für den Rest dieses Konflikts
       *[round] für den Rest dieser Runde
    }
do-from-now-on = für den Rest der Partie gilt: { CAP($text) }
    .inv = gilt für den Rest der Partie: { CAP($text) }
    .inf = festlegen, dass für den Rest der Partie gilt: { CAP($text) }
    .zu = festzulegen, dass für den Rest der Partie gilt: { CAP($text) }

## Würfel

do-recover = frische { FORM($dice, case: "acc") } auf
    .inv = frischst du { FORM($dice, case: "acc") } auf
    .inf = { FORM($dice, case: "acc") } auffrischen
    .zu = { FORM($dice, case: "acc") } aufzufrischen
do-exhaust = erschöpfe { FORM($dice, case: "acc", loc: "from") }
    .inv = erschöpfst du { FORM($dice, case: "acc", loc: "from") }
    .inf = { FORM($dice, case: "acc", loc: "from") } erschöpfen
    .zu = { FORM($dice, case: "acc", loc: "from") } zu erschöpfen
do-banish-die = verbanne { FORM($dice, case: "acc", loc: "from") }
    .inv = verbannst du { FORM($dice, case: "acc", loc: "from") }
    .inf = { FORM($dice, case: "acc", loc: "from") } verbannen
    .zu = { FORM($dice, case: "acc", loc: "from") } zu verbannen
do-return-die = hole { FORM($dice, case: "acc", loc: "from") } in deinen Würfelpool zurück
    .inv = holst du { FORM($dice, case: "acc", loc: "from") } in deinen Würfelpool zurück
    .inf = { FORM($dice, case: "acc", loc: "from") } in deinen Würfelpool zurückholen
    .zu = { FORM($dice, case: "acc", loc: "from") } in deinen Würfelpool zurückzuholen
do-reroll = würfle { FORM($dice, case: "acc") } neu
    .inv = würfelst du { FORM($dice, case: "acc") } neu
    .inf = { FORM($dice, case: "acc") } neu würfeln
    .zu = { FORM($dice, case: "acc") } neu zu würfeln
do-reroll-all = würfle { FORM($dice, case: "acc", def: "all") } neu
    .inv = würfelst du { FORM($dice, case: "acc", def: "all") } neu
    .inf = { FORM($dice, case: "acc", def: "all") } neu würfeln
    .zu = { FORM($dice, case: "acc", def: "all") } neu zu würfeln
do-turn = drehe { FORM($dice, case: "acc") } auf { part-turned }
    .inv = drehst du { FORM($dice, case: "acc") } auf { part-turned }
    .inf = { FORM($dice, case: "acc") } auf { part-turned } drehen
    .zu = { FORM($dice, case: "acc") } auf { part-turned } zu drehen
part-turned =
    { FORM($dice, form: "number") ->
        [one]
            { $to ->
                [miss] einen Fehlschlag
                [crit] einen kritischen Treffer
               *[hit] einen normalen Treffer
            }
       *[other]
            { $to ->
                [miss] Fehlschläge
                [crit] kritische Treffer
               *[hit] normale Treffer
            }
    }
do-commit-and-roll = aktiviere und würfle { FORM($dice, case: "acc", loc: "from") }
    .inv = aktivierst und würfelst du { FORM($dice, case: "acc", loc: "from") }
    .inf = { FORM($dice, case: "acc", loc: "from") } aktivieren und würfeln
    .zu = { FORM($dice, case: "acc", loc: "from") } zu aktivieren und zu würfeln

## Karten

do-activate = aktiviere { part-more-enemies }
    .inv = aktivierst du { part-more-enemies }
    .inf = { part-more-enemies } aktivieren
    .zu = { part-more-enemies } zu aktivieren
    .mode = aktiviere { part-more-enemies } (auch wenn alle Stapel leer sind)
part-more-enemies =
    { $n ->
        [1] einen zusätzlichen Gegner
       *[other] nacheinander { $n } zusätzliche Gegner
    }
do-lure = aktiviere den nächsten Boss
    .inv = aktivierst du den nächsten Boss
    .inf = den nächsten Boss aktivieren
    .zu = den nächsten Boss zu aktivieren
do-deal = füge einem unbesiegten Gegner { $n } Schaden zu
    .inv = fügst du einem unbesiegten Gegner { $n } Schaden zu
    .inf = einem unbesiegten Gegner { $n } Schaden zufügen
    .zu = einem unbesiegten Gegner { $n } Schaden zuzufügen
do-deal-each = füge jedem unbesiegten Gegner { $n } Schaden zu
    .inv = fügst du jedem unbesiegten Gegner { $n } Schaden zu
    .inf = jedem unbesiegten Gegner { $n } Schaden zufügen
    .zu = jedem unbesiegten Gegner { $n } Schaden zuzufügen
do-dismiss = wirf einen unbesiegten Gegner mit höchstens { $n } Gegnerleben ab, der kein Boss ist
    .inv = wirfst du einen unbesiegten Gegner mit höchstens { $n } Gegnerleben ab, der kein Boss ist
    .inf = einen unbesiegten Gegner mit höchstens { $n } Gegnerleben, der kein Boss ist, abwerfen
    .zu = einen unbesiegten Gegner mit höchstens { $n } Gegnerleben, der kein Boss ist, abzuwerfen
do-banish-enemy = verbanne einen unbesiegten Gegner mit höchstens { $n } Gegnerleben, der kein Boss ist
    .inv = verbannst du einen unbesiegten Gegner mit höchstens { $n } Gegnerleben, der kein Boss ist
    .inf = einen unbesiegten Gegner mit höchstens { $n } Gegnerleben, der kein Boss ist, verbannen
    .zu = einen unbesiegten Gegner mit höchstens { $n } Gegnerleben, der kein Boss ist, zu verbannen
do-silence-all = hebe alle Effekte eines Gegners bis zum Ende der Runde auf
    .inv = hebst du alle Effekte eines Gegners bis zum Ende der Runde auf
    .inf = alle Effekte eines Gegners bis zum Ende der Runde aufheben
    .zu = alle Effekte eines Gegners bis zum Ende der Runde aufzuheben
do-silence = hebe die andauernden Effekte eines unbesiegten Gegners bis zum Ende der Runde auf
    .inv = hebst du die andauernden Effekte eines unbesiegten Gegners bis zum Ende der Runde auf
    .inf = die andauernden Effekte eines unbesiegten Gegners bis zum Ende der Runde aufheben
    .zu = die andauernden Effekte eines unbesiegten Gegners bis zum Ende der Runde aufzuheben
do-discard-item = wirf { part-items } ab
    .inv = wirfst du { part-items } ab
    .inf = { part-items } abwerfen
    .zu = { part-items } abzuwerfen
part-items =
    { $n ->
        [1] eine Loot-Karte aus deinem Inventar
       *[other] { $n } Loot-Karten aus deinem Inventar
    }
do-salvage = nimm die oberste Loot-Karte des Ablagestapels in dein Inventar, falls du dort noch Platz hast
    .inv = nimmst du die oberste Loot-Karte des Ablagestapels in dein Inventar, falls du dort noch Platz hast
    .inf = die oberste Loot-Karte des Ablagestapels in dein Inventar nehmen, falls du dort noch Platz hast
    .zu = die oberste Loot-Karte des Ablagestapels in dein Inventar zu nehmen, falls du dort noch Platz hast
do-bury = lege die oberste Karte eines Stapels unter diesen Stapel
    .inv = legst du die oberste Karte eines Stapels unter diesen Stapel
    .inf = die oberste Karte eines Stapels unter diesen Stapel legen
    .zu = die oberste Karte eines Stapels unter diesen Stapel zu legen
do-banish-top = verbanne die oberste Karte eines Stapels
    .inv = verbannst du die oberste Karte eines Stapels
    .inf = die oberste Karte eines Stapels verbannen
    .zu = die oberste Karte eines Stapels zu verbannen
do-discard-top = wirf die oberste Karte eines Stapels ab
    .inv = wirfst du die oberste Karte eines Stapels ab
    .inf = die oberste Karte eines Stapels abwerfen
    .zu = die oberste Karte eines Stapels abzuwerfen

## Dürfen, Kosten, Auswahl

do-may = du darfst { LIST($do, join: "and-then", form: "inf") }
    .inv = darfst du { LIST($do, join: "and-then", form: "inf") }
    .dann = darfst du { LIST($do, join: "and-then", form: "inf") }
    .inf = { LIST($do, join: "and-then", form: "inf") }
    .zu = { LIST($do, join: "and-then", form: "zu") }
do-pay = du darfst { FORM($cost, form: "inf") }, um { LIST($do, join: "and-then", form: "zu") }
    .inv = darfst du { FORM($cost, form: "inf") }, um { LIST($do, join: "and-then", form: "zu") }
    .dann = darfst du { FORM($cost, form: "inf") }, um { LIST($do, join: "and-then", form: "zu") }
    .inf = { FORM($cost, form: "inf") }, um { LIST($do, join: "and-then", form: "zu") }
    .zu = { FORM($cost, form: "zu") }, um { LIST($do, join: "and-then", form: "zu") }
do-choose = wähle eins: { CAP(LIST($modes, join: "modes", form: "clause")) }
    .inv = wählst du eins: { CAP(LIST($modes, join: "modes", form: "clause")) }
    .inf = entweder { LIST($modes, join: "either", form: "inf") }
    .zu = entweder { LIST($modes, join: "either", form: "zu") }
sentences = { SENTENCES($do) }
    .clause = { LIST($do, join: "then", form: "mode", next: "dann") }
    .inf = { LIST($do, join: "and-then", form: "inf") }
    .zu = { LIST($do, join: "and-then", form: "zu") }

## Bedingungen

if-this-undefeated = { part-if-this-undefeated }, { LIST($do, join: "then", form: "inv") }
    .inv = { LIST($do, join: "then", form: "inv") }, { part-if-this-undefeated }
    .dann = { LIST($do, join: "then", form: "dann") }, { part-if-this-undefeated }
    .inf = { LIST($do, join: "and-then", form: "inf") }, { part-if-this-undefeated }
    .zu = { LIST($do, join: "and-then", form: "zu") }, { part-if-this-undefeated }
part-if-this-undefeated = falls dieser Gegner unbesiegt ist
if-this-defeated = { part-if-this-defeated }, { LIST($do, join: "then", form: "inv") }
    .inv = { LIST($do, join: "then", form: "inv") }, { part-if-this-defeated }
    .dann = { LIST($do, join: "then", form: "dann") }, { part-if-this-defeated }
    .inf = { LIST($do, join: "and-then", form: "inf") }, { part-if-this-defeated }
    .zu = { LIST($do, join: "and-then", form: "zu") }, { part-if-this-defeated }
part-if-this-defeated = falls dieser Gegner besiegt ist
if-enemies-at-least = { part-if-enemies-at-least }, { LIST($do, join: "then", form: "inv") }
    .inv = { LIST($do, join: "then", form: "inv") }, { part-if-enemies-at-least }
    .dann = { LIST($do, join: "then", form: "dann") }, { part-if-enemies-at-least }
    .inf = { LIST($do, join: "and-then", form: "inf") }, { part-if-enemies-at-least }
    .zu = { LIST($do, join: "and-then", form: "zu") }, { part-if-enemies-at-least }
part-if-enemies-at-least =
    { $n ->
        [1] falls es mindestens 1 unbesiegten Gegner gibt
       *[other] falls es mindestens { $n } unbesiegte Gegner gibt
    }
if-health-at-most = { part-if-health-at-most }, { LIST($do, join: "then", form: "inv") }
    .inv = { LIST($do, join: "then", form: "inv") }, { part-if-health-at-most }
    .dann = { LIST($do, join: "then", form: "dann") }, { part-if-health-at-most }
    .inf = { LIST($do, join: "and-then", form: "inf") }, { part-if-health-at-most }
    .zu = { LIST($do, join: "and-then", form: "zu") }, { part-if-health-at-most }
part-if-health-at-most = falls du höchstens { $n } Leben hast
if-pool-at-most = { part-if-pool-at-most }, { LIST($do, join: "then", form: "inv") }
    .inv = { LIST($do, join: "then", form: "inv") }, { part-if-pool-at-most }
    .dann = { LIST($do, join: "then", form: "dann") }, { part-if-pool-at-most }
    .inf = { LIST($do, join: "and-then", form: "inf") }, { part-if-pool-at-most }
    .zu = { LIST($do, join: "and-then", form: "zu") }, { part-if-pool-at-most }
part-if-pool-at-most =
    { $n ->
        [0] falls dein Würfelpool leer ist
       *[other] falls du höchstens { $n } Würfel in deinem Würfelpool hast
    }
if-items-at-least = { part-if-items-at-least }, { LIST($do, join: "then", form: "inv") }
    .inv = { LIST($do, join: "then", form: "inv") }, { part-if-items-at-least }
    .dann = { LIST($do, join: "then", form: "dann") }, { part-if-items-at-least }
    .inf = { LIST($do, join: "and-then", form: "inf") }, { part-if-items-at-least }
    .zu = { LIST($do, join: "and-then", form: "zu") }, { part-if-items-at-least }
part-if-items-at-least =
    { $n ->
        [1] falls du mindestens 1 Loot-Karte besitzt
       *[other] falls du mindestens { $n } Loot-Karten besitzt
    }
if-phases-at-least = { part-if-phases-at-least }, { LIST($do, join: "then", form: "inv") }
    .inv = { LIST($do, join: "then", form: "inv") }, { part-if-phases-at-least }
    .dann = { LIST($do, join: "then", form: "dann") }, { part-if-phases-at-least }
    .inf = { LIST($do, join: "and-then", form: "inf") }, { part-if-phases-at-least }
    .zu = { LIST($do, join: "and-then", form: "zu") }, { part-if-phases-at-least }
part-if-phases-at-least =
    { $n ->
        [1] falls du in dieser Runde mindestens 1 Strategiephase ausgeführt hast
       *[other] falls du in dieser Runde mindestens { $n } Strategiephasen ausgeführt hast
    }
if-chip-at-least = { FORM($resource, $n, form: "left") }, { LIST($do, join: "then", form: "inv") }
    .inv = { LIST($do, join: "then", form: "inv") }, { FORM($resource, $n, form: "left") }
    .dann = { LIST($do, join: "then", form: "dann") }, { FORM($resource, $n, form: "left") }
    .inf = { LIST($do, join: "and-then", form: "inf") }, { FORM($resource, $n, form: "left") }
    .zu = { LIST($do, join: "and-then", form: "zu") }, { FORM($resource, $n, form: "left") }
if-chip-at-most = { FORM($resource, $n, form: "most") }, { LIST($do, join: "then", form: "inv") }
    .inv = { LIST($do, join: "then", form: "inv") }, { FORM($resource, $n, form: "most") }
    .dann = { LIST($do, join: "then", form: "dann") }, { FORM($resource, $n, form: "most") }
    .inf = { LIST($do, join: "and-then", form: "inf") }, { FORM($resource, $n, form: "most") }
    .zu = { LIST($do, join: "and-then", form: "zu") }, { FORM($resource, $n, form: "most") }
if-no-crit = { part-if-no-crit }, { LIST($do, join: "then", form: "inv") }
    .inv = { LIST($do, join: "then", form: "inv") }, { part-if-no-crit }
    .dann = { LIST($do, join: "then", form: "dann") }, { part-if-no-crit }
    .inf = { LIST($do, join: "and-then", form: "inf") }, { part-if-no-crit }
    .zu = { LIST($do, join: "and-then", form: "zu") }, { part-if-no-crit }
part-if-no-crit = falls du keinen kritischen Treffer in der Aufmarschzone hast
if-all-defeated = { part-if-all-defeated }, { LIST($do, join: "then", form: "inv") }
    .inv = { LIST($do, join: "then", form: "inv") }, { part-if-all-defeated }
    .dann = { LIST($do, join: "then", form: "dann") }, { part-if-all-defeated }
    .inf = { LIST($do, join: "and-then", form: "inf") }, { part-if-all-defeated }
    .zu = { LIST($do, join: "and-then", form: "zu") }, { part-if-all-defeated }
part-if-all-defeated = falls kein Gegner unbesiegt ist
if-misses-at-least = { part-if-misses-at-least }, { LIST($do, join: "then", form: "inv") }
    .inv = { LIST($do, join: "then", form: "inv") }, { part-if-misses-at-least }
    .dann = { LIST($do, join: "then", form: "dann") }, { part-if-misses-at-least }
    .inf = { LIST($do, join: "and-then", form: "inf") }, { part-if-misses-at-least }
    .zu = { LIST($do, join: "and-then", form: "zu") }, { part-if-misses-at-least }
part-if-misses-at-least =
    { $n ->
        [1] falls du mindestens 1 Fehlschlag in der Aufmarschzone hast
       *[other] falls du mindestens { $n } Fehlschläge in der Aufmarschzone hast
    }

## Für jeden

for-each-undefeated-enemy = für jeden unbesiegten Gegner { LIST($do, join: "then", form: "inv") }
    .inv = { LIST($do, join: "then", form: "inv") } für jeden unbesiegten Gegner
    .dann = { LIST($do, join: "then", form: "dann") } für jeden unbesiegten Gegner
    .inf = für jeden unbesiegten Gegner { LIST($do, join: "and-then", form: "inf") }
    .zu = für jeden unbesiegten Gegner { LIST($do, join: "and-then", form: "zu") }
for-each-active-enemy = für jeden aktiven Gegner { LIST($do, join: "then", form: "inv") }
    .inv = { LIST($do, join: "then", form: "inv") } für jeden aktiven Gegner
    .dann = { LIST($do, join: "then", form: "dann") } für jeden aktiven Gegner
    .inf = für jeden aktiven Gegner { LIST($do, join: "and-then", form: "inf") }
    .zu = für jeden aktiven Gegner { LIST($do, join: "and-then", form: "zu") }
for-each-defeated-enemy = für jeden besiegten Gegner in der Auslage { LIST($do, join: "then", form: "inv") }
    .inv = { LIST($do, join: "then", form: "inv") } für jeden besiegten Gegner in der Auslage
    .dann = { LIST($do, join: "then", form: "dann") } für jeden besiegten Gegner in der Auslage
    .inf = für jeden besiegten Gegner in der Auslage { LIST($do, join: "and-then", form: "inf") }
    .zu = für jeden besiegten Gegner in der Auslage { LIST($do, join: "and-then", form: "zu") }
for-each-unapplied-miss = für jeden Fehlschlag in der Aufmarschzone { LIST($do, join: "then", form: "inv") }
    .inv = { LIST($do, join: "then", form: "inv") } für jeden Fehlschlag in der Aufmarschzone
    .dann = { LIST($do, join: "then", form: "dann") } für jeden Fehlschlag in der Aufmarschzone
    .inf = für jeden Fehlschlag in der Aufmarschzone { LIST($do, join: "and-then", form: "inf") }
    .zu = für jeden Fehlschlag in der Aufmarschzone { LIST($do, join: "and-then", form: "zu") }
for-each-unapplied-crit = für jeden kritischen Treffer in der Aufmarschzone { LIST($do, join: "then", form: "inv") }
    .inv = { LIST($do, join: "then", form: "inv") } für jeden kritischen Treffer in der Aufmarschzone
    .dann = { LIST($do, join: "then", form: "dann") } für jeden kritischen Treffer in der Aufmarschzone
    .inf = für jeden kritischen Treffer in der Aufmarschzone { LIST($do, join: "and-then", form: "inf") }
    .zu = für jeden kritischen Treffer in der Aufmarschzone { LIST($do, join: "and-then", form: "zu") }
for-each-held-item = für jede Loot-Karte in deinem Inventar { LIST($do, join: "then", form: "inv") }
    .inv = { LIST($do, join: "then", form: "inv") } für jede Loot-Karte in deinem Inventar
    .dann = { LIST($do, join: "then", form: "dann") } für jede Loot-Karte in deinem Inventar
    .inf = für jede Loot-Karte in deinem Inventar { LIST($do, join: "and-then", form: "inf") }
    .zu = für jede Loot-Karte in deinem Inventar { LIST($do, join: "and-then", form: "zu") }
for-each-chip = { FORM($resource, form: "each") } { LIST($do, join: "then", form: "inv") }
    .inv = { LIST($do, join: "then", form: "inv") } { FORM($resource, form: "each") }
    .dann = { LIST($do, join: "then", form: "dann") } { FORM($resource, form: "each") }
    .inf = { FORM($resource, form: "each") } { LIST($do, join: "and-then", form: "inf") }
    .zu = { FORM($resource, form: "each") } { LIST($do, join: "and-then", form: "zu") }
for-each-strategy-phase = für jede Strategiephase dieser Runde { LIST($do, join: "then", form: "inv") }
    .inv = { LIST($do, join: "then", form: "inv") } für jede Strategiephase dieser Runde
    .dann = { LIST($do, join: "then", form: "dann") } für jede Strategiephase dieser Runde
    .inf = für jede Strategiephase dieser Runde { LIST($do, join: "and-then", form: "inf") }
    .zu = für jede Strategiephase dieser Runde { LIST($do, join: "and-then", form: "zu") }
for-each-exhausted-die = für jeden erschöpften Würfel { LIST($do, join: "then", form: "inv") }
    .inv = { LIST($do, join: "then", form: "inv") } für jeden erschöpften Würfel
    .dann = { LIST($do, join: "then", form: "dann") } für jeden erschöpften Würfel
    .inf = für jeden erschöpften Würfel { LIST($do, join: "and-then", form: "inf") }
    .zu = für jeden erschöpften Würfel { LIST($do, join: "and-then", form: "zu") }
for-each-die-on-this = für jeden diesem Gegner zugeordneten Würfel { LIST($do, join: "then", form: "inv") }
    .inv = { LIST($do, join: "then", form: "inv") } für jeden diesem Gegner zugeordneten Würfel
    .dann = { LIST($do, join: "then", form: "dann") } für jeden diesem Gegner zugeordneten Würfel
    .inf = für jeden diesem Gegner zugeordneten Würfel { LIST($do, join: "and-then", form: "inf") }
    .zu = für jeden diesem Gegner zugeordneten Würfel { LIST($do, join: "and-then", form: "zu") }
for-each-defeated-boss = für jeden in diesem Spiel besiegten Boss { LIST($do, join: "then", form: "inv") }
    .inv = { LIST($do, join: "then", form: "inv") } für jeden in diesem Spiel besiegten Boss
    .dann = { LIST($do, join: "then", form: "dann") } für jeden in diesem Spiel besiegten Boss
    .inf = für jeden in diesem Spiel besiegten Boss { LIST($do, join: "and-then", form: "inf") }
    .zu = für jeden in diesem Spiel besiegten Boss { LIST($do, join: "and-then", form: "zu") }

per-undefeated-enemy =
    { $every ->
        [1] für jeden unbesiegten Gegner
       *[other] für je { $every } unbesiegte Gegner
    }
per-active-enemy =
    { $every ->
        [1] für jeden aktiven Gegner
       *[other] für je { $every } aktive Gegner
    }
per-defeated-enemy =
    { $every ->
        [1] für jeden besiegten Gegner in der Auslage
       *[other] für je { $every } besiegte Gegner in der Auslage
    }
per-unapplied-miss =
    { $every ->
        [1] für jeden Fehlschlag in der Aufmarschzone
       *[other] für je { $every } Fehlschläge in der Aufmarschzone
    }
per-unapplied-crit =
    { $every ->
        [1] für jeden kritischen Treffer in der Aufmarschzone
       *[other] für je { $every } kritische Treffer in der Aufmarschzone
    }
per-held-item =
    { $every ->
        [1] für jede Loot-Karte in deinem Inventar
       *[other] für je { $every } Loot-Karten in deinem Inventar
    }
per-chip =
    { $every ->
        [1] { FORM($resource, form: "each") }
       *[other] { FORM($resource, $every, form: "every") }
    }
per-strategy-phase =
    { $every ->
        [1] für jede Strategiephase dieser Runde
       *[other] für je { $every } Strategiephasen dieser Runde
    }
per-exhausted-die =
    { $every ->
        [1] für jeden erschöpften Würfel
       *[other] für je { $every } erschöpfte Würfel
    }
per-die-on-this =
    { $every ->
        [1] für jeden ihm zugeordneten Würfel
       *[other] für je { $every } ihm zugeordnete Würfel
    }
per-defeated-boss =
    { $every ->
        [1] für jeden in diesem Spiel besiegten Boss
       *[other] für je { $every } in diesem Spiel besiegte Bosse
    }

## Texte, die gelten

is-cannot-commit = { FORM($dice, case: "nom", def: "bare") } können nicht aktiviert werden
is-commit-limit =
    { $n ->
        [0] es können keine Würfel aktiviert werden
       *[other] du darfst in jeder Strategiephase höchstens { $n } Würfel aktivieren
    }
is-cannot-apply = { part-to-enemies } können { FORM($dice, case: "nom", def: "none") } zugeordnet werden
is-only-apply = { part-to-enemies } können nur { FORM($dice, case: "nom", def: "bare") } zugeordnet werden
part-to-enemies =
    { $to ->
        [this] diesem Gegner
        [others] anderen Gegnern
       *[all] Gegnern
    }
is-hit-limit =
    { $to ->
        [this] diesem Gegner
        [others] jedem anderen Gegner
       *[all] jedem Gegner
    } { $n ->
        [0] kann kein Würfel
        [1] kann pro Runde höchstens 1 Würfel
       *[other] können pro Runde höchstens { $n } Würfel
    } zugeordnet werden
is-die-damage-more = { FORM($dice, case: "nom", def: "each") } { part-deals } { $n } Schaden mehr{ part-deals-end }
is-die-damage-less = { FORM($dice, case: "nom", def: "each") } { part-deals } { $n } Schaden weniger{ part-deals-end }
is-die-damage-fixed =
    { FORM($dice, case: "nom", def: "each") } { part-deals } { $n ->
        [0] keinen
       *[other] genau { $n }
    } Schaden{ part-deals-end }
part-deals =
    { $to ->
        [this] fügt diesem Gegner
        [others] fügt anderen Gegnern
       *[all] verursacht
    }
part-deals-end =
    { $to ->
        [all] { "" }
       *[other] { " " }zu
    }
is-enemy-health-more = { part-of } hat{ LIST($per, before: " ") } { $n } Gegnerleben mehr
is-enemy-health-less = { part-of } hat{ LIST($per, before: " ") } { $n } Gegnerleben weniger
is-enemy-damage-more = { part-of } hat{ LIST($per, before: " ") } { $n } Gegnerschaden mehr
is-enemy-damage-less = { part-of } hat{ LIST($per, before: " ") } { $n } Gegnerschaden weniger
part-of =
    { $of ->
        [this] dieser Gegner
        [others] jeder andere Gegner
        [bosses] jeder Boss
       *[all] jeder Gegner
    }
is-stat-more = dein Wert für { $stat } gilt als um { $n } erhöht
is-stat-less = dein Wert für { $stat } gilt als um { $n } verringert
is-forbidden-repeat = du darfst die Strategiephase nicht wiederholen
is-forbidden-items = du darfst keinen Loot verwenden
is-forbidden-ability = du darfst deine Heldenfähigkeit nicht verwenden
is-forbidden-recover = du darfst im Schritt Auffrischen keine Würfel auffrischen
is-forbidden-instant-rewards = du darfst keine Sofort-Belohnungen erhalten
is-forbidden-gain-items = du darfst im Schritt Loot keinen Loot erhalten
is-forbidden-chip = du darfst den Chip nicht verwenden
is-keep = { FORM($dice, case: "nom", def: "bare") } werden nicht neu gewürfelt, wenn du die Strategiephase wiederholst

## Auslöser: nach einem Nebensatz steht ein Komma; mehrere Folgen sind Sätze nach einem Doppelpunkt

when-activated = wenn dieser Gegner aktiviert wird{ part-follows }
when-defeated = wenn dieser Gegner besiegt wird{ part-follows }
when-any-defeated = jedes Mal, wenn ein Gegner besiegt wird{ part-follows }
when-any-activated = jedes Mal, wenn ein Gegner aktiviert wird{ part-follows }
when-rolled = am Ende jedes Schritts Würfeln{ part-follows-at-once }
when-phase-ends = am Ende jeder Strategiephase{ part-follows-at-once }
when-repeated = jedes Mal, wenn du die Strategiephase wiederholst{ part-follows }
when-round-begins = zu Beginn jeder Runde{ part-follows-at-once }
when-hurt = jedes Mal, wenn du Schaden erleidest{ part-follows }
when-item-used = jedes Mal, wenn du Loot verwendest{ part-follows }
when-clear = wenn zu Beginn der Abhandlungsphase alle aktiven Gegner besiegt sind{ part-follows }
when-applied = jedes Mal, wenn diesem Gegner ein Würfel zugeordnet wird{ part-follows }
when-any-applied = jedes Mal, wenn einem Gegner ein Würfel zugeordnet wird{ part-follows }
part-follows =
    { COUNT($do) ->
        [1] , { LIST($do, form: "inv") }
       *[other] : { SENTENCES($do) }
    }

part-follows-at-once =
    { COUNT($do) ->
        [1] { " " }{ LIST($do, form: "inv") }
       *[other] : { SENTENCES($do) }
    }

## Texte zum Verwenden: `limit`, `at` (ein Zeitpunkt), `cost` (vom Chip), `do`

use =
    { $limit ->
        [once]
            { $at ->
                [any] { part-use-now }
               *[other] { part-use-when }: { part-use-then }
            }
        [unlimited]
            { $at ->
                [any] du darfst { part-use-do }
                [damage] { part-use-when }, darfst du { part-use-do }
               *[other] { part-use-when } darfst du { part-use-do }
            }
        [phase] einmal pro Strategiephase darfst du{ part-use-at } { part-use-do }
        [round] einmal pro Runde darfst du{ part-use-at } { part-use-do }
        [conflict] einmal pro Konflikt darfst du{ part-use-at } { part-use-do }
       *[game] einmal pro Spiel darfst du{ part-use-at } { part-use-do }
    }
part-use-now =
    { $cost ->
        [0] { SENTENCES($do, start: "lower") }
       *[other] gib { FORM($resource, $cost, form: "points") } aus, um { LIST($do, join: "and-then", form: "zu") }
    }
part-use-then =
    { $cost ->
        [0] { SENTENCES($do) }
       *[other] Gib { FORM($resource, $cost, form: "points") } aus, um { LIST($do, join: "and-then", form: "zu") }
    }
part-use-do =
    { $cost ->
        [0] { LIST($do, join: "and-then", form: "inf") }
       *[other] { FORM($resource, $cost, form: "points") } ausgeben, um { LIST($do, join: "and-then", form: "zu") }
    }
# Am Anfang des Satzes.
part-use-when =
    { $at ->
        [activation] während der Planung
        [commit] im Schritt Würfelwahl
        [roll] im Schritt Würfeln nach dem Wurf
        [apply] im Schritt Zuordnen
        [recover] im Schritt Auffrischen
       *[damage] wenn du Schaden erleiden würdest
    }
# Im Satz, nach „darfst du“.
part-use-at =
    { $at ->
        [activation] { " " }während der Planung
        [commit] { " " }im Schritt Würfelwahl
        [roll] { " " }im Schritt Würfeln nach dem Wurf
        [apply] { " " }im Schritt Zuordnen
        [recover] { " " }im Schritt Auffrischen
        [damage] , wenn du Schaden erleiden würdest,
       *[any] { "" }
    }

## Ganze Effekte und Belohnungen: mit ihrer Art davor; `kind` und `text` geben beides getrennt

effect-during = { effect-during.lead } – { effect-during.text }
    .lead = Andauernd
    .kind = Andauernder Effekt
    .text = { SENTENCES($parts) }
effect-after = { effect-after.lead } – { effect-after.text }
    .lead = Folge
    .kind = Folgeeffekt
    .text = { SENTENCES($parts) }
effect-special = { effect-special.lead } – { effect-special.text }
    .lead = Spezial
    .kind = Spezialeffekt
    .text = { SENTENCES($parts) }{ part-lasting }
part-lasting =
    { $lasting ->
        [yes] { " " }Das gilt weiter, auch wenn diese Karte die Auslage verlassen hat.
       *[no] { "" }
    }
reward-instant = { reward-instant.lead } – { reward-instant.text }
    .lead = Sofort
    .kind = Sofort-Belohnung
    .text = { SENTENCES($parts) }
reward-single-use = { reward-single-use.lead } – { reward-single-use.text }
    .lead = 1x
    .kind = 1x-Loot
    .text = { SENTENCES($parts) }
reward-ongoing = { reward-ongoing.lead } – { reward-ongoing.text }
    .lead = Permanent
    .kind = Permanent-Loot
    .text = { SENTENCES($parts) }

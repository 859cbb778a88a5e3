### Was die Wörter und Zeichen auf Karten, Würfeln und Tisch bedeuten: die Kästen neben einer Karte und bei allem, worauf man zeigt.

term-number-health = Gegnerleben
    .means = Erreicht der Schaden auf dem Gegner diese Zahl, ist er sofort besiegt.
term-number-damage = { board-damage }
    .means = Ist der Gegner in der Abhandlungsphase noch unbesiegt, verlierst du so viel Leben.
term-number-more = Zusätzliche Gegner
    .means = Wird diese Karte aktiviert, musst du so viele weitere aktivieren, jede von einem Stapel deiner Wahl.
term-number-health-hero = { stat-health }
    .means = Der Schaden, den du noch erleiden kannst. Unter 1 verlierst du; über 6 steigt es nie.
term-number-strategy = { stat-strategy }
    .means = So viele Strategiephasen darfst du in einer Runde haben, und so viel Loot darfst du besitzen.
term-number-recovery = { stat-recovery }
    .means = So viele erschöpfte Würfel darfst du am Ende jeder Runde in den Würfelpool zurücklegen.
term-kind-boss = { kind-boss }
    .means = Wartet verdeckt und kommt im Endkampf. Besiegst du ihn, gewinnst du, was auch sonst noch aktiv ist.
term-kind-mission = { kind-mission }
    .means = Erreiche ihr Ziel für die Belohnung. Nicht abgeschlossen kommt sie mit dem Boss als Gegner, mit dem Leben und dem Schaden, die auf ihr stehen.
term-mark-light = Leicht
    .means = Eine Klasse von Gegnern, an einem Winkel zu erkennen. Für sich bewirkt sie nichts; Texte und Missionen sprechen von ihr.
term-mark-heavy = Schwer
    .means = Eine Klasse von Gegnern, an zwei Winkeln zu erkennen. Für sich bewirkt sie nichts; Texte und Missionen sprechen von ihr.
term-mark-mandatory = { mark-mandatory }
    .means = Solange sie oben auf einem Stapel liegt, musst du einen Stapel wählen, der eine solche Karte zeigt.
term-mark-universal = Universell
    .means = Diesen Helden kannst du mit jedem Themenset spielen.
term-effect-during = { effect-during.lead }
    .means = Gilt vom Aktivieren der Karte an, bis sie besiegt oder fort ist.
term-effect-after = { effect-after.lead }
    .means = Geschieht einmal in der Abhandlungsphase, nach dem Gegnerschaden, auch wenn die Karte besiegt ist.
term-effect-special = { effect-special.lead }
    .means = Sagt selbst, wann und wie lange er wirkt, auch wenn die Karte besiegt ist.
term-reward-instant = Sofort-Belohnung
    .means = Gehört dir, sobald die Karte besiegt ist, wenn du sie willst.
term-reward-single-use = 1x-Loot
    .means = Du erhältst ihn am Ende der Runde, wenn du Platz hast. Er lässt sich einmal verwenden, fast jederzeit, danach wirfst du ihn ab.
term-reward-ongoing = Permanent-Loot
    .means = Du erhältst ihn am Ende der Runde, wenn du Platz hast. Er wirkt, solange du ihn behältst.
term-text-ability = { text-ability.lead }
    .means = Die eigene Kraft deines Helden. Sie braucht keinen Platz; ihr Text sagt, wann sie wirkt.
term-text-peace = { text-peace.lead }
    .means = Das darfst du tun, statt zu kämpfen, wenn die Karte die erste der Runde wäre. Sie wird dann abgelegt.
term-stack = Stapel
    .means = In jeder Runde wählst du einen Stapel und kämpfst gegen seine oberste Karte. Nur diese ist zu sehen.
term-pool = { screen-pool }
    .means = Würfel, die du aktivieren kannst, so viele du willst; sie werden zusammen geworfen.
term-active = { board-active }
    .means = Hier werden aktivierte Würfel geworfen. Treffer ordnest du einzeln zu; was übrig bleibt, wird in der nächsten Phase neu geworfen, auch Treffer.
term-exhausted = { screen-exhausted }
    .means = Am Ende der Runde kommen alle aktivierten Würfel hierher. Dein Wert für Auffrischen bringt einige zurück.
term-banished = { screen-banished }
    .means = Endgültig aus dem Spiel.
term-inventory = { board-inventory }
    .means = Dein Loot, höchstens so viele Karten, wie dein Wert für Strategie angibt.
term-chip = Der Chip
    .means = Zählt, was das Themenset sagt: Öl, Tage, Geld. Er sinkt nie unter 0 und steigt nie über sein Maximum. Das Blatt des Themensets sagt, was durch ihn geschieht und was er bezahlt.
term-face-miss = Fehlschlag
    .means = Bewirkt nichts. In der nächsten Strategiephase kann er neu geworfen werden.
term-face-hit = Treffer
    .means = Richtet 1 Schaden bei dem Gegner an, dem du ihn zuordnest.
term-face-crit = Kritischer Treffer
    .means = Richtet 2 Schaden bei dem Gegner an, dem du ihn zuordnest, und zählt als 1 Treffer.
term-die =
    { $colour ->
        [yellow] Gelber
        [green] Grüner
        [blue] Blauer
        [purple] Lila
       *[red] Roter
    } Würfel
    .means =
        { $hits } Treffer, { $crits ->
            [one] { $crits } kritischer Treffer
           *[other] { $crits } kritische Treffer
        }, { $misses ->
            [0] kein Fehlschlag
            [one] { $misses } Fehlschlag
           *[other] { $misses } Fehlschläge
        }: Er trifft mit { $of } von 6 Seiten.

### The table of 20 Strong: what the page says, some of it the terminal and the cards too.

screen-where =
    { $n ->
        [0] { moment-setup }
       *[other] Runde { $n }
    }
screen-endgame = Endkampf
board-strategy-phase = Strategiephase { $phase } von { $of }
board-strategy-note = Phase { $phase }/{ $of }
screen-resolve-phase = Abhandlung
moment-setup = Spielaufbau
moment-activation = Planung
moment-commit = Würfelwahl
moment-roll = Würfeln
moment-apply = Zuordnen
moment-damage = Gegnerschaden
moment-after = Folgeeffekte
moment-exhaust = Erschöpfen
moment-recover = Auffrischen
moment-gain = Loot
moment-cleanup = Aufräumen

## Dice

# Endungen: e, er, en, em.
colour-yellow = gelb
    .e = gelbe
    .er = gelber
    .en = gelben
    .em = gelbem
colour-green = grün
    .e = grüne
    .er = grüner
    .en = grünen
    .em = grünem
colour-blue = blau
    .e = blaue
    .er = blauer
    .en = blauen
    .em = blauem
colour-purple = lila
    .e = lila
    .er = lila
    .en = lila
    .em = lila
colour-red = rot
    .e = rote
    .er = roter
    .en = roten
    .em = rotem
face-no-face = noch nicht gewürfelt
face-miss = Fehlschlag
face-hit = Treffer
face-crit = kritischer Treffer
board-to-roll = zu würfeln
part-colour-er =
    { $colour ->
        [yellow] { colour-yellow.er }
        [green] { colour-green.er }
        [blue] { colour-blue.er }
        [purple] { colour-purple.er }
       *[red] { colour-red.er }
    }
part-colour-e =
    { $colour ->
        [yellow] { colour-yellow.e }
        [green] { colour-green.e }
        [blue] { colour-blue.e }
        [purple] { colour-purple.e }
       *[red] { colour-red.e }
    }
board-die = { part-colour-er } Würfel, { $face }
board-pile =
    { $n ->
        [one] { $n } { part-colour-er }
       *[other] { $n } { part-colour-e }
    }
# Its forms are for the rulebook: how many there are, in all and of each colour, hits/crits/misses, and from weak to strong.
board-tray = Deine Würfel
    .in-all = 17
    .by-colour = 4 gelb, 4 grün, 4 blau, 4 lila und 1 rot
    .sides = Gelb 1/1/4, Grün 2/1/3, Blau 3/1/2, Lila 4/1/1, Rot 5/1/0
    .order = Gelb, Grün, Blau, Lila, Rot
screen-pool = Würfelpool
board-active = Aufmarschzone
screen-exhausted = Erschöpft
screen-banished = Verbannt
board-no-dice = Hier liegen aktivierte Würfel bis zum Ende der Runde
board-take-back = zurücknehmen
board-drag-back = zum Zurücknehmen von der Karte ziehen
board-commit-all = Alle aktivieren
board-recover-best = Die besten
board-all-here = Alle { $n } Treffer hierher, bis der Gegner besiegt ist
board-hits-of = { $n } von { $of } Seiten treffen
board-legend = Was die Würfel können
board-legend-hit = Treffer, 1 Schaden
board-legend-crit = kritischer Treffer, 2 Schaden
board-legend-miss = Fehlschlag, nichts
board-legend-use = Starke Würfel treffen öfter. Zurück kommen Würfel erst beim Auffrischen.
board-wished = gewünscht: noch { $n }
board-hits-left = { $n } Treffer zuzuordnen

## Das Ziel

board-aim = Ziel
board-aim-a-stack-empty = Leere einen Stapel, dann besiege den Boss
board-aim-stacks-empty = Leere alle Stapel, dann besiege den Boss
board-aim-chip-full = Fülle den Chip, dann besiege den Boss
board-aim-chip-empty = Leere den Chip, dann besiege den Boss
board-aim-missions-done = Schließe alle Missionen ab, dann besiege den Boss
board-aim-any = Erreiche den Endkampf, dann besiege den Boss
board-hunt = Locke { $n } Bosse hervor und besiege sie
board-boss-on-day = Sei am Tag { $n } bereit für den Boss
board-aim-endgame = Besiege den Boss
board-fewest = ein Stapel: noch { $n }
board-story = Die Geschichte dieses Themensets

## The hero

board-own = Dein Held
stat-health = Leben
    .points = { $n } Leben
stat-strategy = Strategie
    .points =
        { $n ->
            [one] { $n } Punkt Strategie
           *[other] { $n } Punkte Strategie
        }
stat-recovery = Auffrischen
    .points =
        { $n ->
            [one] { $n } Punkt Auffrischen
           *[other] { $n } Punkte Auffrischen
        }
board-health-note = höchstens { $n }
board-strategy-idle = pro Runde
board-coming = drohen, wenn keiner fällt
board-coming-now = stehen jetzt bevor
board-would-lose = du würdest verlieren
board-no-damage = kein Schaden droht
board-recovery-note = pro Runde
board-counts-as = zählt als { $n }
board-inventory = Inventar
board-free-slot = freier Platz
board-over-limit = { $n } zu viel
screen-used = diese Runde verwendet
# Was der Chip zählt, wenn das Themenset es nicht sagt.
chip-any = Chippunkte
    .acc = den Chip
    .points =
        { $n ->
            [one] { $n } Chippunkt
           *[other] { $n } Chippunkte
        }
    .each = für jeden Chippunkt
    .every = für je { $n } Chippunkte
    .left = falls der Chip mindestens { $n } zeigt
    .most = falls der Chip höchstens { $n } zeigt

## Stacks, boss, missions

screen-stacks = Stapel
board-stack = Stapel { $n }
board-cards =
    { $n ->
        [one] { $n } Karte
       *[other] { $n } Karten
    }
screen-empty = leer
screen-face-down = verdeckt
board-discard-pile = Ablage
kind-boss = Boss
board-bosses = { $n } Bosse
board-bosses-down = { $n } von { $of } besiegt
board-boss-came = im Spiel
board-boss-among = Verdeckt wartet einer von diesen:
kind-mission = Mission
screen-missions = Missionen
board-mission-state = { $n } von { $of }
board-done = abgeschlossen

## Orte, Tage, was bleibt

board-map = Karte
board-here = hier bist du
board-reachable = erreichbar
board-leads-to = führt nach: { $places }
board-anywhere = Du darfst überall beginnen.
board-beneath = darunter:
board-fight-it = Kämpfen
board-lasting = Gilt bis zum Ende
board-calendar = Kalender
board-today = heute
board-day = Tag { $n } von { $of }
board-days-left =
    { $n ->
        [0] der letzte Tag
        [one] noch { $n } Tag
       *[other] noch { $n } Tage
    }
board-last-day =
    { $n ->
        [0] Heute kommt der Boss.
        [one] noch { $n } Tag, bis der Boss kommt
       *[other] noch { $n } Tage, bis der Boss kommt
    }
board-grow = alle Gegner werden stärker

## Enemies

board-fight = Aktive Gegner
board-damage = Gegnerschaden
board-suffered = { $n } von { $of } Schaden
screen-tokens = +{ $n } Schaden
screen-damage = { $n } Schaden
mark-light = leicht
mark-heavy = schwer
mark-mandatory = Pflichtkarte
board-mandatory-short = Pflicht
number-more =
    { $n ->
        [one] { $n } zusätzlicher Gegner
       *[other] { $n } zusätzliche Gegner
    }
screen-defeated = besiegt
board-fallen = besiegt
board-silenced = in dieser Runde aufgehoben
board-stays = Warum ist das grau?
board-read = Karte lesen

## What would follow

board-defeats = besiegt
board-odds-defeat = besiegt
board-no-effect = erlaubt, ohne Wirkung
board-not-mandatory = erst eine andere
board-not-room = Inventar voll
board-gain = diesen Loot nehmen
board-peace = In Frieden
board-hurts = { $n } Schaden erleiden
board-threatens =
    { $n ->
        [one] { $n } Schaden droht
       *[other] { $n } Schaden drohen
    }
board-left =
    { $n ->
        [one] { $n } Schaden droht, es blieben { $of } Leben
       *[other] { $n } Schaden drohen, es blieben { $of } Leben
    }
board-you-lose = verloren
board-deadly = tödlich
board-unused = { $n } Treffer ungenutzt
board-unrecovered = { $n } weitere möglich
board-use = Verwenden
board-rolls-nothing = kein Würfel: Phase vertan
board-rerolls = { $n } Würfel neu würfeln
board-hint-commit = Tippe Würfel im Pool an: beliebig viele, beliebig gemischt. Ein Tipp auf einen aktivierten nimmt ihn zurück.
board-hint-apply = Wähle einen Würfel und tippe eine leuchtende Karte an, oder ziehe ihn darauf. Fehlschläge zählen nicht.
board-hint-nothing-left = Für keinen Gegner, der noch steht, ist ein Treffer übrig.
board-hint-use-first = Kein Treffer ist übrig, aber was leuchtet, kannst du noch verwenden.
board-hint-pool-empty = Dein Würfelpool ist leer: Gewürfelt wird nur mit denen in der Aufmarschzone.
board-resolve-all = Alle abhandeln, von links nach rechts
board-answers = Wähle eins

## The log

screen-log-committed = Du aktivierst
screen-log-rolled = Du würfelst
screen-log-applied = Du ordnest zu:
screen-log-recovered = Du frischst auf:

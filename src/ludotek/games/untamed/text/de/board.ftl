### The table of Untamed: what the page says, some of it the terminal and the cards too.

screen-set-up = Spielaufbau
screen-where =
    { $n ->
        [0] { screen-set-up }
       *[other] Zug { $n }
    }
moment-draft = Fraktionen
moment-strongholds = Festungen
moment-mulligan = Mulligan
moment-first-support = Erster Beistand
moment-main = Hauptphase
moment-upkeep = Versorgungsphase

## Players

board-you = Du
board-alpha = Alpha
screen-ally = auf deiner Seite
screen-prey = deine Beute
screen-hunts-you = jagt dich
board-in-turn = Am Zug
screen-has-chosen = hat gewählt
screen-done = fertig
screen-out = ausgeschieden
board-open = Alles von { $name } zeigen
board-back = Alle Spieler
board-you-out = Du bist ausgeschieden.
board-hunts = jagt
board-you-hunt = Du jagst { $name }
board-is-hunting = { $name } jagt dich
board-mode-survival = Du darfst alle angreifen; wer als Letzter übrig ist, gewinnt.
board-against-alpha = Alle gegen den Alpha: { $name }
board-you-alpha = Du bist der Alpha: Besiege alle anderen.
board-mode-hydra = Dein Team spielt gemeinsam und teilt sich eine Festung.
board-mode-manticore = Dein Team teilt alles außer den Händen; ihr spielt abwechselnd.

## What they have

screen-hand = Hand
board-your-hand = Deine Hand
board-last-left = Nur diese ist übrig: Sie kommt nach unten. Danach steht die Reihenfolge fest.
screen-power = Kraft
board-power-ready = { $ready } von { $all } bereit
board-play-as-power = Eine Karte als Kraft spielen
board-power-full = voll: keine weitere Kraft
board-choose-power = Welche Karte?
board-no-power = noch keine Kraft gespielt
board-attacks-left =
    { $n ->
        [one] noch { $n } Angriff
       *[other] noch { $n } Angriffe
    }
board-power-left = noch { $n } Kraft
screen-support = Beistand
screen-deck = Deck
board-top-of-deck = Oben auf dem Deck
board-known = { $n } bekannt
board-removed = Aus dem Spiel entfernt
board-order-lowest = Die erste, die du wählst, kommt zuunterst.
screen-bonus = Kraftbonus
board-use-bonus = Kraftbonus nutzen
board-cheaper = Nächste Karte −{ $n }
board-draw = Ziehen
screen-no-animals = keine Tiere im Spiel
board-taking = Wird abgehandelt

## What can be done in the Main phase

board-you-can = Du kannst { $ways }.
board-way-power = eine Karte als Kraft spielen
board-way-play = Karten spielen
board-way-attack = angreifen
board-way-ability = deine Festung nutzen
board-way-draw = für 2 Kraft eine Karte ziehen

## Strongholds

kind-stronghold = Festung
board-face-down = Verdeckt
board-nth = { $n }. von { $all }
board-use-ability = Nutzen
screen-ability-used = in diesem Zug genutzt
board-destroyed = zerstört

## Animals

number-attack = Angriff { $n }
board-health = { $left } von { $all } Leben
screen-fury = { $n } Zorn
keyword-guard = Wache
keyword-rally = Sammeln
keyword-rush = Ansturm
board-rushing = kann diesen Zug keine Festung angreifen
screen-exhausted = erschöpft
board-readied = bereit
board-owned-by = Karte von { $name }
board-call-off = greift an; noch einmal drücken bricht ab
board-call-off-attack = Angriff abbrechen
board-target = kann gewählt werden
board-defeated = besiegt
board-leaves = verlässt das Spiel
board-left = noch { $n }
board-unhurt = ohne Wirkung
board-yours-falls = deines wird besiegt

## Why something can’t be chosen, in two words on the thing itself

board-not-rush = Ansturm: noch nicht
board-not-guard = erst die Wache
board-not-prey = nicht deine Beute
board-not-fellow = nur der Alpha
board-not-this = hierfür nicht

## Cards

kind-item = Gegenstand
number-cost = Kosten { $n }
screen-play = Spielen
board-focus = Fokus
screen-as-power = Als Kraft
board-to-support = In den Beistand
board-discard = Diese wählen
board-read = Karte lesen
board-more = mehr
board-needed = { $n } nötig
board-idle = wirkungslos
board-drop-here = Hier ausspielen
board-no-effect = Das hätte jetzt keine Wirkung.
board-anyway = Trotzdem tun
board-confirm = Bestätigen

## Der Draft, wie ihn die Wartenden sehen

board-drafting = { $name } nimmt eine Fraktion
board-draft-each = Jeder nimmt drei.
board-draft-order = Danach: { $names }.
board-draft-owners = genommen von { $names }

# Eine Fraktion von jemandem.
faction-any = { $name }
    .gender = f
    .plural-name = { $name }
    .nom = die Fraktion { $name }
    .acc = die Fraktion { $name }
    .dat = der Fraktion { $name }
    .gen = der Fraktion { $name }
    .way = Eine eigene Fraktion.

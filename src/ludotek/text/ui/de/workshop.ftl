### Die Werkstatt, in der man eigene Pakete macht.

## The shelf

workshop-about = Mach dein eigenes Themenset: Jede Karte ist ein Satz, den du Wort für Wort auswählst. Ihr Text entsteht von selbst, in drei Sprachen, und du kannst sie sofort ausprobieren.
workshop-new = Etwas Neues beginnen
workshop-kind = Was es werden soll
workshop-pack-name = Wie es heißen soll
workshop-from-example = Mit einem kleinen Beispiel
workshop-from-nothing = Leer beginnen
workshop-example-text = Das Beispiel ist schon spielbar: Ändere es Karte für Karte, bis es deins ist.
workshop-open = Eine Datei öffnen
workshop-open-text = Zieh sie irgendwo auf diese Seite: eine TOML- oder JSON-Datei, die du oder jemand anderes gespeichert hat.
workshop-choose-file = Datei auswählen
workshop-mine = In deinem Regal
workshop-none = Noch nichts.
workshop-changed = geändert { $when }
workshop-here = Das alles liegt nur in diesem Browser. Speichere eine Kopie von allem, was dir fehlen würde.
workshop-save = Kopie von { $what } speichern
workshop-remove-text = Das lässt sich nicht rückgängig machen, außer du hast eine Kopie.
workshop-gone = Das steht nicht in deinem Regal: Es wurde entfernt oder liegt in einem anderen Browser.
workshop-full = Es lässt sich nicht aufbewahren: Platz ist für { $n }, und nur so viel, wie dieser Browser zulässt. Entferne zuerst etwas.
workshop-no-pack = { $file } lässt sich hier nicht öffnen.
workshop-damaged = Dieser Link ist beschädigt: Ein Teil fehlt. Bitte darum, ihn noch einmal zu schicken.
workshop-to-shelf = Zu deinem Regal
workshop-given = Das hat dir jemand geschickt, für { $game }. Sieh es dir an; aufbewahrt wird es nur, wenn du willst.
workshop-keep = In mein Regal stellen
workshop-keep-not = Nein, danke

## The cards

workshop-cards = Karten
workshop-count =
    { $n ->
        [one] eine Karte
       *[other] { $n } Karten
    }
workshop-whole = Name und Regeln
workshop-new-card = eine neue Karte
workshop-new-in = Neue Karte: { $what }
workshop-is-good = in Ordnung
workshop-is-doubtful = fraglich
workshop-is-open = nicht fertig
workshop-up = { $what } nach oben
workshop-down = { $what } nach unten
workshop-copy = { $what } verdoppeln
workshop-remove = { $what } entfernen

## Making a card

workshop-zones = Was du siehst
workshop-make = Bauen
workshop-look = Ansehen
workshop-name = Name
workshop-name-in = Name: { $language }
workshop-less = Weniger: { $what }
workshop-more = Mehr: { $what }
workshop-search = Suchen
workshop-no-word = So ein Wort gibt es nicht.
workshop-leave-out = Weglassen
workshop-done = Fertig
workshop-then = und außerdem
workshop-leads = Von { $n } nach
workshop-one-more = Ein Ort mehr
workshop-one-less = Ein Ort weniger

## What becomes of it

workshop-texts = Die Karte in Worten
workshop-reads = So steht es darauf
workshop-no-text = Der Text erscheint, sobald die Karte genug sagt.
workshop-not-now = So hieß es vorher; im Moment sagt sie nicht genug.
workshop-no-face = Hier erscheint die Karte, sobald sie genug sagt.
workshop-problems = Was nicht stimmt oder fraglich ist
workshop-all-good = Alles stimmt, nichts ist fraglich.
workshop-try = Diese Karte ausprobieren
workshop-try-now = Ausprobieren
workshop-try-hint = Ein kleiner Tisch, auf dem diese Karte schon liegt. Rekorde gibt es dabei keine.
workshop-try-later = Sobald sie fertig ist.

## Balance

workshop-balance = Gleichgewicht
workshop-measure = Messen
workshop-again = Noch einmal messen
workshop-stop = Anhalten
workshop-measuring = Ein Bot spielt es, viele Male. Arbeite ruhig weiter.
workshop-measure-hint = Zu leicht, zu schwer? Ein Bot spielt Hunderte Partien, mit dieser Karte und ohne sie.
workshop-measure-later = Sobald alle Karten fertig sind.
workshop-stale = Seit dieser Messung hast du etwas geändert.
workshop-rung = Schwierigkeit { $n }.
workshop-wins = Der Bot gewinnt { $share } (zwischen { $low } und { $high }) von { $n } Partien.
workshop-aim = Gut sind { $low } bis { $high }.
workshop-verdict-within = Genau richtig.
workshop-verdict-low = Zu schwer.
workshop-verdict-high = Zu leicht.
workshop-verdict-unsure = Noch nicht sicher zu sagen.
workshop-without = Ohne diese Karte { $share } (die gepunktete Linie); der Unterschied liegt zwischen { $low } und { $high }.
workshop-of = von { $n } Gelegenheiten
workshop-never = Lohnt sich fast nie:

## The bar

workshop-kept = in diesem Browser gespeichert
workshop-not-kept = Nicht gespeichert: In diesem Browser ist kein Platz. Exportiere es.
workshop-undo = Zurück
workshop-redo = Wieder vor
workshop-nothing = noch nichts
workshop-playable = Spielbereit
workshop-playable-but =
    { $n ->
        [one] Spielbar, mit einem Hinweis
       *[other] Spielbar, mit { $n } Hinweisen
    }
workshop-not-yet = Noch nicht spielbar
workshop-waits = Der Export wartet auf { $cards }.
workshop-open-cards =
    { $n ->
        [one] eine Karte offen
       *[other] { $n } Karten offen
    }
workshop-without-open =
    { $n ->
        [one] ohne die offene Karte
       *[other] ohne die offenen Karten
    }
workshop-check = Prüfen
workshop-export = Exportieren
workshop-play = Spielen
workshop-before = Bevor es losgeht
workshop-file = Als Datei
workshop-file-text = Sie enthält alles, in lesbaren Wörtern. Öffne sie hier oder gib sie der Kommandozeile.
workshop-print = Karten zum Ausschneiden drucken
workshop-terminal = Im Terminal spielen
workshop-link = Als Link
workshop-link-text = Der Link selbst enthält das ganze Paket; auf dem Server liegt nichts. Wer ihn öffnet, sieht zuerst die Karten.

## What was done, on the button that takes it back

workshop-did-set = { $what }: { $value }
workshop-did-change = geändert: { $what }
workshop-did-leave = ohne: { $what }
workshop-did-add = neu: { $what }
workshop-did-remove = entfernt: { $what }
workshop-did-move = verschoben: { $what }
workshop-did-copy = verdoppelt: { $what }
workshop-did-name = Name: { $name }
workshop-did-elsewhere = in einem anderen Tab geändert

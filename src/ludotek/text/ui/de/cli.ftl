### Das Terminal: was es rund um eine Partie sagt.

## Befehle

cli-any-name = ein Name
cli-no-card = Es gibt keine Karte „{ $name }“; am ähnlichsten sind { $near }.
cli-no-filter = Hier heißt nichts „{ $name }“; am nächsten kommen { $near }.
cli-no-rule = Es gibt keine Regel „{ $id }“; es gibt { $known }.
cli-verify-good =
    { $lines ->
        [one] { $file } ist in Ordnung: { $lines } Zeile wurde nachgespielt und stimmt mit der Aufzeichnung überein.
       *[other] { $file } ist in Ordnung: { $lines } Zeilen wurden nachgespielt und stimmen mit der Aufzeichnung überein.
    }
cli-verify-bad = { $file } ist nicht in Ordnung: { $problem }
cli-verify-chance =
    { $kind ->
        [sealed] Das Siegel ist geöffnet: Jeder Würfel und jedes Mischen folgt aus dem Geheimnis darin. Es ist ein altes Siegel, das weder Tisch noch Regeln nennt.
        [bound] Das Siegel ist geöffnet: Jeder Würfel und jedes Mischen folgt aus dem Geheimnis, das vor der Partie feststand, zusammen mit Tisch, Regeln, Karten, Optionen und Plätzen.
        [salted] Das Siegel ist geöffnet: Jeder Würfel und jedes Mischen folgt aus dem Geheimnis, das vor der Partie feststand, zusammen mit Tisch, Regeln, Karten, Optionen und Plätzen, und aus dem, was Mitspielende danach hinzugefügt haben.
        [known] Würfel und Mischen waren vorher bekannt: Es ist eine Lektion oder ein Rätsel, oder eine Partie ging weiter, deren Siegel schon geöffnet war.
        [fast] Würfel und Mischen folgen aus dem Startwert in der Kopfzeile.
        [entered] Würfel und Karten waren echt und wurden von Hand eingetragen: Über sie lässt sich nichts beweisen.
       *[other] Die Würfel waren vorgegeben.
    }
cli-verify-commitment = Wenn dieses Siegel vor der Partie gezeigt wurde, konnte niemand die Würfel bestimmen: { $commitment }
cli-new = { $file } ist angelegt und spielbar, wie es ist. Ändere es, dann:
cli-print = { $file } ist geschrieben; Karten: { $cards }, Seiten: { $pages }.
cli-site = { $folder } ist geschrieben: Version { $version }, Dateien: { $files }, { $size } MB. Als statische Dateien anbieten, zum Beispiel: python3 -m http.server --directory { $folder }
cli-print-scale = Mit 100 % der Größe drucken.
cli-print-unofficial = Inoffizielles Fanprojekt, gemacht mit Ludotek.
cli-print-signs = Diese Zeichen fehlen in der Schrift und werden als Kästchen gedruckt: { $signs }
cli-lint =
    { $n ->
        [0] Kein Fehler gefunden
        [one] { $n } Fehler gefunden
       *[other] { $n } Fehler gefunden
    }{ $doubts ->
        [0] {""}
        [one] , { $doubts } Zweifel
       *[other] , { $doubts } Zweifel
    }; geprüfte Pakete: { $checked }.
cli-lint-error = Fehler bei { $where }:
cli-lint-error-at-all = Fehler:
cli-lint-doubt = Zweifel bei { $where }:
cli-lint-doubt-at-all = Zweifel:
cli-no-reports = Es wurde nichts gemeldet.
cli-report =
    { $when } UTC · Tisch { $table } · { $name }: „{ $text }“ · { $seat ->
        [0] gemeldet von jemandem, der zuschaut
       *[other] gemeldet von Platz { $seat }
    }

doctor-ludotek = Ludotek
doctor-python = Python
doctor-engine = Engine
doctor-libraries = Bibliotheken
doctor-games = Spiele (Regeln)
doctor-packs = Packs
doctor-broken = Ausgelassen
doctor-languages = Sprachen
doctor-terminal = Terminal
doctor-data = Gespeicherte Partien in

## An der Eingabe

shell-hint = Nummer wählen · ? Hilfe · ? 1 erklärt · warum · zurück · protokoll · ende
shell-hint-low = Nummer wählen · ? Hilfe · ? 1 erklärt · warum · zurück · Enter: ganzer Tisch
shell-hint-letters = Mehrere auf einmal mit ihren Buchstaben, etwa { $letters }
shell-unknown = Unbekannte Eingabe „{ $what }“. Gib eine Nummer ein, oder ? für Hilfe.
shell-no-option =
    { $last ->
        [one] Es gibt keine Auswahl { $n }, nur die Auswahl 1.
       *[other] Es gibt keine Auswahl { $n }; es gibt 1 bis { $last }.
    }
# Über Würfe oder verdeckte Karten hinweg, allein.
shell-undo-anyway = Du kannst „zurück trotzdem“ eingeben; das nimmt zurück: { $act }. Aufzeichnung und Ergebnis halten fest, dass du zurückgegangen bist.
shell-concede = Damit verlierst du die Partie. Gib zur Bestätigung „aufgeben trotzdem“ ein; das Protokoll hält es fest.
# Was nicht möglich ist; der Grund folgt.
shell-why = { $option } –
shell-why-nothing = Nichts dergleichen ist gerade verboten.
shell-card-which = Welche Karte? Gib „karte“ und ihren Namen ein, oder einen Teil davon.
shell-guide-off = Die Anleitung ist aus; „anleitung“ holt sie zurück.
shell-guide-on = Die Anleitung ist an.
shell-aim = Ziel: { $aim } ({ $rule })
shell-muted = Stumm: { $cards }
shell-mute = { $card }: stumm. Wenn sonst nichts verwendet werden kann, hält das Spiel dafür nicht mehr an. Neben jeder anderen Frage kannst du die Karte weiter verwenden.
shell-unmute = { $card }: nicht mehr stumm.
shell-saved = Gespeichert in { $file }
shell-laid-aside = Partie gespeichert in { $file }. Weiterspielen mit: ludotek play { $game } --resume
shell-commitment = Würfe und Mischen sind versiegelt. Siegelabdruck: { $commitment }
shell-seeded = Eine Partie mit dem Startwert { $seed }: Derselbe Startwert und dieselben Entscheidungen ergeben dieselbe Partie.
shell-real = Ein Spiel mit der echten Schachtel: Du würfelst und deckst auf und sagst, was zu sehen ist. Hier ist nur bekannt, was auf dem Tisch liegt.
shell-coming = Danach: { $dice }
shell-hint-entering = Gib eine Nummer oder einen Teil des Namens ein. „zurück“ nimmt die letzte Eingabe zurück.
shell-opening = Das Siegel ist geöffnet. Geheimnis: { $opening }
shell-record = Jeder kann die Aufzeichnung dieser Partie nachspielen und jeden Würfel und jedes Mischen prüfen:
shell-number-usage = 1, 2, 3 …
shell-number-help = Diese Auswahl treffen. 0 steht für die, mit der die Frage endet, etwa „fertig“ oder „nein“.

## Mehrere Spieler

screen-story = Was geschah
shell-seat = Spieler { $n }
shell-player-human = { $player } (Mensch)
shell-player-bot = { $player } (Bot, { $level })
shell-company = Am Tisch: { $players }
shell-hand-over = Gib die Tastatur an Spieler { $n } weiter.
shell-hand-over-enter = Spieler { $n }: Achte darauf, dass niemand sonst hersieht, und drücke dann Enter.
shell-earlier =
    { $n ->
        [one] … { $n } Zeile davor; „protokoll“ zeigt alles.
       *[other] … { $n } Zeilen davor; „protokoll“ zeigt alles.
    }
shell-no-seat = Es gibt keinen Spieler „{ $what }“; die Spieler sind 1 bis { $last }.
shell-seat-waits = Für { $player } kannst du jetzt nicht handeln.
shell-undo-agree = Wenn ihr alle einverstanden seid, könnt ihr „zurück trotzdem“ eingeben; das nimmt zurück: { $act }. Aufzeichnung und Ergebnis halten es fest.
# Das Spiel ist zu Ende, und wer allein gespielt hat, darf zurück.
shell-undo-over = Du kannst noch „zurück trotzdem“ eingeben, bis vor: { $act }. Aufzeichnung und Ergebnis halten es fest. Enter beendet die Partie.
shell-for-players = für { $numbers } Spieler
shell-which-lesson = Ist das dein erstes Spiel? 1: mit Anleitung; 2: ohne Anleitung (Enter für 1)
shell-which-mode = Welcher Modus (1 bis { $last }, oder Enter für 1)?
shell-which-number = Wie viele Spieler ({ $numbers }, oder Enter für { $usual })?
shell-which-players = Wer spielt? 1: du gegen Bots; 2: nur Menschen, reihum an dieser Tastatur (Enter für 1)
shell-go-nobody = Gerade wartet kein Bot auf dich.
shell-enter = Enter: zurück zum Tisch
shell-which-team = Wer spielt? 1: Menschen auf allen Plätzen; 2: du auf dem ersten, Bots auf den übrigen (Enter für 1)

## Was man eingeben kann. Das erste Wort wird gezeigt.

verb-anyway = trotzdem
verb-help = hilfe, ?
    .usage = ? [Nummer oder Wort]
    .help = Diese Hilfe; oder was eine Auswahl tut, mit ihren Karten und ihrer Regel.
verb-why = warum
    .usage = warum [Wort]
    .help = Was jetzt nicht möglich ist, und warum; ohne Wort auch, warum die Bots eben so gehandelt haben.
verb-hint = tipp
    .usage = tipp
    .help = Die besten Möglichkeiten mit deinen Gewinnchancen.
verb-odds = chancen
    .usage = chancen
    .help = Die genauen Chancen beim Würfeln oder Ziehen.
verb-undo = zurück, rückgängig
    .usage = zurück [trotzdem]
    .help = Deine eigene letzte Aktion zurücknehmen; über Würfe und verdeckte Karten hinweg nur mit „trotzdem“, und das Ergebnis hält es fest.
verb-log = protokoll, verlauf
    .usage = protokoll [Zahl]
    .help = Was bisher geschah, oder die letzten Zeilen davon.
verb-rules = regeln, regel
    .usage = regeln [{ $prefix }-25]
    .help = Die Regel hinter der jetzigen Frage, oder eine andere.
verb-cards = karten
    .usage = karten
    .help = Alle Karten dieses Spiels.
verb-card = karte
    .usage = karte NAME
    .help = Was eine Karte sagt.
verb-mute = stumm
    .usage = stumm NAME
    .help = Nicht mehr anhalten, nur um diese Karte anzubieten.
verb-unmute = stumm-aus, laut
    .usage = stumm-aus [NAME]
    .help = Sie wieder anbieten.
verb-seat = spieler, platz
    .usage = spieler [Nummer oder Name]
    .help = Für einen anderen Spieler handeln, der jetzt handeln darf; ohne Nummer: wer wo sitzt.
verb-go = los
    .usage = los
    .help = Die wartenden Bots spielen lassen.
verb-guide = anleitung
    .usage = anleitung
    .help = Die Anleitung des ersten Spiels beenden oder wieder zeigen.
verb-save = speichern, sichern
    .usage = speichern [DATEI]
    .help = Die Partie speichern und weiterspielen.
verb-again = nochmal, neu
    .usage = nochmal
    .help = Das Rätsel von vorn beginnen.
verb-solution = lösung
    .usage = lösung
    .help = Aufgeben und den besten Weg sehen.
verb-lang = sprache
    .usage = sprache { $languages }
    .help = In einer anderen Sprache weiterspielen.
verb-concede = aufgeben, aufgabe
    .usage = aufgeben [trotzdem]
    .help = Die Partie aufgeben und damit verlieren; nur mit „trotzdem“.
verb-quit = ende, beenden
    .usage = ende
    .help = Speichern und beenden.

hint-nothing = Gerade gibt es nichts zu entscheiden.
hint-heading = Deine Gewinnchancen:
hint-best = { $chance } % ({ $low }–{ $high } %)
hint-equal = { $chance } % ({ $low }–{ $high } %), etwa gleich gut
hint-worse =
    { $chance } % ({ $low }–{ $high } %), { $behind ->
        [one] { $behind } Punkt schlechter
       *[other] { $behind } Punkte schlechter
    }

# ludotek odds
cli-odds-example = Zum Beispiel: { $example }
odds-line = Chancen
odds-nothing = Gerade gibt es keine Chancen zu berechnen.
odds-percent =
    { $about ->
        [below] < { $n } %
        [above] > { $n } %
       *[exactly] { $n } %
    }
odds-decimal = { $whole },{ $tenths }

# ludotek review
review-title = { $game }: Analyse
review-written = Analyse gespeichert in { $file }

# ludotek puzzle
puzzle-count =
    { $game } ({ $name }): { $n ->
        [one] 1 Rätsel
       *[other] { $n } Rätsel
    }, { $solved } gelöst
puzzle-today = { $title } (Rätsel des Tages)
puzzle-how = So spielst du eines: ludotek puzzle { $name } --number 1; das heutige mit --daily.
puzzle-task = Rätsel { $number }: { $task }
puzzle-next = Enter: der nächste Schritt
puzzle-solved = Gelöst: { $value }.
puzzle-missed = Nicht der beste Weg. Deiner: { $value }; möglich: { $best }.
puzzle-gone = Dieses Rätsel ist nicht mehr in der Sammlung und kann nicht mehr bewertet werden. Du kannst trotzdem weiterspielen.
puzzle-then = Tippe „nochmal“ für einen neuen Versuch, „lösung“ für den besten Weg, „ende“ zum Aufhören.
puzzle-value-certain =
    { $reached ->
        [no] das Ziel ist nicht sicher erreicht
       *[yes] das Ziel ist erreicht
    }
puzzle-value-chance = eine Chance von { $chance }

## ludotek upgrade

upgrade-schema = Die Datenbank hat ein älteres Schema; `ludotek upgrade` oder der Start des Servers bringt es auf den neuen Stand.
upgrade-version = { $game }, Regeln { $rules }: { $running } laufend, { $finished } beendet, { $damaged } unlesbar.
upgrade-differ =
    { $differ ->
        [one] { "  " }Mit den jetzigen Regeln wäre { $differ } davon anders verlaufen, darum behält sie ihre eigenen. { $example }
       *[other] { "  " }Mit den jetzigen Regeln wären { $differ } davon anders verlaufen, darum behalten sie ihre eigenen. Zum Beispiel { $example }
    }
upgrade-problem = Tisch { $table }: { $problem }
upgrade-good =
    { $tables ->
        [0] Es gibt keine Tische.
        [one] Der einzige Tisch verläuft wie gespeichert, mit den Regeln, mit denen er begonnen wurde.
       *[other] Alle { $tables } Tische verlaufen wie gespeichert, jeder mit den Regeln, mit denen er begonnen wurde.
    }
upgrade-bad = Nicht jeder von { $tables } Tischen ist lesbar. Erst umstellen, wenn klar ist, warum.

### The frame around a table, and its menu.

frame-home = Startseite
frame-skip-table = Zum Tisch springen
frame-skip-actions = Zu den Aktionen springen
frame-phases = Phasen
frame-status-connecting = Verbinde …
frame-status-online = Verbunden
frame-status-offline = Keine Verbindung. Neuer Versuch …
frame-no-connection = Keine Verbindung
frame-not-sent = Deine Antwort wurde nicht gesendet. Die Seite versucht es weiter; antworte noch einmal, sobald der Tisch wieder da ist.
frame-press-again = Die Verbindung war kurz weg: Deine letzte Eingabe zählt nicht. Wiederhole sie, wenn du sie noch meinst.
frame-sound-on = Ton ist an
frame-sound-off = Ton ist aus
frame-menu = Menü
frame-real = Echte Würfel und Karten
frame-table = Tisch

## Log and chat

frame-log = Protokoll
frame-chat = Chat
frame-hide-column = Protokoll und Chat ausblenden
frame-show-column = Protokoll und Chat einblenden
frame-new-lines = { $n } ungelesen
frame-earlier =
    { $n ->
        [one] { $n } frühere Zeile zeigen
       *[other] { $n } frühere Zeilen zeigen
    }
frame-sealed = Würfe und Mischen sind versiegelt
frame-since = Seit deinem letzten Zug
frame-clause = Regel { $id }

## People

frame-you = du
frame-bot = Bot
frame-away = nicht da
frame-present = am Tisch
frame-asked = ist dran
frame-bot-plays = ein Bot springt ein
frame-open-seat = freier Platz
frame-look-from = Aus Sicht von { $name } ansehen
frame-clock = noch { $time }
frame-watchers = { $n } Zuschauer
frame-days =
    { $n ->
        [one] { $n } Tag
       *[other] { $n } Tage
    }

## Chat

frame-say = Nachricht schreiben
frame-send = Senden
frame-to-table = An alle
frame-to-team = An mein Team
frame-team-line = Team
frame-spectator = Zuschauer
frame-no-chat = Noch keine Nachrichten.
frame-hidden-chat = Was Zuschauer schreiben, lesen Spieler mit verdeckten Karten erst nach der Partie.

## Undo, and what can be done

frame-undo = Zurücknehmen
frame-undo-none = nichts zurückzunehmen
frame-undo-ask = um Rücknahme bitten: { $act }
frame-undo-ask-of = um Rücknahme bitten ({ $whose }): { $act }
frame-undo-rewind = zurück bis vor: { $act }
frame-undo-why = Warum nicht einfach so?
frame-rewind-title = Zurückgehen?
frame-rewind-dice = Das nimmt einen Wurf oder ein Mischen zurück. Dieselben Aktionen ergeben wieder dieselben Würfe.
frame-rewind-cards = Das nimmt etwas zurück, was du schon gesehen hast.
frame-rewind-shown = Aufzeichnung, Ergebnis und deine Statistik halten fest, dass es in dieser Partie zurückging.
frame-rewind-stay = Hierbleiben
frame-rewind-go = Zurückgehen
frame-all-actions-count = Alle Aktionen ({ $n })
frame-find = Nummer oder Wort eingeben
frame-possible = Jetzt möglich
frame-impossible = Jetzt nicht möglich
frame-nothing-impossible = Gerade ist nichts verboten.
frame-nothing-possible = Für dich gibt es gerade nichts zu tun.
frame-then-open = der Rest hängt von Zufall oder verdeckten Karten ab
frame-urge = Bots spielen lassen
frame-now-playing = Läuft gerade: { $what }
frame-skip-to-end = Zum Ende springen
frame-rest = Du bist fertig. Die anderen spielen weiter.
frame-watching = Du siehst zu.
frame-your-turn = Du bist dran
frame-skip = Überspringen
frame-again = Noch einmal: was die anderen getan haben
frame-see-again = Den Zug der anderen noch einmal ansehen
frame-not-yet = Bitte warten, bis alles gezeigt ist.
frame-too-late = Inzwischen ging es weiter: Deine letzte Eingabe passt nicht mehr und wurde nicht gezählt.

## Hints and odds

frame-hint = Tipp
frame-hint-about = Deine Chance, die ganze Partie zu gewinnen, mit 95-Prozent-Intervall
frame-hint-thinking = Die Möglichkeiten werden durchgespielt …
frame-odds = Chancen
frame-odds-more = Mehr …
frame-odds-reckoning = Wird berechnet …
frame-odds-wish = Mein Wunsch
frame-odds-least = mit mindestens { $n } %
frame-odds-do = So machen
frame-odds-choose = Wähle, was du willst, und sieh, wie wahrscheinlich es ist.
frame-odds-one-more = Eins mehr: { $what }
frame-odds-one-fewer = Eins weniger: { $what }

## An answer that loses

frame-fatal-title = Damit verlierst du die Partie
frame-fatal-text = Mit dieser Antwort endet die Partie.
frame-fatal-go = Trotzdem tun
frame-fatal-back = Noch einmal überlegen

## Why not

frame-why = Warum?
frame-refused-title = Das geht nicht
frame-rulebook = Regelheft
frame-cancel = Abbrechen
frame-ruling = Auslegung
frame-mute = Nicht mehr anhalten, nur um diese Karte anzubieten

## Passing the device

frame-hand-over-title = Gib das Gerät an { $name } weiter
frame-hand-over-text = Bis dahin bleiben die Karten verdeckt. Achte darauf, dass niemand sonst hersieht.
frame-hand-over-go = Ich bin { $name }

## Agreement, absence, waiting

frame-agree = Zustimmen
frame-disagree = Ablehnen
frame-agreed = Zustimmung: { $yes } von { $all }
frame-away-for = { $name } ist nicht da: In { $time } darf ein Bot spielen
frame-away-long = { $name } ist schon länger nicht da.
frame-let-bot = Einen Bot spielen lassen
frame-let-bot-sure = Einen Bot für { $name } spielen lassen? { $name } kann jederzeit zurückkommen.
frame-stay = Bleiben
frame-withdraw = Zurückziehen
frame-waiting-friends = Warten auf Mitspieler
frame-phrases = Schnell gesagt
frame-about-line = Über { $name }
frame-mute-person = { $name } stummschalten
frame-unmute-person = Wieder zeigen
frame-muted-person = { $name } ist stummgeschaltet.
frame-report = Dem Betreiber melden
frame-reported = Danke. Der Betreiber dieses Servers kann lesen, was du gemeldet hast.
phrase-hello = Hallo!
phrase-good-luck = Viel Glück!
phrase-thanks = Danke!
phrase-well-played = Gut gespielt!
phrase-moment = Einen Moment, bitte.
phrase-sorry = Entschuldigung!
phrase-oops = Hoppla!
phrase-good-game = Schöne Partie!
phrase-clap = Applaus
phrase-laugh = Lachen
phrase-wow = Staunen
phrase-sad = Trauer
frame-missing =
    { $n ->
        [one] Ein Spieler fehlt noch
       *[other] { $n } Spieler fehlen noch
    }
frame-free-seat = frei
frame-invite = Einladen
frame-notify-offer = Soll dieser Browser Bescheid geben, wenn du dran bist?
frame-notify-days = Hier darf ein Zug Tage dauern. Soll der Browser dir sagen, wenn du am Zug bist, solange irgendwo eine Seite von Ludotek offen ist?
frame-notify-yes = Ja, benachrichtigen
frame-notify-no = Nein, danke
frame-you-left = Ein Bot spielt für dich.
frame-come-back = Wieder übernehmen
table-paused = Die Partie ist unterbrochen.
table-closed = Der Tisch ist geschlossen.

## The end

frame-over = Spiel vorbei
frame-rematch-by = { $name } schlägt eine Revanche vor
frame-join-rematch = Mitspielen
frame-look-at-table = Tisch ansehen
frame-show-result = Ergebnis zeigen

## Ausgeschieden, während die Partie weitergeht

frame-out = Du bist ausgeschieden
frame-out-place = { $n }. Platz
frame-out-team = Dein Team spielt weiter
frame-out-text = Du kannst bis zum Ende zusehen oder eine neue Partie beginnen.
frame-watch-on = Zusehen
frame-new-game = Neue Partie

## When something goes wrong

frame-resume = Fortsetzen
frame-gone = Dieser Tisch lässt sich nicht öffnen
frame-no-key = Dieser Browser kann den Tisch nicht öffnen. Nimm den Link, den du bekommen hast.

## The menu: settings

menu-settings = Einstellungen
menu-motion = Animationstempo
menu-motion-off = aus
menu-motion-usual = normal
menu-others = Tempo der Bots und Freunde
menu-others-slow = langsam
menu-others-normal = normal
menu-others-fast = schnell
menu-others-once = alles sofort
menu-odds = Chancen anzeigen
menu-sound = Ton
menu-notify = Benachrichtigen, wenn ich dran bin
menu-theme = Darstellung
menu-light = Hell
menu-dark = Dunkel
menu-system = Systemstandard
menu-my-name = Mein Name
menu-muted = Stummgeschaltete Karten

## The menu: links

menu-share = Links
menu-move-seat = Auf einem anderen Gerät weiterspielen
menu-move-seat-text = Wer diesen Link öffnet, spielt für dich. Gib ihn nicht weiter.
menu-renew-text = Gerät verloren oder den Link versehentlich geteilt? Ein neuer Link beendet den alten überall sonst.
menu-invite-friends = Freunde einladen
menu-watch-link = Andere zusehen lassen
menu-watch-text = Zuschauer sehen, was offen liegt.

## The menu: the host

menu-host = Tisch verwalten
menu-pause = Unterbrechen
menu-close-table = Tisch schließen
menu-close-sure = Den Tisch schließen? Danach kann hier niemand weiterspielen.
menu-ask-seat = Einen Bot vorschlagen
menu-is-asked = ist gefragt
menu-away-until = nicht da: In { $time } darf ein Bot spielen
menu-return-seat = Platz wieder freigeben
menu-links-text = Solange die Partie läuft, erneuern alle den Link zum eigenen Platz selbst, unter „Links“. Für jemanden, der länger nicht da ist, geht es hier: Die anderen werden gefragt, und bei verdeckten Karten öffnet der Link den Platz erst nach der Partie.
menu-link-asked = Der neue Link für { $name }. Er gilt, sobald die anderen zugestimmt haben.
menu-become-host = Gastgeber werden
menu-vote-text = Was du hier auswählst, geschieht, sobald alle zustimmen, die da sind.
menu-close-ask = Den Tisch schließen? Alle, die da sind, werden gefragt. Ist sonst niemand da, gilt das als Aufgabe.
menu-renew-watch = Sieht jemand zu, der es nicht soll? Ein neuer Link schließt alle aus, die gerade zusehen.
menu-reissue = Neuen Link erstellen
menu-reissue-text = Der neue Link für { $name }. Der alte funktioniert nicht mehr.

## The menu: leaving, reporting

menu-leave = Meinen Platz einem Bot überlassen
menu-leave-sure = Deinen Platz einem Bot überlassen? Du kannst jederzeit zurückkommen.
menu-concede = Aufgeben
menu-concede-sure = Diese Partie aufgeben? Damit verlierst du sie.
menu-give-up-sure = Diese Partie aufgeben? Sie zählt als verloren.
menu-propose-give-up = Aufgeben vorschlagen
menu-propose-give-up-sure = Aufgeben vorschlagen? Wenn alle zustimmen, zählt die Partie als verloren.
menu-backup = In einer Datei sichern, um anderswo weiterzuspielen
menu-report = Ein Problem melden
menu-report-text = Speichert eine Datei mit dem, was dein Platz gesehen hat. Der Schlüssel zu deinem Platz steht nicht darin. Schicke sie mit einer Beschreibung.
menu-save = Datei speichern

## The menu: keys

menu-help = Tastatur
menu-help-undo = zurücknehmen
menu-help-badges = halten: zeigt die Tasten auf dem Tisch
menu-help-primary = der wichtigste Knopf
menu-help-bar = die anderen Knöpfe der Leiste
menu-help-all = alle Aktionen; dann eine Nummer oder ein Wort tippen
menu-help-hint = Tipp: die besten Möglichkeiten
menu-help-log = Protokoll ein- oder ausblenden
menu-help-rule = die Regel hinter der Frage
menu-help-escape = schließen, Auswahl aufheben
menu-help-help = diese Hilfe
menu-help-tab = von einem zum nächsten; Enter oder Leertaste wählt aus

## Das geführte erste Spiel

guide-aim = Ziel
guide-skip = Ohne Anleitung
guide-next = Weiter
guide-done = Alles klar
guide-back = Zurück
guide-progress = { $n } von { $of }
guide-resume = Die Anleitung wieder zeigen

## Ein Rätsel

puzzle-number = Rätsel { $number }:
puzzle-again = Neuer Versuch
puzzle-solution = Lösung
puzzle-others = Weitere Rätsel

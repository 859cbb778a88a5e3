### Der Tisch und die Leute daran: was er sagt, und warum er etwas ablehnt.

## Wer und wann

table-seat = Spieler { $n }
table-name = { $name }
table-waits-for = Warten auf { LIST($names, join: "and") }: { $why } ({ $rule })
table-waiting = Es sind noch Plätze frei: Die Partie beginnt, wenn alle da sind.
table-over = Die Partie ist vorbei.
table-proposal-undo = { $name } möchte zurücknehmen: { $act }
table-proposal-undo-other = { $name } möchte zurücknehmen, was { $of } getan hat: { $act }
table-proposal-concede = { $name } möchte die Partie aufgeben.
table-proposal-bot = { $name } möchte, dass ein Bot für { $whom } spielt.
table-proposal-bot-for-you = { $name } möchte, dass ein Bot für dich spielt. Du kannst jederzeit zurückkommen.
table-proposal-pause = { $name } möchte die Partie unterbrechen.
table-proposal-continue = { $name } möchte die Partie fortsetzen.
table-proposal-close = { $name } möchte den Tisch schließen. Niemand gewinnt oder verliert.
table-proposal-host = { $name } möchte Gastgeber dieses Tisches werden.
table-proposal-link = { $name } möchte einen neuen Link für { $whom } erstellen. Dieser Platz ist schon länger verlassen.

## Das Protokoll: wer kommt und geht

table-told-bot-plays = Für { $who } spielt jetzt ein Bot.
table-told-out-of-time = Die Zeit ist um für { $who }: Ein Bot spielt weiter.
table-told-is-back = { $who } ist wieder da.
table-told-new-link = { $who } hat einen neuen Link.
table-told-new-host = { $who } ist jetzt Gastgeber.

## Am Tisch

table-not-asked = Du hast gerade nichts zu entscheiden.
table-stale = Die Partie ist inzwischen weitergegangen; das ist der aktuelle Stand.
table-nobody-to-urge = Gerade wartet kein Bot auf dich.
table-no-agreement = Weiter zurück geht es hier nicht: Die Spieler haben verdeckte Karten.
table-one-proposal = Ein anderer Vorschlag ist noch offen; beantworte erst diesen.
table-no-proposal = Dieser Vorschlag ist nicht mehr offen.
table-capped =
    { $cap ->
        [chat] Der Chat dieses Tisches ist voll; er fasst { $most } Zeilen. Spielen kannst du weiterhin.
        [undos] An diesem Tisch wurde { $most }-mal zurückgenommen; ab hier geht die Partie nur noch vorwärts.
        [names] Die Leute an diesem Tisch haben { $most }-mal ihren Namen geändert; das genügt.
        [mutes] An diesem Tisch wurden { $most }-mal Karten stummgeschaltet oder wieder angeboten; dabei bleibt es nun.
       *[journal] An diesem Tisch ist so viel geschehen, dass nur noch die Partie selbst weitergeht. Spielt sie zu Ende, oder schließt den Tisch und eröffnet einen neuen.
    }
table-no-such-card = Eine solche Karte bietet diese Partie nicht an; es gibt nichts zu übergehen.
table-nothing-said = Diese Nachricht ist leer; schreib zuerst etwas.
table-no-person = Dort sitzt niemand.
table-last-person = Du bist die letzte Person an diesem Tisch; schließe ihn oder gib auf.
table-not-replaced = Für diesen Platz spielt kein Bot.
table-bot-plays = Ein Bot spielt für dich. Komm zuerst zurück.
table-no-time = Deine Zeit ist abgelaufen: Der Bot spielt weiter.
table-spectator = Du siehst zu; das können nur die Spieler.
table-not-your-seat = Das ist nicht dein Platz.
table-no-such-seat = Diesen Platz gibt es nicht.
table-not-host = Das kann nur, wer den Tisch eröffnet hat.
table-still-there = Solange die Partie läuft, kann nur die Person auf diesem Platz einen neuen Link dafür erstellen. Ist sie länger nicht da, könnt ihr es gemeinsam tun.
table-veiled = Die anderen haben diesen Link in deiner Abwesenheit erstellt. Er öffnet deinen Platz, sobald die Partie vorbei ist; bis dahin spielt ein Bot, und du kannst zusehen.
table-begun = Auf diesem Platz hat ein Bot zu spielen begonnen. Seine verdeckten Karten darf in dieser Partie sonst niemand sehen.
table-not-over = Die Partie ist noch nicht vorbei.
table-no-team-talk = Im Modus { $mode } dürfen sich Partner nicht vertraulich absprechen.
table-silence = Hier gibt es weder Teamchat noch Pings: Im Modus { $mode } tauschen Partner keine Informationen aus.
table-no-team = Du hast hier keine Partner für vertrauliche Gespräche.
table-no-pings = Pings gibt es nur in kooperativen Spielen.

## Hilfe

table-no-help-today = Die Partie des Tages wird ohne Tipps und Chancen gespielt: Alle haben dieselben Karten und Würfel.
table-no-help-here = Hier gibt es keine Tipps und Chancen: Menschen spielen gegeneinander.
table-no-help-puzzle = Ein Rätsel wird ohne Tipps und Chancen gelöst.
table-no-such-help = Diese Hilfe gibt es in diesem Spiel nicht.
table-no-help-in-time = Das Nachdenken hat diesmal zu lange gedauert. Versuch es gleich noch einmal.
table-needs-server = Dafür braucht es einen Server: Dieses Gerät würde zu lange nachdenken. Auf einem Rechner wertet `ludotek review` eine heruntergeladene Aufzeichnung aus, und `ludotek balance` misst ein Paket.
table-one-at-a-time = Deine letzte Frage wird noch durchgerechnet.
table-no-review = Dieses Spiel lässt sich nicht analysieren.
table-too-many-reviews = Gerade werden viele Partien analysiert. Versuch es in ein paar Minuten noch einmal.
table-reviewed-enough = Du hast in einer Stunde viele Partien analysieren lassen. Versuch es später noch einmal.
table-no-reason = Das hat kein Bot gewählt, oder es wurde zurückgenommen.
reason-better = „{ $act }“ statt „{ $other }“: { $chance } Gewinnchance gegenüber { $against }.
reason-equal = „{ $act }“ ist etwa so gut wie „{ $other }“: { $chance } Gewinnchance gegenüber { $against }.
reason-worse = „{ $act }“ schien auf den ersten Blick am besten; durchgespielt gewinnt „{ $other }“ öfter: { $against } gegenüber { $chance }.
reason-because = { $reason } { $fact }
reason-seen = Soweit du sehen kannst: { $reason }
reason-secret = Der Grund liegt in dem, was er auf der Hand hat; das bleibt geheim, bis die Partie vorbei ist.
reason-alone = Sonst gab es nichts abzuwägen.
reason-none = Dieser Bot überlässt manche Antworten dem Zufall; nach einem Grund zu suchen lohnt nicht.
hint-interval = { $low }–{ $high } %
hint-as-good = etwa gleich gut
hint-points-worse =
    { $behind ->
        [one] { $behind } Punkt schlechter
       *[other] { $behind } Punkte schlechter
    }

## Hereinkommen

table-no-such-table = Diesen Tisch gibt es nicht. Vielleicht fehlt ein Stück vom Link: Kopiere ihn ganz.
table-damaged = Was von diesem Tisch gespeichert ist, lässt sich nicht lesen; verändert wurde nichts. Wer den Server betreibt, findet den Grund im Protokoll.
table-wrong-key = Dieser Link öffnet den Tisch nicht: Er ist unvollständig oder wurde ersetzt. Lass dir einen neuen geben.
table-reissued = Dieser Platz hat einen neuen Link bekommen; der alte öffnet ihn nicht mehr.
table-full = Alle Plätze sind vergeben. Lass dir den Link zum Zuschauen geben.
table-old-rules = Diese Partie wurde mit älteren Regeln begonnen und lässt sich nicht fortsetzen.
table-hello-first = Hier ist noch kein Tisch geöffnet. Lade die Seite neu.
table-hello-again = Hier ist schon ein Tisch geöffnet. Lade die Seite neu, um an einen anderen zu gehen.
table-branch-running = Eine neue Partie kann nur von einer Stellung einer beendeten Partie ausgehen.
table-branch-solo = Von einer Stellung aus neu beginnen kann man nur in Solo- und kooperativen Spielen.
table-no-such-step = Diesen Schritt gibt es nicht; der letzte ist { $last }.

## Vorbereiten

table-wrong-number =
    { $given ->
        [one] Du hast { $given } Platz eingerichtet, aber das Spiel hat { $seats }.
       *[other] Du hast { $given } Plätze eingerichtet, aber das Spiel hat { $seats }.
    }
table-nobody-there = Mindestens ein Platz muss deiner sein.
table-nothing-to-enter = Gerade wird kein Würfel und keine Karte abgelesen.
table-not-possible = Das kann hier nicht zu sehen sein.
table-real-table = Das geht an einem Tisch mit echten Würfeln und Karten nicht.
table-no-such-bot = Den Bot „{ $bot }“ gibt es nicht; es gibt { $known }.
table-bad-clock = Die Uhr lässt sich von 1 bis { $most } stellen.
table-too-many = Du kannst höchstens { $most } Tische auf einmal haben.

## Was nicht stimmt

table-no-daily = Für dieses Spiel gibt es kein Spiel des Tages.
table-daily-taken = Du hattest deinen Versuch für heute. Morgen gibt es ein neues Spiel.
table-daily-sealed = Der Tag ist noch nicht vorbei: Andere spielen noch dieselbe Partie. Aufzeichnung, Wiederholung und neue Partien von hier aus gibt es nach Mitternacht (UTC).
table-not-public = Auf diesem Server sind Tische nur für die da, die den Link haben.
table-no-such-phrase = Diese Wendung gibt es nicht.
table-no-such-line = Diese Nachricht gibt es nicht.
table-malformed = Die Nachricht ist nicht lesbar: { $problem }
table-too-large = Die Nachricht ist zu groß; höchstens { $most } Byte.
table-too-fast = Zu viele Anfragen; warte einen Moment.
table-wrong-origin = Diese Seite darf nicht mit dem Server sprechen. Öffne das Spiel unter der Adresse des Servers.
table-no-such-page = Diese Seite gibt es nicht. Geh zurück zur Startseite.
table-bad = Das geht nicht: { $problem }
table-failed = Auf dem Server ist etwas schiefgegangen; es wurde nichts geändert. Versuch es noch einmal.
table-restarting = Der Server wird aktualisiert. Deine Partie geht gleich weiter.
table-store-down =
    { $cause ->
        [read-only] Der Server kann gerade nichts speichern (seine Datenbank ist schreibgeschützt); es wurde nichts geändert.
        [full] Der Server kann gerade nichts speichern (seine Platte ist voll); es wurde nichts geändert.
        [no-room] Auf diesem Gerät ist kein Platz mehr; es wurde nichts geändert. Schaff etwas Platz und spiel weiter.
        [browser] Dieser Browser kann gerade nichts speichern; es wurde nichts geändert. Lade die Seite neu und versuch es noch einmal.
       *[other] Der Server erreicht seine Datenbank gerade nicht; es wurde nichts geändert. Versuch es noch einmal.
    }

## Optionen und Bots

option-mode = Modus
option-deck = Themenset
option-difficulty = Schwierigkeit
bot-gentle = sanft
bot-easy = leicht
bot-medium = mittel
bot-hard = schwer
bot-expert = Experte
bot-greedy = normal
bot-learned = trainiert
bot-random = zufällig
bot-search = stark

## Pakete

table-bad-pack = Dieses Paket lässt sich noch nicht spielen. { $problem }
table-pack-too-hard = Dieses Paket zu prüfen dauert zu lange. Mach es kleiner oder seine Texte einfacher.
table-pack-private = Ein Tisch mit einem eigenen Paket ist nur für die da, die den Link haben.
table-no-trial = Diese Karte lässt sich nicht für sich allein ausprobieren.
table-no-measure = Hier lassen sich Pakete nicht messen.
table-measured-enough = Du hast in einer Stunde viele Pakete messen lassen. Versuch es später noch einmal.
table-bench-busy = Gerade werden viele Pakete geprüft. Versuch es gleich noch einmal.

## Sicherungen

table-not-a-backup = Diese Datei ist keine Sicherung von Ludotek.
table-backup-damaged = Diese Partie ist in der Datei beschädigt oder verändert; sie wurde nicht geöffnet.
table-backup-newer = Diese Datei hat eine neuere Version von Ludotek geschrieben. Aktualisiere zuerst oder öffne sie dort, wo sie entstanden ist.
table-backup-too-hard = Diese Partie zur Prüfung nachzuspielen dauert hier zu lange; sie wurde nicht geöffnet.
table-others-play = An diesem Tisch spielen noch andere, oder es ist das Spiel des Tages; deshalb bleibt er, wo er ist. Nach dem Ende kannst du die Aufzeichnung herunterladen.
table-parted = Diese Partie ging hier und in der Datei weiter, auf verschiedene Weise. Die hiesige bleibt, wie sie ist.

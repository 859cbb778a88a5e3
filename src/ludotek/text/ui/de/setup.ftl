### Setting up a table, and joining one.

setup-title = Neuer Tisch: { $game }
setup-the-game = Das Spiel
setup-who-plays = Wer spielt
setup-seat = Platz { $n }
setup-me = Ich
setup-friend = Freund
setup-bot = Bot
setup-level = Spielstärke
setup-hot-seat = Mehrere Plätze gehören dir: Gib das Gerät reihum weiter.
setup-real = Mit der echten Schachtel
setup-real-text = Ihr würfelt und zieht am Tisch und gebt ein, was kommt. Die Seite kennt die Regeln, führt Buch und sagt, wie es weitergeht.
setup-real-seats = Alle spielen an diesem Gerät oder kommen per Link dazu.
setup-chance = Ausgelost
setup-clock = Uhr
setup-no-clock = Keine
setup-minutes = Minuten pro Spieler
setup-days = Tage pro Zug
setup-clock-hint = Ist die Zeit um, übernimmt ein Bot.
setup-amount = Anzahl
setup-name = Dein Name
setup-name-hint = Für die anderen sichtbar.
setup-play = Spielen
setup-on-device = Auf diesem Gerät spielen
setup-on-server = Auf dem Server spielen
setup-play-watched = Spielen und zuschauen lassen
setup-create = Tisch eröffnen
setup-ready = Der Tisch ist bereit
setup-invite-title = Mitspieler einladen
setup-watch-title = Zuschauer einladen
setup-watch-text = Sie sehen nur, was offen ist.
setup-you = du
# $n: für wie viele der Modus ist, etwa „4 oder 6“.
setup-lacks = braucht { $n } Plätze
setup-rate = Der normale Bot gewinnt
setup-percent = { $n } %
setup-rates-hint = Die Zahlen sagen, wie oft der normale Bot gewinnt.
setup-rate-exactly = { $games } Partien, zwischen { $low } und { $high } % (Intervall für 95 %)
setup-minutes-about = etwa { $n } Min.
setup-public = Öffentlicher Tisch.
setup-public-text = Alle auf diesem Server können mitspielen oder zuschauen.
setup-who-alone = Du spielst allein
setup-who-me = du
setup-who-me-often = du auf { $n } Plätzen
setup-who-friends =
    { $n ->
        [one] ein Freund per Link
       *[other] { $n } Freunde per Link
    }
setup-who-bots =
    { $n ->
        [one] ein Bot
       *[other] { $n } Bots
    }

## Joining a table

join-title = Einem Tisch beitreten
join-invited = Du bist an einen Tisch eingeladen: { $game }.
join-invited-by = { $host } lädt dich ein: { $game }.
join-places = Wer wo sitzt
join-free = frei
join-full = An diesem Tisch sind alle Plätze besetzt.
join-over = Diese Partie ist schon zu Ende.
join-seats = Wie viele Plätze nimmst du?
join-sit = Platz nehmen
join-held = Du sitzt schon an diesem Tisch.
join-back = Zurück zu deinem Platz

### Said on several pages.

# The locale by which lists, times and percentages are written.
page-locale = de
# Whether long words break well between their syllables: yes or no.
page-syllables = yes
# Where words are joined whose syllables would mislead, as in light-house; -house: before it in every word.
page-joints = -sprech -spiel -stand -ständ -stadt -stapel -steig -stein -stoff -stoß -stuf buch-stab einzel-ergeb ein-ander er-starr feier-abend folge-effekt ge-spenst grund-angriff laternen-anz mittag-essen morgen-appell neun-kn sonnen-auf spezial-effekt spiel-anl steuer-ein testaments-er uhrwerk-in unter-strich ver-stopf voll-streck vor-arb wasser-speier zahlungs-auf zurück-leg auf-steh be-stell hinter-ein kauf-leute lampen-öl nach-ein papier-gespenst ver-steck
page-language = Sprache
page-close = Schließen
page-copy = Kopieren
page-copied = Kopiert
page-code = QR-Code
page-pair = { $what }: { $value }
page-home = Ludotek, Startseite
page-to-dark = Dunkles Design
page-to-light = Helles Design
page-games = Spiele
page-offline = Der Server ist nicht erreichbar. Prüfe deine Verbindung und versuche es noch einmal.
page-failed = Das hat nicht geklappt. Versuche es gleich noch einmal.
page-no-game = Dieses Spiel gibt es hier nicht.
page-clear = Suche leeren
page-players = Spieler
page-invite-text = Wer diesen Link öffnet, nimmt einen freien Platz ein.
page-to-table = Zum Tisch
page-mine = Meine Partien
page-continue = Weiterspielen
page-export = Aufzeichnung herunterladen
page-review = Analyse
page-to-start = Zur Startseite
page-cards = Karten
page-rules = Regeln
page-workshop = Werkstatt
page-lost = Hier ist nichts
page-lost-text = Diese Adresse führt nirgendwohin. Vielleicht fehlt im Link ein Buchstabe.
page-show-me = Zeig es mir
page-how = So wird gespielt
page-your-turn = Du bist am Zug
page-lesson = Geführtes erstes Spiel
page-lesson-of = Erste Schritte: { $deck }
page-new-version = Eine neue Version ist da.
page-new-version-reload = Neu laden

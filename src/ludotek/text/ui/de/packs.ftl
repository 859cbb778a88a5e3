### Was an einem Paket nicht stimmen kann. Wörter und Felder seiner Datei stehen da, wie sie dort heißen.

mistake-said = { $text }
mistake-missing = Dieses Feld fehlt.
    .remedy = Ergänze es.
    .menus = Wähle hier etwas aus.
mistake-number = Hier gehört eine ganze Zahl von { $low } bis { $high } hin, nicht { $found }.
    .remedy = Schreib eine Zahl zwischen diesen beiden.
mistake-number-least = Hier gehört eine ganze Zahl ab { $low } hin, nicht { $found }.
    .remedy = Schreib eine größere Zahl.
mistake-zero = Hier darf nicht 0 stehen.
    .remedy = Schreib eine andere Zahl oder lass diesen Text weg.
mistake-flag = Hier gehört true oder false hin, nicht { $found }.
    .remedy = Schreib true oder false, ohne Anführungszeichen.
mistake-text = Hier gehört ein Text hin, nicht { $found }.
    .remedy = Schreib ihn zwischen gerade Anführungszeichen.
mistake-texts = Hier gehört eine Liste von Texten hin, nicht { $found }.
    .remedy = Schreib ["einer", "noch einer"].
mistake-word = Hier gehört eines dieser Wörter hin: { $words }, nicht { $found }.
    .remedy = Wähl eines davon.
    .said = Das ist keines der Wörter, die zur Wahl stehen.
    .menus = Wähle eines davon.
mistake-words = Hier gehört eine Liste aus diesen Wörtern hin: { $words }, nicht { $found }.
    .remedy = Schreib eine Liste wie ["{ $words }"] mit den Wörtern, die du willst.
    .said = Nicht alles davon steht zur Wahl.
    .menus = Wähle neu.
mistake-none = Hier muss mindestens eines davon stehen: { $words }.
    .remedy = Nenn eines oder lass das Feld weg.
    .menus = Wähle mindestens eins aus oder lass es weg.
    .said = Hier ist nichts gewählt.
mistake-table = Hier gehört eine Tabelle von Feldern hin, nicht { $found }.
    .remedy = Schreib {"{"} Feld = Wert {"}"} oder einen eigenen Abschnitt in [Klammern].
mistake-tables = Hier gehört eine Liste von Tabellen hin, nicht { $found }.
    .remedy = Schreib [{"{"} … {"}"}, {"{"} … {"}"}] oder Abschnitte in [[doppelten Klammern]].
mistake-twice = Die Kennung { $id } gibt es zweimal.
    .remedy = Gib einer der beiden Karten eine andere.
    .menus = Gib einer der beiden einen anderen Namen.
    .said = Das Paket hat diese Karte zweimal.
mistake-unknown = Dieses Feld ist hier nicht bekannt. Bekannt sind: { $known }.
    .remedy = Prüf die Schreibweise oder nimm es heraus.
    .said = Ein solches Feld gibt es hier nicht.
mistake-long-card = Die Karte sagt mehr, als sich in Worte fassen lässt.
    .remedy = Nimm etwas aus ihren Texten heraus oder mach zwei Karten daraus.
mistake-no-action = Hier muss mindestens eine Aktion stehen.
    .remedy = Schreib [{"{"} node = "…" {"}"}].
    .menus = Wähle aus, was geschieht.
mistake-few-modes = Hier müssen mindestens zwei Texte zur Wahl stehen.
    .remedy = Ergänze einen oder schreib den Text ohne die Wahl.
    .menus = Füge noch eine Möglichkeit hinzu.
mistake-many-modes = Hier stehen { $n } Texte zur Wahl, aber nur { $most } haben Platz.
    .remedy = Nimm welche heraus.
value-table = eine Tabelle
value-list = eine Liste
value-long = etwas Längeres

## Namen und Kennungen

mistake-name = Ein Name muss ein Text sein, nicht { $found }.
    .remedy = Schreib name = "Bell Warden" oder {"{"} en = "…", fr = "…", de = "…" {"}"}.
mistake-name-language = Das ist keine Sprache.
    .remedy = Nimm ihre beiden Buchstaben: en, fr oder de.
mistake-name-none = Hier steht kein Name.
    .remedy = Schreib ihn in mindestens einer Sprache.
mistake-name-long = Der Name hat { $n } Zeichen, aber auf eine Karte passen nur { $most }.
    .remedy = Kürz ihn.
mistake-name-line = Ein Name ist eine Zeile, ohne Leerzeichen davor und danach und ohne unsichtbare Zeichen.
    .remedy = Tipp ihn noch einmal ohne sie.
mistake-name-marks = Auf einem Buchstaben des Namens stehen zu viele Zeichen.
    .remedy = Tipp ihn ohne sie neu ein.
mistake-id = Eine Kennung besteht aus Kleinbuchstaben, Ziffern und Bindestrichen, höchstens { $most }, nicht { $found }.
    .remedy = Schreib etwas wie bell-warden; wie die Karte heißt, sagt ihr Name.
mistake-id-taken = { $id } ist die Kennung von etwas, was zum Spiel gehört.
    .remedy = Wähl eine andere.
    .menus = Gib ihm einen anderen Namen.
    .said = Etwas, was zum Spiel gehört, heißt schon so.
mistake-id-reserved = { $id } kann keine id sein: Das Wort bedeutet für Programme etwas anderes.
    .remedy = Wähl eine andere id.
    .said = Dieser Name bedeutet für Programme etwas anderes.
    .menus = Gib ihm einen anderen Namen.
doubt-no-name = Es fehlt ein Name; die Kennung steht dafür.
    .remedy = Ergänze name = {"{"} en = "…", fr = "…", de = "…" {"}"}.
    .menus = Schreib oben ihren Namen hin.
    .said = Es hat noch keinen Namen.
doubt-name-missing = Der Name fehlt in diesen Sprachen: { $languages }.
    .remedy = Ergänze ihn; bis dahin steht der Name in einer anderen Sprache da.
    .menus = Schreib ihn oben hin; bis dahin steht der Name in einer anderen Sprache.
doubt-same-choice = Zwei der Texte zur Wahl sind gleich.
    .remedy = Ändere einen oder nimm ihn heraus.
doubt-twin = Bis auf den Namen gleicht sie { $other }.
    .remedy = Ändere etwas an einer der beiden, falls du nicht zwei gleiche willst.

## Die Datei

mistake-not-toml = Das ist kein gültiges TOML: { $problem }.
    .remedy = Sieh dir diese Zeile und die davor an: Fehlt ein Anführungszeichen, eine Klammer oder ein Komma?
mistake-not-text = Das ist keine Textdatei in UTF-8.
    .remedy = Öffne sie in einem Texteditor und speichere sie neu mit der Kodierung UTF-8.
mistake-too-large = Die Datei ist größer als { $most } KB.
    .remedy = Mach zwei Pakete daraus.
mistake-too-many-values = Die Datei hat mehr als { $most } Werte.
    .remedy = Mach zwei Pakete daraus.
mistake-too-deep = Ihre Tabellen sind über mehr als { $most } Ebenen verschachtelt.
    .remedy = Schreib einfachere Texte.
mistake-long-text = Darin steht ein Text mit { $n } Zeichen; höchstens { $most } sind erlaubt.
    .remedy = Kürz ihn.
mistake-large-number = Darin steht eine Zahl jenseits von { $most }.
    .remedy = Kein Feld braucht so eine; schreib eine kleinere.
mistake-strange-value = Darin steht ein Wert, den es in Paketen nicht gibt: { $found }.
    .remedy = Schreib einen Text, eine ganze Zahl, true oder false.

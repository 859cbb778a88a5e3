### Alles, was die Elstern auf Deutsch sagen. Eine Datei je Sprache, und die Sprache ist da.

game-magpies = Elstern
    .about = Für 2 bis 4 Spieler: Sammelt, was glänzt, und plündert die Nester der anderen.
    .poster = Das schönste Nest gewinnt, wenn der Stapel leer ist.

## Die Karten

kind-treasure = Schatz
number-points =
    { $n ->
        [one] { $n } Punkt
       *[other] { $n } Punkte
    }
card-button = Knopf
    .acc = einen Knopf
card-ring = Ring
    .acc = einen Ring
card-bell = Glöckchen
    .acc = ein Glöckchen
text-played = Wenn du sie spielst: { $text }.
do-rob = Nimm die oberste Karte eines anderen Nests

## Der Tisch

view-deck = Karten im Stapel
view-seats = Elstern
view-hand = Hand
view-nest = Nest
view-points = Punkte

## Fragen und Antworten

ask-turn = Zieh eine Karte, oder spiel eine
ask-rob = Wessen Nest plünderst du?
act-draw = Eine Karte ziehen
act-play = { CAP(FORM($card, form: "acc")) } spielen
act-rob = Das Nest von { $seat } plündern
refusal-hand-full = Du hast schon drei Karten auf der Hand.
refusal-nest-empty = In diesem Nest liegt nichts.

## Was geschehen ist

log-drew = { $seat } zieht { FORM($card, form: "acc") }.
log-drew-unseen = { $seat } zieht eine Karte.
log-played = { $seat } spielt { FORM($card, form: "acc") }.
log-robbed = { $seat } nimmt { $whom } { FORM($card, form: "acc") } weg.
log-gave-up = { $seat } gibt auf.
end-counted = Der Stapel ist leer, und die Nester werden gezählt.
end-conceded = Jemand hat aufgegeben.

## Das Regelbuch

chapter-aim = Ziel des Spiels
chapter-turn = Dein Zug
MP-01 = Wenn ein Zug beginnt und der Stapel leer ist, endet die Partie. Es gewinnt, wessen Nest die meisten Punkte hat; bei Gleichstand teilt ihr euch den Sieg. Karten auf der Hand zählen nicht.
    .title = Das schönste Nest
MP-02 = Mischt die Schätze und gebt jeder Elster zwei. Die erste Elster beginnt; die anderen folgen reihum. Hände sind verdeckt, Nester liegen offen.
    .title = Spielaufbau
MP-03 = In deinem Zug ziehst du die oberste Karte des Stapels, oder du spielst eine Karte von deiner Hand auf dein Nest.
    .title = Dein Zug
MP-04 = Du hast höchstens drei Karten auf der Hand; mit drei Karten kannst du nicht ziehen.
    .title = Volle Hand
MP-05 = Wenn du ein Glöckchen spielst, nimmst du die oberste Karte eines anderen Nests und legst sie auf deines. Gibt es keine, geschieht nichts.
    .title = Das Glöckchen
MP-06 = Wenn du aufgibst, verlierst du, und die anderen gewinnen.
    .title = Aufgeben

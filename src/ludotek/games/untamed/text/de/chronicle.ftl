### Was von einer Partie erzählt wird, wenn sie vorbei ist.

decided-strongholds = { CAP(FORM($card, form: "nom")) } { FORM($card, form: "plural") ->
        [yes] haben die letzte Festung von { $keep } zerstört.
       *[no] hat die letzte Festung von { $keep } zerstört.
    }
decided-empty-deck = { $seat } musste von einem leeren Deck ziehen.
decided-conceded = { $seat } hat aufgegeben.

chronicle-turns = Züge
    .counted =
        { $n ->
            [one] Zug
           *[other] Züge
        }
chronicle-strongholds = Festungen übrig
chronicle-damage = Schaden an Festungen

chart-damage = Schaden an Festungen, Zug für Zug
    .value = zugefügt
    .mark = erlitten
ranking-players = Alle Spieler
ranking-cards = Deine besten Karten
column-turns = Züge
column-strongholds = Festungen übrig
column-damage = An Festungen
column-to-animals = An Tieren
column-defeated = Besiegt

## Ein Rat

tip-deck = Dein Deck war leer. Jede gezogene Karte bringt diesen Moment näher.
tip-power =
    { $n ->
        [one] In { $n } Zug hast du keine Kraft gelegt, obwohl es möglich war.
       *[other] In { $n } Zügen hast du keine Kraft gelegt, obwohl es möglich war.
    }
tip-idle =
    { $n ->
        [one] { $n } bereites Tier hat am Ende deines Zuges nicht angegriffen.
       *[other] Am Ende deiner Züge haben { $n }-mal bereite Tiere nicht angegriffen.
    }
tip-harm = Den meisten Schaden an deinen Festungen verursachte: { $card } ({ $n }). Es lohnt sich, den schlimmsten Angreifer aufzuhalten, bevor er wieder zuschlägt.

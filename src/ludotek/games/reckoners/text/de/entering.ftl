### Was man von echten Würfeln und Karten abliest.

read-reckoner = Welchen Rächer zieht Spieler { $number }?
read-district =
    { $n ->
        [1] Welcher Bezirk liegt im Kreis an erster Stelle?
       *[other] Welcher Bezirk folgt im Uhrzeigersinn? (Platz { $n })
    }
read-epic = Welcher Epic kommt { FORM($district, form: "to") }?
read-equipment =
    { $n ->
        [1] Welche Ausrüstungskarte wird aufgedeckt?
       *[other] Welche Ausrüstungskarte wird als Nächste aufgedeckt? (Nummer { $n })
    }
read-steelheart = In welchem Bezirk erscheint Steelheart?
read-movement = Was zeigt der Bewegungswürfel?
read-steps =
    { $n ->
        [0] Kein Schritt
        [one] { $n } Schritt
       *[other] { $n } Schritte
    }
read-die = { CAP($seat) }, { $die }: Was zeigt er?

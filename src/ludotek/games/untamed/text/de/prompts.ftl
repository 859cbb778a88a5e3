### Die Fragen.

ask-MainPhase = Deine Hauptphase: Was tust du?
ask-ChooseAttackTarget = Was greifst du mit { FORM($card, form: "dat") } an?
ask-ToSupport =
    { $left ->
        [one] Lege eine Karte aus deiner Hand in deine Beistandszone.
       *[other] Lege { $left } Karten aus deiner Hand in deine Beistandszone. Wähle die nächste.
    }
ask-Rally = Welche der gerade gezogenen Karten spielst du durch Sammeln?
ask-DraftFaction = Welche Fraktion nimmst du?
ask-StackStronghold =
    { $place ->
        [one] Welche Festung kommt zuoberst?
        [2] Welche Festung kommt als zweite?
        [3] Welche Festung kommt als dritte?
       *[other] Welche Festung kommt als { $place }.?
    }
ask-Mulligan = Behältst du diese Hand, oder nimmst du einen Mulligan?
ask-FirstSupport = Welche Karte aus deiner Hand legst du in deine Beistandszone?
ask-ChooseTarget = { CAP($card) }: { SENTENCES($text) } Wähle ein Ziel.
ask-ChooseFromHand = { CAP($card) }: { SENTENCES($text) } Wähle eine Karte aus deiner Hand.
ask-ChooseFromSupport = { CAP($card) }: { SENTENCES($text) } Wähle eine Karte aus deiner Beistandszone.
ask-ChooseOpponent = { CAP($card) }: { SENTENCES($text) } Wähle einen Gegner.
ask-ChooseMode = { CAP($card) }: Wähle eins.
ask-ChooseWhether = { CAP($card) }: { SENTENCES($text) } Möchtest du das?
ask-PaySupport =
    { $left ->
        [one] Zahle 1 Beistand: Welche Karte entfernst du aus dem Spiel?
       *[other] Zahle { $left } Beistand: Welche Karte entfernst du als Nächstes aus dem Spiel?
    }
ask-OrderTop = Du legst { $left } Karten auf dein Deck zurück: Welche kommt zuunterst?
ask-OrderTexts = Mehrere Effekte werden gleichzeitig ausgelöst. Welcher kommt zuerst?

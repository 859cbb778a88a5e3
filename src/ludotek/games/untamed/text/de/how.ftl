### So wird gespielt.

how-aim = Das Ziel
    .text = Jeder verteidigt 3 Festungen mit 7 Leben, eine nach der anderen. Schicke deine Tiere gegen die des Gegners: Wer alle 3 zerstört, gewinnt.
how-power = Kraft
    .text = Einmal pro Zug darfst du eine Karte aus der Hand verdeckt vor dich legen: Sie ist von da an 1 Kraft. In jedem Zug zahlt jede dieser Karten, höchstens 5, 1 von den Kosten deiner Karten.
how-animals = Karten spielen
    .text = Zahle die Kosten in der Ecke. Tiere kommen erschöpft ins Spiel und kämpfen ab deinem nächsten Zug; Gegenstände wirken sofort. Du kannst höchstens 7 Tiere haben.
how-attack = Angreifen
    .text = Ein bereites Tier greift einmal an: die gegnerische Festung, die seinen Angriff als Schaden nimmt, oder ein Tier, das im selben Moment zurückschlägt. Schaden bleibt liegen. Ein Tier mit Wache muss zuerst besiegt werden.
how-support = Beistand
    .text = Besiegte Tiere und gespielte Gegenstände kommen in deine Beistandszone. Manche Texte und einmal pro Zug die Fähigkeit deiner Festung kosten Beistand: Diese Karten verlassen das Spiel.
how-upkeep = Die Versorgungsphase
    .text = Am Ende deines Zugs werden alle deine Karten bereit, du ziehst 2 Karten und legst 1 Karte aus der Hand in den Beistand. Wer von einem leeren Deck ziehen muss, verliert.
how-stronghold = Wenn eine Festung fällt
    .text = Wer sie verliert, zieht sofort Karten, bei jeder weiteren mehr. Karten mit dem Symbol Sammeln dürfen gleich kostenlos gespielt werden. Die nächste Festung wird aufgedeckt; nach der dritten ist das Spiel vorbei.

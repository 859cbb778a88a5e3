### Die Fragen.

ask-PlaceFigure = In welchem Bezirk beginnt deine Figur?
ask-RollDice = Würfeln: Welche Würfel behältst du?
ask-UseDice = Nutzen: Welchen Würfel, Planmarker oder welche Karte nutzt du?
ask-Spend = { CAP($face) }: Was tust du damit?
ask-Spend-on = Noch zu nutzen: { $face }. Was tust du damit?
ask-Spend-token = Dein Planmarker: Wofür nutzt du ihn?
ask-ChooseDieToTurn = { CAP($card) }: Welchen deiner ungenutzten Würfel drehst du?
ask-TurnDie = { CAP($card) }: Auf welche Seite drehst du den Würfel?
ask-GiveToken = { CAP($card) }: Wer bekommt einen Planmarker?
ask-PlaceSniper = { CAP($card) }: In welchem Bezirk platzierst du den Scharfschützenmarker?
ask-Travel = { CAP($card) }: Wohin geht deine Figur?
ask-ShareLoot = Übrige Beute: { LIST($loot, join: "comma") }. Was nutzt ihr?
ask-Acquire = Ausrüsten: Ihr habt { $money } $. Was kauft ihr?
ask-Acquire-refresh = Ausrüsten: Ihr habt { $money } $, und so billig ist nichts. Erneuert ihr den Markt?
ask-ForWhom = Wer bekommt { FORM($card, form: "acc") }?
ask-LoseDie = Eine Basis ist gefunden. Entscheidet gemeinsam: Welchen Würfel verliert ihr?
ask-last-word = In diesem Schritt gibt es nichts mehr zu tun. Soll er enden?

### Les questions.

ask-PlaceFigure = Dans quel Quartier commence votre figurine ?
ask-RollDice = Lancer les Dés : quels dés gardez-vous ?
ask-UseDice = Utiliser les Dés : quel dé, quel pion Planification ou quelle carte utilisez-vous ?
ask-Spend = { CAP($face) } : qu’en faites-vous ?
ask-Spend-on = Reste à utiliser : { $face }. Qu’en faites-vous ?
ask-Spend-token = Votre pion Planification : à quoi vous sert-il ?
ask-ChooseDieToTurn = { CAP($card) } : lequel de vos dés inutilisés tournez-vous ?
ask-TurnDie = { CAP($card) } : sur quelle face tournez-vous le dé ?
ask-GiveToken = { CAP($card) } : qui reçoit un pion Planification ?
ask-PlaceSniper = { CAP($card) } : dans quel Quartier mettez-vous le pion Sniper ?
ask-Travel = { CAP($card) } : où va votre figurine ?
ask-ShareLoot = Butin restant : { LIST($loot, join: "comma") }. Qu’utilisez-vous ?
ask-Acquire = Acquérir de l’Équipement : vous avez { $money } $. Qu’achetez-vous ?
ask-Acquire-refresh = Acquérir de l’Équipement : vous avez { $money } $, et rien n’est aussi bon marché. Renouvelez-vous le marché ?
ask-ForWhom = Qui reçoit { FORM($card, form: "the") } ?
ask-LoseDie = Une Base est découverte. Décidez ensemble : quel dé perdez-vous ?
ask-last-word = Il ne reste rien à faire dans cette étape. Est-elle terminée ?

### Questions.

ask-PlaceFigure = In which district does your figure start?
ask-RollDice = Roll: which dice do you keep?
ask-UseDice = Use: which die, plan token or card do you use?
ask-Spend = { CAP($face) }: what do you do with it?
ask-Spend-on = Remaining: { $face }. What do you do with it?
ask-Spend-token = Your plan token: what do you use it for?
ask-ChooseDieToTurn = { CAP($card) }: which of your unused dice do you turn?
ask-TurnDie = { CAP($card) }: to which face do you turn the die?
ask-GiveToken = { CAP($card) }: who gets a plan token?
ask-PlaceSniper = { CAP($card) }: in which district do you put the Sniper token?
ask-Travel = { CAP($card) }: where does your figure go?
ask-ShareLoot = Remaining loot: { LIST($loot, join: "comma") }. What do you use?
ask-Acquire = Acquire: you have ${ $money }. What do you buy?
ask-Acquire-refresh = Acquire: you have ${ $money }, and nothing is that cheap. Do you refresh the market?
ask-ForWhom = Who gets { FORM($card, form: "the") }?
ask-LoseDie = A base has been found. Decide together: which die do you lose?
ask-last-word = There is nothing left to do in this step. End it?

### How to play.

how-aim = The aim
    .text = Together you free the city from Steelheart. Find his weakness by bringing his Research to 0, then bring his Health to 0, and you all win. If the Population falls to 0 before that, you all lose.
how-roll = 1. Roll
    .text = Everybody rolls up to 3 times. After each roll keep at least 1 die and roll the others again. Point at a die to see its six sides.
how-use = 2. Use the dice
    .text = Spend your dice in any order, on what is in your district. Any die, whatever it shows, can also move you or remove a Barricade.
how-epics = Fighting Epics
    .text = Research weakens an Epic, Attack brings its Health to 0, Contain moves its bracket to the left, so that it does less. Enforcement makes Epics stronger: shoot it down.
how-loot = 3. Loot and equipment
    .text = Each defeated Epic leaves loot. Then buy equipment together: it stays with the Reckoner who gets it for the whole game.
how-phase = 4. The Epics act
    .text = Empty districts get new Epics. Then each Epic does everything to the left of its bracket, and the bracket moves right: one step, and one more for each Enforcement there. The bar above shows what this would cost.
how-steelheart = Steelheart
    .text = He acts last, on four tracks, and moves on. Whoever stands in his district can act on him as on any Epic, and loot lowers his Research from anywhere.

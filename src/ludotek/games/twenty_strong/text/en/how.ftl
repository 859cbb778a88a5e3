### How to play.

how-aim = The aim
    .text = You are one hero against a deck. Work through its enemies, gather items, and beat the boss at the end: then you win at once. If your Health falls below 1, you lose.
how-enemy = 1. Choose an enemy
    .text = At the start of a round you choose one of the stacks and fight its top card. Its Health says how much damage it takes to defeat it, its Damage what it does to you if you fail. A +1 brings another enemy along.
how-dice = 2. Commit dice and roll
    .text = Take as many dice from your pool as you dare and roll them all. Yellow dice hit on 2 of their 6 sides, red ones always: point at a die to see its six sides.
how-hits = 3. Apply your hits
    .text = Put hits on enemies one by one. A hit deals 1 damage, a crit 2. As soon as the damage reaches its Health, the enemy is defeated, and an instant reward is yours.
how-again = 4. Once more?
    .text = As long as your Strategy allows, you may repeat: add dice, and reroll everything you haven’t applied, hits as well as misses.
how-resolve = 5. The price
    .text = Every enemy still standing takes its Damage from your Health. Then all the dice you used are exhausted; your Recovery brings a few of them back. Last, you gain the items of the enemies you defeated.
how-boss = The boss
    .text = Once a stack is empty you may begin the endgame, and when all are empty you must. The boss is turned up, and each mission you did not finish fights beside it. Defeat the boss, and the game is won.

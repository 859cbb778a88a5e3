### The guided first game: the aim in one line, and each bubble with its title and what to do now.

lesson-first = Empty a stack, then beat the boss

lesson-aim = Enemies lie in three stacks. Once one stack is empty, you may face the boss; defeat it and you win. If your Health falls below 1, you lose.
    .title = The aim
lesson-activate = Each round you choose whom to fight. The heart is how much damage an enemy can take; its Damage is what you suffer if it still stands at the end of the round. Then it leaves, defeated or not. “+1” brings one more enemy, and its “+1” yet another.
    .title = Choose an enemy
    .now = Now you: choose an enemy.
lesson-commit = Send dice into the fight. A yellow die hits on 2 of its 6 sides, green on 3, blue on 4, purple on 5 and red on all 6.
    .title = Commit dice
    .now = Now you: commit a purple die.
lesson-roll = Two or three dice more than the enemy’s Health are a good start. Don’t send them all: whatever you commit is exhausted after the round and comes back slowly.
    .title = How many?
    .now = Now you: add a few more dice, then roll.
lesson-apply = A hit deals 1 damage, a crit 2, a miss none. When the damage on an enemy reaches its Health, it is defeated. What else may be used now, such as your hero’s ability, is offered too.
    .title = Apply hits
    .now = Now you: put a hit on an enemy.
lesson-repeat = Is an enemy still standing? Repeat: you may add dice, and every die that lies on no card is rolled again. If all are defeated, go on: nobody is left to hurt you.
    .title = Once more, or go on?
lesson-recover = The dice you committed are exhausted now. Each round you get back as many as your Recovery, so take the strong ones first.
    .title = Recover dice
    .now = Now you: recover a die.
lesson-items = Some defeated enemies leave an item, and you may take it. Your Strategy says how many you can hold; the card says when to use it.
    .title = Items
lesson-boss = A stack is empty: instead of another enemy you may now begin the endgame and face the boss. Go when most of your dice are back, and finish the mission first: left open, it fights beside the boss.
    .title = The way to the boss is open
lesson-end = This is the boss. Read what it can do; 1 Oil switches its During effect off for the round. Defeat it and you win at once; if it survives the round, it deals its damage and you try again with the dice you have left.
    .title = The last fight

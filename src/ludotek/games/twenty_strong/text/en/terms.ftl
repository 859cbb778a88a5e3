### What the words and signs on cards, dice and board mean: the boxes beside a card, and on whatever is pointed at.

term-number-health = Enemy Health
    .means = When the damage on the enemy reaches this number, it is defeated at once.
term-number-damage = { board-damage }
    .means = If the enemy is still undefeated in the Resolve phase, you lose this much Health.
term-number-more = Additional enemies
    .means = When this card is activated, you must activate this many more, each from a stack of your choice.
term-number-health-hero = { stat-health }
    .means = The damage you can still suffer. Below 1 you lose; it never goes above 6.
term-number-strategy = { stat-strategy }
    .means = How many Strategy phases you may have in a round, and how many items you can hold.
term-number-recovery = { stat-recovery }
    .means = How many exhausted dice you may return to your dice pool at the end of each round.
term-kind-boss = { kind-boss }
    .means = Waits face down and comes in the endgame. Defeat it and you win, whatever else is still active.
term-kind-mission = { kind-mission }
    .means = Reach its goal for the reward. One left unfinished joins the boss as an enemy, with the Health and Damage printed on it.
term-mark-light = Light
    .means = A class of enemy, marked by one chevron. By itself it does nothing; texts and missions speak of it.
term-mark-heavy = Heavy
    .means = A class of enemy, marked by two chevrons. By itself it does nothing; texts and missions speak of it.
term-mark-mandatory = Mandatory
    .means = While it lies on top of a stack, you must choose a stack that shows such a card.
term-mark-universal = Universal
    .means = This hero may be played with any deck.
term-effect-during = { effect-during.lead }
    .means = Applies from the moment the card is activated until it is defeated or gone.
term-effect-after = { effect-after.lead }
    .means = Happens once in the Resolve phase, after you have suffered damage, even if the card is defeated.
term-effect-special = { effect-special.lead }
    .means = Its text says when it happens and for how long. It happens even if the card is defeated.
term-reward-instant = { reward-instant.lead } reward
    .means = Yours the moment the card is defeated, if you want it.
term-reward-single-use = { reward-single-use.lead } item
    .means = Gained at the end of the round, if you have room. Use it once at almost any time, then discard it.
term-reward-ongoing = { reward-ongoing.lead } item
    .means = Gained at the end of the round, if you have room. It works for as long as you keep it.
term-text-ability = { text-ability.lead }
    .means = Your hero’s own power. It takes no room; its text says when it works.
term-text-peace = { text-peace.lead }
    .means = You may do this instead of fighting, if the card would be the first of the round. It is then discarded.
term-stack = Stack
    .means = Each round you choose a stack and fight its top card. You see only the card on top.
term-pool = { screen-pool }
    .means = Dice that you can commit. Commit as many as you like; they are rolled together.
term-active = Active area
    .means = Committed dice are rolled here. Apply hits to enemies one by one; what you do not apply is rolled again in the next phase, hits too.
term-exhausted = { screen-exhausted }
    .means = At the end of the round all committed dice come here. Your Recovery brings some of them back.
term-banished = { screen-banished }
    .means = Out of the game for good.
term-inventory = { board-inventory }
    .means = The items that you hold, at most as many as your Strategy.
term-chip = The chip
    .means = Counts what the deck says: oil, days, money. It never goes below 0 or above its maximum. The sheet of the deck says what happens by it and what it pays for.
term-face-miss = Miss
    .means = Does nothing. It can be rolled again in the next Strategy phase.
term-face-hit = Hit
    .means = Deals 1 damage to the enemy you apply it to.
term-face-crit = Crit
    .means = Deals 2 damage to the enemy you apply it to, and counts as one hit.
term-die =
    { $colour ->
        [yellow] Yellow
        [green] Green
        [blue] Blue
        [purple] Purple
       *[red] Red
    } die
    .means =
        { $hits ->
            [one] { $hits } hit
           *[other] { $hits } hits
        }, { $crits ->
            [one] { $crits } crit
           *[other] { $crits } crits
        }, { $misses ->
            [0] no miss
            [one] { $misses } miss
           *[other] { $misses } misses
        }: it hits on { $of } of its 6 sides.

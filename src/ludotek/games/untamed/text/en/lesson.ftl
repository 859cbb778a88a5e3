### The guided first game: the aim in one line, and each bubble with its title and what to do now.

lesson-first = Destroy your opponent’s three Strongholds

lesson-aim = You each defend three Strongholds, one after the other. Whoever destroys all three of the other’s wins. The one on top is in play first. For a first game, any order will do.
    .title = The aim
    .now = Now you: choose the Stronghold to put on top.
lesson-hand = These are your cards. The first number is what a card costs; an Animal also has Attack and Health (♥). A hand with a few cheap cards is worth keeping. A mulligan would swap the whole hand, once.
    .title = Your hand
lesson-support = Cards in your Support zone pay for the abilities of your Stronghold. Give up the card you will miss least.
    .title = Support
    .now = Now you: put a card into your Support zone.
lesson-power = Power pays for your cards. Once per turn you may put any card from your hand face down into your Power zone; do so every turn, with a card that is too expensive for now.
    .title = Power
    .now = Now you: play a card as Power.
lesson-play = Now pay for a card with your Power. An Animal stays on the table and attacks from your next turn on; with Rush it attacks at once, but this turn only other Animals. An Item works once.
    .title = Play a card
    .now = Now you: play a card.
lesson-upkeep = Do as much as you like and can pay for, then end your turn. Your cards become ready again, you draw 2 cards and put 1 card into Support.
    .title = End your turn
    .now = Now you: end your Main phase when you are done.
lesson-attack = A ready Animal may attack once; then it is exhausted until your turn ends. You see what would happen before you choose.
    .title = Attack
    .now = Now you: attack with an Animal.
lesson-target = Against a Stronghold your Animal deals its Attack as damage and takes none. Against an Animal both hit each other. An Animal with Guard has to be attacked first.
    .title = Stronghold or Animal?
lesson-ability = Your Stronghold has an ability. Once per turn you may use it and pay with cards from your Support zone, which leave the game.
    .title = Your Stronghold helps
lesson-fall = When a Stronghold falls, its owner draws a card for each one lost and may play those with a Rally symbol for free; then the next one is shown. When the third falls, the game is won.
    .title = When a Stronghold falls

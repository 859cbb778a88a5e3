### How to play.

how-aim = The aim
    .text = Each player defends 3 Strongholds of 7 Health, one after the other. Send your Animals against those of your opponent: whoever destroys all 3 wins.
how-power = Power
    .text = Once per turn you may put a card from your hand face down in front of you: it is 1 Power, for good. Each turn every Power card pays 1 towards the cost of cards, up to 5.
how-animals = Play cards
    .text = Pay the cost in the corner. Animals enter play exhausted and fight from your next turn on; Items work at once. You may have at most 7 Animals.
how-attack = Attack
    .text = A ready Animal attacks once: the opposing Stronghold, which takes its Attack as damage, or an Animal, which strikes back at the same time. Damage stays. An Animal with Guard must be defeated first.
how-support = Support
    .text = Defeated Animals and used Items go to your Support zone. Some texts, and your Stronghold’s ability once per turn, are paid with Support: those cards leave the game.
how-upkeep = Upkeep
    .text = At the end of your turn all your cards are readied, you draw 2 cards, and you put 1 card from your hand into your Support zone. Whoever has to draw from an empty deck loses.
how-stronghold = When a Stronghold falls
    .text = Its owner draws cards at once, more for each one lost. Those with the Rally flag may be played on the spot for free. The next Stronghold is uncovered; after the third the game is over.

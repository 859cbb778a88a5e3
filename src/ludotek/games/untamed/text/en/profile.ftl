### What the game is: on its poster, in the list of games, and when a table is set up.

game-untamed = Untamed
    .about = For 2 to 6 players: three factions and three Strongholds each; the last Stronghold standing wins.
    .poster = Three factions to a deck. Last Stronghold standing wins.
    .published = { game-untamed } is published by Grumpy Owl Games as Untamed: Feral Factions.
    .long = Long: with five or six players a game takes an evening.
    .real = Whoever goes first takes seat 1. Hands stay with their players: a card is named when it is played.

## Options

mode-duel = Duel
    .about = One against one: bring down all three Strongholds of the other.
mode-hunter = Hunter
    .about = You attack only the Stronghold of the player to your left. The first to bring a player down wins.
mode-survival = Survival of the Fittest
    .about = Everybody may attack everybody. The last one standing wins.
mode-alpha = Alpha
    .about = One against all: the Alpha starts stronger, and the others may not attack each other.
mode-hydra = Hydra
    .about = Teams share their Strongholds, play in the same turn and see each other’s hands.
mode-manticore = Manticore
    .about = Teams share deck, Animals, Power and Strongholds, but partners may not talk.
option-draft = Factions
draft-draft = drafted in turn
    .about = Each of you takes three in turn; everybody sees what is left.
draft-random = drawn at random
    .about = Three for each seat, at random.
draft-chosen = chosen
    .about = You decide now who plays what.
option-factions = Factions
    .count = { $n } of { $each } factions
    .missing = Choose three factions for every seat.
option-alpha = Alpha

## Who is whose enemy

aim-hunter = You may attack the Stronghold of { $prey }; { $hunter } may attack yours.

### What the game is: on its poster, in the list of games, and when a table is set up.

game-reckoners = The Reckoners
    .about = For 1 to 6 players, all on one side: defeat Steelheart before his city is empty.
    .poster = Stop Steelheart together, or the city falls.
    .published = { game-reckoners } is published by Nauvoo Games, based on the novels by Brandon Sanderson.
    .alone = Playing alone, you run two Reckoners.

## Options

difficulty-easy = easy
    .about = Steelheart strikes gently: for a first game.
difficulty-normal = normal
    .about = The game as it is meant to be.
difficulty-hard = hard
    .about = Steelheart has longer tracks and more Research to find.
difficulty-firefight = firefight
    .about = Both boards on their hard side: for a team that knows the city.
option-reckoners = Reckoners
    .hint = In seat order; the rest are drawn at random.

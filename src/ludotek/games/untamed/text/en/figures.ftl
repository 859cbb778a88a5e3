### What was measured of cards: what it is, and a sentence about it.

figure-faction = Wins with its faction
    .note = How often a team with this faction wins a duel.
figure-worth = What it is worth
    .note = How much more often its deck wins than with a blank in its place, in percentage points: an Animal of the same cost with Attack 0, Health 1 and no text. The same opponents and the same shuffle with and without.
figure-worth-drawn = Wins when drawn
    .note = How often one wins who has drawn it.
figure-worth-played = Wins when played
    .note = How often one wins who has played it.
figure-played = Played, beside its neighbours
    .note = 1 is as often as the middle card of the same cost.
figure-played-share = Played
    .note = By those who have it in hand.
figure-order = Its place in the stack
    .note = How often a duel is won with this Stronghold there.
    .what =
        { $what ->
            [top] on top
            [middle] in the middle
           *[bottom] at the bottom
        }
figure-ability = Ability used
    .note = How often in a duel, by whoever has it.

### What was measured of cards: what it is, and a sentence about it.

figure-reckoner = Wins with this Reckoner
    .note = How many percentage points more games are won than on average at the same difficulty and number.
figure-epic = Population lost to it
    .note = In a game in which it appears.
figure-epic-defeated = Defeated
    .note = In how many of the games in which it appears.
figure-epic-wins = Wins where it appears
    .note = How many percentage points more such games are won than others.
figure-bought = Bought, beside its neighbours
    .note = 1 is as often as the middle card at the same price.
figure-bought-share = Bought
    .note = In how many of the games in which it is on offer.
figure-equipment = What it is worth
    .note = How many percentage points more games are won in which it is bought than those in which it is only on offer. Who has money is doing well: look at the differences.

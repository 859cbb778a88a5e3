### All that Magpies says in English. A file for each language, and the language is there.

game-magpies = Magpies
    .about = For 2 to 4 players: gather what glitters, and rob each other’s nests.
    .poster = Whoever has the finest nest when the deck runs out wins.

## The cards

kind-treasure = Treasure
number-points =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
card-button = button
    .a = a button
card-ring = ring
    .a = a ring
card-bell = bell
    .a = a bell
text-played = When you play it: { $text }.
do-rob = take the top card of another nest

## The table

view-deck = Cards in the deck
view-seats = Magpies
view-hand = Hand
view-nest = Nest
view-points = Points

## Questions and answers

ask-turn = Draw a card, or play one
ask-rob = Whose nest do you rob?
act-draw = Draw a card
act-play = Play { FORM($card, form: "a") }
act-rob = Rob { $seat }
refusal-hand-full = You already hold three cards.
refusal-nest-empty = There is nothing in this nest.

## What happened

log-drew = { $seat } draws { FORM($card, form: "a") }.
log-drew-unseen = { $seat } draws a card.
log-played = { $seat } plays { FORM($card, form: "a") }.
log-robbed = { $seat } robs { $whom } of { FORM($card, form: "a") }.
log-gave-up = { $seat } gives up.
end-counted = The deck is empty, and the nests are counted.
end-conceded = Somebody has given up.

## The rulebook

chapter-aim = Aim of the game
chapter-turn = Your turn
MP-01 = When a turn begins and the deck is empty, the game ends. The magpie with the most points in its nest wins; if several have the most, they share the win. Cards in hands do not count.
    .title = The finest nest
MP-02 = Shuffle the treasures and deal two to each magpie. The first magpie begins; the others follow in turn. Hands are hidden, nests are open.
    .title = Setup
MP-03 = On your turn, draw the top card of the deck, or play a card from your hand to the top of your nest.
    .title = Your turn
MP-04 = You hold at most three cards; with three you cannot draw.
    .title = Full hands
MP-05 = When you play a bell, take the top card of another nest and put it on yours. Nothing happens if there is none.
    .title = The bell
MP-06 = If you give up, you lose, and the others win.
    .title = Giving up

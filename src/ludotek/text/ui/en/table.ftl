### The table with people around it: what it says, and why it refuses.

## Who and when

table-seat = Player { $n }
table-waits-for = Waiting for { $names }: { $why } ({ $rule })
table-waiting = Seats are still open: the game begins when all friends are here.
table-paused = The game is paused.
table-over = The game is over.
table-closed = The table is closed.
table-proposal-undo = { $name } would like to take back the last answer, across dice or revealed cards.
table-proposal-concede = { $name } would like to give up the game.

## At the table

table-not-asked = You are not asked anything at the moment.
table-stale = The table has moved on in the meantime; here is how it stands.
table-nobody-to-urge = No bot is waiting for you now.
table-no-agreement = Nobody may go back further here: the players hold hidden cards.
table-one-proposal = Another proposal is still open; answer that one first.
table-no-proposal = This proposal is no longer open.
table-nothing-said = This message is empty; write something first.
table-no-person = Nobody sits there.
table-last-person = You are the last person at this table; close it or give up instead.
table-not-replaced = No bot is playing for this seat.
table-bot-plays = A bot is playing for you. Come back first.
table-no-time = Your time is up: the bot plays on.
table-spectator = You are watching; only players can do that.
table-not-your-seat = That is not your seat.
table-no-such-seat = There is no such seat.
table-not-host = Only the host of the table can do that.
table-not-over = The game is not over yet.
table-no-team-talk = In Manticore partners may not talk in private.
table-no-team = You have no partners to talk to in private here.
table-no-pings = Pointing is for games that are won or lost together.

## Coming in

table-no-such-table = There is no such table. Perhaps the link was cut off: copy all of it.
table-wrong-key = This link does not open the table: it is not complete, or was replaced by a newer one. Ask the host for a new one.
table-reissued = This seat was given a new link; the old one no longer opens it.
table-full = All seats are taken. Ask the host for the link to watch.
table-old-rules = This game was begun with older rules and cannot be continued.
table-hello-first = No table has been opened here yet. Load the page again.
table-hello-again = A table is open here already. Load the page again to go to another one.
table-branch-running = A new game can start from a position of a finished game only.
table-branch-solo = A new game from a position is for solo and cooperative games.
table-no-such-step = There is no such step; the last one is { $last }.

## Setting up

table-wrong-number =
    { $given ->
        [one] { $given } seat was described, but the game has { $seats }.
       *[other] { $given } seats were described, but the game has { $seats }.
    }
table-nobody-there = At least one seat must be yours.
table-no-such-bot = There is no bot “{ $bot }”; there are { $known }.
table-bad-clock = The clock goes from 1 to { $most }.
table-too-many = At most { $most } tables at a time.

## What is wrong

table-malformed = The message cannot be read: { $problem }
table-too-large = The message is too large; at most { $most } bytes.
table-too-fast = That was too much at once; wait a moment.
table-wrong-origin = This page may not speak to the server. Open the game at the server’s own address.
table-no-such-page = There is nothing here. Go back to the start page.
table-bad = This does not work: { $problem }
table-failed = Something went wrong on the server; nothing was changed. Try again.
table-store-down =
    { $cause ->
        [read-only] The server cannot store anything at the moment (its database is read-only); nothing was changed.
        [full] The server cannot store anything at the moment (its disk is full); nothing was changed.
       *[other] The server cannot reach its database at the moment; nothing was changed. Try again.
    }

## Options and bots

option-mode = Mode
option-draft = Factions
option-factions = Factions
option-deck = Deck
option-hero = Hero
option-difficulty = Difficulty
option-reckoners = Reckoners
draft-draft = drafted in turn
draft-random = drawn at random
draft-chosen = chosen
bot-greedy = plays well
bot-random = plays at random

### The table with people around it: what it says, and why it refuses.

## Who and when

table-seat = Player { $n }
table-name = { $name }
table-waits-for = Waiting for { LIST($names, join: "and") }: { $why } ({ $rule })
table-waiting = Some seats are still open; the game starts once everyone has joined.
table-over = The game is over.
table-proposal-undo = { $name } would like to undo: { $act }
table-proposal-undo-other = { $name } would like to undo a move by { $of }: { $act }
table-proposal-concede = { $name } would like to concede the game.
table-proposal-bot = { $name } would like a bot to play for { $whom }.
table-proposal-bot-for-you = { $name } would like a bot to play for you. You can come back at any time.
table-proposal-pause = { $name } would like to pause the game.
table-proposal-continue = { $name } would like to continue the game.
table-proposal-close = { $name } would like to close the table. Nobody wins or loses.
table-proposal-host = { $name } would like to be the host of this table.
table-proposal-link = { $name } would like to make a new link for { $whom }, who has been away for a while.

## The log: people come and go

table-told-bot-plays = A bot now plays for { $who }.
table-told-out-of-time = { $who } is out of time; a bot takes over.
table-told-is-back = { $who } is back.
table-told-new-link = { $who } has a new link.
table-told-new-host = { $who } is now the host.

## At the table

table-not-asked = There’s nothing for you to decide right now.
table-stale = The game has moved on; this is the current state.
table-nobody-to-urge = No bot is waiting for you right now.
table-no-agreement = You can’t undo any further: players hold hidden cards.
table-one-proposal = Another proposal is still open; answer that one first.
table-no-proposal = This proposal is no longer open.
table-capped =
    { $cap ->
        [chat] The chat of this table is full; it holds { $most } lines. You can still play.
        [undos] This table has seen { $most } undos; from here the game only goes forward.
        [names] The people at this table have changed their names { $most } times; that’s enough.
        [mutes] Cards have been muted or unmuted { $most } times at this table; from here everything stays as it is.
       *[journal] So much has happened at this table that only the game itself can go on. Finish it, or close the table and open a new one.
    }
table-no-such-card = This game doesn’t offer such a card, so there’s nothing to pass over.
table-nothing-said = Your message is empty; write something first.
table-no-person = Nobody is sitting there.
table-last-person = You’re the last person at this table; close it or concede instead.
table-not-replaced = No bot is playing in this seat.
table-bot-plays = A bot is playing for you. Take over again first.
table-no-time = Your time is up; the bot keeps playing.
table-spectator = You’re watching; only players can do that.
table-not-your-seat = That isn’t your seat.
table-no-such-seat = There is no such seat.
table-not-host = Only the host can do that.
table-not-over = The game isn’t over yet.
table-no-team-talk = In { $mode }, partners may not talk in private.
table-silence = No team chat or pings here: { $mode } partners may not share information.
table-no-team = You have no teammates to talk to in private.
table-no-pings = Pings are only available in cooperative games.
table-still-there = While the game is running, only the person in that seat can make a new link for it. Once they have been away for a while, you can make one together.
table-veiled = The others made this link while you were away. It opens your seat when the game is over; until then a bot plays and you can watch.
table-begun = A bot has begun to play in this seat. Its hidden cards can’t be shown to anybody else in this game.

## Help

table-no-help-today = The game of the day is played without hints and odds: everybody has the same deal.
table-no-help-here = There are no hints and odds here: people play against each other.
table-no-help-puzzle = A puzzle is solved without hints and odds.
table-no-such-help = This game has no such help.
table-no-help-in-time = Thinking took too long this time. Try again in a moment.
table-needs-server = This takes a server: this device would think for too long. On a computer, `ludotek review` reviews a downloaded record, and `ludotek balance` measures a pack.
table-one-at-a-time = The last thing you asked is still being worked out.
table-no-review = This game can’t be reviewed.
table-too-many-reviews = Many games are being reviewed right now. Try again in a few minutes.
table-reviewed-enough = You have had many games reviewed within an hour. Try again later.
table-no-reason = That wasn’t a bot’s choice, or it was undone.
reason-better = “{ $act }” rather than “{ $other }”: a { $chance } chance to win, against { $against }.
reason-equal = “{ $act }” is about as good as “{ $other }”: a { $chance } chance to win, against { $against }.
reason-worse = “{ $act }” seemed best at a glance; played through, “{ $other }” wins more often: { $against }, against { $chance }.
reason-because = { $reason } { $fact }
reason-seen = As far as you can see: { $reason }
reason-secret = The reason lies in what it holds, which stays a secret until the game is over.
reason-alone = There was nothing else worth weighing.
reason-none = This bot leaves some of its answers to chance, so don’t look for a reason.
hint-interval = { $low }–{ $high }%
hint-as-good = about as good
hint-points-worse =
    { $behind ->
        [one] { $behind } point worse
       *[other] { $behind } points worse
    }

## Coming in

table-no-such-table = There is no such table. The link may be incomplete: copy all of it.
table-damaged = What is stored of this table can’t be read; nothing was changed. The operator of the server finds the reason in the log.
table-wrong-key = This link doesn’t open the table: it is incomplete or has been replaced. Ask the host for a new one.
table-reissued = This seat has a new link; the old one no longer works.
table-full = All seats are taken. Ask the host for the spectator link.
table-old-rules = This game was started under older rules and can’t be continued.
table-hello-first = No table is open here yet. Reload the page.
table-hello-again = A table is already open here. Reload the page to switch to another one.
table-branch-running = You can start a new game only from a position in a finished game.
table-branch-solo = Starting from a position works only in solo and cooperative games.
table-no-such-step = There is no such step; the last one is { $last }.

## Setting up

table-wrong-number =
    { $given ->
        [one] You set up { $given } seat, but the game has { $seats }.
       *[other] You set up { $given } seats, but the game has { $seats }.
    }
table-nobody-there = At least one seat must be yours.
table-nothing-to-enter = No die or card is being waited for.
table-not-possible = It can’t show that here.
table-real-table = That can’t be done at a table with real dice and cards.
table-no-such-bot = There is no bot called “{ $bot }”; choose one of { $known }.
table-bad-clock = The clock must be between 1 and { $most }.
table-too-many = You can have at most { $most } tables at a time.

## What is wrong

table-no-daily = This game has no game of the day.
table-daily-taken = You’ve had your try at today’s game. There’s a new one tomorrow.
table-daily-sealed = The day isn’t over yet: others are still playing the same deal. The record, the replay and new games from here come after midnight UTC.
table-not-public = On this server tables are only for those who have the link.
table-no-such-phrase = There is no such phrase.
table-no-such-line = There is no such line of chat.
table-malformed = The message can’t be read: { $problem }
table-too-large = The message is too large; at most { $most } bytes.
table-too-fast = Too many requests; wait a moment.
table-wrong-origin = This page isn’t allowed to talk to the server. Open the game at the server’s own address.
table-no-such-page = Page not found. Go back to the start page.
table-bad = That didn’t work: { $problem }
table-failed = Something went wrong on the server; nothing was changed. Try again.
table-restarting = The server is being updated. Your game goes on in a moment.
table-store-down =
    { $cause ->
        [read-only] The server can’t save anything right now (its database is read-only); nothing was changed.
        [full] The server can’t save anything right now (its disk is full); nothing was changed.
        [no-room] There is no room left on this device; nothing was changed. Make some room and go on.
        [browser] This browser can’t save anything right now; nothing was changed. Reload the page and try again.
       *[other] The server can’t reach its database right now; nothing was changed. Try again.
    }

## Options and bots

option-mode = Mode
option-deck = Deck
option-difficulty = Difficulty
bot-gentle = gentle
bot-easy = easy
bot-medium = medium
bot-hard = hard
bot-expert = expert
bot-greedy = standard
bot-learned = trained
bot-random = random
bot-search = strong

## Packs

table-bad-pack = This pack can’t be played yet. { $problem }
table-pack-too-hard = Examining this pack takes too long. Make it smaller, or its texts simpler.
table-pack-private = A table with a pack of one’s own is only for those who have the link.
table-no-trial = This card can’t be tried by itself.
table-no-measure = Packs can’t be measured here.
table-measured-enough = You have had many packs measured within an hour. Try again later.
table-bench-busy = Many packs are being looked at right now. Try again in a moment.

## Backups

table-not-a-backup = This file is no backup of Ludotek.
table-backup-damaged = This game is damaged in the file, or was changed; it was not opened.
table-backup-newer = A newer version of Ludotek has written this file. Update first, or open it where it was made.
table-backup-too-hard = Playing this game again takes too long to be checked here; it was not opened.
table-others-play = Other people play at this table, or it is the game of the day, so it stays where it is. When it is over you can download its record.
table-parted = This game went on both here and in the file, differently. The one here stays as it is.

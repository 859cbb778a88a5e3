### The terminal: what it says around a game.

## Commands

cli-any-name = a name
cli-no-card = There is no card “{ $name }”; the nearest are { $near }.
cli-verify-good =
    { $lines ->
        [one] { $file } is good: { $lines } line was played again and came out as recorded.
       *[other] { $file } is good: { $lines } lines were played again and came out as recorded.
    }
cli-verify-bad = { $file } is not good: { $problem }
cli-verify-chance =
    { $kind ->
        [sealed] Its seal was opened: every die and every shuffle is the one that was fixed before the game began.
        [fast] Its dice and shuffles follow from the seed in its header.
       *[other] Its dice were given in advance.
    }
cli-lint =
    { $n ->
        [0] No mistake found; decks checked: { $checked }.
        [one] { $n } mistake found; decks checked: { $checked }.
       *[other] { $n } mistakes found; decks checked: { $checked }.
    }

doctor-ludotek = Ludotek
doctor-python = Python
doctor-engine = Engine
doctor-libraries = Libraries
doctor-games = Games (rules)
doctor-languages = Languages
doctor-terminal = Terminal
doctor-data = Games are kept in

## At the prompt

shell-hint = A number to choose · ? help · ? 1 explains · why · undo · log · quit
shell-hint-low = A number to choose · ? help · ? 1 explains · why · undo · Enter: whole table
shell-unknown = “{ $what }” means nothing here. Type a number, or ? for help.
shell-no-option =
    { $last ->
        [one] There is no option { $n }; there is only option 1.
       *[other] There is no option { $n }; the options are 1 to { $last }.
    }
shell-undo-anyway = You play alone, so you may agree with yourself: “undo anyway” goes back all the same, and the log will say so.
shell-concede = You would lose: “concede anyway” gives the game up, and the log will say so.
# What is not possible; the reason follows.
shell-why = { $option } –
shell-why-nothing = Nothing of the kind is forbidden now.
shell-card-which = Which card? Type “card” and its name, or a part of it.
shell-muted = Muted: { $cards }
shell-mute = { $card }: muted. If nothing else can be used, the game no longer stops to ask. You can still use it beside any other question.
shell-unmute = { $card }: no longer muted.
shell-saved = Saved in { $file }
shell-laid-aside = The game is laid aside in { $file }. To go on: ludotek play { $game } --resume
shell-commitment = Chance is sealed. Commitment: { $commitment }
shell-seeded = A game with the seed { $seed }: the same seed and the same answers give the same game.
shell-opening = The seal is opened. Secret: { $opening }
shell-record = Anyone can play the record of this game again and check every die and every shuffle:
shell-which-hero = Which hero (1 to { $last }, a name, or Enter for a random one)?
shell-number-usage = 1, 2, 3 …
shell-number-help = Choose that option. 0 stands for the one that ends the question, such as “done” or “no”.

## Several players

shell-seat = Player { $n }
shell-player-human = { $player } (human)
shell-player-greedy = { $player } (bot, greedy)
shell-player-random = { $player } (bot, random)
shell-company = At the table: { $players }
shell-hand-over = Pass the keyboard to Player { $n }.
shell-hand-over-enter = Player { $n }: make sure that nobody else is looking, then press Enter.
shell-earlier =
    { $n ->
        [one] … 1 earlier line; “log” shows everything.
       *[other] … { $n } earlier lines; “log” shows everything.
    }
shell-no-seat = There is no player “{ $what }”; the players are 1 to { $last }.
shell-seat-waits = You cannot act for { $player } now.
shell-undo-agree = Nobody at this table will mind: “undo anyway” goes back all the same, and the log will say so.
shell-for-players = for { $numbers } players
shell-which-mode = Which mode (1 to { $last }, or Enter for 1)?
shell-which-number = How many players ({ $numbers }, or Enter for { $usual })?
shell-which-players = Who plays? 1: you against bots; 2: people only, in turn at this keyboard (Enter for 1)
shell-go-nobody = No bot is waiting for you now.
shell-enter = Enter: on to the table
shell-which-team = Who plays? 1: people run every seat; 2: you run the first one, bots run the others (Enter for 1)

## What can be typed. The first word is the one that is shown.

verb-anyway = anyway
verb-help = help, ?
    .usage = ? [number or word]
    .help = This help; or what an option does, with its cards and its rule.
verb-why = why
    .usage = why [word]
    .help = What is not possible now, and why.
verb-undo = undo, back
    .usage = undo [anyway]
    .help = Put back your last answer; across dice and revealed cards only “anyway”.
verb-log = log, story
    .usage = log [number]
    .help = What has happened so far, or the last lines of it.
verb-rules = rules, rule
    .usage = rules [{ $prefix }-25]
    .help = The rule behind the present question, or any other.
verb-cards = cards
    .usage = cards
    .help = All cards of this game.
verb-card = card
    .usage = card NAME
    .help = What a card says.
verb-mute = mute
    .usage = mute NAME
    .help = No longer stop just to ask whether you want to use this.
verb-unmute = unmute
    .usage = unmute [NAME]
    .help = Ask again.
verb-seat = seat, player
    .usage = seat [number or name]
    .help = Act for another player who may act now; without a number, who sits where.
verb-go = go
    .usage = go
    .help = Bots that wait for you act now.
verb-save = save
    .usage = save [FILE]
    .help = Save the game and play on.
verb-lang = lang, language
    .usage = lang en | fr | de
    .help = Play on in another language.
verb-concede = concede, resign
    .usage = concede [anyway]
    .help = Give the game up: you lose. It is done only with “anyway”.
verb-quit = quit, exit, q
    .usage = quit
    .help = Lay the game aside; it is saved.

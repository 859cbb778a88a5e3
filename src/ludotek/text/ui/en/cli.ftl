### The terminal: what it says around a game.

## Commands

cli-any-name = a name
cli-no-card = There is no card called “{ $name }”; the closest are { $near }.
cli-no-filter = Nothing here is called “{ $name }”; the closest are { $near }.
cli-no-rule = There is no rule “{ $id }”; there are { $known }.
cli-verify-good =
    { $lines ->
        [one] { $file } is valid: { $lines } line replayed and matches the record.
       *[other] { $file } is valid: { $lines } lines replayed and match the record.
    }
cli-verify-bad = { $file } is not valid: { $problem }
cli-verify-chance =
    { $kind ->
        [sealed] Its seal is open: every roll and shuffle follows from the secret it hid. It is an old seal that names neither table nor rules.
        [bound] Its seal is open: every roll and shuffle follows from the secret that was fixed, together with table, rules, cards, options and seats, before the game began.
        [salted] Its seal is open: every roll and shuffle follows from the secret that was fixed, together with table, rules, cards, options and seats, before the game began, and from what players added after that.
        [known] Its rolls and shuffles were known beforehand: it is a lesson or a puzzle, or it continues a game whose seal was already open.
        [fast] Its rolls and shuffles follow from the seed in its header.
        [entered] Its dice and cards were real ones, entered by hand: nothing can be proved about them.
       *[other] Its rolls were given in advance.
    }
cli-verify-commitment = If this is the seal that was shown before the game, nobody could choose the dice: { $commitment }
cli-new = { $file } is written, and can be played as it is. Change it, then:
cli-print = { $file } is written; cards: { $cards }, pages: { $pages }.
cli-site = { $folder } is written: version { $version }, files: { $files }, { $size } MB. Serve it as static files, for example: python3 -m http.server --directory { $folder }
cli-print-scale = Print at 100% of its size.
cli-print-unofficial = Unofficial fan project, made with Ludotek.
cli-print-signs = These signs are not in the font and are printed as boxes: { $signs }
cli-lint =
    { $n ->
        [0] No errors
        [one] { $n } error
       *[other] { $n } errors
    }{ $doubts ->
        [0] {""}
        [one] , { $doubts } doubt
       *[other] , { $doubts } doubts
    }; packs checked: { $checked }.
cli-lint-error = error in { $where }:
cli-lint-error-at-all = error:
cli-lint-doubt = doubt about { $where }:
cli-lint-doubt-at-all = doubt:
cli-no-reports = Nothing has been reported.
cli-report =
    { $when } UTC · table { $table } · { $name }: “{ $text }” · { $seat ->
        [0] reported by a spectator
       *[other] reported by seat { $seat }
    }

doctor-ludotek = Ludotek
doctor-python = Python
doctor-engine = Engine
doctor-libraries = Libraries
doctor-games = Games (rules)
doctor-packs = Packs
doctor-broken = Left out
doctor-languages = Languages
doctor-terminal = Terminal
doctor-data = Saved games in

## At the prompt

shell-hint = Type a number · ? help · ? 1 explains · why · undo · log · quit
shell-hint-low = Type a number · ? help · ? 1 explains · why · undo · Enter: whole table
shell-hint-letters = Several at once by their letters, such as { $letters }
shell-unknown = Unknown input “{ $what }”. Type a number, or ? for help.
shell-no-option =
    { $last ->
        [one] There is no option { $n }, only option 1.
       *[other] There is no option { $n }; choose 1 to { $last }.
    }
# Past dice or hidden cards, alone.
shell-undo-anyway = You can still “undo anyway”: { $act }. The record and the result will show it.
shell-concede = This loses the game. Type “concede anyway” to confirm; the log will record it.
# What is not possible; the reason follows.
shell-why = { $option } –
shell-why-nothing = Nothing like that is blocked right now.
shell-card-which = Which card? Type “card” and its name, or part of it.
shell-guide-off = The guide is off; “guide” brings it back.
shell-guide-on = The guide is on.
shell-aim = Aim: { $aim } ({ $rule })
shell-muted = Muted: { $cards }
shell-mute = { $card }: muted. If it’s the only thing you could use, the game no longer pauses to ask. You can still use it whenever another question comes up.
shell-unmute = { $card }: no longer muted.
shell-saved = Saved to { $file }
shell-laid-aside = Game saved to { $file }. To resume: ludotek play { $game } --resume
shell-commitment = Rolls and shuffles are sealed. Commitment: { $commitment }
shell-seeded = Game with seed { $seed }: the same seed and the same choices give the same game.
shell-real = A game with the real box: you roll and turn up, and say what you see. Nothing is known here but what lies on the table.
shell-coming = Then: { $dice }
shell-hint-entering = Type a number or part of a name. “undo” removes the last entry.
shell-opening = The seal is open. Secret: { $opening }
shell-record = Anyone can replay the record of this game and verify every roll and shuffle:
shell-number-usage = 1, 2, 3 …
shell-number-help = Choose that option. 0 is the one that ends the question, such as “done” or “no”.

## Several players

screen-story = What happened
shell-seat = Player { $n }
shell-player-human = { $player } (human)
shell-player-bot = { $player } (bot, { $level })
shell-company = At the table: { $players }
shell-hand-over = Pass the keyboard to Player { $n }.
shell-hand-over-enter = Player { $n }: make sure nobody else is looking, then press Enter.
shell-earlier =
    { $n ->
        [one] … 1 earlier line; “log” shows everything.
       *[other] … { $n } earlier lines; “log” shows everything.
    }
shell-no-seat = There is no player “{ $what }”; the players are 1 to { $last }.
shell-seat-waits = You can’t act for { $player } right now.
shell-undo-agree = If you all agree, you can still “undo anyway”: { $act }. The record and the result will show it.
# The game is over, and whoever played it alone may go back.
shell-undo-over = You can still “undo anyway”, back to before: { $act }. The record and the result will show it. Press Enter to end the game.
shell-for-players = for { $numbers } players
shell-which-lesson = Is this your first game? 1: be guided through it; 2: play without a guide (Enter for 1)
shell-which-mode = Which mode (1 to { $last }, or Enter for 1)?
shell-which-number = How many players ({ $numbers }, or Enter for { $usual })?
shell-which-players = Who’s playing? 1: you against bots; 2: people only, taking turns at this keyboard (Enter for 1)
shell-go-nobody = No bot is waiting for you right now.
shell-enter = Enter: back to the table
shell-which-team = Who’s playing? 1: people in every seat; 2: you in the first, bots in the others (Enter for 1)

## What can be typed. The first word is the one that is shown.

verb-anyway = anyway
verb-help = help, ?
    .usage = ? [number or word]
    .help = This help; or what an option does, with its cards and its rule.
verb-why = why
    .usage = why [word]
    .help = What you can’t do right now, and why; without a word, also why bots did what they have just done.
verb-hint = hint
    .usage = hint
    .help = The best options, with your chances of winning.
verb-odds = odds
    .usage = odds
    .help = The exact odds of your dice or draws.
verb-undo = undo, back
    .usage = undo [anyway]
    .help = Undo your own last move; past rolls and hidden cards only with “anyway”, and the result will show it.
verb-log = log, story
    .usage = log [number]
    .help = What has happened so far, or just the last lines.
verb-rules = rules, rule
    .usage = rules [{ $prefix }-25]
    .help = The rule behind the current question, or any other.
verb-cards = cards
    .usage = cards
    .help = All cards of this game.
verb-card = card
    .usage = card NAME
    .help = What a card says.
verb-mute = mute
    .usage = mute NAME
    .help = Don’t pause just to offer this card.
verb-unmute = unmute
    .usage = unmute [NAME]
    .help = Offer it again.
verb-seat = seat, player
    .usage = seat [number or name]
    .help = Act for another player who can act now; without a number: who sits where.
verb-go = go
    .usage = go
    .help = Let the waiting bots act.
verb-guide = guide
    .usage = guide
    .help = End the guide of a first game, or show it again.
verb-save = save
    .usage = save [FILE]
    .help = Save the game and keep playing.
verb-again = again, retry
    .usage = again
    .help = Begin the puzzle again.
verb-solution = solution
    .usage = solution
    .help = Give up and see the best line.
verb-lang = lang, language
    .usage = lang { $languages }
    .help = Switch to another language.
verb-concede = concede, resign
    .usage = concede [anyway]
    .help = Concede the game (needs “anyway”).
verb-quit = quit, exit, q
    .usage = quit
    .help = Save and quit.

hint-nothing = There’s nothing to decide right now.
hint-heading = Your chances of winning:
hint-best = { $chance }% ({ $low }–{ $high }%)
hint-equal = { $chance }% ({ $low }–{ $high }%), about as good
hint-worse =
    { $chance }% ({ $low }–{ $high }%), { $behind ->
        [one] { $behind } point worse
       *[other] { $behind } points worse
    }

# ludotek odds
cli-odds-example = For example: { $example }
odds-line = Odds
odds-nothing = There are no odds to tell right now.
odds-percent =
    { $about ->
        [below] <{ $n }%
        [above] >{ $n }%
       *[exactly] { $n }%
    }
odds-decimal = { $whole }.{ $tenths }

# ludotek review
review-title = { $game }: review
review-written = Review written to { $file }

# ludotek puzzle
puzzle-count =
    { $game } ({ $name }): { $n ->
        [one] 1 puzzle
       *[other] { $n } puzzles
    }, { $solved } solved
puzzle-today = { $title } (puzzle of the day)
puzzle-how = Play one with: ludotek puzzle { $name } --number 1; today’s with --daily.
puzzle-task = Puzzle { $number }: { $task }
puzzle-next = Enter: the next step
puzzle-solved = Solved: { $value }.
puzzle-missed = Not the best line. Yours: { $value }; possible: { $best }.
puzzle-gone = This puzzle is no longer in the collection, so there is no verdict. You can still play on.
puzzle-then = Type “again” to try once more, “solution” to see the best line, “quit” to stop.
puzzle-value-certain =
    { $reached ->
        [no] the goal is not reached for certain
       *[yes] the goal is reached
    }
puzzle-value-chance = a chance of { $chance }

## ludotek upgrade

upgrade-schema = The database has an older schema, which `ludotek upgrade` or the start of the server brings up to date.
upgrade-version = { $game }, rules { $rules }: { $running } running, { $finished } finished, { $damaged } unreadable.
upgrade-differ =
    { $differ ->
        [one] { "  " }The present rules would have played { $differ } of them differently, so it keeps its own. { $example }
       *[other] { "  " }The present rules would have played { $differ } of them differently, so they keep their own. For example { $example }
    }
upgrade-problem = Table { $table }: { $problem }
upgrade-good =
    { $tables ->
        [0] There are no tables.
        [one] The only table replays as stored, with the rules it was begun with.
       *[other] All { $tables } tables replay as stored, each with the rules it was begun with.
    }
upgrade-bad = Not every one of { $tables } tables can be read. Do not switch before you know why.

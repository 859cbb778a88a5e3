### Setting up a table, and joining one.

setup-title = New table: { $game }
setup-the-game = The game
setup-who-plays = Who’s playing
setup-seat = Seat { $n }
setup-me = Me
setup-friend = Friend
setup-bot = Bot
setup-level = Bot strength
setup-hot-seat = You hold several seats: pass and play on this device.
setup-real = With the real box
setup-real-text = You roll the dice and draw the cards at the table and enter what comes up. The page knows the rules, keeps track of everything and says what comes next.
setup-real-seats = Everybody plays on this device, or joins by link.
setup-chance = Random
setup-clock = Clock
setup-no-clock = None
setup-minutes = Minutes per player
setup-days = Days per move
setup-clock-hint = When time runs out, a bot takes over.
setup-amount = Number
setup-name = Your name
setup-name-hint = Shown to the other players.
setup-play = Play
setup-on-device = Play on this device
setup-on-server = Play on the server
setup-play-watched = Play, and let friends watch
setup-create = Create the table
setup-ready = The table is ready
setup-invite-title = Invite players
setup-watch-title = Invite spectators
setup-watch-text = They see only what is public.
setup-you = you
# $n: for how many the mode is, such as "4 or 6".
setup-lacks = needs { $n } seats
setup-rate = The standard bot wins
setup-percent = { $n }%
setup-rates-hint = The figures say how often the standard bot wins.
setup-rate-exactly = { $games } games, between { $low } and { $high }% (95% interval)
setup-minutes-about = about { $n } min
setup-public = List this table.
setup-public-text = Everybody on this server can join or watch.
setup-who-alone = You play alone
setup-who-me = you
setup-who-me-often = you in { $n } seats
setup-who-friends =
    { $n ->
        [one] one friend by link
       *[other] { $n } friends by link
    }
setup-who-bots =
    { $n ->
        [one] one bot
       *[other] { $n } bots
    }

## Joining a table

join-title = Join a table
join-invited = You’re invited to a table of { $game }.
join-invited-by = { $host } invites you to { $game }.
join-places = Who sits where
join-free = free
join-full = Every seat at this table is taken.
join-over = This game is already over.
join-seats = How many seats would you like?
join-sit = Take a seat
join-held = You’re already at this table.
join-back = Back to your seat

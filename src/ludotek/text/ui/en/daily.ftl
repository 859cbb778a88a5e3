### The game of the day.

daily-title = Game of the day
daily-about = The same deal for everybody on this server, one try each. The deal is opened when the day is over, and then the games can be replayed.
daily-honour = One try per browser: that is honour among friends, nothing stops anybody from taking another browser.
daily-name = Your name in the results
daily-name-hint = Everybody on this server can read it.
daily-until =
    { $n ->
        [0] until { $time }, nobody has begun yet
        [one] until { $time }, one has begun
       *[other] until { $time }, { $n } have begun
    }
daily-play = Play today’s game
daily-played = You’ve played today. Your place: { $place }
daily-today = Today
daily-yesterday = Yesterday
daily-place = Place
daily-who = Name
daily-result = Result
daily-nameless = without a name
daily-won = won
daily-lost = lost
daily-marked = went back over dice
daily-none = no results

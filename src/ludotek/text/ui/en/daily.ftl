### The game of the day.

daily-title = Game of the day
daily-about = The same deal for everybody on this server, one try each. The deal is revealed when the day is over, and the games can then be replayed.
daily-honour = One try per browser. That’s the honour system: nothing stops anybody from using another browser.
daily-name = Your name in the results
daily-name-hint = Everybody on this server can read it.
daily-until =
    { $n ->
        [0] until { $time }, nobody has started yet
        [one] until { $time }, one has started
       *[other] until { $time }, { $n } have started
    }
daily-play = Play today’s game
daily-played = You’ve played today. Your place: { $place }
daily-today = Today
daily-yesterday = Yesterday
daily-place = Place
daily-who = Name
daily-result = Result
daily-nameless = no name
daily-won = won
daily-lost = lost
daily-marked = rewound past dice
daily-none = no results

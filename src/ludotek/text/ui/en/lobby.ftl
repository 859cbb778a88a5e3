### The lobby: tables for everybody.

lobby-title = Open tables
lobby-about = Tables that their hosts have opened to everybody on this server. Spectators see only what is public.
lobby-closed = On this server tables are only for those who have the link.
lobby-none = There is no open table right now. Set one up and list it.
lobby-nameless = somebody
lobby-host = { $host }’s table
lobby-free =
    { $n ->
        [one] one free seat
       *[other] { $n } free seats
    }
lobby-running = being played
lobby-days = days per move
lobby-join = Join
lobby-watch = Watch
lobby-name = Your name
lobby-name-hint = It is kept in this browser and shown at every table.

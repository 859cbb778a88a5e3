### My games.

mine-none = Nothing here yet. Games you start or join in this browser will appear here.
mine-start = Browse games
mine-running = In progress
mine-finished = Finished
mine-statistics = Statistics
mine-my-turn = Your turn
mine-waiting = Waiting for friends
mine-paused = Paused
mine-closed = Closed
mine-by-hand = entered by hand
mine-replay = Replay
mine-forget = Remove from the list
mine-sure = Remove this game?
mine-seat-lost = The key to your seat exists only in this browser. Without it you can’t return to this table unless you kept its link.
mine-game-lost = Its replay and record will no longer be available here.
mine-remove = Remove
mine-keep = Keep
mine-result-won = Won
mine-result-lost = Lost
mine-result-drawn = Draw
mine-result-shared = You played every seat
mine-won-of = { $won } of { $played } won
mine-rewound = { $n } of them rewound past dice or hidden cards
mine-games = Games
mine-wins = Won

## What one has earned

mine-achievements = Achievements
mine-earned = { $n } of { $all } earned
mine-streak = { $n } wins in a row
mine-not-earned = not earned yet

## Backup

mine-backup = Backup
mine-backup-device = Your games are kept in this browser only. A file of all of them can be opened on another device, or on a server.
mine-backup-server = Games that need nobody else can be taken along: the file can be opened on another device, even without a network, or on another server.
mine-kept = This browser has promised to keep them until you delete them.
mine-not-kept = This browser may delete them when space runs low, Safari after seven days without a visit. So save them to a file now and then, or install this page as an app.
mine-backup-secret = It opens your seats and holds the dice to come, so keep it to yourself.
mine-on-device =
    { $n ->
        [one] 1 more game is on this device.
       *[other] { $n } more games are on this device.
    }
mine-on-server =
    { $n ->
        [one] 1 more game is on the server.
       *[other] { $n } more games are on the server.
    }
mine-save-all = Save all games to a file
mine-save-one = Save to a file, to play on elsewhere
mine-open = Open a file
mine-working = One game after the other…
mine-saved =
    { $n ->
        [one] The file has 1 game.
       *[other] The file has { $n } games.
    }
mine-left-out =
    { $n ->
        [one] 1 game stays where it is, because other people play in it.
       *[other] { $n } games stay where they are, because other people play in them.
    }
mine-came-new =
    { $n ->
        [one] 1 game is new here.
       *[other] { $n } games are new here.
    }
mine-came-newer =
    { $n ->
        [one] 1 game was further on in the file, and goes on from there.
       *[other] { $n } games were further on in the file, and go on from there.
    }
mine-came-known =
    { $n ->
        [one] 1 game was here already, just as far on or further.
       *[other] { $n } games were here already, just as far on or further.
    }
mine-refused =
    { $n ->
        [one] 1 game: { $text }
       *[other] { $n } games: { $text }
    }
mine-missing =
    { $n ->
        [one] The file is cut off: 1 game is missing.
       *[other] The file is cut off: { $n } games are missing.
    }
mine-no-backup = This file is no backup of Ludotek, or it is too large.

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

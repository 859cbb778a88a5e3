### Replays.

replay-title = Replay
replay-by-hand = Entered by hand
replay-no-key = This browser can’t open this table. Open a player or spectator link first, then come back to this position.
replay-first = To the beginning
replay-back = One step back
replay-play = Play
replay-pause = Pause
replay-forward = One step forward
replay-last = To the end
replay-step = Step
replay-step-of = Step { $n } of { $last }
replay-seen-by = View as
replay-board = The table
replay-story = Log so far
replay-link = Link to this position
replay-branch = New game from here
replay-beginning = The beginning
replay-controls = Steps
replay-rule = The rule in play
replay-again = Play it again

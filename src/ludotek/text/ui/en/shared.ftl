### Words that every game shares.

## Lists: `list-x` stands between two items, `list-x-last` before the last one.

list-and = { $before }, { $item }
list-and-last = { $before } and { $item }
list-or = { $before }, { $item }
list-or-last = { $before } or { $item }
list-then = { $before }, then { $item }
list-then-last = { $before }, then { $item }
# After infinitives; here it reads as after commands.
list-and-then = { $before }, then { $item }
list-and-then-last = { $before }, then { $item }
list-comma = { $before }, { $item }
list-comma-last = { $before }, { $item }
list-modes = { $before }; { $item }
list-modes-last = { $before }; or { $item }
list-either = { $before }, { $item }
list-either-last = { $before }, or { $item }
list-sentence = { $text }.
list-sentences = { $before } { $item }
list-sentences-last = { $before } { $item }

## What any question may answer

refusal-not-offered = This is not one of the answers to the question asked now.
refusal-not-your-turn = It is not for you to act now.
refusal-game-over = The game is over.
act-concede = Give up the game

## The log

log-because = { CAP($cause) }: { $line }
log-undo = The last answer is taken back.
log-undo-agreed = As agreed, the last answer is taken back.

## Why undo goes no further

undo-stops-at-start = This is the beginning of the game.
undo-stops-at-chance = Dice were rolled or cards shuffled since.
undo-stops-at-reveal = Something hidden was revealed since.
undo-stops-at-other-seat = Another player has acted since.
undo-stops-at-concession = Somebody has given up the game since.
undo-stops-closed = The game is closed.
undo-others-built-on-it = What others have done since depends on it.

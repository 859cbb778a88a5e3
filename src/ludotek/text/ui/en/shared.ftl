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

refusal-not-offered = That isn’t one of the available choices.
refusal-not-now = You can’t do that right now.
refusal-not-your-turn = It isn’t your turn to act.
refusal-game-over = The game is over.
refusal-too-long = This game has gone on for too long; it can only be conceded.
act-concede = Concede the game
act-resume = Keep playing
act-unknown = Action { $action }

## Who sits there

seat = Player { $number }
    .whose = Player { $number }’s
# A person who has given a name; $vowel tells languages that elide how it begins.
seat-named = { $name }
    .whose = { $name }’s

## The log

log-because = { CAP($cause) }: { $line }
log-undo = { CAP($seat) } undid: { $act }.
log-undo-unnamed = { CAP($seat) } undid a move.
log-undo-alone = Undone: { $act }.
# All the others were asked.
log-undo-agreed = By agreement, { $seat } undid: { $act }.
log-undo-agreed-unnamed = By agreement, { $seat } undid a move.
log-undo-agreed-other = By agreement, { $seat } undid a move by { $of }: { $act }.
log-undo-agreed-other-unnamed = By agreement, { $seat } undid a move by { $of }.
log-undo-agreed-alone = By agreement, undone: { $act }.
# Nobody else was there to be asked.
log-rewound = { CAP($seat) } undid past dice or hidden cards, back to before: { $act }.
log-rewound-unnamed = { CAP($seat) } undid past dice or hidden cards.
log-rewound-alone = Undone past dice or hidden cards, back to before: { $act }.

## What goes back

# A move, and what was chosen with it.
undo-act = { $act }: { $then }
undo-act-unnamed = a move
end-rewound =
    { $n ->
        [one] This game was rewound past dice or hidden cards once.
       *[other] This game was rewound past dice or hidden cards { $n } times.
    }

## Where a game was played

played =
    { $open ->
        [yes] Played { LIST($places, join: "then") }. Whoever played could have looked up the dice and cards to come.
       *[no] Played { LIST($places, join: "then") }.
    }
place-terminal = in the terminal
place-device = on a device without a server
place-server = on a server
place-file = taken along as a file

## Why undo goes no further

undo-stops-at-start = This is the beginning of the game.
undo-stops-at-chance = Dice have been rolled or cards shuffled since.
undo-stops-at-reveal = Hidden information has been revealed since.
undo-stops-at-other-seat = Another player has acted since.
undo-stops-at-concession = Someone has conceded since.
undo-stops-closed = The game is closed.
undo-nothing-own = You haven’t made a move yet that could be undone.
undo-others-built-on-it = { CAP($seat) } has since made a move that depends on it: { $act }.

## Words that say 1 and 0 without a digit: the audit of card texts knows them by these.

words-for-one = a an one once each every additional
words-for-none = no empty

## A real table

ask-LayOut = Lay out the real table: shuffle the decks and set everything up as the rulebook says. Then say what lies there.
done-LayOut = Everything is laid out
undo-entering = the last entry

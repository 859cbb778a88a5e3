### The workshop, in which people make packs of their own.

## The shelf

workshop-about = Make a deck of your own: every card is a sentence that you choose word by word. Its text follows by itself, in three languages, and you can try it at once.
workshop-new = Begin something new
workshop-kind = What it will be
workshop-pack-name = What it is called
workshop-from-example = Start from a small example
workshop-from-nothing = Start empty
workshop-example-text = The example can be played as it is: change it card by card until it is yours.
workshop-open = Open a file
workshop-open-text = Drop it anywhere on this page: a TOML or JSON file that you or somebody else has saved.
workshop-choose-file = Choose a file
workshop-mine = On your shelf
workshop-none = Nothing yet.
workshop-changed = changed { $when }
workshop-here = All of this is kept in this browser only. Save a copy of what you would miss.
workshop-save = Save a copy of { $what }
workshop-remove-text = It can’t be brought back, unless you have a copy.
workshop-gone = This isn’t on your shelf: it was removed, or it is in another browser.
workshop-full = It can’t be kept: there is room for { $n }, and for no more than this browser allows. Remove something first.
workshop-no-pack = { $file } can’t be opened here.
workshop-damaged = This link is damaged: part of it is missing. Ask for it to be sent again.
workshop-to-shelf = To your shelf
workshop-given = Somebody has sent you this, for { $game }. Look at it; it is kept only if you want it.
workshop-keep = Put it on my shelf
workshop-keep-not = No, thanks

## The cards

workshop-cards = Cards
workshop-count =
    { $n ->
        [one] one card
       *[other] { $n } cards
    }
workshop-whole = Name and rules
workshop-new-card = a new card
workshop-new-in = New card: { $what }
workshop-is-good = all right
workshop-is-doubtful = doubtful
workshop-is-open = not finished
workshop-up = Move { $what } up
workshop-down = Move { $what } down
workshop-copy = Duplicate { $what }
workshop-remove = Remove { $what }

## Making a card

workshop-zones = What you see
workshop-make = Make
workshop-look = Look
workshop-name = Name
workshop-name-in = Name: { $language }
workshop-less = Less: { $what }
workshop-more = More: { $what }
workshop-search = Search
workshop-no-word = No such word.
workshop-leave-out = Leave it out
workshop-done = Done
workshop-then = and also
workshop-leads = From { $n } to
workshop-one-more = One more place
workshop-one-less = One place less

## What becomes of it

workshop-texts = The card in words
workshop-reads = It reads
workshop-no-text = The text appears as soon as the card says enough.
workshop-not-now = This is what it said before; it does not say enough now.
workshop-no-face = The card appears here as soon as it says enough.
workshop-problems = What is wrong or doubtful
workshop-all-good = Nothing is wrong, and nothing is doubtful.
workshop-try = Try this card
workshop-try-now = Try it
workshop-try-hint = A small table on which this card lies already. It sets no records.
workshop-try-later = As soon as it is finished.

## Balance

workshop-balance = Balance
workshop-measure = Measure
workshop-again = Measure again
workshop-stop = Stop
workshop-measuring = A bot is playing it, many times. Go on working.
workshop-measure-hint = Too easy, too hard? A bot plays hundreds of games, with this card and without it.
workshop-measure-later = As soon as every card is finished.
workshop-stale = You have changed something since this was measured.
workshop-rung = Difficulty { $n }.
workshop-wins = The bot wins { $share } (between { $low } and { $high }) of { $n } games.
workshop-aim = Aim for { $low } to { $high }.
workshop-verdict-within = Just right.
workshop-verdict-low = Too hard.
workshop-verdict-high = Too easy.
workshop-verdict-unsure = Hard to tell yet.
workshop-without = Without this card { $share } (the dotted line); the change is between { $low } and { $high }.
workshop-of = of { $n } chances
workshop-never = Hardly ever worth it:

## The bar

workshop-kept = saved in this browser
workshop-not-kept = Not saved: there is no room in this browser. Export it.
workshop-undo = Undo
workshop-redo = Redo
workshop-nothing = nothing yet
workshop-playable = Ready to be played
workshop-playable-but =
    { $n ->
        [one] Can be played, with one warning
       *[other] Can be played, with { $n } warnings
    }
workshop-not-yet = Can’t be played yet
workshop-waits = Export waits for { $cards }.
workshop-open-cards =
    { $n ->
        [one] one card open
       *[other] { $n } cards open
    }
workshop-without-open =
    { $n ->
        [one] without the open card
       *[other] without the open cards
    }
workshop-check = Check
workshop-export = Export
workshop-play = Play
workshop-before = Before you begin
workshop-file = As a file
workshop-file-text = It holds everything, in words that can be read. Open it here or give it to the command line.
workshop-print = Print cards to cut out
workshop-terminal = Play in the terminal
workshop-link = As a link
workshop-link-text = The link itself holds the whole pack; nothing is stored on the server. Whoever opens it sees the cards first.

## What was done, on the button that takes it back

workshop-did-set = { $what }: { $value }
workshop-did-change = changed: { $what }
workshop-did-leave = without: { $what }
workshop-did-add = added: { $what }
workshop-did-remove = removed: { $what }
workshop-did-move = moved: { $what }
workshop-did-copy = duplicated: { $what }
workshop-did-name = name: { $name }
workshop-did-elsewhere = changed in another tab

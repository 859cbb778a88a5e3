### The frame around a table, and its menu.

frame-home = Start page
frame-skip-table = Skip to the table
frame-skip-actions = Skip to the actions
frame-phases = Phases
frame-status-connecting = Connecting…
frame-status-online = Connected
frame-status-offline = No connection. Reconnecting…
frame-no-connection = No connection
frame-not-sent = Your answer was not sent. The page keeps trying; answer again as soon as the table is back.
frame-press-again = The connection was gone for a moment: your last press did not count. Press again if you still mean it.
frame-sound-on = Sound on
frame-sound-off = Sound off
frame-menu = Menu
frame-real = Real dice and cards
frame-table = Table

## Log and chat

frame-log = Log
frame-chat = Chat
frame-hide-column = Hide log and chat
frame-show-column = Show log and chat
frame-new-lines = { $n } unread
frame-earlier =
    { $n ->
        [one] Show { $n } earlier line
       *[other] Show { $n } earlier lines
    }
frame-sealed = Rolls and shuffles are sealed
frame-since = Since your last turn
frame-clause = Rule { $id }

## People

frame-you = you
frame-bot = bot
frame-away = away
frame-present = at the table
frame-asked = to move
frame-bot-plays = bot taking over
frame-open-seat = open seat
frame-look-from = View from { $name }’s seat
frame-clock = { $time } left
frame-watchers =
    { $n ->
        [one] { $n } spectator
       *[other] { $n } spectators
    }
frame-days =
    { $n ->
        [one] { $n } day
       *[other] { $n } days
    }

## Chat

frame-say = Write a message
frame-send = Send
frame-to-table = To everyone
frame-to-team = To my team
frame-team-line = team
frame-spectator = spectator
frame-no-chat = No messages yet.
frame-hidden-chat = Players with hidden cards will see spectators’ messages only after the game.

## Undo, and what can be done

frame-undo = Undo
frame-undo-none = nothing to undo
frame-undo-ask = ask to undo: { $act }
frame-undo-ask-of = ask to undo { $whose }: { $act }
frame-undo-rewind = go back past: { $act }
frame-undo-why = Why not for free?
frame-rewind-title = Go back?
frame-rewind-dice = This undoes a roll or a shuffle. The same moves will give the same rolls again.
frame-rewind-cards = This undoes something you have already seen.
frame-rewind-shown = The record, the result and your statistics will show that this game was rewound.
frame-rewind-stay = Stay here
frame-rewind-go = Go back
frame-all-actions-count = All actions ({ $n })
frame-find = Type a number or a word
frame-possible = Available now
frame-impossible = Not available now
frame-nothing-impossible = Nothing is blocked right now.
frame-nothing-possible = There’s nothing for you to do right now.
frame-then-open = the rest depends on chance or hidden cards
frame-urge = Let the bots play
frame-now-playing = Now playing: { $what }
frame-skip-to-end = Skip to the end
frame-rest = You’re done. The others keep playing.
frame-watching = You’re watching.
frame-your-turn = Your turn
frame-skip = Skip
frame-again = Again: what the others did
frame-see-again = See what the others did again
frame-not-yet = Wait until this has been shown.
frame-too-late = The table has moved on: your last press no longer fits and was not counted.

## Hints and odds

frame-hint = Hint
frame-hint-about = Your chance to win the whole game, with its 95% interval
frame-hint-thinking = Playing the options through…
frame-odds = Odds
frame-odds-more = More…
frame-odds-reckoning = Reckoning…
frame-odds-wish = I want
frame-odds-least = with at least { $n }%
frame-odds-do = Do it
frame-odds-choose = Choose what you want, and see how likely it is.
frame-odds-one-more = One more: { $what }
frame-odds-one-fewer = One fewer: { $what }

## An answer that loses

frame-fatal-title = This loses the game
frame-fatal-text = The game ends with this answer.
frame-fatal-go = Do it anyway
frame-fatal-back = Think again

## Why not

frame-why = Why?
frame-refused-title = You can’t do that
frame-rulebook = Rulebook
frame-cancel = Cancel
frame-ruling = ruling
frame-mute = Don’t pause just to offer this card

## Passing the device

frame-hand-over-title = Pass the device to { $name }
frame-hand-over-text = Cards stay hidden until then. Make sure nobody else is looking.
frame-hand-over-go = I’m { $name }

## Agreement, absence, waiting

frame-agree = Agree
frame-disagree = Disagree
frame-agreed = { $yes } of { $all } agree
frame-away-for = { $name } is away: { $time } until a bot may play
frame-away-long = { $name } has been away for a while.
frame-let-bot = Let a bot play
frame-let-bot-sure = Let a bot play for { $name }? { $name } can come back at any time.
frame-stay = Stay
frame-withdraw = Withdraw
frame-waiting-friends = Waiting for friends to join
frame-phrases = Quick messages
frame-about-line = About { $name }
frame-mute-person = Mute { $name }
frame-unmute-person = Show again
frame-muted-person = { $name } is muted.
frame-report = Report to the operator
frame-reported = Thank you. The operator of this server can read what you reported.
phrase-hello = Hello!
phrase-good-luck = Good luck!
phrase-thanks = Thanks!
phrase-well-played = Well played!
phrase-moment = One moment, please.
phrase-sorry = Sorry!
phrase-oops = Oops!
phrase-good-game = Good game!
phrase-clap = Applause
phrase-laugh = Laughter
phrase-wow = Amazement
phrase-sad = Sadness
frame-missing =
    { $n ->
        [one] One player is missing
       *[other] { $n } players are missing
    }
frame-free-seat = free
frame-invite = Invite
frame-notify-offer = Should this browser tell you when it’s your turn?
frame-notify-days = A move may take days here. May the browser tell you when it’s your turn, as long as a page of Ludotek is open in some tab?
frame-notify-yes = Yes, notify me
frame-notify-no = No, thanks
frame-you-left = A bot is playing for you.
frame-come-back = Take over again
table-paused = The game is paused.
table-closed = The table is closed.

## The end

frame-over = Game over
frame-rematch-by = { $name } proposes a rematch
frame-join-rematch = Join
frame-look-at-table = View the table
frame-show-result = Show the result

## Out of a game that goes on

frame-out = You’re out
frame-out-place =
    { $n ->
        [1] 1st place
        [2] 2nd place
        [3] 3rd place
       *[other] { $n }th place
    }
frame-out-team = Your team plays on
frame-out-text = You can watch the game to its end, or start a new one.
frame-watch-on = Keep watching
frame-new-game = New game

## When something goes wrong

frame-resume = Continue
frame-gone = This table can’t be opened
frame-no-key = This browser can’t open this table. Use the link you were sent.

## The menu: settings

menu-settings = Settings
menu-motion = Animation speed
menu-motion-off = off
menu-motion-usual = normal
menu-others = Speed of bots and friends
menu-others-slow = slow
menu-others-normal = normal
menu-others-fast = fast
menu-others-once = all at once
menu-odds = Show odds
menu-sound = Sound
menu-notify = Notify me when it’s my turn
menu-theme = Appearance
menu-light = Light
menu-dark = Dark
menu-system = System default
menu-my-name = My name
menu-muted = Muted cards

## The menu: links

menu-share = Links
menu-move-seat = Continue on another device
menu-move-seat-text = Anyone who opens this link plays as you. Don’t share it.
menu-renew-text = Lost a device, or shared the link by mistake? A new link ends the old one everywhere else.
menu-invite-friends = Invite friends
menu-watch-link = Let others watch
menu-watch-text = Spectators see only public information.

## The menu: the host

menu-host = Manage the table
menu-pause = Pause
menu-close-table = Close the table
menu-close-sure = Close the table? Nobody will be able to keep playing here.
menu-ask-seat = Ask to let a bot play
menu-is-asked = has been asked
menu-away-until = away: a bot may play in { $time }
menu-return-seat = Reopen the seat
menu-links-text = While the game is running, all players make new links to their own seats, under Links. For somebody who has been away for a while you can make one here: the others are asked, and where cards are hidden it opens the seat only once the game is over.
menu-link-asked = The new link for { $name }. It works as soon as the others have agreed.
menu-become-host = Take over as host
menu-vote-text = What you choose here is done once everybody who is here agrees.
menu-close-ask = Close the table? Those who are here are asked. If nobody else is here, it counts as conceding.
menu-renew-watch = Is somebody watching who shouldn’t? A new link puts out everyone who watches now.
menu-reissue = Create a new link
menu-reissue-text = The new link for { $name }. The old link no longer works.

## The menu: leaving, reporting

menu-leave = Let a bot take my seat
menu-leave-sure = Let a bot take your seat? You can come back at any time.
menu-concede = Concede
menu-concede-sure = Concede this game? You will lose the game.
menu-give-up-sure = Concede this game? It counts as a loss.
menu-propose-give-up = Propose to concede
menu-propose-give-up-sure = Propose to concede? If everyone agrees, the game counts as a loss.
menu-backup = Save to a file, to play on elsewhere
menu-report = Report a problem
menu-report-text = Saves a file with everything your seat has seen. It doesn’t contain the key to your seat. Attach it to your description.
menu-save = Save the file

## The menu: keys

menu-help = Keyboard
menu-help-undo = undo
menu-help-badges = hold it to see the keys on the table
menu-help-primary = the main button
menu-help-bar = the other buttons in the bar
menu-help-all = all actions; then type a number or a word
menu-help-hint = hint: the best options
menu-help-log = show or hide the log
menu-help-rule = the rule behind the question
menu-help-escape = close, deselect
menu-help-help = this help
menu-help-tab = move between items; Enter or Space selects

## The guided first game

guide-aim = Aim
guide-skip = Skip the guide
guide-next = Next
guide-done = Got it
guide-back = Back
guide-progress = { $n } of { $of }
guide-resume = Show the guide again

## A puzzle

puzzle-number = Puzzle { $number }:
puzzle-again = Try again
puzzle-solution = Solution
puzzle-others = More puzzles

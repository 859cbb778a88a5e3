### Said on several pages.

# The locale by which lists, times and percentages are written.
page-locale = en-GB
# Whether long words break well between their syllables: yes or no.
page-syllables = no
# Where words are joined whose syllables would mislead, as in light-house; -house: before it in every word.
page-joints = grand-moth light-house loud-speak pawn-brok strong-hold under-stud
page-language = Language
page-close = Close
page-copy = Copy
page-copied = Copied
page-code = QR code
page-pair = { $what }: { $value }
page-home = Ludotek, start page
page-to-dark = Switch to dark mode
page-to-light = Switch to light mode
page-games = Games
page-offline = Can’t reach the server. Check your connection and try again.
page-failed = That didn’t work. Try again in a moment.
page-no-game = There is no such game here.
page-clear = Clear the search
page-players = Players
page-invite-text = Anyone who opens this link takes a free seat.
page-to-table = Go to the table
page-mine = My games
page-continue = Continue
page-export = Download the record
page-review = Review
page-to-start = Back to the start page
page-cards = Cards
page-rules = Rules
page-workshop = Workshop
page-lost = There is nothing here
page-lost-text = This address leads nowhere. Part of the link may be missing.
page-show-me = Show me
page-how = How to play
page-your-turn = It’s your turn
page-lesson = Guided first game
page-lesson-of = Guided start: { $deck }
page-new-version = A new version is ready.
page-new-version-reload = Reload

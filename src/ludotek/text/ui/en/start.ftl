### The start page.

start-tagline = Three board games, by the book. Every rule one tap away.
start-one-player = 1 player
start-players = { $numbers } players
start-minutes = { $numbers } min
start-play = Play now
start-guided = guided first game
start-unguided = Without the guide
start-friends = Play with friends
start-watch = Let friends watch
start-set-up = Set up
start-all-mine =
    { $n ->
        [one] { $n } more game
       *[other] { $n } more games
    }
start-my-turn = your turn
start-their-turn = waiting for the others
start-join = Join
start-join-label = Join by link
start-join-hint = Link or code
start-join-nowhere = That isn’t a table link. Ask your friend to send it again.
start-daily = Daily
start-puzzles = Puzzles
start-turns =
    { $n ->
        [one] your turn in one game
       *[other] your turn in { $n } games
    }
start-lobby = Open tables
start-offline = Offline
start-offline-text = Play on this device, even without a network
start-online = Online
start-online-text = Play on the server, with others, too
start-more = More
start-unofficial = Unofficial fan project, not affiliated with or endorsed by { $publishers }. All rights belong to their respective owners.

## Publishers and credits

credits-title = Publishers and credits
credits-unofficial = Ludotek is an unofficial fan project, not affiliated with or endorsed by the publishers. All rights in these games, their names and their art belong to their owners. The rules are described in our own words; the cards are our own, except the few that the rulebooks themselves print. No publisher art or text is included.
credits-buy = If you enjoy playing here, buy the real thing.
credits-credits = Credits
credits-icons = Icons on cards, symbols and emblems: game-icons.net, recoloured and resized, under
credits-by = By
credits-buttons = Button icons: Lucide, ISC licence.
credits-faces = Typefaces: Inter, Grenze, Fraunces and Big Shoulders, SIL Open Font License 1.1.

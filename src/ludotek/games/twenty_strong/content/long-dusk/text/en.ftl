### The Long Dusk: names and flavour

deck-long-dusk = The Long Dusk
    .about = A siege: hold out against three stacks of enemies, carry out missions, then face the boss.
    .intro = One evening the sun over Evenmouth went down as usual, and that was the last usual thing about it. For weeks the harbour city has lain in a dusk without an end: things climb up from the river and down from the roofs, and the oil for the lamps is running out. You command the lamplighters’ watch; the dice are its squads, from the yellow apprentices to the one red veteran who never misses. Clear a street, find out why morning does not come, and then go and have a word with the reason.

chip-long-dusk = Oil
    .the = the Oil
    .points = { $n } Oil
    .each = for each Oil you have
    .every = for every { $n } Oil you have
    .left = if you have at least { $n } Oil
    .most = if you have at most { $n } Oil


## Heroes

card-sergeant-marrow = Sergeant Marrow
    .the = Sergeant Marrow
    .plural = no
    .flavour = Thirty years on the night shift, and now there is no other.

card-oda-the-ferrywoman = Oda the Ferrywoman
    .the = Oda the Ferrywoman
    .plural = no
    .flavour = Nobody she carried ever drowned. Some of them got wet.

card-pip-three-chimneys = Pip Three-Chimneys
    .the = Pip Three-Chimneys
    .plural = no
    .flavour = Twelve years old, or so. The roofs are hers; the city has not been told yet.

card-doctor-tansy = Doctor Tansy
    .the = Doctor Tansy
    .plural = no
    .flavour = Other people ask questions. She burns oil.

card-brother-clapper = Brother Clapper
    .the = Brother Clapper
    .plural = no
    .flavour = When he rings, they all come. When he sneezes, a few come anyway.

card-widow-ashgrove = Widow Ashgrove
    .the = Widow Ashgrove
    .plural = no
    .flavour = She has had all her bad luck already, and kept it, in jars.

## Bosses

card-drowned-sun = Drowned Sun
    .the = the Drowned Sun
    .plural = no
    .flavour = One evening it slid into the harbour, and liked the quiet.

card-keeper-of-hours = Keeper of Hours
    .the = the Keeper of Hours
    .plural = no
    .flavour = He has put the whole morning away safely and lost the key. On purpose.

card-mother-of-moths = Mother of Moths
    .the = the Mother of Moths
    .plural = no
    .flavour = She only wants a little light. And then the rest.

card-mayor-of-the-dusk = Mayor of the Dusk
    .the = the Mayor of the Dusk
    .plural = no
    .flavour = Re-elected nightly.

## Light enemies, up from the river

card-mudlarks = Mudlarks
    .the = the Mudlarks
    .plural = yes
    .flavour = They find things in the mud. Mostly yours.

card-eel-choir = Eel Choir
    .the = the Eel Choir
    .plural = no
    .flavour = Four voices, and nothing to get hold of.

card-bilge-rats = Bilge Rats
    .the = the Bilge Rats
    .plural = yes
    .flavour = First off every ship. No ship has sailed for weeks.

card-fog-hound = Fog Hound
    .the = the Fog Hound
    .plural = no
    .flavour = It does not bark. The recruits hear it anyway.

card-drowned-taxman = Drowned Taxman
    .the = the Drowned Taxman
    .plural = no
    .flavour = Death is not accepted as grounds for deferral.

card-lantern-jelly = Lantern Jelly
    .the = the Lantern Jelly
    .plural = no
    .flavour = Lovely to look at. Loveliest from over there.

card-kelp-bride = Kelp Bride
    .the = the Kelp Bride
    .plural = no
    .flavour = Just one dance, she says, and mind your feet.

card-barnacle-knight = Barnacle Knight
    .the = the Barnacle Knight
    .plural = no
    .flavour = Hit it well, hit it badly: off comes one shell.

## Light enemies, down from the roofs

card-chimney-sprites = Chimney Sprites
    .the = the Chimney Sprites
    .plural = yes
    .flavour = They have a sweet tooth, and it is for lamp oil.

card-slate-cat = Slate Cat
    .the = the Slate Cat
    .plural = no
    .flavour = The masterstroke always misses. The other kind might not.

card-gargoyle-fledgling = Gargoyle Fledgling
    .the = the Gargoyle Fledgling
    .plural = no
    .flavour = Already stone, not yet house-trained.

card-soot-moths = Soot Moths
    .the = the Soot Moths
    .plural = yes
    .flavour = Harmless on their own. They are never on their own.

card-weathercock = Weathercock
    .the = the Weathercock
    .plural = no
    .flavour = It turns, and so does everything you were sure of.

card-sleepwalkers = Sleepwalkers
    .the = the Sleepwalkers
    .plural = yes
    .flavour = Do it once, and do it softly.

card-face-at-the-window = Face at the Window
    .the = the Face at the Window
    .plural = no
    .flavour = It watches what you unpack. So do not unpack.

## Light enemies, out of the city’s own doors

card-lamp-thief = Lamp Thief
    .the = the Lamp Thief
    .plural = no
    .flavour = Steals only from those who have some, and drops it all when chased.

card-deserters = Deserters
    .the = the Deserters
    .plural = yes
    .flavour = They would like to come back, if it can be done without shouting.

card-candle-eaters = Candle Eaters
    .the = the Candle Eaters
    .plural = yes
    .flavour = They sit and wait for what you drop.

card-hour-beggar = Hour Beggar
    .the = the Hour Beggar
    .plural = no
    .flavour = Spare him a little light, and he finds you what somebody else lost.

card-unlit-procession = Unlit Procession
    .the = the Unlit Procession
    .plural = no
    .flavour = The more of yours lie down, the longer it grows.

card-stray-minute = Stray Minute
    .the = the Stray Minute
    .plural = no
    .flavour = It slipped away when the clock stopped. Small, lost, and it bites.

card-your-own-echo = Your Own Echo
    .the = Your Own Echo
    .plural = no
    .flavour = Every shout makes it bigger.

card-paper-ghost = Paper Ghost
    .the = the Paper Ghost
    .plural = no
    .flavour = Strike too hard and you go straight through.

card-bit-of-mist = Bit of Mist
    .the = the Bit of Mist
    .plural = no
    .flavour = “It’s only a bit of mist,” said the last patrol.

card-gutter-king = King of the Gutter
    .the = the King of the Gutter
    .plural = no
    .flavour = His crown is a drain cover. Do not laugh: he throws it.

card-cellar-hands = Hands from the Cellar
    .the = the Hands from the Cellar
    .plural = yes
    .flavour = Give them something to hold and they hurt you less.

## Heavy enemies, up from the river

card-toll-under-the-bridge = Toll under the Bridge
    .the = the Toll under the Bridge
    .plural = no
    .flavour = It takes oil. It takes volunteers. It does not take excuses.

card-keel-breaker = Keel-Breaker
    .the = the Keel-Breaker
    .plural = no
    .flavour = Not clever at all. Merely bigger than the ship.

card-thing-in-the-dry-dock = Thing in the Dry Dock
    .the = the Thing in the Dry Dock
    .plural = no
    .flavour = Nobody ordered it. Somebody is building it.

card-diver-who-came-back = Diver Who Came Back
    .the = the Diver Who Came Back
    .plural = no
    .flavour = Three weeks without air, and now he wants to shake hands.

card-drag-anchor = Dragging Anchor
    .the = the Dragging Anchor
    .plural = no
    .flavour = One swing, and then the chain is round your ankles.

card-salt-widow = Salt Widow
    .the = the Salt Widow
    .plural = no
    .flavour = While she weeps, nobody rests.

## Heavy enemies, down from the roofs

card-belfry-beast = Beast of the Belfry
    .the = the Beast of the Belfry
    .plural = no
    .flavour = Disturb it twice and it rings for company.

card-lace-maker = Lace-Maker
    .the = the Lace-Maker
    .plural = no
    .flavour = Her work hangs between all the roofs. Small groups only, please.

card-stained-glass-saint = Stained-Glass Saint
    .the = the Stained-Glass Saint
    .plural = no
    .flavour = Receives persons of quality only.

card-driverless-hackney = Driverless Hackney
    .the = the Driverless Hackney
    .plural = no
    .flavour = It stops for nobody. So you had better start with it.

card-gargoyle-matron = Gargoyle Matron
    .the = the Gargoyle Matron
    .plural = no
    .flavour = Under her wings everything takes longer to die.

## Heavy enemies, out of the city’s own doors

card-wax-militia = Wax Militia
    .the = the Wax Militia
    .plural = no
    .flavour = Good steel gets stuck in them. So does bad steel, but that was cheaper.

card-grand-snuffer = Grand Snuffer
    .the = the Grand Snuffer
    .plural = no
    .flavour = A small brass cap on a long pole. It fits everything.

card-clockwork-inspector = Clockwork Inspector
    .the = the Clockwork Inspector
    .plural = no
    .flavour = “Your talent does not appear on the form.”

card-puppet-bailiffs = Puppet Bailiffs
    .the = the Puppet Bailiffs
    .plural = yes
    .flavour = They have come about the furniture. Nobody knows who pulls the strings.

card-very-quiet-man = Very Quiet Man
    .the = the Very Quiet Man
    .plural = no
    .flavour = You need one perfect blow. So does he.

card-mirror-seller = Mirror Seller
    .the = the Mirror Seller
    .plural = no
    .flavour = Harmless. But nobody leaves his shop with anything else.

card-plague-of-clerks = Plague of Clerks
    .the = the Plague of Clerks
    .plural = no
    .flavour = Your reward is being processed.

card-unfinished-house = Unfinished House
    .the = the Unfinished House
    .plural = no
    .flavour = It adds a room for everything you carry in.

## Missions

card-unlit-quay = Unlit Quay
    .the = the Unlit Quay
    .plural = no
    .flavour = Ten lanterns, nine hooks, eight lamplighters. Off you go.

card-blocked-gutters = Blocked Gutters
    .the = the Blocked Gutters
    .plural = yes
    .flavour = Something small is stuck in there. Several somethings.

card-open-river-gate = Open River Gate
    .the = the Open River Gate
    .plural = no
    .flavour = Somebody has to shut it. From this side, if possible.

card-bridge-with-no-guards = Bridge with No Guards
    .the = the Bridge with No Guards
    .plural = no
    .flavour = They come across in pairs. That can be arranged for.

card-night-market = Night Market
    .the = the Night Market
    .plural = no
    .flavour = Open day and night, now that there is no difference.

card-missing-patrol = Missing Patrol
    .the = the Missing Patrol
    .plural = no
    .flavour = Walk their round and come back. That is further than they got.

card-empty-watch-house = Empty Watch-House
    .the = the Empty Watch-House
    .plural = no
    .flavour = A hook for everything, and nothing on the hooks.

card-pawnbrokers-drawer = Pawnbroker’s Drawer
    .the = the Pawnbroker’s Drawer
    .plural = no
    .flavour = He pays for things that were used. Do not ask what for.

card-house-with-no-windows = House with No Windows
    .the = the House with No Windows
    .plural = no
    .flavour = Knock once, and be done before they answer.

card-fireworks-barge = Fireworks Barge
    .the = the Fireworks Barge
    .plural = no
    .flavour = Left over from the last festival. It was the Festival of the Sunrise.

card-dead-lighthouse = Dead Lighthouse
    .the = the Dead Lighthouse
    .plural = no
    .flavour = It drinks three casks before it opens its eye.

card-long-roll-call = Long Roll-Call
    .the = the Long Roll-Call
    .plural = no
    .flavour = Read out every name. Something answers to each.

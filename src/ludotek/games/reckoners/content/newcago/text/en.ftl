### Newcago: names and flavour

box-newcago = Newcago
    .intro = Ten years ago the city turned to steel, and the sun went out soon after. Steelheart looks down from his palace on a lake that no longer moves; below, his Epics share out the streets, and Enforcement sees to it that nobody complains. Everybody has a weak point, though. You have a few dice, a few plans, and forty good reasons to hurry.

## Reckoners

card-david = David
    .the = David
    .plural = no
    .flavour = “It’s like bringing a spoon to a snowball fight. Trust me, it works.”

card-megan = Megan
    .the = Megan
    .plural = no
    .flavour = Two pistols, one spare, and not one word too many.

card-abraham = Abraham
    .the = Abraham
    .plural = no
    .flavour = He carries the heaviest gun in the city, and the lightest heart.

card-prof = Prof
    .the = Prof
    .plural = no
    .flavour = He marks plans in red ink. Most of them are his own.

card-cody = Cody
    .the = Cody
    .plural = no
    .flavour = He once out-shot his own grandfather’s ghost. Ask him. Or better, don’t.

card-tia = Tia
    .the = Tia
    .plural = no
    .flavour = Four screens, five lines, one cola. All open.

## Abilities

card-improvise = Improvise
    .the = Improvise
    .plural = no
    .flavour = The plan was good. The next one is faster.

card-checkmate = Checkmate
    .the = Checkmate
    .plural = no
    .flavour = First the way out is gone. Then everything else.

card-faith = Faith
    .the = Faith
    .plural = no
    .flavour = “Not yet” is a kind of prayer, too.

card-lead-the-way = Lead the Way
    .the = Lead the Way
    .plural = no
    .flavour = He goes first. That is the whole speech.

card-sniper = Sniper
    .the = Sniper
    .plural = no
    .flavour = Here for the conversation, over there for the work.

card-operations = Operations
    .the = Operations
    .plural = yes
    .flavour = “Left. Left. Now stop breathing for a moment.”

## Equipment: symbols swapped

card-forensic-kit = Forensic Kit
    .the = the Forensic Kit
    .plural = no
    .flavour = A hair is a lead. A lead has a price.

card-gravatonics = Gravatonics
    .the = the Gravatonics
    .plural = yes
    .flavour = Heavy things become light, and light things become a problem.

card-trap = Trap
    .the = the Trap
    .plural = no
    .flavour = Patience, with a wire on it.

## Equipment: special dice

card-dowser = Dowser
    .the = the Dowser
    .plural = no
    .flavour = It points at Epics, or at anything else that glitters.

card-epic-dna = Epic DNA
    .the = the Epic DNA
    .plural = no
    .flavour = Forty drops, labelled and cooled. Do not drink.

card-gauss-gun = Gauss Gun
    .the = the Gauss Gun
    .plural = no
    .flavour = No flash, no bang, no wall.

card-harmsway = Harmsway
    .the = the Harmsway
    .plural = no
    .flavour = Get hit. Get up. Get even.

card-jacket = Jacket
    .the = the Jacket
    .plural = no
    .flavour = Fashion passes. Bullets do not.

card-tensors = Tensors
    .the = the Tensors
    .plural = yes
    .flavour = A tunnel is a wall that was asked politely.

## Equipment: symbols doubled

card-camera = Camera
    .the = the Camera
    .plural = no
    .flavour = Everyone has a good side. Epics also have a weak one.

card-evidence = Evidence
    .the = the Evidence
    .plural = no
    .flavour = Three boxes, two corkboards, one red thread.

card-explosives = Explosives
    .the = the Explosives
    .plural = yes
    .flavour = The lock was open. Abraham says it is the principle.

card-flash-grenade = Flash Grenade
    .the = the Flash Grenade
    .plural = no
    .flavour = For one second it is daylight in Newcago again.

card-twin-pistols = Twin Pistols
    .the = the Twin Pistols
    .plural = yes
    .flavour = One asks the question, the other does not wait.

## Equipment: one result for another

card-bank-vault = Bank Vault
    .the = the Bank Vault
    .plural = no
    .flavour = It opens at nine. Or now.

card-bribe = Bribe
    .the = the Bribe
    .plural = no
    .flavour = A whole patrol discovers a sudden love of coffee.

card-emp = EMP
    .the = the EMP
    .plural = no
    .flavour = Silence, in every colour of wire.

card-imager = Imager
    .the = the Imager
    .plural = no
    .flavour = The whole building, floating above the kitchen table.

## Equipment: results anywhere

card-grenade-launcher = Grenade Launcher
    .the = the Grenade Launcher
    .plural = no
    .flavour = Delivery to any district, no signature needed.

card-notebooks = Notebooks
    .the = the Notebooks
    .plural = yes
    .flavour = Ten years of handwriting. The weak points are underlined.

card-safe-house = Safe House
    .the = the Safe House
    .plural = no
    .flavour = Six bunks, one stove, and a rent that nobody writes down.

## Equipment: single results

card-disguise = Disguise
    .the = the Disguise
    .plural = no
    .flavour = A cap, a clipboard, and a tired look: the key to any door.

card-grenade = Grenade
    .the = the Grenade
    .plural = no
    .flavour = Read the instructions before the first step, not after it.

card-night-vision-goggles = Night Vision Goggles
    .the = the Night Vision Goggles
    .plural = yes
    .flavour = In a city without mornings they are just goggles.

card-rifle = Rifle
    .the = the Rifle
    .plural = no
    .flavour = One long breath, and then one short one.

card-schematics = Schematics
    .the = the Schematics
    .plural = yes
    .flavour = Every palace has a laundry chute.

## Equipment: travel

card-helicopter = Helicopter
    .the = the Helicopter
    .plural = no
    .flavour = Borrowed from Enforcement. They have not noticed yet.

card-motorcycle = Motorcycle
    .the = the Motorcycle
    .plural = no
    .flavour = Red lights are a matter of opinion.

## Equipment: our own

card-decoy-drone = Decoy Drone
    .the = the Decoy Drone
    .plural = no
    .flavour = It shouts “Thief!” and leaves in the wrong direction.

## Epics of the rulebook

card-curveball = Curveball
    .the = Curveball
    .plural = no
    .flavour = He never aims. He never reloads. It evens out.

card-faultline = Faultline
    .the = Faultline
    .plural = no
    .flavour = Until a moment ago this street was straight.

card-nightwielder = Nightwielder
    .the = Nightwielder
    .plural = no
    .flavour = He took the sun away, and nobody got a receipt.

card-digzone = Digzone
    .the = Digzone
    .plural = no
    .flavour = Every shortcut in the city is his. So is every hole.

card-frostbite = Frostbite
    .the = Frostbite
    .plural = no
    .flavour = First the fingers stop hurting. That is the bad sign.

card-refraction = Refraction
    .the = Refraction
    .plural = no
    .flavour = You saw her? Then she was somewhere else.

card-fortuity = Fortuity
    .the = Fortuity
    .plural = no
    .flavour = The bullet missed. They do that, on Tuesdays and on other days.

card-firefight = Firefight
    .the = Firefight
    .plural = no
    .flavour = Not every flame is real. The burns do not care.

## Fortifiers

card-carapace = Carapace
    .the = Carapace
    .plural = no
    .flavour = Scientists once counted the layers. They were still counting when it closed.

card-paperweight = Paperweight
    .the = Paperweight
    .plural = no
    .flavour = He sat down on the town hall in spring. It is still under him.

card-keystone = Keystone
    .the = Keystone
    .plural = no
    .flavour = If this stone falls, so does the palace. Hence the guards.

## Breeders of Enforcement

card-graveyard-shift = Graveyard Shift
    .the = Graveyard Shift
    .plural = no
    .flavour = In a city without dawn, the night watch never goes home.

card-roll-call = Roll Call
    .the = Roll Call
    .plural = no
    .flavour = He calls a name, and somebody in uniform answers. Nobody asks from where.

## Killers

card-hemlock = Hemlock
    .the = Hemlock
    .plural = no
    .flavour = The garden is lovely, and very, very quiet.

card-vesper-bell = Vesper Bell
    .the = Vesper Bell
    .plural = no
    .flavour = At the first stroke people stop. At the second they stay stopped.

card-undertow = Undertow
    .the = Undertow
    .plural = no
    .flavour = The lake is solid steel. Somehow people still drown in it.

card-lullaby = Lullaby
    .the = Lullaby
    .plural = no
    .flavour = Three verses do no harm at all. Do not wait for the fourth.

## Sharers

card-murmuration = Murmuration
    .the = Murmuration
    .plural = no
    .flavour = Ten thousand starlings, one opinion.

card-echo-chamber = Echo Chamber
    .the = Echo Chamber
    .plural = no
    .flavour = Whatever the neighbours do, they do it again, louder.

card-chandelier = Chandelier
    .the = Chandelier
    .plural = no
    .flavour = All that glass, and every piece reflects on somebody else.

## Barricaders

card-tollgate = Tollgate
    .the = Tollgate
    .plural = no
    .flavour = Exact change only. It is never exact.

card-rush-hour = Rush Hour
    .the = Rush Hour
    .plural = no
    .flavour = Nine lanes, nine hundred cars, and not one of them has an engine.

## Lieutenants of Steelheart

card-foreman = Foreman
    .the = Foreman
    .plural = no
    .flavour = He has never built a thing in his life. He has things built.

card-loudspeaker = Loudspeaker
    .the = Loudspeaker
    .plural = no
    .flavour = “Citizens! Good news!” There has never been good news.

## Base hunters

card-housecall = Housecall
    .the = Housecall
    .plural = no
    .flavour = He knocks three times. He has already been inside for an hour.

## Districts

district-the-loop = The Loop
    .the = The Loop
    .plural = no
    .at = in The Loop
    .to = to The Loop
    .flavour = The trains still go round. Nobody gets off any more.

district-newcago-theatre = Newcago Theatre
    .the = the Newcago Theatre
    .plural = no
    .at = at the Newcago Theatre
    .to = to the Newcago Theatre
    .flavour = Steel curtain, steel seats. The drama is mostly outside.

district-foundry-row = Foundry Row
    .the = Foundry Row
    .plural = no
    .at = in Foundry Row
    .to = to Foundry Row
    .flavour = Forty chimneys, and nothing left in the city to melt.

district-still-pier = Still Pier
    .the = Still Pier
    .plural = no
    .at = on Still Pier
    .to = to Still Pier
    .flavour = The waves stopped ten years ago, in the middle of a storm.

district-copper-arcade = Copper Arcade
    .the = the Copper Arcade
    .plural = no
    .at = in the Copper Arcade
    .to = to the Copper Arcade
    .flavour = Here you can buy anything, as long as you do not ask for a window.

district-lantern-yard = Lantern Yard
    .the = Lantern Yard
    .plural = no
    .at = in Lantern Yard
    .to = to Lantern Yard
    .flavour = Somebody lights them every evening. It is always evening.

district-ninth-viaduct = Ninth Viaduct
    .the = the Ninth Viaduct
    .plural = no
    .at = at the Ninth Viaduct
    .to = to the Ninth Viaduct
    .flavour = Numbers one to eight are underneath it.

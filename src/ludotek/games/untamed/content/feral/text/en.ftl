### Feral Factions: names and flavour

box-feral = Feral Factions
    .intro = Nine peoples, one valley, and nobody willing to share the good side of it. The Foxes have a claim in writing, the Rhinos have never read it, and the Rabbits simply keep arriving. Choose three factions, stack their Strongholds, and see who still has a roof when the dust settles.

## Factions

faction-chameleon = Chameleon
    .plural-name = Chameleons
    .the = the Chameleons
    .way = They profit from several cards played in one turn.

faction-crocodile = Crocodile
    .plural-name = Crocodiles
    .the = the Crocodiles
    .way = They live for Last Words, and say them again.

faction-fox = Fox
    .plural-name = Foxes
    .the = the Foxes
    .way = They change Attack values and arrange their own deck.

faction-panda = Panda
    .plural-name = Pandas
    .the = the Pandas
    .way = They lean on the Stronghold’s ability and supply extra Support.

faction-rabbit = Rabbit
    .plural-name = Rabbits
    .the = the Rabbits
    .way = They come in swarms and stay flexible through Arrival.

faction-raccoon = Raccoon
    .plural-name = Raccoons
    .the = the Raccoons
    .way = They protect your other Animals and raise their Attack.

faction-rat = Rat
    .plural-name = Rats
    .the = the Rats
    .way = All-rounders who play cheap Animals and bring them back.

faction-rhino = Rhino
    .plural-name = Rhinos
    .the = the Rhinos
    .way = They shift damage tokens and make a lot of Fury.

faction-tiger = Tiger
    .plural-name = Tigers
    .the = the Tigers
    .way = They are rewarded for defeating Animals.

## Chameleons: the theatre

card-eager-understudy = Eager Understudy
    .the = the Eager Understudy
    .plural = no
    .flavour = Knows every part by heart. Especially yours.

card-zaza-thousand-frocks = Zaza Thousand-Frocks
    .the = Zaza Thousand-Frocks
    .plural = no
    .flavour = Nobody has ever seen her. Everybody has applauded.

card-prima-donna-iridella = Prima Donna Iridella
    .the = Prima Donna Iridella
    .plural = no
    .flavour = In four provinces her high C is registered as a weapon.

card-confetti-cannon = Confetti Cannon
    .the = the Confetti Cannon
    .plural = no
    .flavour = “And now, dear audience, please look right into the barrel.”

card-trapdoor = Trapdoor
    .the = the Trapdoor
    .plural = no
    .flavour = The critic always gets the same seat.

card-kaleidodrome = Kaleidodrome
    .the = the Kaleidodrome
    .plural = no
    .flavour = Nine stages, no exit, and the walls have moods.

## Crocodiles: the bereaved

card-tearful-heir = Tearful Heir
    .the = the Tearful Heir
    .plural = no
    .flavour = The tears are real. Real crocodile.

card-medium-of-the-mire = Medium of the Mire
    .the = the Medium of the Mire
    .plural = no
    .flavour = The dead tell her everything. It is mostly complaints.

card-uncle-mortimer = Uncle Mortimer
    .the = Uncle Mortimer
    .plural = no
    .flavour = He will go when it suits him, and not alone.

card-matriarch-obsidia = Matriarch Obsidia
    .the = Matriarch Obsidia
    .plural = no
    .flavour = Three times a widow, twice by appetite.

card-reading-of-the-will = Reading of the Will
    .the = the Reading of the Will
    .plural = no
    .flavour = “To those present, my regards. To those absent, the bill.”

card-sunken-mausoleum = Sunken Mausoleum
    .the = the Sunken Mausoleum
    .plural = no
    .flavour = Visiting hours are over. The visitors are staying.

## Foxes: the law

card-pocket-notary = Pocket Notary
    .the = the Pocket Notary
    .plural = no
    .flavour = Stamps first, reads later, denies it afterwards.

card-velvet-sharper = Velvet Sharper
    .the = the Velvet Sharper
    .plural = no
    .flavour = Five aces are style. Six would have been vulgar.

card-ambassador-silkentail = Ambassador Silkentail
    .the = Ambassador Silkentail
    .plural = no
    .flavour = After an hour with him it is you who apologises.

card-fine-print = Fine Print
    .the = the Fine Print
    .plural = no
    .flavour = Claws are covered by clause nine.

card-hostile-takeover = Hostile Takeover
    .the = the Hostile Takeover
    .plural = no
    .flavour = “You are wasted over there. Sign here, here and here.”

card-court-of-loopholes = Court of Loopholes
    .the = the Court of Loopholes
    .plural = no
    .flavour = Justice is blind, and somebody has hidden her stick.

## Pandas: the merchants

card-tea-merchant = Tea Merchant
    .the = the Tea Merchant
    .plural = no
    .flavour = The first cup is free. The saucer is not.

card-tollkeeper-of-the-jade-bridge = Tollkeeper of the Jade Bridge
    .the = the Tollkeeper of the Jade Bridge
    .plural = no
    .flavour = Armies pay the group rate.

card-abbot-nine-dumplings = Abbot Nine-Dumplings
    .the = Abbot Nine-Dumplings
    .plural = no
    .flavour = He has renounced everything except lunch.

card-letter-of-credit = Letter of Credit
    .the = the Letter of Credit
    .plural = no
    .flavour = As good as gold, and easier to chew.

card-tea-ceremony = Tea Ceremony
    .the = the Tea Ceremony
    .plural = no
    .flavour = Whole wars have been missed for a second infusion.

card-bamboo-exchange = Bamboo Exchange
    .the = the Bamboo Exchange
    .plural = no
    .flavour = Prices rise when the brokers are hungry. So prices rise.

## Rabbits: the family

card-keen-volunteer = Keen Volunteer
    .the = the Keen Volunteer
    .plural = no
    .flavour = Steps forward before anybody has said what for.

card-auntie-come-along = Auntie Come-Along
    .the = Auntie Come-Along
    .plural = no
    .flavour = She only went out for a carrot, and came back with a regiment.

card-jack-of-all-burrows = Jack of All Burrows
    .the = Jack of All Burrows
    .plural = no
    .flavour = Plumber, surgeon, bell-ringer. On busy days all at once.

card-great-grandmother-clover = Great-Grandmother Clover
    .the = Great-Grandmother Clover
    .plural = no
    .flavour = Four hundred grandchildren, and she knows which one has not written.

card-dinner-bell = Dinner Bell
    .the = the Dinner Bell
    .plural = no
    .flavour = No bugle ever sounded a better charge.

card-endless-warren = Endless Warren
    .the = the Endless Warren
    .plural = no
    .flavour = There is always room for one more. That is how it began.

## Raccoons: the tinkers

card-dustbin-diver = Dustbin Diver
    .the = the Dustbin Diver
    .plural = no
    .flavour = “As good as new! Who throws away a perfectly good catapult?”

card-knight-of-the-lid = Knight of the Lid
    .the = the Knight of the Lid
    .plural = no
    .flavour = Forty dents, and every one of them in the lid.

card-granny-sprocket = Granny Sprocket
    .the = Granny Sprocket
    .plural = no
    .flavour = She sharpens everything: knives, claws, remarks.

card-foreman-bolt = Foreman Bolt
    .the = Foreman Bolt
    .plural = no
    .flavour = “Helmets on! The soup pots, I mean.”

card-miracle-tape = Miracle Tape
    .the = the Miracle Tape
    .plural = no
    .flavour = It wobbles? Tape. It no longer wobbles? More tape.

card-scrap-cathedral = Scrap Cathedral
    .the = the Scrap Cathedral
    .plural = no
    .flavour = Held up by faith and three hundred bedsprings.

## Rats: the riffraff

card-crumb-snatcher = Crumb Snatcher
    .the = the Crumb Snatcher
    .plural = no
    .flavour = His last wish was your purse.

card-doctor-of-the-drains = Doctor of the Drains
    .the = the Doctor of the Drains
    .plural = no
    .flavour = “Dead? Take two of these and get up.”

card-two-penny-recruiter = Two-Penny Recruiter
    .the = the Two-Penny Recruiter
    .plural = no
    .flavour = The king’s shilling, less expenses.

card-baron-gully = Baron Gully
    .the = Baron Gully
    .plural = no
    .flavour = He got his title where he got his coat of arms: off a manhole cover.

card-suspicious-cheese = Suspicious Cheese
    .the = the Suspicious Cheese
    .plural = no
    .flavour = Matured in secret. For a guest.

card-gutter-parliament = Gutter Parliament
    .the = the Gutter Parliament
    .plural = no
    .flavour = All the seats are taken. So are the hats, and the door.

## Rhinos: the forge

card-thick-skinned-boxer = Thick-Skinned Boxer
    .the = the Thick-Skinned Boxer
    .plural = no
    .flavour = The first punch wakes her up.

card-sergeant-bellow = Sergeant Bellow
    .the = Sergeant Bellow
    .plural = no
    .flavour = “Bleeding? Splendid! Now get angry about it!”

card-duchess-of-demolition = Duchess of Demolition
    .the = the Duchess of Demolition
    .plural = no
    .flavour = She never uses doors. She leaves them behind.

card-red-rag = Red Rag
    .the = the Red Rag
    .plural = no
    .flavour = It is really meant for bulls. Nobody has told the rhinos.

card-return-to-sender = Return to Sender
    .the = Return to Sender
    .plural = no
    .flavour = “I believe this bruise is yours.”

card-anvil-yard = Anvil Yard
    .the = the Anvil Yard
    .plural = no
    .flavour = Steel is tempered here. Tempers are steeled.

## Tigers: the duellists

card-cub-on-probation = Cub on Probation
    .the = the Cub on Probation
    .plural = no
    .flavour = One reference will do. Unconscious.

card-trophy-curator = Trophy Curator
    .the = the Trophy Curator
    .plural = no
    .flavour = There is one gap left on the wall. Turn sideways, please.

card-marquise-hush = Marquise Hush
    .the = Marquise Hush
    .plural = no
    .flavour = She has counted you twice. You are still too few.

card-lady-next-please = Lady Next-Please
    .the = Lady Next-Please
    .plural = no
    .flavour = Her appointments are short.

card-coup-de-grace = Coup de Grâce
    .the = the Coup de Grâce
    .plural = no
    .flavour = One bows first. Briefly.

card-sabre-club = Sabre Club
    .the = the Sabre Club
    .plural = no
    .flavour = Guests are always welcome. See menu.

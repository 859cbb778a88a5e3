### The Hollow Wood: names and flavour

deck-hollow-wood = The Hollow Wood
    .about = A hunt: travel a map, earn crowns, buy bait, and lure out three great beasts, one after the other.
    .intro = The Hollow Wood has always been hollow: knock on a tree, and something knocks back. Since spring it has been growing as well, a furrow every night, and in its middle live great beasts that eat well and come out only for pastry. Hedge’s End, which is next, has put up a bounty and its last seven pies. You lead the hunt; the dice are your party, from the yellow beaters, who were told it was a picnic, to the one old red hound that never loses a scent. Go from place to place, earn your crowns, buy bait, and be ready when it works. A beast that falls leaves you a gift, and the wood a grudge.

chip-hollow-wood = Crowns
    .the = the Crowns
    .points =
        { $n ->
            [one] { $n } Crown
           *[other] { $n } Crowns
        }
    .each = for each Crown you have
    .every = for every { $n } Crowns you have
    .left =
        { $n ->
            [one] if you have at least { $n } Crown
           *[other] if you have at least { $n } Crowns
        }
    .most =
        { $n ->
            [one] if you have at most { $n } Crown
           *[other] if you have at most { $n } Crowns
        }

## Places

place-hedge-gate = Hedge Gate
place-charcoal-clearing = Charcoal Clearing
place-sunken-mill = Sunken Mill
place-bramble-dell = Bramble Dell
place-frog-fen = Frog Fen
place-hollow-oak = Hollow Oak

## Heroes

card-linnet-farsight = Linnet Farsight
    .the = Linnet Farsight
    .plural = no
    .flavour = She has never missed what she was looking at. She is not always looking.

card-dame-boarsbane = Dame Boarsbane
    .the = Dame Boarsbane
    .plural = no
    .flavour = Nothing cheers her people up like somebody else’s bad luck.

card-sorrel-wayfinder = Sorrel Wayfinder
    .the = Sorrel Wayfinder
    .plural = no
    .flavour = There is always a way round. She gets paid by the mile.

card-barnaby-tallow = Barnaby Tallow
    .the = Barnaby Tallow
    .plural = no
    .flavour = He came to sell pies to the hunters. Then he saw what the beasts would pay.

card-lord-percival = Lord Percival
    .the = Lord Percival
    .plural = no
    .flavour = He does not fight. He has people for that, and people for their people.

card-nan-copperpot = Nan Copperpot
    .the = Nan Copperpot
    .plural = no
    .flavour = Whatever bites you, she has soup against it. What bites the soup is not known.

## Bosses

card-moss-bear = Moss Bear
    .the = the Moss Bear
    .plural = no
    .flavour = Half bear, half meadow. The cows have been asking after their half.

card-boar-of-the-long-hedge = Boar of the Long Hedge
    .the = the Boar of the Long Hedge
    .plural = no
    .flavour = There used to be a short hedge, too.

card-stag-in-full-bloom = Stag in Full Bloom
    .the = the Stag in Full Bloom
    .plural = no
    .flavour = Visitors are kindly asked to approach in small groups.

card-wyrm-in-the-well = Wyrm in the Well
    .the = the Wyrm in the Well
    .plural = no
    .flavour = The later you come, the longer it is. The well is not getting any longer.

card-owl-of-the-last-question = Owl of the Last Question
    .the = the Owl of the Last Question
    .plural = no
    .flavour = “Who?” Nobody has yet given the right answer. Put your things away and think.

card-wolf-who-counts = Wolf Who Counts
    .the = the Wolf Who Counts
    .plural = no
    .flavour = It counts everybody present, itself included, and rounds up.

card-toad-under-the-hill = Toad under the Hill
    .the = the Toad under the Hill
    .plural = no
    .flavour = The hill is only there to keep it warm.

## Light enemies, along the hedge

card-hedge-urchins = Hedge Urchins
    .the = the Hedge Urchins
    .plural = yes
    .flavour = They were told to stay out of the wood. It was the wood that told them.

card-poachers = Poachers
    .the = the Poachers
    .plural = yes
    .flavour = They have a licence. It is yours.

card-pie-thief = Pie Thief
    .the = the Pie Thief
    .plural = no
    .flavour = Leave him to his meal, and it will be yours that he eats.

card-magpie-tinker = Magpie Tinker
    .the = the Magpie Tinker
    .plural = no
    .flavour = Everything in the tray is for sale. Most of it was not hers this morning.

card-scarecrow-on-leave = Scarecrow on Leave
    .the = the Scarecrow on Leave
    .plural = no
    .flavour = Off duty since the harvest. Beginners run all the same.

card-runaway-pie-cart = Runaway Pie Cart
    .the = the Runaway Pie Cart
    .plural = no
    .flavour = You get one try. The next village gets the pies.

card-lost-picnickers = Lost Picnickers
    .the = the Lost Picnickers
    .plural = yes
    .flavour = They ask the way. Then they ask you to come along.

card-gossiping-crows = Gossiping Crows
    .the = the Gossiping Crows
    .plural = yes
    .flavour = Whoever steps out of the ferns, they have a story about him.

card-hedge-knight = Hedge Knight
    .the = the Hedge Knight
    .plural = no
    .flavour = Insists on a duel. Master strokes are not in his rules.

## Light enemies, in the clearings and by the water

card-charcoal-imps = Charcoal Imps
    .the = the Charcoal Imps
    .plural = yes
    .flavour = They bet on you. If you look foolish, you pay.

card-choir-of-mill-frogs = Choir of Mill Frogs
    .the = the Choir of Mill Frogs
    .plural = no
    .flavour = Nobody can plan anything until the second verse is over. There are forty.

card-lady-of-the-reeds = Lady of the Reeds
    .the = the Lady of the Reeds
    .plural = no
    .flavour = Blue is her colour. You may look.

card-ferry-newt = Ferry Newt
    .the = the Ferry Newt
    .plural = no
    .flavour = The crossing costs one crown. So does staying here.

card-pike-in-the-ditch = Pike in the Ditch
    .the = the Pike in the Ditch
    .plural = no
    .flavour = It comes up twice. Be ready the first time.

card-deer-made-of-mist = Deer Made of Mist
    .the = the Deer Made of Mist
    .plural = no
    .flavour = Whoever runs after it comes back a week later, much refreshed, without boots.

card-parliament-of-bees = Parliament of Bees
    .the = the Parliament of Bees
    .plural = no
    .flavour = The longer the debate, the sharper the amendments.

card-honey-golem = Honey Golem
    .the = the Honey Golem
    .plural = no
    .flavour = It means well. It means you well stuck.

card-beaver-surveyors = Beaver Surveyors
    .the = the Beaver Surveyors
    .plural = yes
    .flavour = According to their map, that path has never been here.

## Light enemies, in the thicket

card-roots-with-fingers = Roots with Fingers
    .the = the Roots with Fingers
    .plural = yes
    .flavour = Walk softly and a few at a time. They are counting ankles.

card-marching-saplings = Marching Saplings
    .the = the Marching Saplings
    .plural = yes
    .flavour = One is a twig. Three are an avenue.

card-fox-notary = Fox Notary
    .the = the Fox Notary
    .plural = no
    .flavour = Buys anything, asks nothing, and keeps the pen.

card-cat-up-a-tree = Cat up a Tree
    .the = the Cat up a Tree
    .plural = no
    .flavour = Too high for beginners. The owner pays, and would rather not say for what.

card-owl-pupils = Owl Pupils
    .the = the Owl Pupils
    .plural = yes
    .flavour = Asking twice counts as not having listened.

card-wolf-cub-scouts = Wolf Cub Scouts
    .the = the Wolf Cub Scouts
    .plural = yes
    .flavour = Always prepared, and they lend a paw to whoever is biting you.

card-hollow-log = Hollow Log
    .the = the Hollow Log
    .plural = no
    .flavour = Nothing to fear from a log. It is let by the room.

card-fresh-tracks = Fresh Tracks
    .the = the Fresh Tracks
    .plural = no
    .flavour = Very fresh. They are still being made.

card-badger-asleep = Badger, Asleep
    .the = the Badger, Asleep
    .plural = no
    .flavour = Wake it gently, or all at once. Everything in between hurts.

## Heavy enemies, along the hedge

card-bear-in-a-bonnet = Bear in a Bonnet
    .the = the Bear in a Bonnet
    .plural = no
    .flavour = The shopkeepers have decided not to notice.

card-bridge-troll-family = Bridge Troll Family
    .the = the Bridge Troll Family
    .plural = no
    .flavour = Father takes coins, mother takes fingers, and the little one cannot count yet.

card-wild-boar-bailiffs = Wild Boar Bailiffs
    .the = the Wild Boar Bailiffs
    .plural = yes
    .flavour = They charge. By the item.

card-hunter-who-stayed = Hunter Who Stayed
    .the = the Hunter Who Stayed
    .plural = no
    .flavour = He knows all your tricks. He taught them.

card-rival-hunters = Rival Hunters
    .the = the Rival Hunters
    .plural = yes
    .flavour = Whatever you shoot, they were aiming at it.

card-raven-auditor = Raven Auditor
    .the = the Raven Auditor
    .plural = no
    .flavour = The fuller the purse, the longer the questions.

card-cuckoo-landlord = Cuckoo Landlord
    .the = the Cuckoo Landlord
    .plural = no
    .flavour = Whatever you want from the others, it goes through him first.

## Heavy enemies, in the clearings and by the water

card-heron-magistrate = Heron Magistrate
    .the = the Heron Magistrate
    .plural = no
    .flavour = The session is open. Nobody sits, nobody rests, nobody goes home.

card-peat-drake = Peat Drake
    .the = the Peat Drake
    .plural = no
    .flavour = Impress it, or lose somebody in the smoke.

card-nurse-of-the-mire = Nurse of the Mire
    .the = the Nurse of the Mire
    .plural = no
    .flavour = After every fight she puts somebody to bed. Deep.

card-bog-that-follows = Bog That Follows
    .the = the Bog That Follows
    .plural = no
    .flavour = It was behind you at the mill. It rests when you rest, and eats.

card-moon-hare = Moon Hare
    .the = the Moon Hare
    .plural = no
    .flavour = Only a perfect leap will do. It has all night.

card-oven-in-the-clearing = Oven in the Clearing
    .the = the Oven in the Clearing
    .plural = no
    .flavour = Still warm. The best ones always go to look first.

card-standing-stones = Standing Stones
    .the = the Standing Stones
    .plural = yes
    .flavour = They were over there yesterday, and there were eleven.

## Heavy enemies, in the thicket

card-giants-stump = Giant’s Stump
    .the = the Giant’s Stump
    .plural = no
    .flavour = Hit it as hard as you like. It takes one ring at a time.

card-thorn-sisters = Thorn Sisters
    .the = the Thorn Sisters
    .plural = yes
    .flavour = Touch one, and the other takes your coat.

card-great-aunt-wolf = Great-Aunt Wolf
    .the = Great-Aunt Wolf
    .plural = no
    .flavour = Everybody behaves worse when she visits.

card-bishop-of-moths = Bishop of Moths
    .the = the Bishop of Moths
    .plural = no
    .flavour = He receives neither beginners nor dogs.

card-spider-haberdasher = Spider Haberdasher
    .the = the Spider Haberdasher
    .plural = no
    .flavour = Three customers at a time, please. She has eight hands and no patience.

card-echo-of-axes = Echo of Axes
    .the = the Echo of Axes
    .plural = no
    .flavour = Somebody is felling trees. Each stroke brings one up.

card-hollow-man = Hollow Man
    .the = the Hollow Man
    .plural = no
    .flavour = There is room in him for one more.

## The guided first hunt

lesson-hollow-wood = Lure out two beasts and defeat them

lesson-hunt-aim = There is no final fight here. Great beasts hide in the wood; you lure them out one by one, and when enough of them are defeated, you win. Three it is in a whole game, two today. If your Health falls below 1, you lose.
    .title = The hunt
lesson-hunt-go = Each place has a stack of enemies, and you see the top card of each. Many of them pay Crowns when they are defeated, and with Crowns you buy bait.
    .title = Earn some money
    .now = Now you: choose a place and its enemy.
lesson-hunt-road = From now on you can only go where a path leads from your last place; from some you may also stay. Look one place further before you choose. When all places are empty, the discarded enemies come back.
    .title = Travelling
lesson-hunt-bait = You can afford bait. It brings out the next beast at once, before the enemy of this round. Buy it when most of your dice are ready, because the beast will not go away again.
    .title = Bait
    .now = Now you: spend Crowns on bait.
lesson-hunt-beast = A beast stays until it is defeated, and as long as it is out, so does every enemy that still stands. But the damage on the beast stays, too: what you do not manage now, you can finish next round.
    .title = The beast is out
lesson-hunt-gift = A defeated beast leaves two things that hold for the rest of the game: a gift for you, and a grudge of the wood. Its card says which. Get your breath back, earn some Crowns, then lure out the next one.
    .title = Gifts and grudges

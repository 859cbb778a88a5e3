### The Salt Road: names and flavour

deck-salt-road = The Salt Road
    .about = A journey: pass the people on the road in peace or fight them, before the days run out; then face what sits on the pass.
    .intro = Up in High Pickle three thousand people sit in front of three thousand barrels of cabbage and wait for salt. Without salt no sauerkraut, and nobody has ever come through a winter up there without sauerkraut, or at least nobody who was asked. You lead the last caravan of the year; the dice are its people and animals, from the yellow kitchen boys to the one red mule who never misses. Some of those you meet can be talked to, for a price. Omens can be walked around as well, but they have a way of being there before you. The almanac says that the snow comes in twelve days. It has only ever been wrong about the past.

chip-salt-road = Days
    .the = a day
    .points =
        { $n ->
            [one] { $n } day
           *[other] { $n } days
        }
    .each = for each day you have left
    .every = for every { $n } days you have left
    .left =
        { $n ->
            [one] if you have at least { $n } day left
           *[other] if you have at least { $n } days left
        }
    .most =
        { $n ->
            [0] if you have no days left
            [one] if you have at most { $n } day left
           *[other] if you have at most { $n } days left
        }

place-valley-road = Valley Road
place-forest-road = Forest Road
place-gorge-road = Gorge Road
place-ridge-road = Ridge Road

lesson-salt-road = Up the road, and beat what sits on the pass
lesson-road-days = The chip shows the days until winter. Every round takes one. When none is left it snows, and each further round costs you 1 Health.
    .title = The days run out
lesson-road-growth = While you have many days left, everybody on the road is weaker: 1 Health less for every 5 days. The boss, too. Those who dawdle meet them in a worse mood.
    .title = Good weather, good mood
lesson-road-ways = Many cards offer a peaceful way: you do what it says, the card is discarded, and nobody is fought. You get no reward, but your dice stay where they are. The day is gone either way.
    .title = Two ways
    .now = Now you: take a peaceful way.
lesson-road-rest = Nobody to fight, so nothing was exhausted but what the way asked for. You recover dice as after every round.
    .title = A quiet day
lesson-road-fight = Most rewards come to those who fight: items and lasting help. A caravan that talks its way past everybody arrives in time and empty-handed.
    .title = Or fight
lesson-road-omen = “Mandatory” lies in the way: it has to be dealt with now. Walking around an omen costs nothing today. But what it says then holds for the rest of the game, and the boss will be harder for it.
    .title = An omen
lesson-road-camp = Once per round, before you choose a card, you may spend a day to recover dice. Worth it before a hard fight; dear when winter is near.
    .title = Make camp
lesson-road-pass = A stack is empty: you may begin the endgame and face the boss. The days go on passing there. Do not wait for the snow, but don’t go with empty hands, either.
    .title = The end of a road


## Heroes

card-berta-halfweight = Berta Halfweight
    .the = Berta Halfweight
    .plural = no
    .flavour = Salt mistress. Her scales are honest; it is only her thumb that is heavy.

card-ignatz-crumb = Ignatz Crumb
    .the = Ignatz Crumb
    .plural = no
    .flavour = Quartermaster. For every dispute that is settled, somebody gets soup.

card-sister-anselma = Sister Anselma
    .the = Sister Anselma
    .plural = no
    .flavour = There is no blow that cannot be waited out, says the abbess. Indoors.

card-tilda-and-the-red-mule = Tilda and the Red Mule
    .the = Tilda and the Red Mule
    .plural = no
    .flavour = One of the two decides. The other one is eleven.

card-nine-fingered-jost = Nine-Fingered Jost
    .the = Nine-Fingered Jost
    .plural = no
    .flavour = Knows every path that is not on the map. The tenth finger is under one of them.

card-professor-almanac = Professor Almanac
    .the = Professor Almanac
    .plural = no
    .flavour = Wrote the almanac. Takes every stroke of luck as a confirmation.

## Bosses

card-winter-itself = Winter Itself
    .the = Winter Itself
    .plural = no
    .flavour = It is not early. You are late.

card-baron-of-the-pass = Baron of the Pass
    .the = the Baron of the Pass
    .plural = no
    .flavour = He owns the pass, the view from the pass, and the word “pass”.

card-avalanche-named-margaret = Avalanche Named Margaret
    .the = the Avalanche Named Margaret
    .plural = no
    .flavour = They name them after whoever shouted last.

card-bear-with-a-grudge = Bear with a Grudge
    .the = the Bear with a Grudge
    .plural = no
    .flavour = You passed here last year. With honey.

card-sugar-guild = Sugar Guild
    .the = the Sugar Guild
    .plural = no
    .flavour = “Have you ever tried it with sugar?” There are always more of them.

card-pass-that-will-not-be-passed = Pass That Will Not Be Passed
    .the = the Pass That Will Not Be Passed
    .plural = no
    .flavour = Every step counts. Exactly one.

## Light enemies, down in the valley

card-toll-gate = Toll Gate
    .the = the Toll Gate
    .plural = no
    .flavour = The toll is for the gate. The gate is for the toll.

card-village-fair = Village Fair
    .the = the Village Fair
    .plural = no
    .flavour = Your people have won a goose, a goat and a fiancée.

card-apprentice-highwaymen = Apprentice Highwaymen
    .the = the Apprentice Highwaymen
    .plural = yes
    .flavour = “Your money, or – what was it?” – “Please.” – “Please.”

card-parish-geese = Parish Geese
    .the = the Parish Geese
    .plural = yes
    .flavour = They bite only the smallest. They are geese, not heroes.

card-broken-axle = Broken Axle
    .the = the Broken Axle
    .plural = no
    .flavour = It was fine yesterday. It has been fine yesterday for eleven years.

card-salt-tax-assessor = Assessor of the Salt Tax
    .the = the Assessor of the Salt Tax
    .plural = no
    .flavour = He taxes what you carry, and how it looks.

card-seller-of-salt-substitute = Seller of Salt Substitute
    .the = the Seller of Salt Substitute
    .plural = no
    .flavour = It looks like salt and tastes like a lawsuit.

card-sleeping-guard = Sleeping Guard
    .the = the Sleeping Guard
    .plural = no
    .flavour = On tiptoe, and not all at once.

card-flooded-ford = Flooded Ford
    .the = the Flooded Ford
    .plural = no
    .flavour = Ankle-deep, says the ferryman. He is standing on the mule.

card-wedding-party = Wedding Party
    .the = the Wedding Party
    .plural = no
    .flavour = Whoever does not fight has to dance with the aunts.

## Light enemies, in the forest

card-wolf-scouts = Wolf Scouts
    .the = the Wolf Scouts
    .plural = yes
    .flavour = They only count you. The others do the sums.

card-mushroom-pickers = Competitive Mushroom Pickers
    .the = the Competitive Mushroom Pickers
    .plural = yes
    .flavour = They do not talk to professionals.

card-charcoal-burners = Charcoal Burners
    .the = the Charcoal Burners
    .plural = yes
    .flavour = Anything green goes on the pile.

card-will-o-the-wisp = Will-o’-the-Wisp
    .the = the Will-o’-the-Wisp
    .plural = no
    .flavour = It knows a short cut. It really does, that is the annoying part.

card-signpost-to-everywhere = Signpost to Everywhere
    .the = the Signpost to Everywhere
    .plural = no
    .flavour = High Pickle, three arms, three directions, one handwriting.

card-troll-on-leave = Troll on Leave
    .the = the Troll on Leave
    .plural = no
    .flavour = He has no bridge with him. He has just not stopped thinking about work.

card-army-of-an-abolished-duchy = Army of an Abolished Duchy
    .the = the Army of an Abolished Duchy
    .plural = no
    .flavour = Nobody told them. They would not have listened.

card-talkative-hermit = Talkative Hermit
    .the = the Talkative Hermit
    .plural = no
    .flavour = Forty years of silence, and now you.

card-wasps-in-the-honey-cart = Wasps in the Honey Cart
    .the = the Wasps in the Honey Cart
    .plural = yes
    .flavour = First come, first stung.

card-squirrel-bandits = Squirrel Bandits
    .the = the Squirrel Bandits
    .plural = yes
    .flavour = They take whatever you unpack. It is nearly always nuts.

card-court-of-owls = Court of Owls
    .the = the Court of Owls
    .plural = no
    .flavour = Three mistakes and the sentence is read out. It has always been ready.

## Light enemies, up on the heights

card-goats-of-principle = Goats of Principle
    .the = the Goats of Principle
    .plural = yes
    .flavour = They were here first, and they object to the colour purple.

card-rockfall = Rockfall
    .the = the Rockfall
    .plural = no
    .flavour = It falls when somebody asks whether it is over.

card-rope-bridge = Rope Bridge
    .the = the Rope Bridge
    .plural = no
    .flavour = Maximum load: three. It does not say three what.

card-hare-who-knows-something = Hare Who Knows Something
    .the = the Hare Who Knows Something
    .plural = no
    .flavour = You only have to catch it in exactly the right place.

card-rescue-dog = Rescue Dog with Keg
    .the = the Rescue Dog with Keg
    .plural = no
    .flavour = He rescues everybody. Whether they like it or not.

card-first-frost = First Frost
    .the = the First Frost
    .plural = no
    .flavour = Pretty, isn’t it? Now try to get up.

card-abandoned-sledge = Abandoned Sledge
    .the = the Abandoned Sledge
    .plural = no
    .flavour = No driver, no tracks, and everything you are good at is of no use here.

card-duelling-yodellers = Duelling Yodellers
    .the = the Duelling Yodellers
    .plural = yes
    .flavour = Every answer makes them stronger. They call that an echo.

card-cheese-smugglers = Cheese Smugglers
    .the = the Cheese Smugglers
    .plural = yes
    .flavour = You could smell that something was wrong here.

card-pilgrims-going-the-other-way = Pilgrims Going the Other Way
    .the = the Pilgrims Going the Other Way
    .plural = yes
    .flavour = There are four hundred of them, the road is one wide, and they are singing.

## Heavy enemies

card-fortified-tollhouse = Fortified Tollhouse
    .the = the Fortified Tollhouse
    .plural = no
    .flavour = It was a toll gate once. It has reinvested.

card-bear-in-the-larder = Bear in the Larder
    .the = the Bear in the Larder
    .plural = no
    .flavour = As long as it has its paws full it is almost good company.

card-retired-robber-knight = Retired Robber Knight
    .the = the Retired Robber Knight
    .plural = no
    .flavour = The armour still fits. Fine swords are wasted on it.

card-wolf-parliament = Wolf Parliament
    .the = the Wolf Parliament
    .plural = no
    .flavour = Ask twice and another member takes the floor.

card-customs-office = Customs Office
    .the = the Customs Office
    .plural = no
    .flavour = Gifts, finds and rewards are to be declared in the room that is closed.

card-ambitious-glacier = Ambitious Glacier
    .the = the Ambitious Glacier
    .plural = no
    .flavour = It wants to see the sea. It has time.

card-path-that-used-to-be-here = Path That Used to Be Here
    .the = the Path That Used to Be Here
    .plural = no
    .flavour = The map is right. It is the mountain that has not kept to it.

card-mercenaries-between-wars = Mercenaries between Wars
    .the = the Mercenaries between Wars
    .plural = yes
    .flavour = They are hiring. They would take one of yours, too.

card-abbey-of-absolute-silence = Abbey of Absolute Silence
    .the = the Abbey of Absolute Silence
    .plural = no
    .flavour = Nothing may be unpacked that jingles. Everything jingles.

card-agents-of-the-sugar-guild = Agents of the Sugar Guild
    .the = the Agents of the Sugar Guild
    .plural = yes
    .flavour = Every victory tastes a little too sweet, and somebody lies down.

## Omens

card-two-headed-calf = Two-Headed Calf
    .the = the Two-Headed Calf
    .plural = no
    .flavour = One head says turn back. The other one says it louder.

card-thirteen-crows = Thirteen Crows on a Fence
    .the = the Thirteen Crows on a Fence
    .plural = yes
    .flavour = Count them again. There, now they are looking.

card-first-snowflake = First Snowflake
    .the = the First Snowflake
    .plural = no
    .flavour = Just the one. It is looking for somewhere to begin.

card-comet-running-late = Comet Running Late
    .the = the Comet Running Late
    .plural = no
    .flavour = It was announced for last year. It has had time to get angry.

card-clock-that-strikes-thirteen = Clock That Strikes Thirteen
    .the = the Clock That Strikes Thirteen
    .plural = no
    .flavour = Whoever stays to hear it twice has lost more than an hour.

card-spilled-salt = Spilled Salt
    .the = the Spilled Salt
    .plural = no
    .flavour = Throw some over your shoulder. The other shoulder. Never mind.

card-moon-with-a-ring = Moon with a Ring
    .the = the Moon with a Ring
    .plural = no
    .flavour = Somebody up there has said yes to the weather.

### The game, and what stands on a card beside its text.

game-reckoners = The Reckoners
    .about = For 1 to 6 players, all on one side: defeat Steelheart before his city is empty.

kind-reckoner = Reckoner
kind-ability = Ability
kind-equipment = Equipment
kind-epic = Epic
mark-infinite = infinite Health
mark-rulebook = name from the rulebook

number-cost = Cost ${ $n }
number-research = Research { $n }
number-health = Health { $n }
number-weakened = weakened Health { $n }

text-reckoner = { SENTENCES($text) }
text-die = { $text }
text-permanent = Permanent: { SENTENCES($text) }
text-free = Once per round, free: { SENTENCES($text) }
text-cost = Once per round, with a cost: { SENTENCES($text) }
text-track = Actions: { $text }
text-loot = Loot: { $text }

## Who and what

# Something of somebody's own, which no catalogue names.
card-any = { $name }
    .the = { $name }
    .plural = no
district-any = { $name }
    .the = { $name }
    .plural = no
    .at = in { $name }
    .to = to { $name }
steelheart = Steelheart
    .the = Steelheart
    .plural = no
seat = Player { $number }
# A person who has given a name; $vowel tells languages that elide how it begins.
seat-named = { $name }
infinite = infinite

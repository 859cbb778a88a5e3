### The game, and what stands on a card beside its text.

game-untamed = Untamed
    .about = For 2 to 6 players: three factions and three Strongholds each; the last Stronghold standing wins.

kind-animal = Animal
kind-item = Item
kind-stronghold = Stronghold
mark-chameleon = { faction-chameleon }
mark-crocodile = { faction-crocodile }
mark-fox = { faction-fox }
mark-panda = { faction-panda }
mark-rabbit = { faction-rabbit }
mark-raccoon = { faction-raccoon }
mark-rat = { faction-rat }
mark-rhino = { faction-rhino }
mark-tiger = { faction-tiger }
mark-rulebook = from the rulebook

number-cost = Cost { $n }
number-attack = Attack { $n }
number-health = Health { $n }

keywords = { LIST($words, join: "comma") }
keyword-guard = Guard
keyword-rush = Rush
keyword-focus = Focus { $n }
keyword-rally = Rally

text-keywords = { $text }
text-effect = { $text }
text-ability = { SENTENCES($text) }
text-standing = { SENTENCES($text) }
text-stronghold = { SENTENCES($text) }

## Who and what

# A card of somebody's own, which no catalogue names.
card-any = { $name }
    .the = { $name }
    .plural = no
the-rules = the rules
    .the = the rules
    .plural = yes
no-stronghold = no Stronghold
    .the = no Stronghold
    .plural = no
seat = Player { $number }
    .whose = Player { $number }’s
# A person who has given a name; $vowel tells languages that elide how it begins.
seat-named = { $name }
    .whose = { $name }’s
team = Team { $number }
    .whose = Team { $number }’s

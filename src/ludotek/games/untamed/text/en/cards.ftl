### What stands on a card beside its text.

kind-animal = Animal
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

number-health = Health { $n }

keywords = { LIST($words, join: "comma") }
keyword-focus = Focus { $n }

text-keywords = { $text }
text-effect = { $text }
text-ability = { SENTENCES($text) }
    .text = { SENTENCES($text, form: "text") }
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
team = Team { $number }
    .whose = Team { $number }’s

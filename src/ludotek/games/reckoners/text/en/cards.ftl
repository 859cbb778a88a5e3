### What stands on a card beside its text.

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
text-permanent = { text-permanent.lead }: { text-permanent.text }
    .lead = Permanent
    .text = { SENTENCES($text) }
text-free = { text-free.lead }: { text-free.text }
    .lead = Once per round, free
    .text = { SENTENCES($text) }
text-cost = { text-cost.lead }: { text-cost.text }
    .lead = Once per round, with a cost
    .text = { SENTENCES($text) }
text-track = { text-track.lead }: { text-track.text }
    .lead = Actions
    .text = { $text }
text-loot = { text-loot.lead }: { text-loot.text }
    .lead = Loot
    .text = { $text }

## Who and what

# Something of somebody's own, which no catalogue names.
card-any = { $name }
    .the = { $name }
    .plural = no

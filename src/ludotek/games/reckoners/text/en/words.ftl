### The words of the vocabulary, as a menu or a filter names them. They begin small and have no full stop.
### A field or a choice that means something else with one word than with the others is named with it: field-share-what.

pack-epics = Epics

section-cards = equipment
section-powers = abilities
section-deeds = actions of Epics

## Words

word-swap = read one symbol as another
word-die = one more die
word-double = a symbol counts twice
word-give = use the card as a die
word-improvise = turn a die
word-faith = reroll
word-operations = give a plan token
word-sniper = work in another district
word-travel = move to another district
word-fortify = { deed-fortify }
word-reinforce = { deed-reinforce }
word-barricade = Barricade
word-attack = Attack Population
word-strengthen = Strengthen Steelheart
word-discover = { deed-discover }
word-share = Share

## Fields

field-swap = which two symbols
field-die = which die
field-file-die = dice
field-double = which symbol
field-give = result
field-pay = cost
field-anywhere = works in any district
field-power = which ability
field-file-power = Power board
field-n = how many
field-track = which track
field-epic-track = action track
field-what = what
field-id = short name
field-card = cards
field-name = name
field-instead = instead of those of the box
field-origin = where it comes from
field-faces = faces
field-kind = kind of card
field-cost = price
field-reckoner = Reckoners
field-ability = ability
field-epic = Epics
field-research = Research
field-loot-research = Steelheart’s Research
field-health = Health
field-weakened = weakened Health
field-loot = loot
field-enforcement = { symbol-enforcement }
field-contain = { symbol-contain }
field-plan = plan tokens
field-money = { symbol-money }
field-side = side
field-red = { track-red }
field-blue = { track-blue }
field-yellow = { track-yellow }
field-white = { track-white }
field-adjustment = Adjustment board
field-reckoners = number of Reckoners
field-deployment = deployment value
field-movement = movement die
field-base = base
field-length = length
field-district = districts

## Choices

choice-origin-house = house card
choice-origin-rulebook = { mark-rulebook }
choice-health-infinite = infinite
choice-kind-equipment = { kind-equipment }
choice-kind-ability = { kind-ability }
choice-faces-money = { symbol-money }
choice-faces-enforcement = { symbol-enforcement }
choice-faces-contain = { symbol-contain }
choice-faces-research = { symbol-research }
choice-faces-attack = { symbol-attack }
choice-faces-plan = { symbol-plan }
choice-swap-money = { symbol-money }
choice-swap-enforcement = { symbol-enforcement }
choice-swap-contain = { symbol-contain }
choice-swap-research = { symbol-research }
choice-swap-attack = { symbol-attack }
choice-swap-plan = { symbol-plan }
choice-double-money = { symbol-money }
choice-double-enforcement = { symbol-enforcement }
choice-double-contain = { symbol-contain }
choice-double-research = { symbol-research }
choice-double-attack = { symbol-attack }
choice-double-plan = { symbol-plan }
choice-give-money = { symbol-money }
choice-give-enforcement = { symbol-enforcement }
choice-give-contain = { symbol-contain }
choice-give-research = { symbol-research }
choice-give-attack = { symbol-attack }
choice-give-plan = { symbol-plan }
choice-pay-money = { symbol-money }
choice-pay-enforcement = { symbol-enforcement }
choice-pay-contain = { symbol-contain }
choice-pay-research = { symbol-research }
choice-pay-attack = { symbol-attack }
choice-pay-plan = { symbol-plan }
choice-power-improvise = { word-improvise }
choice-power-faith = { word-faith }
choice-power-operations = { word-operations }
choice-power-sniper = { word-sniper }
choice-power-travel = { word-travel }
choice-track-red = { track-red }
choice-track-blue = { track-blue }
choice-track-yellow = { track-yellow }
choice-track-white = { track-white }
choice-side-A = A
choice-side-B = B
choice-what-fortify = { word-fortify }
choice-what-reinforce = { word-reinforce }
choice-what-barricade = { word-barricade }

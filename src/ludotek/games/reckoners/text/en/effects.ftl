### What stands on dice, cards and tracks. What a card does is a sentence that begins small and has no full stop.

## Symbols

symbols = { $n } { $symbol }
face = { LIST($symbols, join: "and") }
    .each = { LIST($symbols, join: "and") } each

## Dice. `a` with an article, `many` with a number.

die-showing = { $die } ({ $face })
    .a = { FORM($die, form: "a") } ({ $face })
    .many =
        { $n ->
            [one] { FORM($die, $n, form: "many") } ({ $face })
           *[other] { FORM($die, $n, form: "many") } ({ FORM($face, form: "each") })
        }
die-sides = { CAP($die) }: { LIST($sides, join: "comma") }

## Tracks and what stands on them

deed-barricade = Barricade { $n }
deed-attack = Attack Population { $n }
deed-strengthen = Strengthen Steelheart ({ FORM($track, form: "colour") }) { $n }
epic-track = { LIST($deeds, join: "track") }
list-track = { $before } → { $item }
list-track-last = { $before } → { $item }

## Loot and its value

epic-loot = { LIST($loot, join: "comma") }
loot-enforcement = remove { $n } Enforcement
loot-contain = Contain { $n }
loot-plan =
    { $n ->
        [one] { $n } plan token
       *[other] { $n } plan tokens
    }
loot-money = ${ $n }
loot-research = Steelheart Research −{ $n }

## What cards do

reckoner-has = has { FORM($die, $n, form: "many") }, { $n } basic dice and the ability { $ability }
card-does-swap = on your dice and on the results of your equipment, you may read { $left } as { $right } and { $right } as { $left }
card-does-die = you have 1 more { $die }
card-does-double = { $symbol } counts twice on your basic dice
card-does-give = use this card as a die with { part-results }
card-does-give-anywhere = use this card as a die with { part-results }; it works in any district
card-does-give-for = spend a die that shows { part-paid } to use this card as a die with { part-results }
card-does-give-anywhere-for = spend a die that shows { part-paid } to use this card as a die with { part-results }; it works in any district
part-results = { LIST($results, join: "and") }
part-paid = { LIST($paid, join: "or") }
card-does-improvise = turn one of your unused dice to a face of your choice
card-does-faith = in the Roll step, reroll any dice of your current roll before you decide what to keep; this is not one of your 3 rolls
card-does-operations = give another Reckoner a plan token from the supply, which can be used at once
card-does-sniper = put the Sniper token in any district; for the rest of the Use step, your dice, plan tokens and equipment work there as well as in your own district
card-does-travel = move your figure to any other district; Barricades still block it

### The text of cards. Each message is a clause without a capital letter and without a full stop, as a command;
### `inf` is what follows "you may" and "to", where it differs.

## Targets: `many` (one, each, this, attacked), `whose`, `what`, `other`, `condition` and perhaps its number `n`.
## def: "bare" leaves Last Words unsaid, where the sentence speaks of them anyway.

target =
    { $many ->
        [this] this Animal
        [attacked] its target
        [each]
            { $what ->
                [stronghold] { part-each-stronghold }
                [either] { part-each-animal } and { part-each-stronghold }
               *[animal] { part-each-animal }
            }
       *[one]
            { $what ->
                [stronghold] { part-one-stronghold }
                [either] { part-one-animal } or { part-one-stronghold }
               *[animal] { part-one-animal }
            }
    }
part-one-animal =
    { $whose ->
        [own]
            { $other ->
                [yes] one of your other { part-condition }Animals{ part-having }
               *[no] one of your { part-condition }Animals{ part-having }
            }
        [opposing] { part-a-condition } opposing Animal{ part-having }
       *[any]
            { $other ->
                [yes] another { part-condition }Animal{ part-having }
               *[no] { part-a-condition } Animal{ part-having }
            }
    }
part-each-animal =
    { $whose ->
        [own]
            { $other ->
                [yes] each of your other { part-condition }Animals{ part-having }
               *[no] each of your { part-condition }Animals{ part-having }
            }
        [opposing] each { part-condition }opposing Animal{ part-having }
       *[any]
            { $other ->
                [yes] each other { part-condition }Animal{ part-having }
               *[no] each { part-condition }Animal{ part-having }
            }
    }
part-one-stronghold =
    { $whose ->
        [own] your Stronghold
        [opposing] an opposing Stronghold
       *[any] a Stronghold
    }
part-each-stronghold =
    { $whose ->
        [own] your Stronghold
        [opposing] each opposing Stronghold
       *[any] each Stronghold
    }
part-a-condition =
    { $condition ->
        [damaged] a damaged
        [undamaged] an undamaged
        [exhausted] an exhausted
        [ready] a ready
       *[other] an
    }
part-condition =
    { $condition ->
        [damaged] damaged{ " " }
        [undamaged] undamaged{ " " }
        [exhausted] exhausted{ " " }
        [ready] ready{ " " }
       *[other] { "" }
    }
part-having =
    { $condition ->
        [furious] { " " }with Fury
        [attack-at-most]
            { $n ->
                [0] { " " }with Attack 0
               *[other] { " " }with Attack { $n } or less
            }
        [cost-at-most]
            { $n ->
                [0] { " " }with cost 0
               *[other] { " " }with cost { $n } or less
            }
        [with-last-words]
            { $def ->
                [bare] { "" }
               *[plain] { " " }with Last Words
            }
       *[other] { "" }
    }

## Animals and Strongholds

do-damage = deal { $n } damage to { $target }
do-damage-attack = deal damage equal to this Animal’s Attack to { $target }
do-damage-base = deal damage equal to this Animal’s base Attack to { $target }
do-heal = remove { $n } damage from { $target }
do-move-damage =
    { $n ->
        [1] move 1 damage token from { $target } onto { $onto }
       *[other] move { $n } damage tokens (or all, if there are fewer) from { $target } onto { $onto }
    }
do-put-damage = put these damage tokens onto { $target }
do-fury = give { $target } { $n } Fury
do-attack-up = give { $target } +{ $n } Attack until the end of the turn
do-attack-down = give { $target } −{ $n } Attack until the end of the turn
do-destroy = defeat { $target }
do-return = return { $target } to its owner’s hand
do-ready = ready { $target }
do-strike = attack with { $target } at once, even if it is exhausted
do-exhaust = exhaust { $target }
do-repeat-last-words = trigger the Last Words of { FORM($target, def: "bare") }
do-take-control = take permanent control of { $target }

## Cards

do-draw = draw { part-cards }
do-make-draw = an opponent draws { part-cards }
    .inf = make an opponent draw { part-cards }
do-discard = discard { part-cards } from your hand
do-discard-opponent = an opponent discards { part-cards } from their hand
    .inf = make an opponent discard { part-cards } from their hand
part-cards =
    { $n ->
        [1] a card
       *[other] { $n } cards
    }
do-top-to-support = put the top card of your deck into your Support zone
do-tops-to-support = put the top { $n } cards of your deck into your Support zone
do-bonus =
    { $n ->
        [1] gain a Power Bonus
       *[other] gain { $n } Power Bonuses
    }
do-power = put the top card of your deck face down and exhausted into your Power zone
do-look-and-order = look at the top { $n } cards of your deck and put them back in any order
do-reveal-top =
    reveal the top card of your deck; if it is { $kind ->
        [animal] an Animal
       *[item] an Item
    }, put it into your hand{ LIST($do, join: "then", before: " and ") }
do-reveal-tops =
    reveal the top { $n } cards of your deck and put each { $kind ->
        [animal] Animal
       *[item] Item
    } among them into your hand{ LIST($do, join: "then", before: "; if there was one, ") }
do-fetch = return { part-fetched } from your Support zone to your hand
do-fetch-into-play = put { part-fetched } from your Support zone into play
part-fetched =
    { $kind ->
        [animal] an Animal{ part-cheap }
        [item] an Item{ part-cheap }
       *[any] a card{ part-cheap }
    }
part-cheap =
    { $cheap ->
        [yes]
            { $most ->
                [0] { " " }with cost 0
               *[other] { " " }with cost { $most } or less
            }
       *[no] { "" }
    }
do-put-from-hand =
    { $most ->
        [0] put an Animal with cost 0 from your hand into play
       *[other] put an Animal with cost { $most } or less from your hand into play
    }

## May, costs, choices

do-may = you may { LIST($do, join: "then", form: "inf") }
    .inf = { LIST($do, join: "then", form: "inf") }
do-pay = you may pay { $cost } Support to { LIST($do, join: "then", form: "inf") }
    .inf = pay { $cost } Support to { LIST($do, join: "then", form: "inf") }
do-choose = choose one: { LIST($modes, join: "modes", form: "clause") }
    .inf = either { LIST($modes, join: "either", form: "inf") }
sentences = { SENTENCES($do) }
    .clause = { LIST($do, join: "then") }
    .inf = { LIST($do, join: "then", form: "inf") }

## Conditions

if-cards-at-least = { part-if-cards-at-least }, { LIST($do, join: "then") }
    .inf = { LIST($do, join: "then", form: "inf") } { part-if-cards-at-least }
part-if-cards-at-least =
    { $n ->
        [1] if you have played a card this turn
       *[other] if you have played at least { $n } cards this turn
    }
if-animals-at-least = { part-if-animals-at-least }, { LIST($do, join: "then") }
    .inf = { LIST($do, join: "then", form: "inf") } { part-if-animals-at-least }
part-if-animals-at-least =
    { $n ->
        [1] if you have an Animal in play
       *[other] if you have at least { $n } Animals in play
    }
if-support-at-least = { part-if-support-at-least }, { LIST($do, join: "then") }
    .inf = { LIST($do, join: "then", form: "inf") } { part-if-support-at-least }
part-if-support-at-least = if you have at least { $n } Support
if-lost-at-least = { part-if-lost-at-least }, { LIST($do, join: "then") }
    .inf = { LIST($do, join: "then", form: "inf") } { part-if-lost-at-least }
part-if-lost-at-least =
    { $n ->
        [1] if you have lost a Stronghold
       *[other] if you have lost at least { $n } Strongholds
    }
if-ability-used = { part-if-ability-used }, { LIST($do, join: "then") }
    .inf = { LIST($do, join: "then", form: "inf") } { part-if-ability-used }
part-if-ability-used = if you have used your Stronghold’s ability this turn
if-defeated-an-animal = { part-if-defeated-an-animal }, { LIST($do, join: "then") }
    .inf = { LIST($do, join: "then", form: "inf") } { part-if-defeated-an-animal }
part-if-defeated-an-animal = if an opposing Animal was defeated this turn
if-this-damaged = { part-if-this-damaged }, { LIST($do, join: "then") }
    .inf = { LIST($do, join: "then", form: "inf") } { part-if-this-damaged }
part-if-this-damaged = if this Animal is damaged
if-outnumbered = { part-if-outnumbered }, { LIST($do, join: "then") }
    .inf = { LIST($do, join: "then", form: "inf") } { part-if-outnumbered }
part-if-outnumbered = if an opponent has more Animals in play than you

## For each. def: "it" where the sentence has just named this Animal.

for-each-own-animal = { per-own-animal }, { LIST($do, join: "then") }
    .inf = do this { per-own-animal }: { LIST($do, join: "then", form: "inf") }
for-each-card-played = { per-card-played }, { LIST($do, join: "then") }
    .inf = do this { per-card-played }: { LIST($do, join: "then", form: "inf") }
for-each-support = { per-support }, { LIST($do, join: "then") }
    .inf = do this { per-support }: { LIST($do, join: "then", form: "inf") }
for-each-fury-on-this = { per-fury-on-this }, { LIST($do, join: "then") }
    .inf = do this { per-fury-on-this }: { LIST($do, join: "then", form: "inf") }
for-each-damage-on-this = { per-damage-on-this }, { LIST($do, join: "then") }
    .inf = do this { per-damage-on-this }: { LIST($do, join: "then", form: "inf") }
for-each-lost-stronghold = { per-lost-stronghold }, { LIST($do, join: "then") }
    .inf = do this { per-lost-stronghold }: { LIST($do, join: "then", form: "inf") }
for-each-damaged-opponent = { per-damaged-opponent }, { LIST($do, join: "then") }
    .inf = do this { per-damaged-opponent }: { LIST($do, join: "then", form: "inf") }

per-own-animal =
    { $def ->
        [it] for each of your Animals, this one included
       *[plain] for each of your Animals
    }
per-card-played = for each card you have played this turn
per-support = for each card in your Support zone
per-fury-on-this =
    { $def ->
        [it] for each Fury token on it
       *[plain] for each Fury token on this Animal
    }
per-damage-on-this =
    { $def ->
        [it] for each damage token on it
       *[plain] for each damage token on this Animal
    }
per-lost-stronghold = for each Stronghold you have lost
per-damaged-opponent = for each damaged opposing Animal

## What holds while the Animal is in play

is-attack-more =
    { $of ->
        [this] this Animal has +{ $n } Attack{ LIST($per, before: " ", def: "it") }
        [own-others] your other Animals have +{ $n } Attack{ LIST($per, before: " ") }
       *[opposing] opposing Animals have +{ $n } Attack{ LIST($per, before: " ") }
    }
is-attack-less =
    { $of ->
        [this] this Animal has −{ $n } Attack{ LIST($per, before: " ", def: "it") }
        [own-others] your other Animals have −{ $n } Attack{ LIST($per, before: " ") }
       *[opposing] opposing Animals have −{ $n } Attack{ LIST($per, before: " ") }
    }
is-armour =
    { $of ->
        [this] whenever damage would be dealt to this Animal, prevent { $n } of it
       *[own-others] whenever damage would be dealt to one of your other Animals, prevent { $n } of it
    }
is-wall = whenever damage would be dealt to your Stronghold, prevent { $n } of it
is-cheaper =
    { $kind ->
        [animal] Animals that you play cost { $n } Power less
       *[item] Items that you play cost { $n } Power less
    }

## When something happens: `cost` in Support, `may`, `do`.

part-offer =
    { $cost ->
        [0]
            { $may ->
                [yes] you may { LIST($do, join: "then", form: "inf") }
               *[no] { LIST($do, join: "then") }
            }
       *[other] you may pay { $cost } Support to { LIST($do, join: "then", form: "inf") }
    }
on-arrival = { on-arrival.lead } – { on-arrival.text }
    .lead = Arrival
    .text = { CAP(part-offer) }
on-last-words = { on-last-words.lead } – { on-last-words.text }
    .lead = Last Words
    .text = { CAP(part-offer) }
on-attacks = when this Animal attacks, { part-offer }
on-defeats = when this Animal attacks an Animal, defeats it and survives, { part-offer }
on-card-played = when you play another card, { part-offer }
on-ability-used = when you use your Stronghold’s ability, { part-offer }
on-ally-defeated = when one of your other Animals is defeated, { part-offer }
on-upkeep = before you draw in your Upkeep phase, { part-offer }
stronghold-text =
    { $cost ->
        [0] once per turn, you may { LIST($do, join: "then", form: "inf") }
       *[other] once per turn, you may pay { $cost } Support to { LIST($do, join: "then", form: "inf") }
    }

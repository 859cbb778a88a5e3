### The table of Untamed: what the page says, some of it the terminal and the cards too.

screen-set-up = Setup
screen-where =
    { $n ->
        [0] { screen-set-up }
       *[other] Turn { $n }
    }
moment-draft = Factions
moment-strongholds = Strongholds
moment-mulligan = Mulligan
moment-first-support = First Support
moment-main = Main phase
moment-upkeep = Upkeep phase

## Players

board-you = You
board-alpha = Alpha
screen-ally = ally
screen-prey = your prey
screen-hunts-you = hunts you
board-in-turn = Current turn
screen-has-chosen = has chosen
screen-done = done
screen-out = out of the game
board-open = Show all of { $name }’s side
board-back = All players
board-you-out = You are out of the game.
board-hunts = hunts
board-you-hunt = You hunt { $name }
board-is-hunting = { $name } hunts you
board-mode-survival = You can attack anyone; the last one standing wins.
board-against-alpha = Everyone against the Alpha, { $name }
board-you-alpha = You are the Alpha: defeat all the others.
board-mode-hydra = Your team plays together and shares one Stronghold.
board-mode-manticore = Your team shares everything but hands; you take turns.

## What they have

screen-hand = Hand
board-your-hand = Your hand
board-last-left = Only this one is left: it goes to the bottom. After this, the order stands.
screen-power = Power
board-power-ready = { $ready } of { $all } ready
board-play-as-power = Play a card as Power
board-power-full = full: no more Power
board-choose-power = Which card?
board-no-power = no Power played yet
board-attacks-left =
    { $n ->
        [one] { $n } attack left
       *[other] { $n } attacks left
    }
board-power-left = { $n } Power left
screen-support = Support
screen-deck = Deck
board-top-of-deck = Top of the deck
board-known = { $n } known
board-removed = Removed from the game
board-order-lowest = The first one you choose goes to the bottom.
screen-bonus = Power Bonus
board-use-bonus = Use Power Bonus
board-cheaper = Next card −{ $n }
board-draw = Draw
screen-no-animals = no Animals in play
board-taking = Resolving

## What can be done in the Main phase

board-you-can = You can { $ways }.
board-way-power = play one card as Power
board-way-play = play cards
board-way-attack = attack
board-way-ability = use your Stronghold
board-way-draw = draw for 2 Power

## Strongholds

kind-stronghold = Stronghold
board-face-down = Face down
board-nth =
    { $n ->
        [1] { $n }st of { $all }
        [2] { $n }nd of { $all }
        [3] { $n }rd of { $all }
       *[other] { $n }th of { $all }
    }
board-use-ability = Use ability
screen-ability-used = used this turn
board-destroyed = destroyed

## Animals

number-attack = Attack { $n }
board-health = { $left } of { $all } Health
screen-fury = { $n } Fury
keyword-guard = Guard
keyword-rally = Rally
keyword-rush = Rush
board-rushing = can’t attack Strongholds this turn
screen-exhausted = exhausted
board-readied = readied
board-owned-by = { $name }’s card
board-call-off = attacking; press again to cancel
board-call-off-attack = Cancel the attack
board-target = can be chosen
board-defeated = defeated
board-leaves = leaves play
board-left = { $n } left
board-unhurt = no effect
board-yours-falls = yours is defeated

## Why something can’t be chosen, in two words on the thing itself

board-not-rush = Rush: not yet
board-not-guard = Guard first
board-not-prey = not your prey
board-not-fellow = only the Alpha
board-not-this = not for this

## Cards

kind-item = Item
number-cost = Cost { $n }
screen-play = Play
board-focus = Focus
screen-as-power = As Power
board-to-support = To Support
board-discard = Choose this
board-read = Read the card
board-more = more
board-needed = { $n } needed
board-idle = no effect
board-drop-here = Play it here
board-no-effect = It would have no effect now.
board-anyway = Do it anyway
board-confirm = Confirm

## The draft, as those who wait see it

board-drafting = { $name } takes a faction
board-draft-each = Each of you takes three.
board-draft-order = Then: { $names }.
board-draft-owners = taken by { $names }

# A faction of somebody's own.
faction-any = { $name }
    .plural-name = { $name }
    .the = the faction { $name }
    .way = A house faction.

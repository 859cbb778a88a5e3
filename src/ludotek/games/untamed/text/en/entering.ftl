### What is read off real cards.

read-faction = Which faction does { $seat } draw?
read-keep = Which Stronghold lies on top now: { $whose }?
read-deck = Which card is turned up from the deck of { $seat }?
act-power-unseen = Play a card face down as Power
act-stack-unseen = The Strongholds are stacked

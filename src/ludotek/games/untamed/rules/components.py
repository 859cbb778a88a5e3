"""Components and limits (UN-03, UN-05, UN-18, UN-27)."""

from __future__ import annotations

from typing import Final, Literal, get_args

FactionName = Literal["chameleon", "crocodile", "fox", "panda", "rabbit", "raccoon", "rat", "rhino", "tiger"]
FACTIONS: Final[list[str]] = list(get_args(FactionName))
COPIES: Final = 3  # of each design of a faction
FACTIONS_EACH: Final = 3  # as many as a player drafts
HOUSE: Final = 9  # the number of the faction that a pack may bring; the box has none of it (UN-03)
DESIGNS_EACH: Final = 5  # of a faction
ITEMS_EACH: Final = [1, 2]  # among them

STRONGHOLD_HEALTH: Final = 7
ALPHA_HEALTH: Final = 14
MAX_POWER: Final = 5
ALPHA_POWER: Final = 10
MAX_ANIMALS: Final = 7
DRAW_COST: Final = 2  # Power for a card (UN-37)

ANIMAL: Final = 0
ITEM: Final = 1
KINDS: Final = ["animal", "item"]

NOTHING: Final = -1  # no card, no Animal, no seat

# A hand card that was drawn for a lost Stronghold may be played by Rally: a mark beside the seats that know it, one for
# each Rally that may go on within another.
FRESH: Final = 1 << 40
RALLIES: Final = 16
MARKS: Final = (FRESH << RALLIES) - FRESH
EVERYBODY: Final = ~MARKS  # all seats and spectators know it; not fresh

# Streams of chance: each side shuffles its own deck.
SHUFFLE: Final = 0
LOTS: Final = 16  # who starts, random factions
# Cards that are turned up: the top of a side's deck, the Stronghold on top of a stack.
DECK_TOP: Final = 32
KEEP_TOP: Final = 48

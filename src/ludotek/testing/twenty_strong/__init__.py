"""Positions of 20 Strong in a few lines: cards as data, dice as words, then try, do and read.

    t = position(card("A", health=2, during=[{"node": "cannot-apply", "dice": {"colour": ["blue"]}}]),
                 loose="blue crit, yellow hit")
    t.refused("apply blue crit A", "TS-49", by="A")
    t.do("apply yellow hit A")
    assert t.damage("A") == 1

The cards that ship stand in positions as well: `position(shipped("fog-hound"), at="commit")`.

Whatever is not given has a plain default: a hero with Health 5, Strategy 2, Recovery 3 and no ability that matters, a
boss, three stacks without cards, and all dice that are not named in the pool.
"""

from ludotek.testing.position import Data
from ludotek.testing.twenty_strong.cards import (
    boss,
    card,
    deck,
    hero,
    instant,
    mission,
    node,
    ongoing,
    shipped,
    shipped_cards,
    single_use,
)
from ludotek.testing.twenty_strong.dice import faces
from ludotek.testing.twenty_strong.position import MOMENTS_OF_POSITIONS, Position, dealt, position
from ludotek.testing.twenty_strong.reading import places_of_cards

__all__ = [
    "MOMENTS_OF_POSITIONS",
    "Data",
    "Position",
    "boss",
    "card",
    "dealt",
    "deck",
    "faces",
    "hero",
    "instant",
    "mission",
    "node",
    "ongoing",
    "places_of_cards",
    "position",
    "shipped",
    "shipped_cards",
    "single_use",
]

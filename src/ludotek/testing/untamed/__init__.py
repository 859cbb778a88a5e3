"""Positions of Untamed in a few lines: cards as data, sides as wished, then try, do and read.

    t = position(side(animals=[animal("A", attack=2)]), side(animals=[animal("B", health=2)]))
    t.do("attack A", "target B")
    assert t.where("B") == "support 2"

The cards of the box stand in positions as well: `side(hand=[shipped("red-rag")])`.

Seats, sides and Strongholds are numbered from 1 in words. Whatever is not given has a plain default: no Animals, five
ready Power, no Support, an empty hand, a deck of ten plain cards, three Strongholds whose ability is to draw a card.
"""

from ludotek.testing.position import Data
from ludotek.testing.untamed.cards import animal, item, node, placed, shipped, shipped_cards, side, stronghold
from ludotek.testing.untamed.position import Position, position

__all__ = [
    "Data",
    "Position",
    "animal",
    "item",
    "node",
    "placed",
    "position",
    "shipped",
    "shipped_cards",
    "side",
    "stronghold",
]

"""Would discarding a held item change what comes? Then there is a moment to do so (TS-82).

What comes is the damage, the next After effect, and who is defeated. What the item itself does for its holder is no part
of it: nobody is stopped each round to be asked whether they would rather do without what they hold.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from ludotek.games.twenty_strong.rules.effects.text import ONGOING
from ludotek.games.twenty_strong.rules.rewards import has_fallen

if TYPE_CHECKING:
    from ludotek.games.twenty_strong.rules.table import TwentyStrong


def changes_damage(g: TwentyStrong) -> bool:
    """Less damage would come, or an enemy would be defeated before it."""
    damage = g.incoming()
    counted = items_are_counted(g)
    for item in g.inventory:
        if (counted or holds_a_text(g, item)) and without_it(g, item, damage):
            return True
    return False


def changes_defeats(g: TwentyStrong) -> bool:
    """An enemy would be defeated."""
    counted = items_are_counted(g)
    for item in g.inventory:
        if (counted or holds_a_text(g, item)) and without_it(g, item, -1):
            return True
    return False


def without_it(g: TwentyStrong, item: i64, damage: i64) -> bool:
    """Would an enemy fall without this item, or less damage than this threaten (-1: no matter)?"""
    inventory, unsettled = g.inventory, g.unsettled
    standing, on_hits, topics, moments = g.standing, g.on_hits, g.topics, g.moments
    g.inventory = [other for other in inventory if other != item]
    g.texts_changed()
    changed = (damage >= 0 and g.incoming() < damage) or any(has_fallen(g, enemy) for enemy in g.active)
    g.standing, g.on_hits, g.topics, g.moments = standing, on_hits, topics, moments
    g.inventory, g.unsettled = inventory, unsettled
    return changed


def items_are_counted(g: TwentyStrong) -> bool:
    """Does a text in force depend on how many items are held?"""
    for live in g.standing:
        if live.node.counts_items():
            return True
    return False


def holds_a_text(g: TwentyStrong, item: i64) -> bool:
    reward = g.deck.cards[item].reward
    return reward is not None and reward.kind == ONGOING and len(reward.text.standing) > 0

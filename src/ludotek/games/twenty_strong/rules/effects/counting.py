"""Numbers and conditions that texts read off the table."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from ludotek.games.twenty_strong.rules.components import CRIT, HEALTH, MISS

if TYPE_CHECKING:
    from ludotek.games.twenty_strong.rules.table import TwentyStrong

UNDEFEATED: Final = 0
ACTIVE: Final = 1
DEFEATED: Final = 2
MISSES: Final = 3
CRITS: Final = 4
ITEMS_HELD: Final = 5
CHIP: Final = 6
PHASES: Final = 7
EXHAUSTED_DICE: Final = 8
APPLIED_HERE: Final = 9
BOSSES_DEFEATED: Final = 10
COUNTS: Final = [
    "undefeated-enemy", "active-enemy", "defeated-enemy", "unapplied-miss", "unapplied-crit", "held-item", "chip",
    "strategy-phase", "exhausted-die", "die-on-this", "defeated-boss",
]  # fmt: skip


def count(g: TwentyStrong, what: i64, uid: i64) -> i64:
    """How many there are now."""
    if what == UNDEFEATED:
        return g.undefeated()
    if what == ACTIVE:
        return len(g.active)
    if what == DEFEATED:
        return len(g.active) - g.undefeated()
    if what == MISSES:
        return g.loose_with(MISS)
    if what == CRITS:
        return g.loose_with(CRIT)
    if what == ITEMS_HELD:
        return len(g.inventory)
    if what == CHIP:
        return g.chip
    if what == PHASES:
        return g.phases
    if what == EXHAUSTED_DICE:
        return sum(g.exhausted)
    if what == APPLIED_HERE:
        enemy = g.find(uid)
        return 0 if enemy is None else sum(enemy.dice)
    return g.bosses_defeated


THIS_UNDEFEATED: Final = 0
THIS_DEFEATED: Final = 1
ENEMIES_AT_LEAST: Final = 2
HEALTH_AT_MOST: Final = 3
POOL_AT_MOST: Final = 4
ITEMS_AT_LEAST: Final = 5
PHASES_AT_LEAST: Final = 6
CHIP_AT_LEAST: Final = 7
NO_CRIT: Final = 8
ALL_DEFEATED: Final = 9
MISSES_AT_LEAST: Final = 10
CONDITIONS: Final = [
    "this-undefeated", "this-defeated", "enemies-at-least", "health-at-most", "pool-at-most", "items-at-least",
    "phases-at-least", "chip-at-least", "no-crit", "all-defeated", "misses-at-least",
]  # fmt: skip
WITHOUT_NUMBER: Final = [THIS_UNDEFEATED, THIS_DEFEATED, NO_CRIT, ALL_DEFEATED]


def holds(g: TwentyStrong, condition: i64, n: i64, uid: i64) -> bool:
    """Is the condition true now?"""
    if condition == THIS_UNDEFEATED or condition == THIS_DEFEATED:
        enemy = g.find(uid)
        return enemy is not None and enemy.defeated == (condition == THIS_DEFEATED)
    if condition == ENEMIES_AT_LEAST:
        return g.undefeated() >= n
    if condition == HEALTH_AT_MOST:
        return g.stats[HEALTH] <= n
    if condition == POOL_AT_MOST:
        return sum(g.pool) <= n
    if condition == ITEMS_AT_LEAST:
        return len(g.inventory) >= n
    if condition == PHASES_AT_LEAST:
        return g.phases >= n
    if condition == CHIP_AT_LEAST:
        return g.chip >= n
    if condition == NO_CRIT:
        return g.loose_with(CRIT) == 0
    if condition == ALL_DEFEATED:
        return g.undefeated() == 0
    return g.loose_with(MISS) >= n

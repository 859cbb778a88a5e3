"""Numbers and conditions that texts read off the table."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from ludotek.games.untamed.rules.effects.effect import Context

if TYPE_CHECKING:
    from ludotek.games.untamed.rules.table import Untamed

OWN_ANIMALS: Final = 0
CARDS_PLAYED: Final = 1
SUPPORT: Final = 2
FURY_HERE: Final = 3
DAMAGE_HERE: Final = 4
LOST_STRONGHOLDS: Final = 5
DAMAGED_OPPONENTS: Final = 6
COUNTS: Final = [
    "own-animal", "card-played", "support", "fury-on-this", "damage-on-this", "lost-stronghold", "damaged-opponent",
]  # fmt: skip


def count(g: Untamed, what: i64, c: Context) -> i64:
    side = g.sides[c.side]
    if what == OWN_ANIMALS:
        return len(side.animals)
    if what == CARDS_PLAYED:
        return g.played[c.seat]
    if what == SUPPORT:
        return len(side.support)
    if what == LOST_STRONGHOLDS:
        return g.keeps[g.keep_of_side(c.side)].lost
    if what == DAMAGED_OPPONENTS:
        n: i64 = 0
        other: i64 = 0
        while other < len(g.sides):
            if g.is_opponent_side(c.seat, other):
                for animal in g.sides[other].animals:
                    if animal.damage > 0:
                        n += 1
            other += 1
        return n
    animal_here = g.animal(c.uid)
    if animal_here is None:
        return c.fury if what == FURY_HERE else c.damage
    return animal_here.fury if what == FURY_HERE else animal_here.damage


CARDS_AT_LEAST: Final = 0
ANIMALS_AT_LEAST: Final = 1
SUPPORT_AT_LEAST: Final = 2
LOST_AT_LEAST: Final = 3
ABILITY_WAS_USED: Final = 4
DEFEATED_AN_ANIMAL: Final = 5
THIS_DAMAGED: Final = 6
OUTNUMBERED: Final = 7
CONDITIONS: Final = [
    "cards-at-least", "animals-at-least", "support-at-least", "lost-at-least", "ability-used", "defeated-an-animal",
    "this-damaged", "outnumbered",
]  # fmt: skip
WITH_NUMBER: Final = [CARDS_AT_LEAST, ANIMALS_AT_LEAST, SUPPORT_AT_LEAST, LOST_AT_LEAST]


def holds(g: Untamed, condition: i64, n: i64, c: Context) -> bool:
    if condition == CARDS_AT_LEAST:
        return g.played[c.seat] >= n
    if condition == ANIMALS_AT_LEAST:
        return len(g.sides[c.side].animals) >= n
    if condition == SUPPORT_AT_LEAST:
        return len(g.sides[c.side].support) >= n
    if condition == LOST_AT_LEAST:
        return g.keeps[g.keep_of_side(c.side)].lost >= n
    if condition == ABILITY_WAS_USED:
        return g.keeps[g.keep_of_side(c.side)].used_by == c.seat
    if condition == DEFEATED_AN_ANIMAL:
        return g.sides[c.side].has_defeated
    if condition == OUTNUMBERED:
        other: i64 = 0
        while other < len(g.sides):
            if g.is_opponent_side(c.seat, other) and len(g.sides[other].animals) > len(g.sides[c.side].animals):
                return True
            other += 1
        return False
    animal = g.animal(c.uid)
    return (c.damage if animal is None else animal.damage) > 0

"""Dice as numbers: how many there are of each colour, in one number that is quick to reckon with; and what they are worth."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ludotek.games.twenty_strong.insight.weights import Weights
from ludotek.games.twenty_strong.rules.components import DIE_COLOURS, DIE_FACES, Colour
from ludotek.games.twenty_strong.rules.table import TwentyStrong

BITS: Final = 4  # for the number of dice of a colour
MASK: Final = 15

# What a die deals in about two rolls; that is its strength.
YELLOW: Final = 0.8
GREEN: Final = 1.0
BLUE: Final = 1.1
PURPLE: Final = 1.18
RED: Final = 1.22
STRENGTH: Final = [YELLOW, GREEN, BLUE, PURPLE, RED]
ALL_DICE: Final = 17.5  # the strength of all of them together


def packed(dice: list[int]) -> i64:
    """Dice that are counted by colour."""
    found: i64 = 0
    colour: i64 = DIE_COLOURS - 1
    while colour >= 0:
        found = (found << BITS) + dice[colour]
        colour -= 1
    return found


def packed_kinds(dice: list[int]) -> i64:
    """Dice that are counted by kind, without their faces."""
    found: i64 = 0
    at: i64 = DIE_COLOURS * DIE_FACES
    while at > 0:
        at -= DIE_FACES
        found = (found << BITS) + dice[at] + dice[at + 1] + dice[at + 2] + dice[at + 3]
    return found


def unpacked(dice: i64) -> list[int]:
    """By colour."""
    return [count(dice, Colour(at)) for at in range(DIE_COLOURS)]


def one_of(colour: Colour) -> i64:
    return 1 << (BITS * colour)


def count(dice: i64, colour: Colour) -> i64:
    return (dice >> (BITS * colour)) & MASK


def strength(dice: i64) -> float:
    """Of all of them."""
    if dice == 0:
        return 0.0
    return (
        float((dice >> 16) & MASK) * RED
        + float((dice >> 12) & MASK) * PURPLE
        + float((dice >> 8) & MASK) * BLUE
        + float((dice >> 4) & MASK) * GREEN
        + float(dice & MASK) * YELLOW
    )


def strongest(dice: i64, n: i64) -> i64:
    """So many of them, all if they are fewer."""
    found: i64 = 0
    shift: i64 = BITS * (DIE_COLOURS - 1)
    while n > 0 and shift >= 0:
        taken = min((dice >> shift) & MASK, n)
        found += taken << shift
        n -= taken
        shift -= BITS
    return found


def dice_worth(w: Weights, ready: i64, spent: i64, recovered: i64) -> float:
    """What the dice are worth when the strongest spent ones have been recovered; the more there are, the less each."""
    back = strongest(spent, recovered)
    here = strength(ready + back)
    return w.die * (here * (1.0 - w.plenty * here / (2.0 * ALL_DICE)) + w.exhausted * strength(spent - back))


def packed_spent(g: TwentyStrong) -> i64:
    """The dice that are exhausted or will be."""
    return packed(g.exhausted) + packed_kinds(g.loose) + packed_applied(g)


def packed_applied(g: TwentyStrong) -> i64:
    """The dice on cards."""
    found: i64 = 0
    for enemy in g.active:
        if not enemy.is_bare():
            found += packed_kinds(enemy.dice)
    return found

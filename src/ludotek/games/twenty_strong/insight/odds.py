"""The odds of dice: exact for one die over several rolls, a close estimate for the sum of many."""

from __future__ import annotations

from math import exp, sqrt
from typing import Final

from mypy_extensions import i64, mypyc_attr

from ludotek.games.twenty_strong.rules.components import CRIT, HIT, SIDES, Colour

HIT_SIDES: Final[list[int]] = [sides.count(HIT) for sides in SIDES]
CRIT_SIDES: Final[list[int]] = [sides.count(CRIT) for sides in SIDES]


@mypyc_attr(acyclic=True)
class Damage:
    """What a random amount of damage is: its mean and its variance. Independent amounts add up."""

    def __init__(self, mean: float, variance: float) -> None:
        self.mean = mean
        self.variance = variance


def die_damage(colour: Colour, rolls: i64, hit: i64, crit: i64) -> Damage:
    """Exactly what one die deals that is rolled until it shows something worth applying, at most `rolls` times.

    `hit` and `crit` are what these faces deal on the target; a face that deals nothing is rolled again like a miss.
    """
    hits: i64 = HIT_SIDES[colour] if hit > 0 else 0
    crits: i64 = CRIT_SIDES[colour] if crit > 0 else 0
    good = hits + crits
    if good == 0:
        return Damage(0.0, 0.0)
    never = 1.0
    i: i64 = 0
    while i < rolls:
        never *= float(6 - good) / 6.0
        i += 1
    worth = float(hits * hit + crits * crit) / float(good)
    squared = float(hits * hit * hit + crits * crit * crit) / float(good)
    mean = (1.0 - never) * worth
    return Damage(mean, (1.0 - never) * squared - mean * mean)


def at_least(mean: float, variance: float, need: float) -> float:
    """The chance that a sum of dice with this mean and variance reaches a number (normal, with continuity)."""
    if need <= 0.0:
        return 1.0
    if variance < 0.0001:
        return 1.0 if mean > need - 0.01 else 0.0
    z = (mean - need + 0.5) / sqrt(variance)
    if z > 4.0:
        return 1.0
    if z < -4.0:
        return 0.0
    return 1.0 / (1.0 + exp(-z * (1.5976 + 0.070566 * z * z)))

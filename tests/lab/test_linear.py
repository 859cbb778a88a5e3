"""Least squares find what was put in, with intervals that are as wide as they should be."""

from __future__ import annotations

import numpy as np

from ludotek.kernel.chance import FastChance
from ludotek.lab.linear import Fit

WEIGHTS = [0.2, -0.1]


def games(n: int, seed: int) -> tuple[list[list[float]], list[float]]:
    """Won or lost, with a chance that depends on two traits; the third is the sum of both."""
    chance = FastChance(seed)
    traits = [[float(chance.below(0, 2)), float(chance.below(0, 2))] for _ in range(n)]
    won = [float(chance.below(0, 1000) < 1000 * (0.5 + a * WEIGHTS[0] + b * WEIGHTS[1])) - 0.5 for a, b in traits]
    return [[a, b, a + b] for a, b in traits], won


def test_traits_that_depend_on_each_other_are_no_obstacle() -> None:
    fit = Fit(*games(4000, 1))
    found = fit.estimate("both", np.array([1.0, 1.0, 2.0]), 4000, 0.5)
    assert found.low < 0.6 < found.high
    assert found.high - found.low < 0.1


def test_95_of_100_intervals_hold_the_truth() -> None:
    truth, traits = 0.5 + WEIGHTS[0], np.array([1.0, 0.0, 1.0])
    found = [Fit(*games(300, seed)).estimate("first", traits, 300, 0.5) for seed in range(100)]
    assert 88 <= sum(each.low <= truth <= each.high for each in found) <= 99

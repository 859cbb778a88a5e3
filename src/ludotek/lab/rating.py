"""Ratings from comparisons: who would beat whom how often, on the scale of Elo, with intervals from resampled seeds."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import combinations
from math import log10
from typing import Final

from ludotek.kernel.chance import FastChance

DRAWS = 1.0  # virtual draws of each pair, so that a player who won everything has a rating, too
STEPS = 200
RESAMPLES = 300
SCALE: Final = 400  # points by which ten to one is better

Seed = dict[tuple[int, int], float]  # for each pair of players: what the first made of the same chance, from 0 to 1


@dataclass(frozen=True)
class Rating:
    """Of one player: points (0 is the mean of all), the mean score against the others, and 95% intervals of both."""

    player: str
    points: float
    points_interval: tuple[float, float]
    score: float
    score_interval: tuple[float, float]


def rate_players(players: Sequence[str], seeds: Sequence[Seed]) -> list[Rating]:
    """The best first. Seeds are resampled as a whole: what was played on one of them hangs together."""
    n, chance = len(players), FastChance(0)
    again = [[seeds[chance.below(0, len(seeds))] for _ in seeds] for _ in range(RESAMPLES)]
    points, scores = points_of(n, seeds), scores_of(n, seeds)
    all_points = [points_of(n, each) for each in again]
    all_scores = [scores_of(n, each) for each in again]
    found = [
        Rating(
            player, points[i], interval([each[i] for each in all_points]),
            scores[i], interval([each[i] for each in all_scores]),
        )
        for i, player in enumerate(players)
    ]  # fmt: skip
    return sorted(found, key=lambda each: -each.points)


def interval(values: list[float]) -> tuple[float, float]:
    ordered = sorted(values)
    cut = round(0.025 * len(ordered))
    return ordered[cut], ordered[-1 - cut]


def scores_of(n: int, seeds: Sequence[Seed]) -> list[float]:
    """The mean score of each player against all others."""
    total = [0.0] * n
    for seed in seeds:
        for (a, b), score in seed.items():
            total[a] += score
            total[b] += 1 - score
    return [each / (len(seeds) * (n - 1)) for each in total]


def points_of(n: int, seeds: Sequence[Seed]) -> list[float]:
    """The strengths under which these results are likeliest (Bradley and Terry; Zermelo's iteration), as points."""
    games = len(seeds) + DRAWS
    won = [[DRAWS / 2] * n for _ in range(n)]
    for seed in seeds:
        for (a, b), score in seed.items():
            won[a][b] += score
            won[b][a] += 1 - score
    strength = [1.0] * n
    for _ in range(STEPS):
        for i in range(n):
            others = [j for j in range(n) if j != i]
            strength[i] = sum(won[i][j] for j in others) / sum(games / (strength[i] + strength[j]) for j in others)
    points = [SCALE * log10(each) for each in strength]
    mean = sum(points) / n
    return [each - mean for each in points]


def pairs(n: int) -> list[tuple[int, int]]:
    return list(combinations(range(n), 2))

"""A few numbers about many games: rates with intervals, and lengths."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import sqrt
from typing import Any

Z95 = 1.959964  # two-sided 95%


def wilson(total: float, n: int) -> tuple[float, float]:
    """The 95% interval (Wilson) of a rate that was seen as `total` of n."""
    if n == 0:
        return 0.0, 1.0
    rate = total / n
    centre = rate + Z95 * Z95 / (2 * n)
    spread = Z95 * sqrt(rate * (1 - rate) / n + Z95 * Z95 / (4 * n * n))
    scale = 1 + Z95 * Z95 / n
    return max(0.0, (centre - spread) / scale), min(1.0, (centre + spread) / scale)


class Share:
    """How often a game was won; a shared win counts in part."""

    def __init__(self) -> None:
        self.total = 0.0
        self.games = 0

    def add(self, score: float) -> None:
        self.total += score
        self.games += 1

    def interval(self) -> tuple[float, float]:
        return wilson(self.total, self.games)

    def figures(self) -> dict[str, Any]:
        low, high = self.interval()
        share = self.total / self.games if self.games else 0.0
        return {"games": self.games, "win_rate": round(share, 6), "interval": [round(low, 6), round(high, 6)]}


def rate(scores: Iterable[float]) -> dict[str, Any]:
    """The same of a list of scores."""
    share = Share()
    for score in scores:
        share.add(score)
    return share.figures()


def mean_of(values: Sequence[float]) -> dict[str, Any]:
    """The mean of so many measurements and its 95% interval."""
    n = len(values)
    mean = sum(values) / n
    half = Z95 * sqrt(sum((each - mean) ** 2 for each in values) / max(1, n - 1) / n)
    return {"mean": round(mean, 4), "interval": [round(mean - half, 4), round(mean + half, 4)]}


def spread(values: Sequence[int]) -> dict[str, Any]:
    """How long something was: the mean and five points from the least to the most."""
    ordered = sorted(values)
    last = len(ordered) - 1
    points = {
        name: ordered[round(part * last)]
        for name, part in (("min", 0.0), ("low", 0.1), ("median", 0.5), ("high", 0.9), ("max", 1.0))
    }
    return {"mean": round(sum(ordered) / len(ordered), 4), **points}

"""One measured number with its 95% interval."""

from __future__ import annotations

from collections import Counter
from math import sqrt
from typing import Any, NamedTuple

from ludotek.lab.statistics import Z95, wilson
from ludotek.lab.target import Target


class Figure(NamedTuple):
    """`what` it is about: ids and words, with + between those that belong together and " × " between those that meet.
    `n`: of how many games, or whatever was counted."""

    what: str
    value: float
    low: float
    high: float
    n: int
    target: Target | None = None
    beside: tuple[Figure, ...] = ()  # other figures of the same thing

    @property
    def verdict(self) -> str:
        return "" if self.target is None else self.target.verdict(self.low, self.high)

    def data(self) -> dict[str, Any]:
        numbers: dict[str, Any] = {
            "what": self.what,
            "value": round(self.value, 4),
            "interval": [round(self.low, 4), round(self.high, 4)],
            "n": self.n,
        }
        if self.target is not None:
            numbers |= {"target": self.target.says, "verdict": self.verdict}
        return numbers | ({"beside": [each.data() for each in self.beside]} if self.beside else {})


def share(what: str, total: float, n: int, target: Target | None = None) -> Figure:
    """How often something happened, as `total` of n."""
    return Figure(what, total / n if n else 0.0, *wilson(total, n), n, target)


def nothing(what: str) -> Figure:
    """Where nothing was seen."""
    return share(what, 0, 0)


def mean(what: str, value: float, deviation: float, n: int, target: Target | None = None) -> Figure:
    """The mean of n measurements with this standard deviation."""
    half = Z95 * deviation / sqrt(n)
    return Figure(what, value, value - half, value + half, n, target)


def difference(
    what: str, value: float, spreads: tuple[float, float], counts: tuple[int, int], target: Target | None = None
) -> Figure:
    """The difference of two independent means, by the variances of what they are means of."""
    half = Z95 * sqrt(sum(spread / n for spread, n in zip(spreads, counts, strict=True)))
    return Figure(what, value, value - half, value + half, sum(counts), target)


def change(what: str, total: float, squares: float, n: int, target: Target | None = None) -> Figure:
    """The mean difference of the scores in n pairs of games, from its sum and the sum of its squares. The interval adds
    one pair that got better and one that got worse by half (Agresti and Min), so that a few equal pairs prove nothing."""
    centre = total / (n + 2)
    half = Z95 * sqrt(((squares + 1) / (n + 2) - centre * centre) / (n + 2))
    return Figure(what, total / n, centre - half, centre + half, n, target)


def median(what: str, counts: Counter[int], target: Target | None = None) -> Figure:
    """The middle one, between those that it could as well be (the interval of its rank)."""
    ordered = sorted(counts.elements())
    last, half = len(ordered) - 1, Z95 * sqrt(len(ordered)) / 2
    middle, low, high = (ordered[min(last, max(0, round(last / 2 + shift)))] for shift in (0, -half, half))
    return Figure(what, middle, low, high, len(ordered), target)


def ranked(figures: list[Figure]) -> list[Figure]:
    """The highest first. Equal ones have an order, too, whatever was lost in rounding."""
    return sorted(figures, key=lambda each: (-round(each.value, 9), each.what))


def times(figure: Figure, factor: float, target: Target | None = None) -> Figure:
    """The same figure in another measure."""
    value, low, high = (each * factor for each in (figure.value, figure.low, figure.high))
    return figure._replace(value=value, low=low, high=high, target=target)


def minus(figure: Figure, level: float, target: Target | None = None) -> Figure:
    """How far it lies above a level that is known much better."""
    value, low, high = (each - level for each in (figure.value, figure.low, figure.high))
    return figure._replace(value=value, low=low, high=high, target=target)

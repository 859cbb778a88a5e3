"""Is every card chosen? How often it is, beside its neighbours that had the same chance to be."""

from __future__ import annotations

from collections.abc import Mapping
from statistics import median

from ludotek.lab.figure import Figure, ranked, times
from ludotek.lab.target import Target

CHOSEN = Target("no card is chosen less than a quarter as often as its neighbours with the same chances", low=0.25)


def beside_neighbours(figures: list[Figure], neighbourhood: Mapping[str, object]) -> list[Figure]:
    """How often each is chosen, as a multiple of the median of its neighbours; what it is by itself stands beside."""
    found: list[Figure] = []
    for figure in figures:
        near = [each.value for each in figures if neighbourhood.get(each.what) == neighbourhood.get(figure.what)]
        middle = median(near)
        if middle > 0:
            found.append(times(figure, 1 / middle, CHOSEN)._replace(beside=(figure,)))
    return ranked(found)[::-1]

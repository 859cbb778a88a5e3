"""Where the places of a map lie, if the deck does not say: neighbours near one another, paths that do not cross."""

from __future__ import annotations

from itertools import combinations
from math import ceil, sqrt
from typing import Final

GRID: Final = 5  # columns, and rows

Spot = tuple[int, int]  # a column and a row
Path = tuple[int, int]  # the two places that it joins

CROSSING, TOUCHING = 6.0, 8.0  # what these cost, in lengths of path


def paths(links: list[list[int]]) -> list[Path]:
    """The ways of a map, each once; a way in one direction only is one, too."""
    return sorted({(min(a, b), max(a, b)) for a, near in enumerate(links) for b in near if a != b})


def laid_out(links: list[list[int]]) -> list[Spot]:
    """A spot for each place. The same links always lie the same."""
    ways = paths(links)
    columns = min(GRID, ceil(sqrt(len(links) * 1.3)))
    spots = [(n % columns, n // columns) for n in range(len(links))]
    cells = [(x, y) for y in range(ceil(len(links) / columns)) for x in range(columns)]
    cost = cost_of(spots, ways)
    better = True
    while better:
        better = False
        for place in range(len(links)):
            for cell in cells:
                tried = moved(spots, place, cell)
                now = cost_of(tried, ways)
                if now < cost - 1e-9:
                    spots, cost, better = tried, now, True
    return spots


def moved(spots: list[Spot], place: int, to: Spot) -> list[Spot]:
    """With a place somewhere else; who lies there takes its spot."""
    return [to if n == place else spots[place] if spot == to else spot for n, spot in enumerate(spots)]


def cost_of(spots: list[Spot], ways: list[Path]) -> float:
    lines = [(spots[a], spots[b]) for a, b in ways]
    length = sum((a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2 for a, b in lines)
    crossings = sum(cross(*one, *other) for one, other in combinations(lines, 2))
    touching = sum(lies_on(spot, *line) for line in lines for spot in spots)
    return length + CROSSING * crossings + TOUCHING * touching


def cross(a: Spot, b: Spot, c: Spot, d: Spot) -> bool:
    """Do two lines cross, other than at their ends?"""
    return side(a, b, c) * side(a, b, d) < 0 and side(c, d, a) * side(c, d, b) < 0


def side(a: Spot, b: Spot, c: Spot) -> int:
    return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])


def lies_on(c: Spot, a: Spot, b: Spot) -> bool:
    """Is a place on the way between two others?"""
    inside = min(a[0], b[0]) <= c[0] <= max(a[0], b[0]) and min(a[1], b[1]) <= c[1] <= max(a[1], b[1])
    return c not in (a, b) and inside and side(a, b, c) == 0

"""Where the places of a map lie, if the deck does not say: neighbours near one another, paths that do not cross."""

from __future__ import annotations

from itertools import combinations
from math import ceil, sqrt
from typing import Final

GRID: Final = 5  # columns, and rows

Spot = tuple[int, int]  # a column and a row
Path = tuple[int, int]  # the two places that it joins

CROSSING, TOUCHING = 6, 8  # what these cost, in lengths of path
ROUNDS = 4
MOST_WAYS = 2  # for each place; where there are more it is no map, and lies in the order of its places


def paths(links: list[list[int]]) -> list[Path]:
    """The ways of a map, each once; a way in one direction only is one, too."""
    return sorted({(min(a, b), max(a, b)) for a, near in enumerate(links) for b in near if a != b})


def laid_out(links: list[list[int]]) -> list[Spot]:
    """A spot for each place. The same links always lie the same."""
    ways, n = paths(links), len(links)
    tried = [settled(n, columns, ways) for columns in range(ceil(sqrt(n)), min(GRID, n) + 1)]
    return min(tried, key=lambda spots: cost_of(spots, ways))


def settled(n: int, columns: int, ways: list[Path]) -> list[Spot]:
    """In so many columns: first in the order of the places, then each where it is best, for a few rounds."""
    cells = [(x, y) for y in range(ceil(n / columns)) for x in range(columns)]
    spots = cells[:n]
    for _ in range(ROUNDS if len(ways) <= MOST_WAYS * n else 0):
        before = spots
        for place in range(n):
            for cell in cells:
                tried = moved(spots, place, cell)
                changed = {at for at in range(n) if tried[at] != spots[at]}
                if changed and cost_of(tried, ways, changed) < cost_of(spots, ways, changed):
                    spots = tried
        if spots == before:
            break
    return spots


def moved(spots: list[Spot], place: int, to: Spot) -> list[Spot]:
    """With a place somewhere else; who lies there takes its spot."""
    return [to if n == place else spots[place] if spot == to else spot for n, spot in enumerate(spots)]


def cost_of(spots: list[Spot], ways: list[Path], changed: set[int] | None = None) -> int:
    """How badly it lies; of some places, as far as it changes with them."""
    some = set(range(len(spots))) if changed is None else changed
    own = [(spots[a], spots[b]) for a, b in ways if a in some or b in some]
    others = [(spots[a], spots[b]) for a, b in ways if a not in some and b not in some]
    length = sum((a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2 for a, b in own)
    crossings = sum(cross(*one, *other) for one, other in combinations(own, 2))
    crossings += sum(cross(*one, *other) for one in own for other in others)
    touching = sum(lies_on(spot, *line) for line in own for spot in spots)
    touching += sum(lies_on(spots[at], *line) for line in others for at in some)
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

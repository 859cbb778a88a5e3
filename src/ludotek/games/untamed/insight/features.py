"""A position of a seat in numbers: what it is worth, by mode, for the chance to win that is fitted to finished games."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ludotek.games.untamed.insight.worth import worth
from ludotek.games.untamed.rules.table import Untamed
from ludotek.kernel.numbers import Seat

MODES: Final = 6
OF_MODE: Final = 4  # features
POINTS: Final = 12.0  # of worth


def features(g: Untamed, seat: i64) -> list[float]:
    """Each mode has weights of its own: in some of them one wins against many."""
    found = [0.0] * (MODES * OF_MODE)
    points = worth(g, Seat(seat)) / POINTS
    first = int(g.mode) * OF_MODE
    found[first] = 1.0
    found[first + 1] = points
    found[first + 2] = points * min(10.0, float(g.turn)) / 10.0
    found[first + 3] = 1.0 if g.side_of[g.driver()] == g.side_of[seat] else 0.0
    return found

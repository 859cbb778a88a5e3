"""What a balance report shows: figures one below the other, in a grid, or how often each length occurred."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from typing import Any

from ludotek.lab.figure import Figure

# Percentages, their differences, multiples, anything else.
SHARE, POINTS, TIMES, NUMBER = "share", "points", "times", "number"
MEETS = " × "


@dataclass(frozen=True)
class Exhibit:
    """`on_cards`: by what name the sheets of cards show its figures, if they do (`figure-<name>` in the game's words)."""

    title: str
    note: str
    figures: list[Figure]
    unit: str = SHARE
    counted: str = "games"  # what the numbers beside the figures count
    on_cards: str = field(default="", kw_only=True)

    def data(self) -> dict[str, Any]:
        return {"title": self.title, "unit": self.unit, "figures": [each.data() for each in self.figures]}


@dataclass(frozen=True)
class Ranking(Exhibit):
    """Figures one below the other. `beside`: what their further figures are, each with its unit; `counted_beside`: what
    the numbers of those count, if something else."""

    beside: tuple[tuple[str, str], ...] = ()
    counted_beside: str = ""


@dataclass(frozen=True)
class Grid(Exhibit):
    """Figures of what meets: a row and a column."""

    rows: list[str] = field(default_factory=list)
    columns: list[str] = field(default_factory=list)
    middle: float = 0.5  # what is neither high nor low
    reach: float = 0.25  # how far from there a cell has its full colour

    def cell(self, row: str, column: str) -> Figure | None:
        what = f"{row}{MEETS}{column}"
        return next((each for each in self.figures if each.what == what), None)


@dataclass(frozen=True)
class Lengths(Exhibit):
    """How often each length occurred; the figure is the median."""

    counts: Counter[int] = field(default_factory=Counter)


@dataclass(frozen=True)
class Chapter:
    title: str
    exhibits: list[Exhibit]

    def data(self) -> dict[str, Any]:
        return {"chapter": self.title, "exhibits": [each.data() for each in self.exhibits]}

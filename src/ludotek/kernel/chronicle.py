"""The chronicle of a finished game: what is worth telling of it, found once in its record.

A game says in its own folder what that is (`games/<game>/chronicle.py`); the rooms above carry and draw it. Words are
phrases of the game: a figure called "rounds" reads "chronicle-rounds", a chart, throw or ranking "chart-…", "throw-…"
and "ranking-…".
"""

from __future__ import annotations

from typing import Final, NamedTuple

from mypy_extensions import mypyc_attr

from ludotek.kernel.event import Listener
from ludotek.kernel.match import Match
from ludotek.kernel.phrase import Phrase

FEWEST: Final = -1
MOST: Final = 1


class Sentence(NamedTuple):
    """In words, with its rule ("" where there is none)."""

    text: Phrase
    rule: str = ""


class Figure(NamedTuple):
    """A number to be read first. `of`: out of how many (0: no bound); `best`: what is a record among one's won games."""

    name: str
    value: int
    of: int = 0
    best: int = 0


class Point(NamedTuple):
    """What a round or turn came to, beside what it is measured against."""

    n: int
    value: int
    mark: float


class Chart(NamedTuple):
    """Round by round. `exact`: its marks are expectations of chance."""

    name: str
    points: list[Point]
    exact: bool = False

    def total(self) -> int:
        return sum(point.value for point in self.points)

    def marks(self) -> float:
        return sum(point.mark for point in self.points)


class Throw(NamedTuple):
    """Dice rolled together, by the names of things, in round n; how many hit, and the chance of that many or more."""

    name: str
    n: int
    dice: list[str]
    hits: int
    chance: float

    def one_in(self) -> int:
        """One roll in so many is as good."""
        return round(1.0 / self.chance)


class Row(NamedTuple):
    """A seat (-1: none) or a card, and its numbers."""

    who: Phrase
    seat: int
    numbers: list[int]


class Ranking(NamedTuple):
    name: str
    columns: list[str]
    rows: list[Row]


class Chronicle:
    """`decided`: what decided the game; `portrait`: the card or figure that it is about, as a thing and `named` in words;
    `dice`: those that lie on it.

    `counts` is what achievements are judged by.
    """

    def __init__(
        self,
        decided: Sentence,
        portrait: str,
        named: Phrase,
        figures: list[Figure],
        chart: Chart | None,
        rankings: list[Ranking],
        tip: Sentence | None,
        counts: dict[str, int],
        throw: Throw | None = None,
        dice: list[str] | None = None,
    ) -> None:
        self.decided = decided
        self.portrait = portrait
        self.named = named
        self.figures = figures
        self.chart = chart
        self.rankings = rankings
        self.tip = tip
        self.counts = counts
        self.throw = throw
        self.dice: list[str] = dice or []


@mypyc_attr(allow_interpreted_subclasses=True)
class Chronicler(Listener):
    """Follows a game that is played again from its record, from the first answer to the last."""

    def __init__(self, match: Match) -> None:
        self.match = match

    def answers(self, seat: int, action: int) -> None:
        """An answer is about to be given."""

    def tell(self, seats: list[int]) -> Chronicle:
        """To whoever holds these seats (none: a spectator)."""
        raise NotImplementedError


def chance_of(hits: int, odds: list[float]) -> float:
    """The chance that at least so many of these dice hit, exactly."""
    spread = [1.0]  # by how many have hit so far
    for each in odds:
        spread = [
            (spread[n] * (1.0 - each) if n < len(spread) else 0.0) + (spread[n - 1] * each if n > 0 else 0.0)
            for n in range(len(spread) + 1)
        ]
    return sum(spread[hits:])

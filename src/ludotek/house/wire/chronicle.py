"""What a finished game was like."""

from __future__ import annotations

from typing import Any

from ludotek.house.wire.struct import Struct


class Sentence(Struct):
    text: str
    rule: str


class Figure(Struct):
    """A number to be read first. `text`: what it counts, `counted`: the words beside the number; `best`: of one's own won
    games a record has the fewest (-1) or the most (1)."""

    name: str
    text: str
    counted: str
    value: int
    of: int  # 0: no bound
    best: int


class Chart(Struct):
    """Round by round: [number, value, what it is measured against]. `exact`: that is what chance lets one expect."""

    title: str
    value: str
    mark: str
    points: list[tuple[int, int, float]]
    exact: bool


class Throw(Struct):
    """Dice rolled together: their names, the roll in words, and how rare it is."""

    title: str
    dice: list[str]
    text: str
    odds: str


class Ranked(Struct):
    """A seat (-1: none) or a card, with its numbers."""

    name: str
    seat: int
    numbers: list[int]


class Ranking(Struct):
    title: str
    columns: list[str]
    rows: list[Ranked]


class Chronicle(Struct):
    """What a finished game was like. Its end is about the card or figure in the `portrait`, `dice` lie on that.

    `counts` is what achievements are judged by, `facts` what statistics are kept by.
    """

    decided: Sentence
    portrait: str
    name: str  # of the portrait
    dice: list[str]
    figures: list[Figure]
    chart: Chart | None
    throw: Throw | None
    rankings: list[Ranking]
    tip: Sentence | None
    counts: dict[str, int]
    facts: dict[str, Any]

"""A game step by step, a piece of one that shows a clause, and a new game from a position."""

from __future__ import annotations

from typing import Any

from ludotek.house.wire.library import ClauseInfo
from ludotek.house.wire.state import Line
from ludotek.house.wire.struct import Lang, Struct
from ludotek.house.wire.table import Table


class Moment(Struct):
    """A step of a replay: who did what, and what came of it."""

    n: int
    seat: int
    text: str
    lines: list[Line]


class Replay(Struct):
    table: Table
    moments: list[Moment]


class Show(Struct):
    """A piece of a game that shows a clause: from the step `start` to its end, as this seat sees it."""

    clause: ClauseInfo
    replay: Replay
    start: int
    seat: int


class Position(Struct):
    """The table as it stood after a step."""

    n: int
    view: Any
    unfolding: dict[int, Any]
    prompt: str


class Branch(Struct):
    """Start a new solo game from a position of a replay."""

    step: int
    lang: Lang = "en"

"""The puzzles of a game."""

from __future__ import annotations

from ludotek.house.wire.replay import Replay
from ludotek.house.wire.struct import Struct


class PuzzleInfo(Struct):
    """A puzzle of a game: by its id a page remembers it as solved."""

    id: str
    number: int
    grade: int  # from 1
    title: str


class Puzzles(Struct):
    today: int  # the number of the puzzle of the day; 0: there is none
    puzzles: list[PuzzleInfo]


class Solution(Struct):
    """The best line of a puzzle: what is to be done, what can be reached, and from the step `start` on how, as this seat
    sees it."""

    task: str
    value: str
    replay: Replay
    start: int
    seat: int

"""The games of a tournament, and where they are kept: in a file with a line for each (.jsonl), or with all their rows in a
folder (Parquet). An interrupted tournament goes on from either."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import NamedTuple, Protocol

from ludotek.lab.kept import Kept
from ludotek.lab.parquet import read
from ludotek.lab.rows import Part, Record, Rows, make_part
from ludotek.lab.simulate import Plan, play_noting, play_one

LINES = ".jsonl"


class Bout(NamedTuple):
    """A game: who sits where, on which seed, and the seat for which it counts."""

    number: int  # of the seed
    lineup: tuple[str, ...]
    seat: int

    @property
    def key(self) -> str:
        return f"{self.number} {','.join(self.lineup)} {self.seat}"

    def plan(self, plan: Plan) -> Plan:
        return replace(plan, players=",".join(self.lineup))


class Bouts(NamedTuple):
    """What came of some of them: the scores by their keys, and the rows to be kept."""

    scores: dict[str, float]
    part: Part | None


def play_bouts(plan: Plan, noting: bool, bouts: list[Bout]) -> Bouts:
    if not noting:
        return Bouts({each.key: play_one(each.plan(plan), each.number).scores[each.seat] for each in bouts}, None)
    records = [Record(0, each.plan(plan), *play_noting(each.plan(plan), each.number)) for each in bouts]
    scores = {bout.key: record.played.scores[bout.seat] for bout, record in zip(bouts, records, strict=True)}
    return Bouts(scores, make_part([plan], records))


class Book(Protocol):
    noting: bool

    def scores(self, bouts: Callable[[int], list[Bout]]) -> dict[str, float]:
        """Of the games that are kept; `bouts`: what is played on a seed."""

    def add(self, played: Bouts) -> None:
        """Keep these, too."""


def open_book(path: Path | None, plan: Plan) -> Book:
    return BookOfLines(path, plan) if path is None or path.suffix == LINES else BookOfRows(path, plan)


class BookOfLines:
    noting = False

    def __init__(self, path: Path | None, plan: Plan) -> None:
        self.kept = Kept(path, plan.head)

    def scores(self, bouts: Callable[[int], list[Bout]]) -> dict[str, float]:
        return dict(self.kept.lines)

    def add(self, played: Bouts) -> None:
        for key, score in played.scores.items():
            self.kept.add([key, score])


class BookOfRows:
    noting = True

    def __init__(self, folder: Path, plan: Plan) -> None:
        self.rows = Rows(folder, [plan], kind="tournament")

    def scores(self, bouts: Callable[[int], list[Bout]]) -> dict[str, float]:
        found: dict[str, float] = {}
        for row in read(self.rows.files(), "game"):
            for bout in bouts(row["game"]):
                if list(bout.lineup) == row["players"]:
                    found[bout.key] = row["scores"][bout.seat]
        return found

    def add(self, played: Bouts) -> None:
        if played.part is not None:
            self.rows.write(played.part)

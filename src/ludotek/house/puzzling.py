"""Puzzles: the list of a game's, and their solutions, played again by the engine (`kernel/puzzle.py`)."""

from __future__ import annotations

from datetime import UTC, datetime
from functools import lru_cache

from ludotek import api, registry
from ludotek.house import wire
from ludotek.house.replaying import moments_of, position_at
from ludotek.house.teller import Recipient
from ludotek.kernel.game import Game
from ludotek.table.puzzle import Solving, id_of, number_of_the_day, position_of, puzzle_of, title_of
from ludotek.table.seating import HUMAN
from ludotek.table.table import Table, Times
from ludotek.text import form, say

REMEMBERED = 32  # games, played up to the end of a solution


def puzzles_of(game: Game, now: float, lang: wire.Lang) -> wire.Puzzles:
    """All of them by kind and grade; that of the day is the same for everybody (UTC)."""
    found = [
        wire.PuzzleInfo(
            id=id_of(each),
            number=each.number,
            grade=each.grade,
            title=form(game.package, title_of(each), "title", lang),
        )
        for each in registry.puzzles(game)
    ]
    return wire.Puzzles(today=number_of_the_day(game, datetime.fromtimestamp(now, UTC).date()), puzzles=found)


@lru_cache(maxsize=REMEMBERED)
def table_of(game: str, number: int) -> Table:
    """The table of a solution: nobody sits there, and nothing is hidden any more."""
    face = api.game(game)
    wanted = puzzle_of(face.rules, number)
    match = position_of(face, wanted)
    for seat, action in wanted.line:
        match.act(seat, action)
    table = Table(f"solution-{game}-{number}", match, Times(lambda: 0.0, lambda: 0.0))
    table.seating = [HUMAN] * match.seats
    table.closed = True
    return table


def solution(game: Game, number: int, lang: wire.Lang) -> wire.Solution:
    wanted = puzzle_of(game, number)
    return wire.Solution(
        task=say(game.package, Solving(game, wanted).task, lang),
        value=say(game.package, wanted.goal.told(wanted.best), lang),
        replay=moments_of(table_of(game.name, number), recipient_of(game, number, lang)),
        start=len(wanted.answers),
        seat=wanted.seats[0],
    )


def solution_at(game: Game, number: int, lang: wire.Lang, n: int) -> wire.Position:
    return position_at(table_of(game.name, number), recipient_of(game, number, lang), n)


def recipient_of(game: Game, number: int, lang: wire.Lang) -> Recipient:
    return Recipient("", puzzle_of(game, number).seats, False, lang)

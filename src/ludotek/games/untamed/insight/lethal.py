"""A win this turn, found exactly: a line of answers that wins whatever is hidden, if there is one."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ludotek.games.untamed.rules.table import Untamed
from ludotek.games.untamed.rules.turn import MainPhase
from ludotek.kernel.numbers import Seat
from ludotek.kernel.step import DONE

POSITIONS: Final = 600  # that are looked at before the search gives up


class Lethal:
    """Tries every order of the seat's own answers in its turn. A line is left where it draws, reveals, rolls or asks
    somebody else: from there on nothing is certain."""

    def __init__(self, g: Untamed, seat: Seat, positions: i64 = POSITIONS) -> None:
        self.seat = seat
        self.left = positions
        self.complete = True  # else the search gave up, and there may be a win that it has not seen
        self.seen: dict[str, bool] = {}
        self.line: list[int] | None = None  # the answers that win; None: there is no such line
        if g.outcome is None and g.driver() == seat:
            self.search(g, [])

    def search(self, g: Untamed, line: list[int]) -> bool:
        for option in g.options(self.seat):
            if option == DONE and self.is_own_turn(g):
                continue  # the turn would be over
            after = g.clone()
            after.carry_out(self.seat, option)
            if after.outcome is not None:
                if after.outcome.scores[self.seat] == 1.0:
                    self.line = [*line, option]
                    return True
                continue
            if not self.is_certain(g, after):
                continue
            key = after.digest()
            if key in self.seen:
                continue
            self.seen[key] = True
            if self.left == 0:
                self.complete = False
                return False
            self.left -= 1
            if self.search(after, [*line, option]):
                return True
        return False

    def is_own_turn(self, g: Untamed) -> bool:
        return isinstance(g.question, MainPhase)

    def is_certain(self, before: Untamed, after: Untamed) -> bool:
        if after.turn != before.turn or after.driver() != self.seat:
            return False
        return after.reveals == before.reveals and after.chance.draws == before.chance.draws

"""A real table of Untamed: hands stay with their players, so a card is named when it is played."""

from __future__ import annotations

from typing import Any

from ludotek.games.untamed.rules.actions import DESIGNS, POWER
from ludotek.games.untamed.rules.choosing import OrderTop
from ludotek.games.untamed.rules.setup import StackStronghold
from ludotek.kernel.chance import FastChance
from ludotek.kernel.game import Game
from ludotek.testing.real_table import RealTable

LOTS = 16  # who starts; at a real table whoever sits on the first seat


class UntamedTable(RealTable):
    before = 1  # who starts, which is whoever sits on the first seat of a real table

    def go_on(self) -> None:
        """Whoever stacks Strongholds, or puts cards back, does so without a word."""
        while isinstance(self.engine.match.question, (OrderTop, StackStronghold)):
            self.engine.act(*self.choose())

    def enter(self, seat: int, action: int) -> None:
        super().enter(seat, self.unseen_action(seat) if is_unseen(action) else action)

    def unsaid(self) -> tuple[int, int] | None:
        entered = self.entered.match
        if type(entered.question) is type(self.engine.match.question) or entered.over:
            return None
        seat = int(entered.driver())
        options = entered.options(seat)
        return (seat, options[0]) if len(options) == 1 else None

    def unseen_action(self, seat: int) -> int:
        """The one that stands for all cards that may be put down unseen."""
        return next(each for each in self.entered.match.options(seat) if is_unseen(each))

    @classmethod
    def fits(cls, game: Game, options: dict[str, Any], seed: int) -> bool:
        """Does the player on the first seat begin?"""
        return FastChance(seed).below(LOTS, options["seats"]) == 0

    def settled(self, view: dict[str, Any]) -> dict[str, Any]:
        """Cards that left the game unseen have no order."""
        for side in view["sides"]:
            side["removed"].sort()
        return view

    def compare_asked(self, seat: int) -> None:
        """A real hand may hold more than the engine's; what the engine lets it do, it may do."""
        engine, entered = self.engine.match, self.entered.match
        assert engine.question is not None
        assert entered.question is not None
        assert (engine.question.name, engine.question.rule()) == (entered.question.name, entered.question.rule())
        allowed = entered.options(seat)
        for action in engine.options(seat):
            assert action in allowed or (is_unseen(action) and any(map(is_unseen, allowed)))


def is_unseen(action: int) -> bool:
    """Is a card put down that nobody else sees?"""
    return POWER <= action < POWER + DESIGNS


TABLE = UntamedTable

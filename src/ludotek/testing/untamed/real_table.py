"""A real table of Untamed: hands stay with their players, so a card is named when it is played."""

from __future__ import annotations

from typing import Any

from ludotek.api import Match
from ludotek.games.untamed.rules.actions import DESIGNS, POWER
from ludotek.games.untamed.rules.choosing import OrderTop
from ludotek.games.untamed.rules.setup import StackStronghold
from ludotek.testing.real_table import RealTable


class UntamedTable(RealTable):
    before = 1  # who starts, which is whoever sits on the first seat of a real table

    def go_on(self) -> None:
        """Whoever stacks Strongholds, or puts cards back, does so without a word."""
        while isinstance(self.engine.question, (OrderTop, StackStronghold)):
            self.engine.act(*self.choose())

    def enter(self, seat: int, action: int) -> None:
        super().enter(seat, self.unseen_action(seat) if is_unseen(action) else action)

    def unsaid(self) -> tuple[int, int] | None:
        if type(self.entered.question) is type(self.engine.question) or self.entered.over:
            return None
        seat = self.entered.driver
        options = self.entered.actions(seat)
        return (seat, options[0]) if len(options) == 1 else None

    def unseen_action(self, seat: int) -> int:
        """The one that stands for all cards that may be put down unseen."""
        return next(each for each in self.entered.actions(seat) if is_unseen(each))

    def seen(self, match: Match) -> dict[str, Any]:
        """Cards that left the game unseen have no order."""
        view = match.view(None)
        for side in view["sides"]:
            side["removed"].sort()
        return view

    def compare_asked(self, seat: int) -> None:
        """A real hand may hold more than the engine's; what the engine lets it do, it may do."""
        engine, entered = self.engine.decision(seat), self.entered.decision(seat)
        assert (engine is None) == (entered is None)
        if engine is not None and entered is not None:
            assert (engine.name, engine.rule) == (entered.name, entered.rule)
            allowed = {each.action for each in entered.options}
            for each in engine.options:
                assert each.action in allowed or (is_unseen(each.action) and any(map(is_unseen, allowed)))


def is_unseen(action: int) -> bool:
    """Is a card put down that nobody else sees?"""
    return POWER <= action < POWER + DESIGNS

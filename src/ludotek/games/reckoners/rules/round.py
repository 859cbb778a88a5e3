"""A round: the Reckoners phase, then the Epics phase (RK-26)."""

from __future__ import annotations

from ludotek.games.reckoners.rules.activating import ActivateEpics, AddEpics, MoveSteelheart
from ludotek.games.reckoners.rules.city import City
from ludotek.games.reckoners.rules.components import NOTHING
from ludotek.games.reckoners.rules.equipping import BeginAcquiring
from ludotek.games.reckoners.rules.events import ROUND_BEGAN
from ludotek.games.reckoners.rules.looting import TakeLoot
from ludotek.games.reckoners.rules.rolling import BeginRolling
from ludotek.games.reckoners.rules.using import BeginUsing
from ludotek.kernel.numbers import Seat
from ludotek.kernel.step import Stage


class Round(Stage):
    """Its table of contents."""

    def run(self, g: City) -> None:
        g.round += 1
        g.tell(ROUND_BEGAN, "RK-26", NOTHING, g.round)
        seat = Seat(0)
        while seat < g.seats:
            g.used[seat] = 0  # cards are ready again (RK-95)
            seat = Seat(seat + 1)
        g.then(
            [
                BeginRolling(),
                BeginUsing(),
                TakeLoot(),
                BeginAcquiring(),
                EndOfReckonersPhase(),
                AddEpics(),
                ActivateEpics(),
                MoveSteelheart(),
                Round(),
            ]
        )


class EndOfReckonersPhase(Stage):
    """New plan tokens move onto the boards (RK-41)."""

    def run(self, g: City) -> None:
        seat = Seat(0)
        while seat < g.seats:
            g.plans[seat] += g.new_plans[seat]
            g.new_plans[seat] = 0
            seat = Seat(seat + 1)

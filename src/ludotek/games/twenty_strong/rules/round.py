"""A round: Activation, then Engagement (TS-17, TS-73)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ludotek.games.twenty_strong.rules.activation import Activation
from ludotek.games.twenty_strong.rules.components import ACTIVATION, NOTHING
from ludotek.games.twenty_strong.rules.effects.effect import THIS_ROUND, WHEN_ROUND_BEGINS
from ludotek.games.twenty_strong.rules.endgame import give_up_waiting
from ludotek.games.twenty_strong.rules.events import ROUND_BEGAN
from ludotek.games.twenty_strong.rules.missions import forget_round
from ludotek.games.twenty_strong.rules.resolve_phase import ResolvePhase
from ludotek.games.twenty_strong.rules.strategy_phase import StrategyPhase
from ludotek.kernel.numbers import Uid
from ludotek.kernel.step import Stage, Step

if TYPE_CHECKING:
    from ludotek.games.twenty_strong.rules.table import TwentyStrong


IDLE_ROUNDS: Final = 10  # this many in a row without a question are a stalemate (TS-101)
MOST_ROUNDS: Final = 200  # so are these, whatever was decided


class Round(Stage):
    """Rounds go on until the game is won or lost."""

    def run(self, g: TwentyStrong) -> None:
        if g.idle_rounds >= IDLE_ROUNDS or g.round >= MOST_ROUNDS:
            give_up_waiting(g)
            return
        begin(g)
        g.then(CONTENTS)
        g.fire(WHEN_ROUND_BEGINS, Uid(NOTHING))


CONTENTS: Final[list[Step]] = [Activation(), StrategyPhase(), ResolvePhase(), Round()]


def begin(g: TwentyStrong) -> None:
    """What is counted per round starts again."""
    g.round += 1
    g.idle_rounds += 1
    g.begin_step(ACTIVATION)
    g.phases = 0
    g.unsettled = True
    g.extra_phases = 0
    g.hurt = 0
    g.used_in_phase = []
    g.used_in_round = []
    g.let_go(THIS_ROUND)
    for enemy in g.active:
        enemy.defeated_now = False
    forget_round(g, "defeat-in-round")
    g.tell(ROUND_BEGAN, "TS-17", NOTHING, g.round)

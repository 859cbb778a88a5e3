"""Giving up: at any time, asked or not (UN-91)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludotek.games.untamed.rules.attacking import ChooseAttackTarget
from ludotek.games.untamed.rules.components import NOTHING
from ludotek.games.untamed.rules.events import ATTACK_FAILED, CONCEDED
from ludotek.games.untamed.rules.falling import defeat
from ludotek.kernel.numbers import Seat

if TYPE_CHECKING:
    from ludotek.games.untamed.rules.table import Untamed


def concede(g: Untamed, seat: Seat) -> None:
    """Whoever concedes has lost, as by a last Stronghold; a team that shares its Strongholds has lost as one."""
    g.tell(CONCEDED, "UN-91", NOTHING, seat)
    g.reveals += 1  # all cards of the seat leave the game, and those that did are public (UN-62)
    defeat(g, [int(g.keep_of[g.side_of[seat]])], "conceded")
    if g.outcome is None:
        call_off_attack(g)


def call_off_attack(g: Untamed) -> None:
    """An attack whose target is being chosen fails if the attacker left the game as well, or the last target (UN-72)."""
    asked = g.stack[-1]
    if isinstance(asked, ChooseAttackTarget):
        attacker = g.animal(asked.uid)
        if attacker is None:
            g.stack.pop()
        elif not asked.options(g, asked.seat):
            g.stack.pop()
            g.tell(ATTACK_FAILED, "UN-72", NOTHING, attacker.design, uid=attacker.uid)

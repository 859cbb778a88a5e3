"""The floor of a team."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64, mypyc_attr

from ludotek.games.untamed.rules.refusing import details, refined, refusal_for
from ludotek.kernel.choice import Floor
from ludotek.kernel.numbers import Seat
from ludotek.kernel.refusal import Refusal

if TYPE_CHECKING:
    from ludotek.games.untamed.rules.table import Untamed


@mypyc_attr(acyclic=True)
class TeamFloor(Floor):
    """The seats of a side act in any order; whoever is done may come back after a partner has acted (UN-84)."""

    def refusal(self, g: Untamed, seat: Seat, action: i64, reason: i64) -> Refusal:
        code = refined(g, seat, action, reason)
        return refusal_for(g, self.rule(), code, details(g, seat, action, code))

    def unasked(self, g: Untamed, seat: Seat, action: i64) -> Refusal:
        """A member who is done hears so, and when coming back is possible."""
        if (self.seats >> seat) & 1 == 1:
            return self.refusal(g, seat, action, self.why_not(g, seat, action))
        return super().unasked(g, seat, action)

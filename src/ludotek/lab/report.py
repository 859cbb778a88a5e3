"""What many games tell: how often they were won, how long they took, how they ended, and by what that differs."""

from __future__ import annotations

from typing import Any

from ludotek.bots import read_players
from ludotek.lab.simulate import Plan
from ludotek.lab.tally import Tally


def report(plan: Plan, tally: Tally) -> dict[str, Any]:
    """The figures as plain data; they depend on nothing but the plan."""
    players = read_players(plan.players, len(tally.seats))
    return {
        "game": plan.game,
        "options": dict(plan.options),
        "players": players,
        "seed": plan.seed,
        "games": tally.games,
        "seats": [{"seat": seat, "player": players[seat], **share.figures()} for seat, share in enumerate(tally.seats)],
        "lengths": tally.lengths(),
        "ends": dict(sorted(tally.ends.items())),
        "by": tally.groups(),
    }

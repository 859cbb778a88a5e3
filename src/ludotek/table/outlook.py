"""The outlook: what a game's insight can say about what comes next, for all to see. It knows no more than everybody."""

from __future__ import annotations

from typing import Any

from ludotek import registry
from ludotek.api import Match
from ludotek.kernel.step import OpenFloor

BEFORE = {"RK-28", "RK-30", "RK-47", "RK-49"}  # floors of a round before its Epics phase


def outlook(match: Match, view: dict[str, Any]) -> dict[str, Any] | None:
    """The coming Epics phase of The Reckoners, as it would be now; None where nothing of the kind is to come."""
    insight = registry.insight(match.game.rules)
    if insight is None or not hasattr(insight, "forecast") or not is_to_come(match, view):
        return None
    city: Any = match.play.match
    found: dict[str, Any] = insight.forecast(city).to_data()
    # The page knows Epics by their names: the numbers of causes are the engine's own.
    losses = {city.box.phrase(int(cause)).key: spread for cause, spread in found["losses"].items()}
    return {**found, "losses": {key.removeprefix("card-"): spread for key, spread in losses.items()}}


def is_to_come(match: Match, view: dict[str, Any]) -> bool:
    """In the Prologue (round 0) no Epics phase follows."""
    stack = match.play.match.stack
    return view["round"] > 0 and any(isinstance(step, OpenFloor) and step.rule() in BEFORE for step in stack)

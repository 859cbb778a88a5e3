"""What a bot or a coach may find useful about The Reckoners. Never imported by the rules."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from ludotek.games.reckoners.insight.facts import facts
from ludotek.games.reckoners.insight.forecast import Forecast, forecast, same_prospects
from ludotek.games.reckoners.insight.greedy import Greedy
from ludotek.kernel.insight import read_fitted

__all__ = ["Forecast", "Greedy", "facts", "forecast", "insight", "same_prospects"]


@cache
def insight() -> Greedy:
    """The quick player, with the chances to win that `python -m ludotek.lab.fitting` has fitted to finished games."""
    return Greedy(fitted=read_fitted(Path(__file__).parent))

"""What a bot or a coach may find useful about The Reckoners. Never imported by the rules."""

from __future__ import annotations

from ludotek.games.reckoners.insight.facts import facts
from ludotek.games.reckoners.insight.forecast import Forecast, forecast, same_prospects
from ludotek.games.reckoners.insight.greedy import Greedy

__all__ = ["Forecast", "Greedy", "facts", "forecast", "same_prospects"]

"""What a bot or a coach may find useful about The Reckoners. Never imported by the rules."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from ludotek.games.reckoners.insight.encoding import ReckonersEncoder
from ludotek.games.reckoners.insight.facts import facts
from ludotek.games.reckoners.insight.forecast import Forecast, forecast, same_prospects
from ludotek.games.reckoners.insight.greedy import Greedy
from ludotek.games.reckoners.insight.weights import Weights
from ludotek.kernel.insight import read_fitted, read_tuned

__all__ = ["Forecast", "Greedy", "Weights", "encoder", "facts", "forecast", "insight", "same_prospects"]

encoder = ReckonersEncoder

FOLDER = Path(__file__).parent


@cache
def insight() -> Greedy:
    """The quick player, with the weights that `lab/reckoners/tuning.py` has found, and the chances to win that
    `python -m ludotek.lab.fitting` has fitted to finished games."""
    return Greedy(read_tuned(FOLDER, Weights()), read_fitted(FOLDER))

"""What a bot or a coach may find useful about 20 Strong: odds, values, a plan. Rules never import it."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from ludotek.games.twenty_strong.insight.facts import facts
from ludotek.games.twenty_strong.insight.greedy import Greedy
from ludotek.games.twenty_strong.insight.weights import Weights
from ludotek.kernel.insight import read_fitted

__all__ = ["Greedy", "Weights", "facts", "insight"]


@cache
def insight() -> Greedy:
    """The quick player, with the chances to win that `python -m ludotek.lab.fitting` has fitted to finished games."""
    return Greedy(fitted=read_fitted(Path(__file__).parent))

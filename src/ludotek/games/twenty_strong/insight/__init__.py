"""What a bot or a coach may find useful about 20 Strong: odds, values, a plan. Rules never import it."""

from __future__ import annotations

from ludotek.games.twenty_strong.insight.facts import facts
from ludotek.games.twenty_strong.insight.greedy import Greedy
from ludotek.games.twenty_strong.insight.weights import Weights

__all__ = ["Greedy", "Weights", "facts"]

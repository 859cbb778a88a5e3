"""What a bot or a coach may find useful about Untamed. Never imported by the rules."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from ludotek.games.untamed.insight.encoding import UntamedEncoder
from ludotek.games.untamed.insight.facts import facts
from ludotek.games.untamed.insight.greedy import Greedy
from ludotek.kernel.insight import read_fitted

__all__ = ["Greedy", "encoder", "facts", "insight"]

encoder = UntamedEncoder


@cache
def insight() -> Greedy:
    """The quick player, with the chances to win that `python -m ludotek.lab.fitting` has fitted to finished games."""
    return Greedy(fitted=read_fitted(Path(__file__).parent))

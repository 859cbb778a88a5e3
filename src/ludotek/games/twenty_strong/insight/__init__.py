"""What a bot or a coach may find useful about 20 Strong: odds, values, a plan. Rules never import it."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from ludotek.games.twenty_strong.insight.encoding import TwentyStrongEncoder
from ludotek.games.twenty_strong.insight.facts import facts
from ludotek.games.twenty_strong.insight.greedy import Greedy
from ludotek.games.twenty_strong.insight.kinds import KINDS
from ludotek.games.twenty_strong.insight.weights import Weights
from ludotek.kernel.insight import read_fitted, read_tuned

__all__ = ["Greedy", "Weights", "encoder", "facts", "insight"]

encoder = TwentyStrongEncoder


FOLDER = Path(__file__).parent


@cache
def insight() -> Greedy:
    """The quick player, with the weights for playouts that `lab/twenty_strong/tuning.py` has found, and the chances to win
    that `python -m ludotek.lab.fitting` has fitted to finished games."""
    return Greedy(
        tuned={kind: read_tuned(FOLDER, Weights(), kind) for kind in KINDS},
        fitted={kind: read_fitted(FOLDER, kind) for kind in KINDS},
    )

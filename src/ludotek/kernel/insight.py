"""What a game knows about good play: a quick player, a clock that counts turns, and the chance to win. Search builds on it."""

from __future__ import annotations

import math
import tomllib
from pathlib import Path
from typing import Any

from mypy_extensions import i64, mypyc_attr

from ludotek.kernel.step import Own


@mypyc_attr(allow_interpreted_subclasses=True)
class Insight:
    """Sees copies in which everything hidden has been redrawn, never a live match."""

    def choose(self, match: Own, seat: i64) -> i64:
        """What the quick player does, for a seat that is asked."""
        raise NotImplementedError

    def carry_on(self, match: Own, seat: i64) -> i64:
        """How playouts go on; where a game knows nobody better, as the quick player does."""
        return self.choose(match, seat)

    def clock(self, match: Own) -> i64:
        """Counts the turns or rounds that have begun; where nobody counts, playouts go on to the end of the game."""
        return 0

    def horizon(self, match: Own) -> i64:
        """How many turns or rounds ahead a position can be judged best."""
        return 1

    def reach(self, match: Own, playouts: i64) -> i64:
        """The horizon of a search that can afford so many playouts."""
        return self.horizon(match)

    def win_chance(self, match: Own, seat: i64) -> float:
        """How a seat will probably fare, from 0 (it loses) to 1 (it wins)."""
        return match.outcome.scores[seat] if match.outcome is not None else 0.5

    def features(self, match: Own, seat: i64) -> list[float]:
        """The position of a seat in numbers, for the chance to win that is fitted; nothing, if nothing is."""
        return []

    def is_routine(self, match: Own) -> bool:
        """Is the quick player's answer to this question as good as any?"""
        return False


def squash(points: float) -> float:
    """A chance from points: 0 is even, and many more points bring little more."""
    return 1.0 / (1.0 + math.exp(-max(-30.0, min(30.0, points))))


def judge(weights: list[float], features: list[float]) -> float:
    """The chance of a position from its features, by weights that were fitted to finished games."""
    assert len(weights) == len(features)
    points = 0.0
    i: i64 = 0
    while i < len(features):
        points += weights[i] * features[i]
        i += 1
    return squash(points)


def file_of(folder: Path, name: str, kind: str = "") -> Path:
    """Where an insight keeps numbers: for all of its games, or for those of one kind."""
    return folder / (f"{name}-{kind}.toml" if kind else f"{name}.toml")


def read_fitted(folder: Path, kind: str = "") -> list[float]:
    """The weights that were fitted for the insight in a folder; none, if none were."""
    path = file_of(folder, "fitted", kind)
    return [float(each) for each in tomllib.loads(path.read_text(encoding="utf-8"))["weights"]] if path.exists() else []


def read_tuned(folder: Path, weights: Any, kind: str = "") -> Any:
    """Weights with those that evolution has found for the insight in a folder, and those for one kind of games before all."""
    for path in dict.fromkeys([file_of(folder, "tuned"), file_of(folder, "tuned", kind)]):
        if path.exists():
            for name, value in tomllib.loads(path.read_text(encoding="utf-8")).items():
                setattr(weights, name, value)
    return weights

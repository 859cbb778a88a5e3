"""Tune the weights by which the quick player of The Reckoners plays (`lab/tuning.py`).

    python -m ludotek.lab.reckoners.tuning [--generations 8] [--games 250] [--seed 1]

Played are as many games with two, three, four and five Reckoners, in turn at normal and hard. Prints the weights as the
lines of `insight/tuned.toml`.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from ludotek import registry
from ludotek.lab.tuning import Tuning, evolve

GAME = "reckoners"
INSIGHT: Any = registry.insight(registry.find(GAME))
SINGLE = (
    "later", "lasting", "fortifies", "reinforces", "barricades", "discovers", "point", "least_point", "most_point",
    "haste", "coin", "token", "hold", "looted_enforcement", "looted_contain", "prize", "sideshow", "clearing",
    "shortage", "keep", "travel", "crowd", "anywhere", "price",
)  # fmt: skip
SEVERAL = ("strengthens", "symbols")


def first() -> Any:
    """The weights that were found by hand."""
    weights = INSIGHT.Weights()
    several = [each for name in SEVERAL for each in getattr(weights, name)]
    return np.array([getattr(weights, name) for name in SINGLE] + several)


def weights_of(numbers: Any) -> Any:
    weights = INSIGHT.Weights()
    rest = [float(each) for each in numbers]
    for name in SINGLE:
        setattr(weights, name, rest.pop(0))
    for name in SEVERAL:
        setattr(weights, name, [rest.pop(0) for _ in getattr(weights, name)])
    return weights


def player(numbers: Any) -> Any:
    return INSIGHT.Greedy(weights_of(numbers))


def told(numbers: Any) -> list[str]:
    weights = weights_of(numbers)
    lines = [f"{name} = {getattr(weights, name):.4f}" for name in SINGLE]
    several = [(name, ", ".join(f"{each:.4f}" for each in getattr(weights, name))) for name in SEVERAL]
    return [*lines, *(f"{name} = [{found}]" for name, found in several)]


SETTINGS = [({"seats": seats, "difficulty": ("normal", "hard")[seats % 2]}, 1) for seats in (2, 3, 4, 5)]
TUNING = Tuning(GAME, SETTINGS, first(), player, told)


def main() -> None:
    evolve({"": TUNING}, __doc__)


if __name__ == "__main__":
    main()

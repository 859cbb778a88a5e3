"""Tune the weights by which playouts of 20 Strong go on (`lab/tuning.py`).

    python -m ludotek.lab.twenty_strong.tuning [--generations 8] [--games 250] [--seed 1]

Played are rung 0 and half as many games on rung 3; Health is tuned by what each point adds. Prints the weights as the lines
of `insight/tuned.toml`.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from ludotek import registry
from ludotek.lab.tuning import Tuning, evolve

GAME = "twenty-strong"
INSIGHT: Any = registry.insight(registry.find(GAME))
SINGLE = (
    "strategy", "recovery", "die", "plenty", "exhausted", "chip", "mission", "progress", "card", "more", "win",
    "patience", "waste", "single_use", "ongoing", "uses", "spend",
)  # fmt: skip


def first() -> Any:
    """The weights of the quick player, each as a positive number."""
    weights = INSIGHT.Weights()
    health = weights.health
    return np.array([getattr(weights, name) for name in SINGLE] + [-health[0], *np.diff(health[1:])])


def weights_of(numbers: Any) -> Any:
    weights = INSIGHT.Weights()
    for name, number in zip(SINGLE, numbers, strict=False):
        setattr(weights, name, float(number))
    dead, *points = numbers[len(SINGLE) :]
    weights.health = [-float(dead), 0.0, *(float(each) for each in np.cumsum(points))]
    return weights


def player(numbers: Any) -> Any:
    return INSIGHT.Greedy(tuned=weights_of(numbers))


def told(numbers: Any) -> list[str]:
    weights = weights_of(numbers)
    lines = [f"{name} = {getattr(weights, name):.4f}" for name in SINGLE]
    return [*lines, f"health = [{', '.join(f'{each:.4f}' for each in weights.health)}]"]


TUNING = Tuning(GAME, [({"difficulty": "0"}, 1), ({"difficulty": "3"}, 2)], first(), player, told)


def main() -> None:
    evolve(TUNING, __doc__)


if __name__ == "__main__":
    main()

"""Tune the weights by which playouts of 20 Strong go on (`lab/tuning.py`).

    python -m ludotek.lab.twenty_strong.tuning [--generations 8] [--games 250] [--seed 1] [--kind journey]

Played are rung 0 and half as many games on rung 3; Health is tuned by what each point adds. Prints the weights as the lines
of `insight/tuned.toml`; for journeys as those of `insight/tuned-journey.toml`, which begins with what the former has found.
"""

from __future__ import annotations

from functools import partial
from typing import Any

import numpy as np

from ludotek import registry
from ludotek.kernel.insight import read_tuned
from ludotek.lab.tuning import Tuning, evolve

GAME = "twenty-strong"
INSIGHT: Any = registry.insight(registry.find(GAME))
SINGLE = (
    "strategy", "recovery", "die", "plenty", "exhausted", "chip", "mission", "progress", "card", "more", "win",
    "patience", "waste", "single_use", "ongoing", "uses", "spend",
)  # fmt: skip
OF_A_JOURNEY = (*(name for name in SINGLE if name not in ("mission", "progress")), "day")


def first(names: tuple[str, ...] = SINGLE, weights: Any = None) -> Any:
    """The weights, those of the quick player if none are given, each as a positive number."""
    weights = weights or INSIGHT.Weights()
    health = weights.health
    return np.array([getattr(weights, name) for name in names] + [-health[0], *np.diff(health[1:])])


def weights_of(numbers: Any, names: tuple[str, ...] = SINGLE) -> Any:
    weights = INSIGHT.Weights()
    for name, number in zip(names, numbers, strict=False):
        setattr(weights, name, float(number))
    dead, *points = numbers[len(names) :]
    weights.health = [-float(dead), 0.0, *(float(each) for each in np.cumsum(points))]
    return weights


def told(names: tuple[str, ...], numbers: Any) -> list[str]:
    weights = weights_of(numbers, names)
    lines = [f"{name} = {getattr(weights, name):.4f}" for name in names]
    return [*lines, f"health = [{', '.join(f'{each:.4f}' for each in weights.health)}]"]


def tuning(kind: str, deck: dict[str, str], names: tuple[str, ...], begun: Any) -> Tuning:
    settings = [({**deck, "difficulty": "0"}, 1), ({**deck, "difficulty": "3"}, 2)]

    def player(numbers: Any) -> Any:
        return INSIGHT.Greedy(tuned={kind: weights_of(numbers, names)})

    return Tuning(GAME, settings, first(names, begun), player, partial(told, names))


def main() -> None:
    found = read_tuned(INSIGHT.FOLDER, INSIGHT.Weights())
    siege = tuning("", {}, SINGLE, None)
    journey = tuning("journey", {"deck": "salt-road"}, OF_A_JOURNEY, found)
    evolve({"": siege, "journey": journey}, __doc__)


if __name__ == "__main__":
    main()

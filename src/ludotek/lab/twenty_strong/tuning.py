"""Tune the weights by which playouts of 20 Strong go on, so that they win as often as they can: evolution.

    python -m ludotek.lab.twenty_strong.tuning [--generations 8] [--games 250] [--seed 1]

Each generation tries weights around the best known ones on the same fresh games, on rung 0 and half as many on rung 3, and
moves on to a mean of those that won most, with steps that grow where they pay (CMA-ES with a diagonal matrix). A weight is
changed by a factor, so that it keeps its sign; Health is tuned by what each point adds. Prints the weights as the lines of
`insight/tuned.toml`, with the command that gives them again.
"""

from __future__ import annotations

import argparse
import sys
from typing import Any

import numpy as np
from cmaes import SepCMA

from ludotek import registry
from ludotek.kernel.playouts import Playouts
from ludotek.lab.simulate import make_plan, start

GAME = "twenty-strong"
INSIGHT: Any = registry.insight(registry.find(GAME))
RUNGS = {"0": 1, "3": 2}  # by how much the number of games is divided
TRIED = 14  # weights in a generation
STEP = 0.25  # of the first generation, in logarithms
FOREVER = 1 << 40
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


def won(weights: Any, seed: int, games: int) -> float:
    """The part of the games that playouts win by these weights."""
    rules, tuned, found = registry.find(GAME), INSIGHT.Greedy(tuned=weights), list[float]()
    for number, (rung, part) in enumerate(RUNGS.items()):
        plan = make_plan(GAME, {"difficulty": rung}, "greedy", 9000 + 10_000 * number + seed, games // part)
        for index in range(plan.games):
            match = start(plan, index)
            match.attended = False
            found.append(Playouts(rules, tuned, match, 0, 1).finish(match, FOREVER))
    return sum(found) / len(found)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--generations", type=int, default=8)
    parser.add_argument("--games", type=int, default=250, help="on rung 0, for each weights that are tried")
    parser.add_argument("--seed", type=int, default=1)
    wanted = parser.parse_args()
    begun = first()
    evolution = SepCMA(np.zeros(len(begun)), STEP, seed=wanted.seed, population_size=TRIED)
    for generation in range(wanted.generations):
        tried = [evolution.ask() for _ in range(TRIED)]
        rates = [won(weights_of(begun * np.exp(each)), generation, wanted.games) for each in tried]
        evolution.tell([(each, -rate) for each, rate in zip(tried, rates, strict=True)])
        average = f"generation {generation + 1}: won {sum(rates) / TRIED:.1%} on average"
        print(average, file=sys.stderr, flush=True)
    print("\n".join(told(weights_of(begun * np.exp(evolution.mean)))))


def told(weights: Any) -> list[str]:
    """As lines of TOML, with the command."""
    lines = [f"# {' '.join(['python -m ludotek.lab.twenty_strong.tuning', *sys.argv[1:]])}"]
    lines += [f"{name} = {getattr(weights, name):.4f}" for name in SINGLE]
    return [*lines, f"health = [{', '.join(f'{each:.4f}' for each in weights.health)}]"]


if __name__ == "__main__":
    main()

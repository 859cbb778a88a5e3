"""Tune the weights by which a quick player plays, so that it wins as often as it can: evolution.

Each generation tries weights around the best known ones on the same fresh games, and moves on to a mean of those that won
most, with steps that grow where they pay (CMA-ES with a diagonal matrix). A weight is changed by a factor, so that it keeps
its sign. What is tuned, and on which games, a game says in `lab/<game>/tuning.py`, which is run:

    python -m ludotek.lab.GAME.tuning [--generations 8] [--games 250] [--seed 1] [--kind …]
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable
from typing import Any, NamedTuple

import numpy as np
from cmaes import SepCMA

from ludotek import registry
from ludotek.kernel.insight import Insight
from ludotek.kernel.playouts import Playouts
from ludotek.lab.simulate import make_plan, start

TRIED = 14  # weights in a generation
STEP = 0.25  # of the first generation, in logarithms
FOREVER = 1 << 40
FIRST_SEED = 9000
APART = 10_000  # seeds between two settings


class Tuning(NamedTuple):
    """What a game brings."""

    game: str
    settings: list[tuple[dict[str, Any], int]]  # options, and by how much the number of games is divided
    first: Any  # the numbers to begin with, all of them positive
    player: Callable[[Any], Insight]  # whose playouts go on by such numbers
    told: Callable[[Any], list[str]]  # the numbers as lines of TOML


def evolve(tunings: dict[str, Tuning], description: str | None) -> None:
    """Prints what was found as lines of TOML, with the command that gives them again. `tunings`: by the kind of games."""
    parser = argparse.ArgumentParser(description=description, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--generations", type=int, default=8)
    parser.add_argument("--games", type=int, default=250, help="in the first setting, for each weights that are tried")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--kind", default="", choices=tunings, help="of games, where an insight knows several")
    wanted = parser.parse_args()
    tuning = tunings[wanted.kind]
    evolution = SepCMA(np.zeros(len(tuning.first)), STEP, seed=wanted.seed, population_size=TRIED)
    for generation in range(wanted.generations):
        tried = [evolution.ask() for _ in range(TRIED)]
        rates = [won(tuning, tuning.first * np.exp(each), generation, wanted.games) for each in tried]
        evolution.tell([(each, -rate) for each, rate in zip(tried, rates, strict=True)])
        average = f"generation {generation + 1}: won {sum(rates) / TRIED:.1%} on average"
        print(average, file=sys.stderr, flush=True)
    module = f"ludotek.lab.{tuning.game.replace('-', '_')}.tuning"
    print(f"# {' '.join(['python -m', module, *sys.argv[1:]])}")
    print("\n".join(tuning.told(tuning.first * np.exp(evolution.mean))))


def won(tuning: Tuning, numbers: Any, seed: int, games: int) -> float:
    """The part of the games that playouts win by these numbers."""
    rules, player, found = registry.find(tuning.game), tuning.player(numbers), list[float]()
    for place, (options, part) in enumerate(tuning.settings):
        plan = make_plan(tuning.game, options, "greedy", FIRST_SEED + APART * place + seed, games // part)
        for index in range(plan.games):
            match = start(plan, index)
            match.attended = False
            found.append(Playouts(rules, player, match, 0, 1).finish(match, FOREVER))
    return sum(found) / len(found)

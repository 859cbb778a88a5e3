"""How much a second process brings, and what Ray costs: the same games by one process, by two, and by Ray with two.

    python bench/crews.py [--game untamed] [--players greedy] [--seconds 30] [--rounds 3]

As many games as one process plays in so many seconds: at the end of them one worker waits for another up to a quarter of a
second, which must not count. Each round plays them by all crews, one after the other, so that a busy moment of the machine
hits all alike; starting up is not counted. Prints JSON: the rate of each crew in its best round, and as ratios what two
processes make of one (1.85 is wanted) and Ray of two processes (0.85), with the load of the machine.
"""

from __future__ import annotations

import argparse
import json
import os
from contextlib import ExitStack
from time import perf_counter

from ludotek.lab.series import Series
from ludotek.lab.simulate import Plan, make_plan
from ludotek.lab.workers import Crew, hire

FEW = 200  # games until all have started
CREWS: dict[str, tuple[int, str | None]] = {"one": (1, None), "two": (2, None), "ray": (2, "local")}


def rate(plan: Plan, crew: Crew) -> float:
    begun = perf_counter()
    games = sum(1 for _ in Series([plan]).play(crew))
    return games / (perf_counter() - begun)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="untamed")
    parser.add_argument("--players", default="greedy")
    parser.add_argument("--seconds", type=float, default=30, help="that one process plays in a round")
    parser.add_argument("--rounds", type=int, default=3)
    wanted = parser.parse_args()
    few = make_plan(wanted.game, {}, wanted.players, 2, FEW)
    before = os.getloadavg()[0]
    with ExitStack() as stack:
        crews = {name: stack.enter_context(hire(*how)) for name, how in CREWS.items()}
        for crew in crews.values():
            rate(few, crew)
        games = round(rate(few, crews["one"]) * wanted.seconds)
        plan = make_plan(wanted.game, {}, wanted.players, 1, games)
        rounds = [{name: rate(plan, crew) for name, crew in crews.items()} for _ in range(wanted.rounds)]
    best = {name: max(each[name] for each in rounds) for name in CREWS}
    figures = {
        "games_per_s": {name: round(value, 1) for name, value in best.items()},
        "two_by_one": round(best["two"] / best["one"], 3),
        "ray_by_two": round(best["ray"] / best["two"], 3),
        "games": games,
        "rounds": [{name: round(value, 1) for name, value in each.items()} for each in rounds],
        "load_before": round(before, 1),
        "cores": os.cpu_count(),
    }
    print(json.dumps(figures, indent=2))


if __name__ == "__main__":
    main()

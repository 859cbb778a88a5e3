"""Is The Reckoners' forecast true? It is compared with the real Epics phase, run for all draws and all die faces.

.venv/bin/python bench/forecast.py [--positions 1000] [--least 300] [--seed 1] [--json]

The positions come from games of the greedy team at all tables; so many at least have one, and so many two empty
districts. Beyond two the forecast is a sample, and its means must be near the true ones. Also told: how long it takes.
"""

from __future__ import annotations

import argparse
import json
import time
from collections import Counter
from itertools import count, product
from typing import Any

from ludotek.games.reckoners.insight import forecast
from ludotek.games.reckoners.rules.city import City
from ludotek.games.reckoners.rules.components import DIFFICULTIES, FEWEST, MOST, NOTHING
from ludotek.testing.reckoners.forecasts import positions, untruths

EXACT = (1, 2)  # empty districts of which there must be enough
MOST_EMPTY = 3  # more are not compared: too many draws


def check(wanted: int, least: int, seed: int) -> dict[str, Any]:
    checked: Counter[int] = Counter()
    slowest: Counter[int] = Counter()  # milliseconds, by empty districts
    wrong: list[str] = []
    tables = list(product(range(FEWEST, MOST + 1), DIFFICULTIES))
    for number in count(seed):
        for seats, difficulty in tables:
            for g in positions(seats, difficulty, number):
                missing = sum(max(0, least - checked[each]) for each in EXACT)
                empty = g.epic.count(NOTHING)
                slowest[empty] = max(slowest[empty], milliseconds(g))
                if missing + checked.total() >= wanted and (empty not in EXACT or checked[empty] >= least):
                    continue
                if empty <= MOST_EMPTY:
                    wrong += [f"{seats} {difficulty} {number} {g.round}: {each}" for each in untruths(g)]
                    checked[empty] += 1
                if checked.total() >= wanted and all(checked[each] >= least for each in EXACT):
                    return {
                        "positions": checked.total(),
                        "by_empty_districts": dict(sorted(checked.items())),
                        "slowest_ms": dict(sorted(slowest.items())),
                        "wrong": wrong,
                    }
    raise AssertionError("there is always another game")


def milliseconds(g: City) -> int:
    before = time.process_time()
    forecast(g)
    return round(1000 * (time.process_time() - before))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--positions", type=int, default=1000)
    parser.add_argument("--least", type=int, default=300, help="positions with one, and with two empty districts")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--json", action="store_true", help="everything as JSON")
    options = parser.parse_args()
    figures = check(options.positions, options.least, options.seed)
    if options.json:
        print(json.dumps(figures))
        return
    for empty, n in figures["by_empty_districts"].items():
        print(f"{n:5} positions with {empty} empty districts; slowest forecast {figures['slowest_ms'][empty]} ms")
    print(f"{figures['positions']:5} positions, {len(figures['wrong'])} differences")
    print(*figures["wrong"][:20], sep="\n")


if __name__ == "__main__":
    main()

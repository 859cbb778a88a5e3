"""How hard The Reckoners is: how often the greedy team wins, for every number of Reckoners and every difficulty.

.venv/bin/python bench/reckoners.py [--games 400] [--seed 1] [--jobs 1] [--players greedy] [--json]

Rates have 95 % intervals. With them, how long the games last, and how each Reckoner fares at all of these tables.
"""

from __future__ import annotations

import argparse
import json
from collections import defaultdict
from typing import Any

from ludotek.games.reckoners.rules.components import DIFFICULTIES, FEWEST, MOST
from ludotek.lab.balance import play_settings
from ludotek.lab.simulate import Played
from ludotek.lab.statistics import rate, spread

NUMBERS = range(FEWEST, MOST + 1)


def measure(games: int, seed: int, jobs: int, players: str) -> dict[str, Any]:
    settings = [{"seats": seats, "difficulty": difficulty} for seats in NUMBERS for difficulty in DIFFICULTIES]
    tables = play_settings("reckoners", settings, players, seed, games, jobs)
    rows = [
        {
            **setting,
            **rate([each.scores[0] for each in played]),
            "rounds": spread([each.facts["rounds"] for each in played]),
            "population": spread([each.facts["population"] for each in played]),
        }
        for setting, played in zip(settings, tables, strict=True)
    ]
    return {"games": games, "seed": seed, "tables": rows, "reckoner": reckoners(tables)}


def reckoners(tables: list[list[Played]]) -> dict[str, Any]:
    """Each Reckoner's win rate; every table counts alike, as all have the same number of games."""
    scores: defaultdict[str, list[float]] = defaultdict(list)
    for played in tables:
        for each in played:
            for name in each.facts["reckoners"].split("+"):
                scores[name].append(each.scores[0])
    return {name: rate(found) for name, found in sorted(scores.items())}


def tell(figures: dict[str, Any]) -> None:
    for difficulty in DIFFICULTIES:
        rows = [row for row in figures["tables"] if row["difficulty"] == difficulty]
        mean = sum(row["win_rate"] for row in rows) / len(rows)
        for row in rows:
            low, high = row["interval"]
            rounds = row["rounds"]
            print(
                f"{difficulty:10} {row['seats']} Reckoners {row['win_rate']:6.1%} ({low:.1%}–{high:.1%}), "
                f"{100 * (row['win_rate'] - mean):+5.1f} points from the mean; "
                f"rounds: median {rounds['median']}, 80 % {rounds['low']}–{rounds['high']}"
            )
        print(f"{difficulty:10} mean        {mean:6.1%}")
    for name, found in sorted(figures["reckoner"].items(), key=lambda item: -item[1]["win_rate"]):
        low, high = found["interval"]
        print(f"{name:10} {found['win_rate']:6.1%} ({low:.1%}–{high:.1%}) of {found['games']}")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=400, help="games for each of the 20 tables")
    parser.add_argument("--seed", type=int, default=1, help="the same seed gives the same figures")
    parser.add_argument("--jobs", type=int, default=1, help="how many processes; the figures do not depend on it")
    parser.add_argument("--players", default="greedy", help="greedy or random")
    parser.add_argument("--json", action="store_true", help="everything as JSON")
    options = parser.parse_args()
    figures = measure(options.games, options.seed, options.jobs, options.players)
    if options.json:
        print(json.dumps(figures))
    else:
        tell(figures)


if __name__ == "__main__":
    main()

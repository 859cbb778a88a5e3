"""How balanced the factions of Untamed are: the greedy player in duels of all disjoint pairings of three factions.

.venv/bin/python bench/factions.py [--games 4] [--seed 1] [--jobs 1] [--teams] [--json]

There are 840 pairings; each faction is in two thirds of them. Each pairing is played `--games` times; who starts is
drawn by lot. Rates have 95 % intervals.
"""

from __future__ import annotations

import argparse
import json
from collections import defaultdict
from itertools import combinations
from typing import Any

from ludotek.games.untamed.rules.components import FACTIONS
from ludotek.lab.balance import play_settings
from ludotek.lab.simulate import Played
from ludotek.lab.statistics import rate
from ludotek.lab.tally import Tally


def pairings() -> list[str]:
    """All ways to give three factions to one player and three others to the other; the seats alternate."""
    teams = list(combinations(FACTIONS, 3))
    disjoint = [pair for pair in combinations(teams, 2) if not set(pair[0]) & set(pair[1])]
    ordered = [pair if number % 2 == 0 else pair[::-1] for number, pair in enumerate(disjoint)]
    return ["/".join("+".join(team) for team in pair) for pair in ordered]


def measure(games: int, seed: int, jobs: int) -> dict[str, Any]:
    settings = [{"draft": "chosen", "factions": each} for each in pairings()]
    played = [each for setting in play_settings("untamed", settings, "greedy", seed, games, jobs) for each in setting]
    tally = Tally(played)
    by = tally.groups()
    return {
        "games": len(played),
        "seed": seed,
        "faction": by["faction"],
        "team": teams(played),
        "place": by["place"],
        "lengths": tally.lengths(),
        "empty_deck": rate([float(each.how == "empty-deck") for each in played]),
    }


def teams(played: list[Played]) -> dict[str, Any]:
    """The win rate of each of the 84 teams of three factions."""
    scores: defaultdict[str, list[float]] = defaultdict(list)
    for each in played:
        for team, score in zip(each.facts["faction"], each.scores, strict=True):
            scores[team].append(score)
    return {team: rate(found) for team, found in sorted(scores.items())}


def tell(figures: dict[str, Any], with_teams: bool) -> None:
    for kind in ("faction", "place", *(["team"] if with_teams else [])):
        for word, found in sorted(figures[kind].items(), key=lambda item: -item[1]["win_rate"]):
            low, high = found["interval"]
            print(f"{kind + ' ' + word:36} {found['win_rate']:6.1%} ({low:.1%}–{high:.1%}) of {found['games']}")
    rates = [found["win_rate"] for found in figures["team"].values()]
    print(f"teams: {min(rates):.1%} to {max(rates):.1%}")
    turns = figures["lengths"]["turns_a_player"]
    print(f"turns a player: median {turns['median']}, 80 % {turns['low']}–{turns['high']}")
    print(f"ended by the empty deck: {figures['empty_deck']['win_rate']:.1%} of {figures['games']} games")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=4, help="games for each of the 840 pairings")
    parser.add_argument("--seed", type=int, default=1, help="the same seed gives the same figures")
    parser.add_argument("--jobs", type=int, default=1, help="how many processes; the figures do not depend on it")
    parser.add_argument("--teams", action="store_true", help="also each team of three factions")
    parser.add_argument("--json", action="store_true", help="everything as JSON")
    options = parser.parse_args()
    figures = measure(options.games, options.seed, options.jobs)
    if options.json:
        print(json.dumps(figures))
    else:
        tell(figures, options.teams)


if __name__ == "__main__":
    main()

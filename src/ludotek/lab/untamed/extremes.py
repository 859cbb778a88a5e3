"""The strongest and the weakest teams of a balance report, played by themselves: against each team that shares no faction
with them, as often as against every other.

    python -m ludotek.lab.untamed.extremes untamed.rows --keep teams [--teams 10] [-n 300] [--players search:16] [--jobs 2]

Prints JSON: how often each team has won, with its 95% interval, beside what the report estimates. `--keep` is a folder of
rows; a run that was interrupted goes on from there.
"""

from __future__ import annotations

import argparse
from itertools import combinations
from pathlib import Path
from typing import Any, NamedTuple

from ludotek import registry
from ludotek.lab.campaign import print_figures
from ludotek.lab.evidence import Evidence
from ludotek.lab.figure import Figure, share
from ludotek.lab.series import Series
from ludotek.lab.simulate import Plan, make_plan, seed_of_setting
from ludotek.lab.study import Subject
from ludotek.lab.untamed import teams
from ludotek.lab.untamed.study import define_seats
from ludotek.lab.untamed.targets import TEAM
from ludotek.lab.workers import hire

GAME = "untamed"


class Match(NamedTuple):
    """A team of interest and one of its opponents."""

    team: str
    opponent: str


def most_extreme(rows: Path, factions: list[str], count: int) -> list[Figure]:
    """Farthest from even, by the estimates of a report."""
    evidence = Evidence(rows)
    define_seats(evidence)
    found = teams.estimates(evidence, factions)
    return sorted(found, key=lambda each: -abs(each.value - teams.EVEN))[:count]


def matches(team: str, factions: list[str]) -> list[Match]:
    others = [each for each in factions if each not in team.split("+")]
    return [Match(team, "+".join(each)) for each in combinations(others, teams.MEMBERS)]


def plan(match: Match, number: int, players: str, seed: int, games: int) -> Plan:
    options = {"draft": "chosen", "factions": f"{match.team}/{match.opponent}"}
    return make_plan(GAME, options, players, seed_of_setting(seed, number), games)


def run(wanted: argparse.Namespace) -> dict[str, Any]:
    factions = sorted(sheet.marks[0] for sheet in Subject(registry.find(GAME), {}, wanted.players).cards("stronghold"))
    extreme = most_extreme(wanted.rows, factions, wanted.teams)
    played = [match for each in extreme for match in matches(each.what, factions)]
    each_plays = -(-wanted.games * len(extreme) // len(played))
    plans = [plan(match, number, wanted.players, wanted.seed, each_plays) for number, match in enumerate(played)]
    series = Series(plans, wanted.keep)
    won = dict.fromkeys((each.what for each in extreme), 0.0)
    for number, game in series.recall():
        won[played[number].team] += game.scores[0]
    with hire(wanted.jobs) as crew:
        for number, game in series.play(crew):
            won[played[number].team] += game.scores[0]
    games = each_plays * len(played) // len(extreme)
    found = [share(each.what, won[each.what], games, TEAM)._replace(beside=(each,)) for each in extreme]
    return {"players": wanted.players, "seed": wanted.seed, "teams": [each.data() for each in found]}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("rows", type=Path)
    parser.add_argument("--keep", type=Path, required=True)
    parser.add_argument("--teams", type=int, default=10)
    parser.add_argument("-n", "--games", type=int, default=300)
    parser.add_argument("--players", default="search:16")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=1)
    wanted = parser.parse_args()
    print_figures(lambda: run(wanted))


if __name__ == "__main__":
    main()

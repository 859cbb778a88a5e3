"""`ludotek sim`: many games among bots, and what they tell."""

from __future__ import annotations

import sys
from pathlib import Path
from time import perf_counter
from typing import Annotated, Any

from cyclopts import Parameter

from ludotek.cli.game_options import taking_options
from ludotek.cli.output import print_json
from ludotek.cli.shared_options import GameName, Json

Number = Annotated[int, Parameter(name=("-n", "--games"), help="How many games.")]
Players = Annotated[
    str,
    Parameter(
        name="--players",
        help="random, greedy, search (search:64: so many rollouts, search:200ms) or a level (gentle, easy, medium, hard, expert); one for all seats, or one each: a,b.",
    ),
]
Seed = Annotated[int, Parameter(name="--seed", help="The same seed gives the same results.")]
Jobs = Annotated[int, Parameter(name="--jobs", help="How many processes; results don't depend on it.")]
Output = Annotated[Path | None, Parameter(name="--output", help="One row per game: .parquet, .csv or .json.")]


@taking_options
def sim(
    game: GameName,
    /,
    *,
    options: dict[str, Any],
    games: Number = 1000,
    players: Players = "greedy",
    seed: Seed = 1,
    jobs: Jobs = 1,
    output: Output = None,
    json: Json = False,
) -> None:
    """Simulate many bot games: win rates with 95% intervals, lengths, endings."""
    from ludotek.lab.output import check_output, write
    from ludotek.lab.report import report
    from ludotek.lab.simulate import make_plan, simulate

    plan = make_plan(game, options, players, seed, games)
    if output is not None:
        check_output(output)
    begin = perf_counter()
    played = simulate(plan, jobs, Progress(games))
    seconds = perf_counter() - begin
    figures = report(plan, played)
    figures["speed"] = {"jobs": jobs, "seconds": round(seconds, 3), "games_per_s": round(games / seconds, 1)}
    if output is not None:
        write(output, played)
    if json:
        print_json(figures)
    else:
        tell(figures)


class Progress:
    """How far it has got, on stderr, if somebody is looking."""

    def __init__(self, games: int) -> None:
        self.games = games
        self.shown = sys.stderr.isatty()

    def __call__(self, done: int) -> None:
        if self.shown:
            end = "\n" if done == self.games else ""
            print(f"\r{done} / {self.games}", end=end, file=sys.stderr, flush=True)


def tell(figures: dict[str, Any]) -> None:
    """The figures for people."""
    options = ", ".join(f"{name} {value}" for name, value in figures["options"].items())
    print(f"{figures['game']}: {figures['games']} games, {options}, seed {figures['seed']}")
    for seat in figures["seats"]:
        print(line(f"player {seat['seat'] + 1} ({seat['player']})", seat))
    for name, spread in figures["lengths"].items():
        print(
            f"  {spelt(name):<28} mean {spread['mean']:.1f}, median {spread['median']}, "
            f"80% {spread['low']}–{spread['high']}"
        )
    for how, count in figures["ends"].items():
        print(f"  {'end: ' + how:<28} {count}")
    for name, words in figures["by"].items():
        for word, rate in words.items():
            print(line(f"{spelt(name)}: {word}", rate))
    speed = figures["speed"]
    jobs = "1 job" if speed["jobs"] == 1 else f"{speed['jobs']} jobs"
    print(f"  {speed['games_per_s']} games/s with {jobs}")


def spelt(name: str) -> str:
    """A key of the figures as people write it: turns_a_player is "turns per player"."""
    return name.replace("_a_", " per ").replace("_", " ")


def line(label: str, rate: dict[str, Any]) -> str:
    low, high = rate["interval"]
    return f"  {label:<28} {rate['win_rate']:6.1%} wins ({low:.1%}–{high:.1%}) of {rate['games']}"

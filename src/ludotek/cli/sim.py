"""`ludotek sim`: many games among bots, and what they tell."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

from cyclopts import Parameter

from ludotek.cli.app import GOOD, INTERRUPTED
from ludotek.cli.asked import asked_for
from ludotek.cli.game_options import taking_options
from ludotek.cli.output import print_json
from ludotek.cli.series import MANY, Jobs, Ray, Resume, Run, Until, command_line, run, share, tell_how_to_go_on
from ludotek.cli.shared_options import GameOrPack, Json, Seed

Number = Annotated[
    int | None, Parameter(name=("-n", "--games"), help="How many games: 1000; with --until, how many at most.")
]
Players = Annotated[
    str,
    Parameter(
        name="--players",
        help="random, greedy, learned, search (search:64: so many rollouts, search:200ms) or a level (gentle, easy, medium, hard, expert); one for all seats, or one each: a,b.",
    ),
]
Output = Annotated[Path | None, Parameter(name="--output", help="One row per game: .parquet, .csv or .json.")]
USUAL = 1000


@taking_options
def sim(
    game: GameOrPack,
    /,
    *,
    options: dict[str, Any],
    games: Number = None,
    until: Until = None,
    players: Players = "greedy",
    seed: Seed = 1,
    jobs: Jobs = None,
    ray: Ray = False,
    resume: Resume = None,
    output: Output = None,
    json: Json = False,
) -> int:
    """Simulate many bot games: win rates with 95% intervals, lengths, endings."""
    from ludotek.lab.output import check_output, write
    from ludotek.lab.report import report
    from ludotek.lab.series import Series
    from ludotek.lab.simulate import make_plan

    within = share(until)
    most = games if games is not None else USUAL if within is None else MANY
    about = asked_for(game)
    plan = make_plan(about.game.name, options, players, seed, most, pack=about.pack)
    if output is not None:
        check_output(output)
    series = Series([plan], resume, within)
    found = run(series, jobs, ray, remember=output is not None)

    def again(number: int, **further: Any) -> str:
        return command_line("sim", about.called, options, n=number, **further, players=players, seed=seed)

    if series.games:
        figures = report(plan, series.tallies[0])
        figures["command"] = again(series.games)
        figures["speed"] = {"jobs": found.jobs, "seconds": round(found.seconds, 3), "games_per_s": found.speed}
        if output is not None:
            write(output, [played for _, played in found.played])
        if json:
            print_json(figures)
        else:
            tell(figures, found)
    if found.interrupted:
        tell_how_to_go_on(series, found, again(most, until=until))
    return INTERRUPTED if found.interrupted else GOOD


def tell(figures: dict[str, Any], found: Run) -> None:
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
    print(f"  {figures['command']}")
    print(f"  {found.new} games in {found.seconds:.1f} s: {found.speed} games/s")


def spelt(name: str) -> str:
    """A key of the figures as people write it: turns_a_player is "turns per player"."""
    return name.replace("_a_", " per ").replace("_", " ")


def line(label: str, rate: dict[str, Any]) -> str:
    low, high = rate["interval"]
    return f"  {label:<28} {rate['win_rate']:6.1%} wins ({low:.1%}–{high:.1%}) of {rate['games']}"

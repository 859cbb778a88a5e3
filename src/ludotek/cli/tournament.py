"""`ludotek tournament`: players meet on equal seeds and seats, and are rated."""

from __future__ import annotations

import csv
import json as as_json
import shlex
import sys
from pathlib import Path
from typing import Annotated, Any

from cyclopts import Parameter

from ludotek.cli.app import GOOD, INTERRUPTED
from ludotek.cli.folders import data_dir, free_path
from ludotek.cli.game_options import taking_options
from ludotek.cli.output import print_json
from ludotek.cli.progress import Progress
from ludotek.cli.series import Jobs, Ray, Until, command_line, ray_address, share
from ludotek.cli.shared_options import GameName, Json, Seed
from ludotek.kernel.errors import LudotekError

Players = Annotated[str, Parameter(name="--players", help="Who takes part: greedy,search:16,expert.")]
Number = Annotated[int, Parameter(name=("-n", "--seeds"), help="On how many seeds at most.")]
Resume = Annotated[
    Path | None,
    Parameter(
        name=("--resume", "--keep"),
        help="A file (.jsonl) for each game as it ends, or a folder for rows of all games and moments (Parquet); if it exists, go on from there.",
    ),
]
Output = Annotated[Path | None, Parameter(name="--output", help="The table as a file: .csv or .json.")]


@taking_options
def tournament(
    game: GameName,
    /,
    *,
    options: dict[str, Any],
    players: Players,
    seeds: Number = 100,
    until: Until = None,
    seed: Seed = 1,
    jobs: Jobs = None,
    ray: Ray = False,
    resume: Resume = None,
    output: Output = None,
    json: Json = False,
) -> int:
    """Let players meet on equal seeds and seats: ratings with 95% intervals."""
    from ludotek.lab.tournament import hold, make_tournament, report
    from ludotek.lab.workers import hire

    check_output(output)
    planned, within = make_tournament(game, options, players, seed, seeds), share(until)
    asked = {"n": seeds, "until": until, "players": players, "seed": seed}
    command = command_line("tournament", planned.plan.game, options, **asked)
    file = resume or free_path(data_dir() / "runs", planned.plan.game, ".jsonl")
    file.parent.mkdir(parents=True, exist_ok=True)
    try:
        with hire(jobs, ray_address(ray)) as crew, Progress(seeds, "seeds") as progress:
            figures = report(planned, hold(planned, crew, within, file, progress))
    except KeyboardInterrupt:
        go_on = f"{command} --resume {shlex.quote(str(file))}"
        print(f"ludotek: interrupted; what was played is kept; continue with\n  {go_on}", file=sys.stderr)
        return INTERRUPTED
    if resume is None:
        file.unlink(missing_ok=True)
    figures["command"] = command
    if output is not None:
        write(output, figures)
    if json:
        print_json(figures)
    else:
        tell(figures)
    return GOOD


def check_output(path: Path | None) -> None:
    if path is not None and path.suffix not in (".csv", ".json"):
        raise LudotekError(f"the output file {path} must end in .csv or .json")


def write(path: Path, figures: dict[str, Any]) -> None:
    if path.suffix == ".json":
        path.write_text(as_json.dumps(figures, indent=2) + "\n", encoding="utf-8")
        return
    with path.open("w", newline="", encoding="utf-8") as file:
        table = csv.writer(file)
        table.writerow(
            ["player"] + [f"{name}{end}" for name in ("points", "score", "won") for end in ("", "_low", "_high")]
        )
        for each in figures["ratings"]:
            won = each["won"]
            ends = [each["points_interval"], each["score_interval"], won["interval"]]
            means = [each["points"], each["score"], won["win_rate"]]
            table.writerow(
                [each["player"], *[n for mean, (low, high) in zip(means, ends, strict=True) for n in (mean, low, high)]]
            )


def tell(figures: dict[str, Any]) -> None:
    options = ", ".join(f"{name} {value}" for name, value in figures["options"].items())
    print(f"{figures['game']}: {figures['seeds']} seeds, {options}, seed {figures['seed']}")
    for place, each in enumerate(figures["ratings"], 1):
        low, high = each["points_interval"]
        least, most = each["score_interval"]
        won = each["won"]
        print(
            f"  {place}. {each['player']:<20} {each['points']:+5d} points ({low:+d} to {high:+d}), "
            f"score {each['score']:.1%} ({least:.1%}–{most:.1%}), won {won['win_rate']:.1%} "
            f"({won['interval'][0]:.1%}–{won['interval'][1]:.1%}) of {won['games']}"
        )
    print(f"  {figures['command']}")

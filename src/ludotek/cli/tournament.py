"""`ludotek tournament`: players meet on equal seeds and seats, and are rated."""

from __future__ import annotations

import csv
import json as as_json
from pathlib import Path
from typing import Annotated, Any

from cyclopts import Parameter

from ludotek.cli.game_options import taking_options
from ludotek.cli.output import print_json
from ludotek.cli.shared_options import GameName, Json
from ludotek.cli.sim import Jobs, Progress, Seed
from ludotek.kernel.errors import LudotekError

Players = Annotated[str, Parameter(name="--players", help="Who takes part: greedy,search:16,expert.")]
Number = Annotated[int, Parameter(name=("-n", "--seeds"), help="On how many seeds at most.")]
Until = Annotated[
    str | None, Parameter(name="--until", help="Stop when each score is known to ±2%, or whatever is given.")
]
Keep = Annotated[
    Path | None,
    Parameter(name="--keep", help="A file (.jsonl) for each game as it ends; if it exists, go on from there."),
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
    jobs: Jobs = 1,
    keep: Keep = None,
    output: Output = None,
    json: Json = False,
) -> None:
    """Let players meet on equal seeds and seats: ratings with 95% intervals."""
    from ludotek.lab.tournament import hold, make_tournament, report

    check_output(output)
    planned = make_tournament(game, options, players, seed, seeds)
    figures = report(planned, hold(planned, jobs, share(until), keep, Progress(seeds)))
    if output is not None:
        write(output, figures)
    if json:
        print_json(figures)
    else:
        tell(figures)


def share(until: str | None) -> float | None:
    """±2% as a share."""
    if until is None:
        return None
    try:
        found = float(until.removeprefix("±").removesuffix("%")) / 100
    except ValueError:
        found = 0.0
    if not 0 < found < 0.5:
        raise LudotekError(f"--until takes a percentage such as 2%, not {until}")
    return found


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

"""What commands that play many games share: who plays them, where they are kept, when there are enough, how to go on."""

from __future__ import annotations

import shlex
import sys
from pathlib import Path
from time import perf_counter
from typing import Annotated, Any, NamedTuple

from cyclopts import Parameter

from ludotek.cli.folders import data_dir, free_path
from ludotek.cli.progress import Progress
from ludotek.kernel.errors import LudotekError

Jobs = Annotated[
    int | None,
    Parameter(
        name="--jobs", help="How many processes: 1, with --ray as many as there are cores; results don't depend on it."
    ),
]
Ray = Annotated[
    bool | str,
    Parameter(
        name="--ray",
        negative="",
        show_default=False,
        help="Play on Ray: on this machine, or on the cluster with this address (host:port, auto).",
    ),
]
Until = Annotated[
    str | None, Parameter(name="--until", help="Stop when the shares of wins are known to ±1%, or whatever is given.")
]
Resume = Annotated[
    Path | None,
    Parameter(
        name=("--resume", "--keep"),
        help="A folder for rows of all games and moments (Parquet); if it exists, go on from there.",
    ),
]
MANY = 1_000_000  # games at most, where it is not the number that ends them


class Run(NamedTuple):
    """What has been played: the games with the numbers of their plans, if they were to be remembered, how many are new,
    in how many seconds, and by how many at once."""

    played: list[Any]
    new: int
    seconds: float
    jobs: int
    interrupted: bool

    @property
    def speed(self) -> float:
        return round(self.new / self.seconds, 1) if self.seconds else 0.0


def ray_address(ray: bool | str) -> str | None:
    return ("local" if ray else None) if isinstance(ray, bool) else ray


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


def run(series: Any, jobs: int | None, ray: bool | str, remember: bool) -> Run:
    """Play it, as far as Ctrl-C lets us. Games are remembered on request, and where no folder keeps them."""
    from ludotek.lab.workers import hire

    remember = remember or series.rows is None
    played = [each for each in series.recall() if remember]
    kept, interrupted, width, begun = series.games, False, 1, perf_counter()
    try:
        with hire(jobs, ray_address(ray)) as crew, Progress(series.most, done=kept) as progress:
            begun, width = perf_counter(), crew.width
            for each in series.play(crew):
                if remember:
                    played.append(each)
                progress(series.games)
    except KeyboardInterrupt:
        interrupted = True
    return Run(played, series.games - kept, perf_counter() - begun, width, interrupted)


def tell_how_to_go_on(series: Any, found: Run, command: str) -> None:
    """After an interruption; games that no folder has kept so far get one now."""
    from ludotek.lab.series import keep

    done = f"interrupted after {series.games:,} of {series.most:,} games"
    folder = None if series.rows is None else series.rows.folder
    if folder is None and found.played:
        folder = free_path(data_dir() / "runs", series.plans[0].game, "")
        try:
            keep(folder, series.plans, found.played)
        except LudotekError as error:
            print(f"ludotek: {done}, which are not kept: {error}", file=sys.stderr)
            return
    if folder is not None:
        print(
            f"ludotek: {done}, which are kept; continue with\n  {command} --resume {shlex.quote(str(folder))}",
            file=sys.stderr,
        )


def command_line(command: str, game: str, options: dict[str, Any], **given: Any) -> str:
    """The command that gives the same figures again, whoever plays the games."""
    words = ["ludotek", command, game]
    for name, value in [*given.items(), *options.items()]:
        if value is not None:
            words += [f"-{name}" if len(name) == 1 else f"--{name}", str(value)]
    return shlex.join(words)

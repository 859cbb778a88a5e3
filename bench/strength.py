"""How strong `search` is beside `greedy`, in every mode, at every number of seats and at every difficulty.

    python bench/strength.py [--only untamed] [--keep docs/strength] [--jobs 1] [--table]

Plays the tournaments of `docs/strength.md`, each into a file of its own, from which an interrupted campaign goes on, and
prints its table; `--table` plays nothing and prints what there is. Budgets are counted in playouts, so the results do not
depend on the machine.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

from ludotek.lab.tournament import Tournament, hold, make_tournament, report
from ludotek.lab.workers import hire

SEED = 201
MODES = ("hunter", "survival", "alpha", "hydra", "manticore")
DIFFICULTIES = ("easy", "normal", "hard", "firefight")


class Cell(NamedTuple):
    """One row of the table."""

    game: str
    options: dict[str, Any]
    seeds: int
    player: str = "search"

    @property
    def name(self) -> str:
        return "-".join([self.game, *(str(value) for value in self.options.values())])

    def tournament(self) -> Tournament:
        return make_tournament(self.game, self.options, f"{self.player},greedy", SEED, self.seeds)

    @property
    def command(self) -> str:
        options = " ".join(f"--{name} {value}" for name, value in self.options.items())
        return f"ludotek tournament {self.game} --players {self.player},greedy {options} -n {self.seeds} --seed {SEED}"


def cells() -> Iterator[Cell]:
    for difficulty in ("0", "3", "6"):
        at_first = difficulty == "0"
        yield Cell(
            "twenty-strong", {"difficulty": difficulty}, 300 if at_first else 100, "search:64" if at_first else "search"
        )
    yield Cell("untamed", {"mode": "duel", "seats": "2"}, 150, "search:64")  # 50 ms are enough for so many
    for mode in MODES:
        yield Cell("untamed", {"mode": mode, "seats": "4"}, 60)
    for difficulty in DIFFICULTIES:
        for seats in range(2, 7):
            asked_first = difficulty == "normal" and seats in (2, 4)
            yield Cell("reckoners", {"difficulty": difficulty, "seats": str(seats)}, 300 if asked_first else 60)


def row(cell: Cell, folder: Path) -> str:
    """What is in the file, as a line of the table."""
    tournament = cell.tournament()
    figures = report(tournament, hold(tournament, keep=folder / f"{cell.name}.jsonl"))
    rated = {each["player"]: each for each in figures["ratings"]}
    won = [told(rated[player]["won"]) for player in (cell.player, "greedy")]
    low, high = rated[cell.player]["score_interval"]
    shares = f"1 of {len(tournament.sides(0))}" if not tournament.together else "–"
    return f"| `{cell.command}` | {shares} | {won[0]} | {won[1]} | {low:.1%}–{high:.1%} |"


def told(won: dict[str, Any]) -> str:
    low, high = won["interval"]
    return f"{won['win_rate']:.1%} ({low:.1%}–{high:.1%})"


def played(cell: Cell, folder: Path) -> bool:
    """All of its games lie in the file."""
    path = folder / f"{cell.name}.jsonl"
    if not path.exists():
        return False
    known = {json.loads(line)[0] for line in path.read_text(encoding="utf-8").splitlines()[1:]}
    tournament = cell.tournament()
    return all(bout.key in known for index in range(cell.seeds) for bout in tournament.bouts(index))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--only", default="", help="cells whose name begins like this")
    parser.add_argument(
        "--keep", type=Path, default=Path("docs/strength"), help="a folder for the games that were played"
    )
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--table", action="store_true", help="play nothing, print what there is")
    wanted = parser.parse_args()
    wanted.keep.mkdir(parents=True, exist_ok=True)
    print("| Command | Share | `search` won | `greedy` won | Score of `search` |\n|---|---|---|---|---|")
    for cell in cells():
        if not cell.name.startswith(wanted.only) or (wanted.table and not played(cell, wanted.keep)):
            continue
        with hire(wanted.jobs) as crew:
            hold(cell.tournament(), crew, keep=wanted.keep / f"{cell.name}.jsonl")
        print(row(cell, wanted.keep), flush=True)


if __name__ == "__main__":
    main()

"""Teach the learned player of a game: it sees which answers a search finds best, first in games of the quick player, then in
games of its own.

    python -m ludotek.lab.learning GAME [--options '{"seats": 2}' …] [-n 400] [--rounds 2] [--asked 30] [--seed 1] [--jobs 1]
        [--hidden 64] [--passes 12] [--keep build/learning]

`-n` games are played for each set of options in each round; `--asked` of 100 choices become lessons. All rounds together are
learned from after each of them. What was played is kept in a folder, from which an interrupted run goes on. Writes
`learned.npz` beside the insight of the game, which `--players learned` plays.
"""

from __future__ import annotations

import argparse
import json
import shutil
import sys
from pathlib import Path
from time import process_time

from ludotek import registry
from ludotek.bots.learned import forget, path_of
from ludotek.kernel.encoder import Encoder
from ludotek.kernel.errors import LudotekError
from ludotek.lab.learning.course import Course
from ludotek.lab.learning.export import export
from ludotek.lab.learning.gather import gather
from ludotek.lab.learning.network import Network
from ludotek.lab.learning.train import better_questions, train
from ludotek.lab.simulate import Plan, make_plan, seed_of_setting, start
from ludotek.lab.workers import hire

FIRST = "greedy"  # who plays the games of the first round; afterwards it is the learned player itself


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--options", nargs="*", type=json.loads, default=[{}])
    parser.add_argument("-n", "--games", type=int, default=400)
    parser.add_argument("--rounds", type=int, default=2)
    parser.add_argument("--asked", type=int, default=30)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--hidden", type=int, default=64)
    parser.add_argument("--passes", type=int, default=12)
    parser.add_argument("--keep", type=Path, default=Path("build/learning"))
    wanted = parser.parse_args()
    try:
        teach(wanted)
    except LudotekError as error:
        sys.exit(f"ludotek: {error}")


def teach(wanted: argparse.Namespace) -> None:
    game = registry.find(wanted.game)
    target = path_of(game)
    if target is None:
        raise LudotekError(f"{game.name} has no insight: nobody can teach it")
    folder = wanted.keep / game.name
    lessons: list[tuple[Encoder, list[Path]]] = []
    for number in range(wanted.rounds):
        learned = folder / f"learned-{number}.npz"
        for setting, options in enumerate(wanted.options):
            seed = seed_of_setting(wanted.seed, number * len(wanted.options) + setting)
            plan = make_plan(game.name, options, "learned" if number else FIRST, seed, wanted.games)
            lessons.append((encoder_of(plan), lessons_of(plan, wanted, folder / f"{number}-{setting}")))
        if not learned.exists():
            export(*taught(lessons, wanted), learned)
        shutil.copyfile(learned, target)
        forget()
    tell(f"{target}: {target.stat().st_size // 1000} KB")


def lessons_of(plan: Plan, wanted: argparse.Namespace, folder: Path) -> list[Path]:
    with hire(wanted.jobs) as crew:
        for path in gather(plan, wanted.asked, folder, crew):
            tell(f"{path} of {plan.games}, by {plan.players}")
    return sorted(folder.glob("*[0-9].npz"))


def taught(lessons: list[tuple[Encoder, list[Path]]], wanted: argparse.Namespace) -> tuple[Network, Course, set[str]]:
    """A network, and which questions it answers better than the quick player."""
    begun = process_time()
    course = Course(lessons)
    tell(f"{len(course.counts)} choices, {len(course.names)} facts, {len(course.answers)} answers")
    network = train(course, wanted.passes, wanted.hidden, tell)
    better = better_questions(network, course, tell)
    tell(f"taught in {process_time() - begun:.0f} s of a core")
    return network, course, better


def encoder_of(plan: Plan) -> Encoder:
    known = registry.insight(registry.find(plan.game))
    assert known is not None
    encoder: Encoder = known.encoder(start(plan, 0))
    return encoder


def tell(line: str) -> None:
    print(line, flush=True)


if __name__ == "__main__":
    main()

"""How quick the greedy player is: its choices per core-second, and how many times those of another checkout that is.

    python bench/greedy.py
    python bench/greedy.py reckoners --against ../before/src
    python bench/greedy.py untamed --options '{"mode": "hydra"}'

The positions are taken from greedy games, all over them; only those with a choice count. With `--against` the two engines
are measured in turn, each in processes of its own, and the best time of each counts: what else the machine does disturbs
both alike. `same` says whether they gave the same answers, to the questions measured and in the games before.
Prints one JSON object per game.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import os
import subprocess
import sys
from pathlib import Path
from time import process_time
from typing import Any

from ludotek import registry
from ludotek.bots.greedy import insight_of
from ludotek.kernel.chance import FastChance
from ludotek.kernel.match import Match

EVERY = 5  # a position is taken after this many answers of a game
GAMES = 24
REPETITIONS = 5  # in one process

HERE = Path(__file__).resolve().parents[1] / "src"


def positions(name: str, given: dict[str, Any], answers: list[int]) -> list[Match]:
    """Positions from greedy games; all that was answered on the way is added to `answers`."""
    game = registry.find(name)
    insight = insight_of(game)
    options = game.check_options(given)
    content = game.content(options)
    found: list[Match] = []
    for seed in range(GAMES):
        match = game.start(content, options, FastChance(seed))
        while not match.over:
            seat = match.driver()
            answers.append(insight.choose(match.clone(), seat))
            if len(answers) % EVERY == 0 and len(match.options(seat)) > 1:
                found.append(match.clone())
            match.carry_out(seat, answers[-1])
    return found


def measure(name: str, given: dict[str, Any]) -> dict[str, Any]:
    """The best time for the same choices again and again."""
    answers: list[int] = []
    found = positions(name, given, answers)
    insight = insight_of(registry.find(name))
    seconds = float("inf")
    for _ in range(REPETITIONS):
        copies = [match.clone() for match in found]  # a choice may draw from the chance of its copy
        begin = process_time()
        for copy in copies:
            insight.choose(copy, copy.driver())
        seconds = min(seconds, process_time() - begin)
    digest = hashlib.blake2b(json.dumps(answers).encode(), digest_size=16).hexdigest()
    return {"engine": registry.engine(), "choices": len(found), "seconds": seconds, "answers": digest}


def measured_in(src: Path, name: str, given: dict[str, Any]) -> dict[str, Any]:
    """The same in a process that takes the package from `src`."""
    env = {**os.environ, "PYTHONPATH": str(src)}
    command = [sys.executable, __file__, name, "--alone", "--options", json.dumps(given)]
    told = subprocess.run(command, env=env, stdout=subprocess.PIPE, check=True)
    found: dict[str, Any] = json.loads(told.stdout)
    return found


def compare(name: str, given: dict[str, Any], sources: list[Path], rounds: int) -> dict[str, Any]:
    best: list[dict[str, Any]] = []
    for _ in range(rounds):
        now = [measured_in(src, name, given) for src in sources]
        best = [min(pair, key=lambda each: each["seconds"]) for pair in zip(best or now, now, strict=True)]
    here = best[0]
    figures = {
        "game": name,
        "options": given,
        "engine": here["engine"],
        "choices_per_core_s": round(here["choices"] / here["seconds"]),
        "choice_us": round(here["seconds"] / here["choices"] * 1e6, 2),
    }
    if len(best) > 1:
        figures["times_as_quick"] = round(best[1]["seconds"] / here["seconds"], 2)
        figures["same"] = best[1]["answers"] == here["answers"]
    return figures


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*", help="the games; all if omitted")
    parser.add_argument("--against", type=Path, help="the src of another checkout, with its engine built")
    parser.add_argument("--options", type=json.loads, default={}, help="of the game")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--alone", action="store_true", help="only measure this process's own package")
    given = parser.parse_args()
    for name in given.games or registry.names():
        if given.alone:
            print(json.dumps(measure(name, given.options)))
        else:
            sources = [HERE] if given.against is None else [HERE, given.against.resolve()]
            print(json.dumps(compare(registry.find(name).name, given.options, sources, given.rounds)), flush=True)


if __name__ == "__main__":
    main()

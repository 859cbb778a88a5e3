"""Compares environment steps: the bare engine, ours one by one and vectorised, and the nearest of three other projects.

python3 bench/environments.py [--seconds 5] [--envs 64] [--json]

Uniformly random play, one core, CPU time, all in one run. A step is a choice among two or more options with everything
an environment gives for it: observation, mask, reward. Catanatron's package on PyPI has no environment, so its engine
alone is measured, which is faster than any environment of it. The peers are installed as for bench/peers.py.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from peers import BIN, ROOT, measure, peers_python, play_catanatron, stay_on_one_core

GAMES = {"twenty-strong": None, "untamed": "self", "reckoners": None}
PEERS = ("pettingzoo/connect_four_v3", "pettingzoo/texas_holdem_v4", "rlcard/gin-rummy", "rlcard/uno", "catanatron")
WANTED = {"one by one": 20_000, "vectorised": 300_000}
REPETITIONS = 5  # the best one counts: the others were disturbed


def timed(step: Callable[[], int], seconds: float) -> float:
    """Steps a second, in the least disturbed repetition."""
    rates = []
    for _ in range(REPETITIONS):
        begin, done = time.process_time(), 0
        while time.process_time() - begin < seconds / REPETITIONS:
            done += step()
        rates.append(done / (time.process_time() - begin))
    return max(rates)


def row(kind: str, game: str, rate: float) -> dict[str, Any]:
    return {"kind": kind, "game": game, "steps_per_core_s": round(rate)}


# --- ours -------------------------------------------------------------------------------------------------------------


def ours(game: str, envs: int, seconds: float) -> list[dict[str, Any]]:
    from ludotek.envs.single import SingleEnv
    from ludotek.envs.vector import LanesEnv
    from ludotek.kernel.chance import FastChance
    from ludotek.kernel.rollout import Tally, play_randomly
    from ludotek.lab.bench import LIMIT, Setup

    setup, chooser, seeds = Setup(game, {}), FastChance(1), iter(range(1 << 62))

    def bare() -> int:
        tally = Tally()
        play_randomly(setup.start(next(seeds)), chooser, tally, LIMIT)
        return int(tally.decisions)

    single = SingleEnv(game, GAMES[game])
    single.reset(seed=1)

    def one() -> int:
        options = single.lane.options
        if single.step(options[chooser.below(0, len(options))])[2]:
            single.reset()
        return 1

    many = LanesEnv(envs, game, GAMES[game])
    many.reset(seed=1)

    def batch() -> int:
        many.step(many.any_actions())
        return envs

    return [
        row("bare engine", game, timed(bare, seconds)),
        row("one by one", game, timed(one, seconds)),
        row("vectorised", game, timed(batch, seconds)),
    ]


# --- inside .venv-peers -----------------------------------------------------------------------------------------------


def pettingzoo(name: str) -> Callable[[], int]:
    from importlib import import_module

    import numpy as np

    env = import_module(f"pettingzoo.classic.{name}").env()
    env.reset(seed=1)
    chooser = np.random.default_rng(1)

    def step() -> int:
        if not env.agents:
            env.reset()
        sight, _, over, cut, _ = env.last()
        ended = over or cut
        options: list[int] = [] if ended else np.flatnonzero(sight["action_mask"]).tolist()
        env.step(None if ended else options[int(chooser.random() * len(options))])
        return int(len(options) > 1)

    return step


def rlcard(name: str) -> Callable[[], int]:
    import numpy as np
    import rlcard as library

    env = library.make(name, config={"seed": 1})
    chooser = np.random.default_rng(1)
    now = [env.reset()[0]]

    def step() -> int:
        options = list(now[0]["legal_actions"])
        now[0] = env.step(options[int(chooser.random() * len(options))])[0]
        if env.is_over():
            now[0] = env.reset()[0]
        return int(len(options) > 1)

    return step


def peer(name: str, seconds: float) -> dict[str, Any]:
    library, _, game = name.partition("/")
    if library == "catanatron":
        return row("peer", name, play_catanatron(seconds)["decisions_per_core_s"])
    return row("peer", name, timed({"pettingzoo": pettingzoo, "rlcard": rlcard}[library](game), seconds))


# --- outside ----------------------------------------------------------------------------------------------------------


def report(rows: list[dict[str, Any]]) -> None:
    """One line for each; ours in times of each peer."""
    peers = [each for each in rows if each["kind"] == "peer"]
    print(f"{'random play, one core':12} {'':26} {'steps/s':>11}", end="")
    print("".join(f"  {'× ' + each['game'].rpartition('/')[2]:>18}" for each in peers))
    for each in rows:
        rate = each["steps_per_core_s"]
        ratios = "".join(f"  {rate / other['steps_per_core_s']:18.1f}" for other in peers if each["kind"] != "peer")
        wanted = WANTED.get(each["kind"], 0)
        print(
            f"{each['kind']:12} {each['game']:26} {rate:11,}{ratios}{'  below ' + format(wanted, ',') if rate < wanted else ''}"
        )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=5.0, help="CPU time for each line")
    parser.add_argument("--envs", type=int, default=64, help="games in one call")
    parser.add_argument("--no-peers", action="store_true", help="ours only")
    parser.add_argument("--json", action="store_true", help="one JSON line each")
    parser.add_argument("--worker", help=argparse.SUPPRESS)
    options = parser.parse_args()
    if options.worker:
        stay_on_one_core()
        found = ours(options.worker, options.envs, options.seconds) if options.worker in GAMES else None
        for each in found or [peer(options.worker, options.seconds)]:
            print(json.dumps(each))
        return
    own = ROOT / ".venv" / BIN / "python"
    python = own if own.exists() else Path(sys.executable)
    rows: list[dict[str, Any]] = []
    for name in [*GAMES, *([] if options.no_peers else PEERS)]:
        print(f"· {name}", file=sys.stderr)
        runs = python if name in GAMES else peers_python()
        rows += measure(runs, __file__, "--worker", name, "--seconds", options.seconds, "--envs", options.envs)
    if options.json:
        for each in rows:
            print(json.dumps(each))
    else:
        report(rows)


if __name__ == "__main__":
    main()

"""Compares the engine with Catanatron and OpenSpiel: uniformly random play, one core, CPU time, in the same run.

python3 bench/peers.py [--seconds 10] [--games twenty-strong] [--json]

A decision counts only when there are two or more options. OpenSpiel plays whole games inside its C++ code and
Catanatron inside its Python code, as `ludotek bench` does inside the engine: nobody pays for being called from outside.
The peers are installed from requirements/peers.txt into an environment of their own, .venv-peers.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import os
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
LOCK = ROOT / "requirements" / "peers.txt"
BIN = "Scripts" if os.name == "nt" else "bin"

# Cards, dice, and both fast and slow ones: a choice that does not flatter.
PEERS = (
    "catanatron",
    "open_spiel/hearts",
    "open_spiel/crazy_eights",
    "open_spiel/gin_rummy",
    "open_spiel/yacht",
    "open_spiel/backgammon",
)


# --- inside .venv-peers -----------------------------------------------------------------------------------------------


class Tally:
    """What a peer has played so far, and in how much CPU time."""

    def __init__(self) -> None:
        self.games = 0
        self.decisions = 0
        self.cpu = 0.0

    def row(self, engine: str) -> dict[str, Any]:
        return {
            "engine": engine,
            "decisions_per_core_s": self.decisions / self.cpu,
            "games_per_core_s": self.games / self.cpu,
            "decisions_per_game": self.decisions / self.games,
        }


def play_catanatron(seconds: float) -> dict[str, Any]:
    from catanatron.game import TURNS_LIMIT, Game
    from catanatron.models.player import Color, RandomPlayer

    tally = Tally()
    started = time.process_time()
    while tally.cpu < seconds:
        game = Game([RandomPlayer(color) for color in Color], seed=tally.games + 1)
        while game.winning_color() is None and game.state.num_turns < TURNS_LIMIT:
            tally.decisions += len(game.state.playable_actions) > 1
            game.play_tick()
        tally.games += 1
        tally.cpu = time.process_time() - started
    return tally.row("Python, 4 players")


def play_open_spiel(name: str, seconds: float) -> dict[str, Any]:
    import pyspiel

    game = pyspiel.load_game(name)
    seats = game.num_players()
    bots = [pyspiel.make_uniform_random_bot(seat, seat + 1) for seat in range(seats)]
    tally = Tally()
    started = time.process_time()
    while time.process_time() - started < seconds:
        batch = []
        before = time.process_time()
        for seed in range(tally.games, tally.games + 50):
            state = game.new_initial_state()
            pyspiel.evaluate_bots(state, bots, seed)
            batch.append(state)
        tally.cpu += time.process_time() - before
        tally.games += len(batch)
        # Counted outside the measured time: the peer is not charged for our curiosity.
        tally.decisions += sum(count_decisions(game, state.history()) for state in batch)
    return tally.row(f"C++, {seats} players")


def count_decisions(game: Any, history: list[int]) -> int:
    state = game.new_initial_state()
    count = 0
    for action in history:
        count += not state.is_chance_node() and len(state.legal_actions()) > 1
        state.apply_action(action)
    return count


def stay_on_one_core() -> None:
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, [max(os.sched_getaffinity(0))])


def work(peer: str, seconds: float) -> None:
    stay_on_one_core()
    library, _, name = peer.partition("/")
    row = play_open_spiel(name, seconds) if library == "open_spiel" else play_catanatron(seconds)
    print(json.dumps({"game": peer, **row}))


# --- outside ----------------------------------------------------------------------------------------------------------


def peers_python() -> Path:
    """The interpreter of .venv-peers, set up again when the lock has changed."""
    home = ROOT / ".venv-peers"
    python = home / BIN / "python"
    stamp = home / "peers.stamp"
    wanted = hashlib.sha256(LOCK.read_bytes() + sys.version.encode()).hexdigest()
    if not stamp.exists() or stamp.read_text() != wanted:
        print("· installing the peers into .venv-peers", file=sys.stderr)
        subprocess.run([sys.executable, "-m", "venv", "--clear", home], check=True)
        subprocess.run([python, "-m", "pip", "install", "--quiet", "--require-hashes", "-r", LOCK], check=True)
        stamp.write_text(wanted)
    return python


def measure(*command: object) -> list[dict[str, Any]]:
    """The JSON lines that a command prints."""
    done = subprocess.run([str(part) for part in command], cwd=ROOT, stdout=subprocess.PIPE, text=True)
    if done.returncode:
        sys.exit(f"This command failed: {' '.join(map(str, command))}")
    return [json.loads(line) for line in done.stdout.splitlines() if line.strip()]


def report(ours: list[dict[str, Any]], peers: list[dict[str, Any]]) -> None:
    """One line per game; for each of ours, how many times as many decisions it makes in the same time."""
    print(f"{'random play, one core':28} {'engine':20} {'decisions/s':>12} {'per game':>9}", end="")
    print("".join(f"  {row['game'] + ' is':>18}" for row in ours))
    for row in [*ours, *peers]:
        speed = row["decisions_per_core_s"]
        print(f"{row['game']:28} {row['engine']:20} {speed:12,.0f} {row['decisions_per_game']:9.1f}", end="")
        print("".join(f"  {'×' + format(mine['decisions_per_core_s'] / speed, '.2f'):>18}" for mine in ours))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=10.0, help="CPU time for each peer")
    parser.add_argument("--games", nargs="*", default=["twenty-strong"], metavar="GAME", help="games of ours")
    parser.add_argument("--json", action="store_true", help="one JSON line per game, with the ratios")
    parser.add_argument("--worker", help=argparse.SUPPRESS)
    options = parser.parse_args()
    if options.worker:
        work(options.worker, options.seconds)
        return

    own = ROOT / ".venv" / BIN / "python"
    engine = own if own.exists() else Path(sys.executable)
    python = peers_python()
    ours = measure(engine, "-m", "ludotek", "bench", *options.games, "--json") if options.games else []
    peers = []
    for peer in PEERS:
        print(f"· {peer}", file=sys.stderr)
        peers += measure(python, __file__, "--worker", peer, "--seconds", options.seconds)
    if options.json:
        for row in [*ours, *peers]:
            speed = row["decisions_per_core_s"]
            ratios = {mine["game"]: round(mine["decisions_per_core_s"] / speed, 3) for mine in ours}
            print(json.dumps({**row, "ratios": ratios}))
    else:
        report(ours, peers)


if __name__ == "__main__":
    main()

"""A full house: many live tables with four people each, moves at a steady rate, one server process on loopback.

    python bench/load.py --tables 200 --rate 40 --seconds 30
    python bench/load.py --tables 1 --rate 5 --seconds 60 --thinking 20

Prints one JSON object: the server's answers (from the message to its `done`) in milliseconds, how many of them came, and the
server's memory. Pages that only look are there, too: every seat has its socket. With `--thinking` there are so many more
tables at which somebody plays Untamed against an expert bot and answers within a second, so that these bots hardly ever rest;
their moves are counted apart.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import json
import os
import re
import subprocess
import sys
import tempfile
import time
import urllib.request
from pathlib import Path
from typing import Any

from ludotek.prove.crowd import Load, keep_thinking, sit_down

SEATS = 4
PEOPLE: list[dict[str, str]] = [{"who": "me"}, *[{"who": "friend"}] * (SEATS - 1)]
GAMES: list[dict[str, Any]] = [
    {"game": "reckoners", "options": {"seats": SEATS}, "seats": PEOPLE},
    {"game": "untamed", "options": {"mode": "hunter", "seats": SEATS}, "seats": PEOPLE},
]
DUEL: dict[str, Any] = {
    "game": "untamed",
    "options": {"mode": "duel", "seats": 2},
    "seats": [{"who": "me"}, {"who": "bot", "bot": "expert"}],
}


async def measure(
    address: str, tables: int, rate: float, seconds: float, settling: float, thinking: int
) -> dict[str, Any]:
    against: list[float] = []
    duels = [asyncio.create_task(keep_thinking(address, DUEL, number, against)) for number in range(thinking)]
    house = [await sit_down(address, GAMES[number % len(GAMES)], SEATS, number) for number in range(tables)]
    load = Load(rate, seconds, settling)
    await load.run(house)
    for duel in duels:
        duel.cancel()
    told = {"tables": tables, "sockets": tables * SEATS + thinking, "thinking": thinking}
    return {**told, "answers_to_bots": len(against), **load.figures()}


def memory_mb(pid: int) -> int:
    """Resident memory of a process, by Linux's own count."""
    found = re.search(r"VmRSS:\s+(\d+) kB", Path(f"/proc/{pid}/status").read_text())
    return int(found[1]) // 1024 if found else 0


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--rate", type=float, default=40.0, help="moves a second, all tables together")
    parser.add_argument("--seconds", type=float, default=30.0)
    parser.add_argument("--settling", type=float, default=10.0, help="seconds before that are not counted")
    parser.add_argument("--thinking", type=int, default=0, help="more tables, each with a bot that thinks")
    chosen = parser.parse_args()
    gc.disable()  # what is measured is the server's time, not that of 800 pages in one process
    with tempfile.TemporaryDirectory() as data:
        command = [sys.executable, "-m", "ludotek", "serve", "--port", "0", "--data", data]
        limits = ["--requests", "100000", "--tables-per-hour", "100000000"]
        server = subprocess.Popen([*command, *limits], stdout=subprocess.PIPE, text=True, env=os.environ)
        try:
            assert server.stdout is not None
            address = server.stdout.readline().split("//")[1].strip().rstrip("/")
            wait_for(address)
            found = asyncio.run(
                measure(address, chosen.tables, chosen.rate, chosen.seconds, chosen.settling, chosen.thinking)
            )
            print(json.dumps({**found, "rss_mb": memory_mb(server.pid)}))
        finally:
            server.terminate()
            server.wait(10)


def wait_for(address: str) -> None:
    for _ in range(100):
        try:
            urllib.request.urlopen(f"http://{address}/health").read()
        except OSError:
            time.sleep(0.1)
        else:
            return
    raise SystemExit("the server did not start")


if __name__ == "__main__":
    main()

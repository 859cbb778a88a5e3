"""A full house: many live tables with four people each, moves at a steady rate, one server process on loopback.

    python bench/load.py --tables 500 --rate 100 --seconds 60
    python bench/load.py --tables 1 --rate 5 --seconds 60 --thinking 20
    python bench/load.py --tables 1 --rate 2 --seconds 60 --spectators 200

Prints one JSON object: milliseconds from when an answer was due to its `done`, and until every page at its table showed it; how
many answers came; the server's processor time for each of them, and its memory for each table. Moves are due at a steady rate,
whether or not the server keeps up. Every seat has its socket. Where there are two cores or more, the server has the first one
to itself and the pages use the others (`--unpinned`: as the system likes).

With `--thinking` there are so many more tables at which somebody plays Untamed against an expert bot and answers within a
second, so that these bots hardly ever rest; their moves are counted apart. `--spectators` watch the first table.
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

from ludotek.prove.crowd import Load, keep_thinking, sit_down, watch

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


async def measure(address: str, pid: int, chosen: argparse.Namespace) -> dict[str, Any]:
    against: list[float] = []
    duels = [asyncio.create_task(keep_thinking(address, DUEL, number, against)) for number in range(chosen.thinking)]
    warm = [await sit_down(address, wanted, SEATS, 0) for wanted in GAMES]  # words are read, games are loaded
    empty = memory_kb(pid)
    house = [await sit_down(address, GAMES[number % len(GAMES)], SEATS, number) for number in range(chosen.tables)]
    for _ in range(chosen.spectators):
        house[0].pages.append(await watch(address, house[0]))
    load = Load(chosen.rate, chosen.seconds, chosen.settling)
    busy: list[float] = []
    await load.run(house, lambda: busy.append(processor_seconds(pid)))
    busy.append(processor_seconds(pid))
    for duel in duels:
        duel.cancel()
    for table in warm:
        await table.close()
    return {
        "tables": chosen.tables,
        "sockets": sum(len(table.pages) for table in house) + chosen.thinking,
        "spectators": chosen.spectators,
        "thinking": chosen.thinking,
        "answers_to_bots": len(against),
        **load.figures(),
        "cpu_ms_an_answer": round(1000 * (busy[1] - busy[0]) / max(1, len(load.took)), 2),
        "kb_a_table": round((memory_kb(pid) - empty) / chosen.tables),
        "rss_mb": memory_kb(pid) // 1024,
    }


def memory_kb(pid: int) -> int:
    """Resident memory of a process, by Linux's own count."""
    found = re.search(r"VmRSS:\s+(\d+) kB", Path(f"/proc/{pid}/status").read_text())
    return int(found[1]) if found else 0


def processor_seconds(pid: int) -> float:
    """What a process has used so far, by Linux's own count."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def pin(pid: int) -> None:
    """The first core for the server, with all its threads, the others for the pages."""
    cores = sorted(os.sched_getaffinity(0))
    if len(cores) < 2:
        return
    for thread in Path(f"/proc/{pid}/task").iterdir():
        os.sched_setaffinity(int(thread.name), cores[:1])
    os.sched_setaffinity(0, cores[1:])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--rate", type=float, default=40.0, help="moves a second, all tables together")
    parser.add_argument("--seconds", type=float, default=30.0)
    parser.add_argument("--settling", type=float, default=10.0, help="seconds before that are not counted")
    parser.add_argument("--thinking", type=int, default=0, help="more tables, each with a bot that thinks")
    parser.add_argument("--spectators", type=int, default=0, help="pages that watch the first table")
    parser.add_argument("--unpinned", action="store_true", help="leave it to the system which core does what")
    chosen = parser.parse_args()
    gc.disable()  # what is measured is the server's time, not that of 800 pages in one process
    with tempfile.TemporaryDirectory() as data:
        command = [sys.executable, "-m", "ludotek", "serve", "--port", "0", "--data", data]
        limits = ["--requests", "100000", "--tables-per-hour", "100000000"]
        limits += ["--connections", "10000", "--connections-per-address", "10000"]
        server = subprocess.Popen([*command, *limits], stdout=subprocess.PIPE, text=True, env=os.environ)
        try:
            assert server.stdout is not None
            address = server.stdout.readline().split("//")[1].strip().rstrip("/")
            wait_for(address)
            if not chosen.unpinned:
                pin(server.pid)
            print(json.dumps(asyncio.run(measure(address, server.pid, chosen))))
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

"""A full house: many live tables with four people each, moves at a steady rate, one server process on loopback.

    python bench/load.py --tables 200 --rate 40 --seconds 30
    python bench/load.py --tables 1 --rate 5 --seconds 60 --thinking 20

Prints one JSON object: the server's answers (from the message to its `done`) in milliseconds, how long until the others
at the table have the new state, and the server's memory. Pages that only look are there, too: every seat has its socket.
With `--thinking` there are so many more tables at which somebody plays Untamed against an expert bot and answers within a
second, so that these bots hardly ever rest; their moves are counted apart.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import json
import os
import random
import re
import subprocess
import sys
import tempfile
import time
import urllib.request
from pathlib import Path
from typing import Any

import websockets

SEATS = 4
BOT = "expert"
QUICK = 1.0  # seconds in which somebody who plays quickly has answered a bot
GAMES: list[dict[str, Any]] = [
    {"game": "reckoners", "options": {"seats": SEATS}},
    {"game": "untamed", "options": {"mode": "hunter", "seats": SEATS}},
]


class Page:
    """A browser at a seat, without the browser: it keeps the last state and says what it is told to."""

    def __init__(self, socket: Any, seat: int) -> None:
        self.socket = socket
        self.seat = seat
        self.state: dict[str, Any] = {}
        self.waiting: dict[int, asyncio.Future[bool]] = {}
        self.n = 0

    async def listen(self) -> None:
        async for data in self.socket:
            message = json.loads(data)
            if message["type"] == "state":
                self.state = message
            elif message["type"] in ("done", "refused") and message["id"] in self.waiting:
                self.waiting.pop(message["id"]).set_result(message["type"] == "done")

    async def ask(self, **message: Any) -> bool:
        """Send a message; was it carried out?"""
        self.n += 1
        answer = self.waiting[self.n] = asyncio.get_running_loop().create_future()
        await self.socket.send(json.dumps({"id": self.n, **message}))
        return bool(await asyncio.wait_for(answer, 30))


class Table:
    """Four pages; whichever is asked answers at random."""

    def __init__(self, pages: list[Page], seed: int) -> None:
        self.pages = pages
        self.chance = random.Random(seed)
        self.busy = False

    @property
    def over(self) -> bool:
        return any(page.state.get("outcome") for page in self.pages)

    async def move(self) -> float | None:
        """One answer of somebody who is asked; how long the server took, None if nothing could be said."""
        asked = [page for page in self.pages if page.state.get("decisions")]
        if not asked:
            return None
        page = self.chance.choice(asked)
        decision = page.state["decisions"][0]
        rest = [option for option in decision["options"] if not option["verb"].startswith(("done", "end", "pass"))]
        option = self.chance.choice(rest if rest and self.chance.random() < 0.8 else decision["options"])
        begun = time.perf_counter()
        done = await page.ask(type="act", decision=decision["id"], action=option["action"], seat=decision["seat"])
        took = time.perf_counter() - begun
        return took if done else None


def post(address: str, path: str, body: dict[str, Any]) -> Any:
    request = urllib.request.Request(f"http://{address}{path}", json.dumps(body).encode())
    with urllib.request.urlopen(request) as answer:
        return json.load(answer)


async def sit_down(address: str, number: int, languages: list[str]) -> Table:
    """Open a table and bring four pages to it."""
    seats: list[dict[str, str]] = [{"who": "me"}, *[{"who": "friend"}] * (SEATS - 1)]
    made = await asyncio.to_thread(post, address, "/api/tables", {**GAMES[number % len(GAMES)], "seats": seats})
    keys = [made["key"]]
    for _ in range(SEATS - 1):
        joined = await asyncio.to_thread(post, address, f"/api/tables/{made['table']}/join", {"invite": made["invite"]})
        keys.append(joined["key"])
    pages = [await come(address, made["table"], key, seat, languages[seat % 3]) for seat, key in enumerate(keys)]
    return Table(pages, number)


async def come(address: str, table: str, key: str, seat: int, lang: str) -> Page:
    page = Page(await websockets.connect(f"ws://{address}/ws", max_size=None, compression=None), seat)
    await page.socket.send(json.dumps({"type": "hello", "id": 0, "table": table, "key": key, "lang": lang}))
    page.listener = asyncio.create_task(page.listen())  # type: ignore[attr-defined]
    return page


async def keep_thinking(address: str, number: int, took: list[float]) -> None:
    """One game after the other against a bot that thinks for long."""
    duel = {
        "game": "untamed",
        "options": {"mode": "duel", "seats": 2},
        "seats": [{"who": "me"}, {"who": "bot", "bot": BOT}],
    }
    while True:
        made = await asyncio.to_thread(post, address, "/api/tables", duel)
        table = Table([await come(address, made["table"], made["key"], 0, "en")], number)
        while not table.over:
            answer = await table.move()
            if answer is not None:
                took.append(answer)
                await asyncio.sleep(QUICK)
            else:
                await asyncio.sleep(0.01)
        await table.pages[0].socket.close()


async def load(
    address: str, tables: int, rate: float, seconds: float, settling: float, thinking: int
) -> dict[str, Any]:
    against: list[float] = []
    duels = [asyncio.create_task(keep_thinking(address, number, against)) for number in range(thinking)]
    house = [await sit_down(address, number, ["en", "fr", "de"]) for number in range(tables)]
    took: list[float] = []
    skipped = 0
    counted = 0.0
    chance = random.Random(1)
    pending: set[asyncio.Task[None]] = set()

    async def move(table: Table) -> None:
        nonlocal skipped
        table.busy = True
        try:
            answer = await table.move()
        finally:
            table.busy = False
        if answer is None:
            skipped += 1
        else:
            took.append(answer)

    begun = time.perf_counter()
    moves = int(rate * (settling + seconds))
    for n in range(moves):
        if n == int(rate * settling):
            took.clear()
            counted = time.perf_counter()
        await asyncio.sleep(max(0.0, begun + n / rate - time.perf_counter()))
        free = [table for table in house if not table.busy and not table.over]
        if not free:
            skipped += 1
            continue
        task = asyncio.create_task(move(chance.choice(free)))
        pending.add(task)
        task.add_done_callback(pending.discard)
    await asyncio.gather(*pending)
    lasted = time.perf_counter() - counted
    for duel in duels:
        duel.cancel()
    took.sort()

    def at(share: float) -> float:
        return round(1000 * took[min(len(took) - 1, int(share * len(took)))], 1)

    return {
        "tables": tables,
        "sockets": tables * SEATS + thinking,
        "thinking": thinking,
        "answers_to_bots": len(against),
        "moves": len(took),
        "skipped": skipped,
        "moves_per_s": round(len(took) / lasted, 1),
        "load": round(os.getloadavg()[0], 1),
        "answer_ms": {"p50": at(0.5), "p90": at(0.9), "p99": at(0.99), "worst": at(1.0)},
    }


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
                load(address, chosen.tables, chosen.rate, chosen.seconds, chosen.settling, chosen.thinking)
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

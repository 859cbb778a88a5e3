"""What one act at a table of four costs on the server: from the message to the last page that is told, previews too.

    python bench/act.py --acts 150 --rounds 5 --tables 200

The house runs in this process, without a socket and with a store in memory; four people sit at a table, each with a page.
The same game is played in every round, and of each act the least CPU time counts: that is the cost with words remembered;
`first` is the cost of the first round. The calls of the engine are counted in a round of their own, on the pure engine
only. `kb_table` is the memory of a table with four pages after as many acts, the mean of so many tables in one house.
Prints one JSON object per game.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import json
import os
import random
import resource
import statistics
import time
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from ludotek import api, registry
from ludotek.house import wire
from ludotek.house.fanout import Alone
from ludotek.house.guest import Guest
from ludotek.house.house import House, Live
from ludotek.house.limits import Bucket
from ludotek.house.seatings import Secrets, set_up, take_seats
from ludotek.house.store import Alarm, Stored, TableRow
from ludotek.house.thinkers import AtOnce
from ludotek.kernel.chance import SealedChance
from ludotek.kernel.game import Game
from ludotek.kernel.match import Match
from ludotek.kernel.phrase import Phrase

SEATS = 4
GAMES: dict[str, dict[str, Any]] = {
    "reckoners": {"seats": SEATS},
    "untamed-hunter": {"mode": "hunter", "seats": SEATS},
    "untamed-hydra": {"mode": "hydra", "seats": SEATS},
}
SEED = bytes(range(32))
TURNS = 10  # of the event loop without a word from the server, after which it is at rest


class NoStore:
    """A disk that costs nothing."""

    async def create(self, row: TableRow, content: bytes, entries: list[bytes]) -> None:
        pass

    async def load(self, id: str) -> Stored | None:
        return None

    async def tail(self, id: str, after: int) -> list[bytes]:
        return []

    async def ends(self, ids: list[str]) -> dict[str, int]:
        return {}

    async def untouched(self, before: float, most: int) -> list[str]:
        return []

    async def set_alarm(self, id: str, alarm: Alarm) -> None:
        pass

    async def rung(self, now: float, most: int) -> list[str]:
        return []

    async def drop_alarm(self, id: str) -> None:
        pass

    async def beat(self, now: float, longest: float) -> None:
        pass

    async def append(self, id: str, after: int, entries: list[bytes]) -> None:
        pass

    async def mark(self, id: str, checkpoint: bytes) -> None:
        pass

    async def keep(self, kind: str, key: str, value: bytes) -> bytes:
        return value

    async def kept(self, kind: str) -> dict[str, bytes]:
        return {}

    async def drop(self, kind: str, key: str) -> None:
        pass

    async def ready(self) -> None:
        pass

    async def close(self) -> None:
        pass


class Page:
    """A page at a seat: it keeps what it was sent and reads it when nobody looks at the clock."""

    def __init__(self, house: House) -> None:
        self.guest = Guest(house, self.take, Bucket(1e9, 1e9))
        self.arrived: list[bytes] = []
        self.state: dict[str, Any] = {}
        self.bytes = 0
        self.n = 0

    async def take(self, data: bytes) -> None:
        self.arrived.append(data)

    def message(self, **said: Any) -> bytes:
        self.n += 1
        return json.dumps({"id": self.n, **said}).encode()

    def read(self) -> None:
        for data in self.arrived:
            self.bytes += len(data)
            said = json.loads(data)
            if said["type"] == "state":
                self.state = said
            assert said["type"] != "refused", said
        self.arrived.clear()

    @property
    def decision(self) -> dict[str, Any] | None:
        return self.state["decisions"][0] if self.state.get("decisions") else None


class Round:
    """One game at one table."""

    def __init__(self, pages: list[Page], live: Live) -> None:
        self.pages = pages
        self.live = live
        self.costs: list[float] = []
        self.idle = 0.0  # what waiting for the server costs by itself
        self.chance = random.Random(1)

    async def play(self, acts: int) -> None:
        for _ in range(acts):
            asked = [page for page in self.pages if page.decision is not None]
            if not asked:
                break
            page = self.chance.choice(asked)
            decision = page.decision or {}
            busy = [each for each in decision["options"] if each["verb"] != "done"]
            option = self.chance.choice(busy or decision["options"])
            answer = page.message(type="act", decision=decision["id"], action=option["action"], seat=decision["seat"])
            self.costs.append(await self.served(page, answer))

    async def served(self, page: Page, data: bytes) -> float:
        """Say something and wait until the server is at rest; the CPU time that it took."""
        began = time.process_time()
        await page.guest.hear(data)
        await self.rest()
        cost = time.process_time() - began - self.idle
        for page in self.pages:
            page.read()
        return cost

    async def calibrate(self) -> None:
        costs = []
        for _ in range(20):
            began = time.process_time()
            await self.rest()
            costs.append(time.process_time() - began)
        self.idle = min(costs)

    async def rest(self) -> None:
        quiet = 0
        while quiet < TURNS:
            sent = sum(len(page.arrived) for page in self.pages)
            await asyncio.sleep(0)
            quiet = quiet + 1 if sum(len(page.arrived) for page in self.pages) == sent else 0


def new_house() -> House:
    return House(NoStore(), Alone(), AtOnce(), bot_pause=0.0, idle=1e9, away=1e9)


async def one_round(house: House, name: str, acts: int) -> Round:
    game = api.game(name.partition("-")[0])
    seats = [wire.NewSeat(who="me"), *[wire.NewSeat(who="friend")] * (SEATS - 1)]
    wanted = wire.NewTable(game=game.name, options=GAMES[name], seats=seats, name="Ann")
    secrets = Secrets()
    content = game.rules.content(game.rules.check_options(GAMES[name]))
    live = await house.open(
        game, GAMES[name], content, SealedChance(SEED), lambda table: set_up(table, wanted, secrets)
    )
    keys = [secrets.key]
    for friend in ("Ben", "Cat", "Dan"):
        keys.append(f"the secret of {friend}")
        await house.change(live, lambda draft, who=friend, key=keys[-1]: take_seats(draft, who, key))  # type: ignore[misc]
    found = Round([Page(house) for _ in keys], live)
    telling = [asyncio.create_task(page.guest.tell()) for page in found.pages]
    for page, key in zip(found.pages, keys, strict=True):
        await page.guest.hear(page.message(type="hello", table=live.table.id, key=key, lang="en"))
    await found.rest()
    for page in found.pages:
        page.read()
    gc.collect()
    await found.calibrate()
    await found.play(acts)
    for task in telling:
        task.cancel()
    await asyncio.gather(*telling, return_exceptions=True)
    return found


@contextmanager
def counted(rules: Game) -> Iterator[Counter[str]]:
    """Count the calls of the engine's dear functions."""
    calls: Counter[str] = Counter()

    def counting(what: str, function: Callable[..., Any]) -> Callable[..., Any]:
        def call(*given: Any, **named: Any) -> Any:
            calls[what] += 1
            return function(*given, **named)

        return call

    places: list[tuple[Any, str, str]] = [
        (type(rules), "explain", "explain"),
        (type(rules), "describe", "describe"),
        (type(rules), "view", "view"),
        (type(rules), "determinise", "determinise"),
        (Match, "why_not", "why_not"),
        (Phrase, "to_data", "to_data"),
    ]
    kept = [(owner, name, getattr(owner, name)) for owner, name, _ in places]
    for owner, name, what in places:
        setattr(owner, name, counting(what, getattr(owner, name)))
    try:
        yield calls
    finally:
        for owner, name, function in kept:
            setattr(owner, name, function)


async def measure(name: str, acts: int, rounds: int, tables: int) -> dict[str, Any]:
    gc.disable()
    games = [await one_round(new_house(), name, acts) for _ in range(rounds)]
    least = [min(costs) for costs in zip(*(game.costs for game in games), strict=True)]
    found: dict[str, Any] = {
        "game": name,
        "engine": registry.engine(),
        "acts": len(least),
        "cpu_ms": round(1000 * statistics.mean(least), 3),
        "median_ms": round(1000 * statistics.median(least), 3),
        "p95_ms": round(1000 * sorted(least)[int(len(least) * 0.95)], 3),
        "first_ms": round(1000 * statistics.mean(games[0].costs), 3),
        "kb_sent": round(sum(page.bytes for page in games[0].pages) / 1000 / len(least), 1),
        "digest": games[0].live.table.match.digest(),  # the same game before and after a change
    }
    if registry.engine() == "pure":
        with counted(api.game(name.partition("-")[0]).rules) as calls:
            await one_round(new_house(), name, acts)
        found["calls"] = {what: round(calls[what] / len(least), 1) for what in sorted(calls)}
    if tables:
        found["kb_table"] = round(await weighed(name, acts, tables), 1)
    return {**found, "load": os.getloadavg()[0]}


async def weighed(name: str, acts: int, tables: int) -> float:
    """The memory of a table in kB; what all tables share is there before the first one is weighed."""
    house, weight = new_house(), 0
    for table in range(tables + 1):
        for page in (await one_round(house, name, acts)).pages:
            page.state = {}
        gc.collect()
        if table == 0:
            weight = resident()
    return (resident() - weight) / tables / 1000


def resident() -> int:
    """The bytes of this process that are in memory."""
    return int(Path("/proc/self/statm").read_text().split()[1]) * resource.getpagesize()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*", default=list(GAMES), metavar="GAME", help=", ".join(GAMES))
    parser.add_argument("--acts", type=int, default=150)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--tables", type=int, default=0, help="weigh a table, the mean of so many")
    given = parser.parse_args()
    for name in given.games:
        print(json.dumps(asyncio.run(measure(name, given.acts, given.rounds, given.tables))), flush=True)


if __name__ == "__main__":
    main()

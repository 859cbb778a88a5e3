"""A full house: many live tables, a page on each seat, answers at a steady rate whether or not the server keeps up."""

from __future__ import annotations

import asyncio
import json
import os
import re
import time
import urllib.request
from collections.abc import Callable
from typing import Any

import websockets

from ludotek.kernel.chance import FastChance

LANGS = ("en", "fr", "de")
QUICK = 1.0  # seconds in which somebody who plays quickly has answered a bot
WAIT = 30.0  # seconds for an answer
STATE = re.compile(r'\{"type":"state","seq":(\d+),')
REPLIES = ('{"type":"done"', '{"type":"refused"')
NewTable = dict[str, Any]  # as the server takes it


class Page:
    """A browser at a seat, without the browser: it keeps the last state and says what it is told to."""

    def __init__(self, socket: Any, seat: int) -> None:
        self.socket = socket
        self.seat = seat
        self.seq = 0  # of the last state
        self.frame = "{}"  # the last state, as it came
        self.read: dict[str, Any] | None = None
        self.waiting: dict[int, asyncio.Future[bool]] = {}
        self.moved = asyncio.Event()  # set by each new state
        self.n = 0
        self.listening: asyncio.Task[None] | None = None

    async def listen(self) -> None:
        async for data in self.socket:
            if state := STATE.match(data):
                self.seq, self.frame, self.read = int(state[1]), data, None
                self.moved.set()
            elif data.startswith(REPLIES):
                message = json.loads(data)
                if message["id"] in self.waiting:
                    self.waiting.pop(message["id"]).set_result(message["type"] == "done")

    @property
    def state(self) -> dict[str, Any]:
        """Read when somebody asks for it: hundreds of pages in one process would measure how long that takes."""
        if self.read is None:
            self.read = json.loads(self.frame)
        return self.read

    async def ask(self, **message: Any) -> bool:
        """Send a message; was it carried out?"""
        self.n += 1
        answer = self.waiting[self.n] = asyncio.get_running_loop().create_future()
        await self.socket.send(json.dumps({"id": self.n, **message}))
        return bool(await asyncio.wait_for(answer, WAIT))

    async def shows(self, seq: int) -> None:
        """Wait until the page shows so much of the table's journal."""
        while self.seq < seq:
            self.moved.clear()
            await self.moved.wait()

    async def close(self) -> None:
        await self.socket.close()


class Table:
    """A page on each seat; whichever is asked answers at random."""

    def __init__(self, id: str, watching: str, pages: list[Page], seed: int) -> None:
        self.id = id
        self.watching = watching  # the secret for that
        self.pages = pages
        self.chance = FastChance(seed)
        self.busy = False

    @property
    def over(self) -> bool:
        return bool(self.pages[0].state.get("outcome"))

    async def move(self, due: float | None = None) -> tuple[float, float] | None:
        """One answer of somebody who is asked. The seconds from when it was due until it was acknowledged, and until every page
        of the table showed it; None if nothing could be said."""
        asked = [page for page in self.pages if page.seat >= 0 and page.state.get("decisions")]
        if not asked:
            return None
        page = asked[self.chance.below(0, len(asked))]
        decision = page.state["decisions"][0]
        rest = [option for option in decision["options"] if not option["verb"].startswith(("done", "end", "pass"))]
        among = rest if rest and self.chance.below(1, 5) else decision["options"]
        option = among[self.chance.below(2, len(among))]
        begun = time.perf_counter() if due is None else due
        done = await page.ask(type="act", decision=decision["id"], action=option["action"], seat=decision["seat"])
        acknowledged = time.perf_counter() - begun
        await asyncio.wait_for(asyncio.gather(*(each.shows(page.seq) for each in self.pages)), WAIT)
        return (acknowledged, time.perf_counter() - begun) if done else None

    async def close(self) -> None:
        for page in self.pages:
            await page.close()


def post(address: str, path: str, body: dict[str, Any]) -> Any:
    request = urllib.request.Request(f"http://{address}{path}", json.dumps(body).encode())
    with urllib.request.urlopen(request) as answer:
        return json.load(answer)


async def sit_down(address: str, wanted: NewTable, people: int, seed: int) -> Table:
    """Open a table and bring a page of each person to it."""
    made = await asyncio.to_thread(post, address, "/api/tables", wanted)
    keys = [made["key"]]
    for _ in range(people - 1):
        joined = await asyncio.to_thread(post, address, f"/api/tables/{made['table']}/join", {"invite": made["invite"]})
        keys.append(joined["key"])
    pages = [await come(address, made["table"], key, seat, LANGS[seat % 3]) for seat, key in enumerate(keys)]
    return Table(made["table"], made["watch"], pages, seed)


async def watch(address: str, table: Table) -> Page:
    """A spectator's page, which is never asked."""
    return await come(address, table.id, table.watching, -1, LANGS[len(table.pages) % 3])


async def come(address: str, table: str, key: str, seat: int, lang: str) -> Page:
    page = Page(await websockets.connect(f"ws://{address}/ws", max_size=None, compression=None), seat)
    await page.socket.send(json.dumps({"type": "hello", "id": 0, "table": table, "key": key, "lang": lang}))
    page.listening = asyncio.create_task(page.listen())
    return page


async def keep_thinking(address: str, duel: NewTable, number: int, took: list[float]) -> None:
    """One game after the other against a bot that thinks for long."""
    while True:
        table = await sit_down(address, duel, 1, number)
        while not table.over:
            answer = await table.move()
            if answer is not None:
                took.append(answer[0])
                await asyncio.sleep(QUICK)
            else:
                await asyncio.sleep(0.01)
        await table.close()


class Load:
    """Moves at a rate, all tables together; what is asked before `settling` seconds have gone is not counted."""

    def __init__(self, rate: float, seconds: float, settling: float) -> None:
        self.rate, self.seconds, self.settling = rate, seconds, settling
        self.took: list[float] = []  # until an answer was acknowledged
        self.shown: list[float] = []  # until everybody at the table saw it
        self.skipped = self.unanswered = 0
        self.lasted = 0.0

    async def run(self, house: list[Table], counted: Callable[[], None] = lambda: None) -> None:
        """`counted` is called when counting begins."""
        pending: set[asyncio.Task[None]] = set()
        chance = FastChance(1)
        begun = since = time.perf_counter()
        for n in range(int(self.rate * (self.settling + self.seconds))):
            if n == int(self.rate * self.settling):
                self.took.clear()
                self.shown.clear()
                since = time.perf_counter()
                counted()
            due = begun + n / self.rate
            await asyncio.sleep(max(0.0, due - time.perf_counter()))
            free = [table for table in house if not table.busy and not table.over]
            if not free:
                self.skipped += 1
                continue
            task = asyncio.create_task(self.move(free[chance.below(0, len(free))], due))
            pending.add(task)
            task.add_done_callback(pending.discard)
        await asyncio.gather(*pending)
        self.lasted = time.perf_counter() - since

    async def move(self, table: Table, due: float) -> None:
        table.busy = True
        try:
            answer = await table.move(due)
        except TimeoutError:
            self.unanswered += 1
            return
        finally:
            table.busy = False
        if answer is None:
            self.skipped += 1
        else:
            self.took.append(answer[0])
            self.shown.append(answer[1])

    def at(self, share: float) -> float:
        """Milliseconds within which this share of the answers was acknowledged."""
        return quantile(self.took, share)

    def figures(self) -> dict[str, Any]:
        return {
            "moves": len(self.took),
            "skipped": self.skipped,
            "unanswered": self.unanswered,
            "moves_per_s": round(len(self.took) / self.lasted, 1),
            "load": round(os.getloadavg()[0], 1),
            "answer_ms": spread(self.took),
            "shown_to_all_ms": spread(self.shown),
        }


def spread(seconds: list[float]) -> dict[str, float]:
    return {
        name: quantile(seconds, share) for name, share in (("p50", 0.5), ("p90", 0.9), ("p99", 0.99), ("worst", 1.0))
    }


def quantile(seconds: list[float], share: float) -> float:
    """In milliseconds."""
    ordered = sorted(seconds)
    return round(1000 * ordered[min(len(ordered) - 1, int(share * len(ordered)))], 1) if ordered else 0.0

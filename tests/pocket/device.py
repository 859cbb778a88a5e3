"""A device without a browser: its database in memory, and a page that speaks through the port as the worker's do."""

from __future__ import annotations

import asyncio
import json
from typing import Any

from ludotek.house.fanout import Alone, Fanout
from ludotek.house.house import House
from ludotek.kernel.header import DEVICE
from ludotek.pocket.port import Port
from ludotek.pocket.store import TAKEN, DeviceStore, Kept, Trouble
from ludotek.pocket.thinkers import SecondWorker, answered
from ludotek.table.reviewing import Told

Said = dict[str, Any]
PATIENCE = 30.0  # seconds; only a test that fails waits so long


class MemoryDevice:
    """What IndexedDB does, by the same keys. `full`: no more fits in."""

    def __init__(self) -> None:
        self.tables: dict[str, Kept] = {}
        self.content: dict[str, bytes] = {}
        self.shelves: dict[tuple[str, str], bytes] = {}
        self.full = False

    def write(self) -> None:
        if self.full:
            raise Trouble("QuotaExceededError", "no more fits in")

    async def create(self, id: str, hash: str, content: bytes, row: bytes, entries: list[bytes]) -> None:
        self.write()
        if id in self.tables:
            raise Trouble(TAKEN)
        self.content[hash] = content
        self.tables[id] = Kept(row, content, list(entries))

    async def load(self, id: str) -> Kept | None:
        found = self.tables.get(id)
        return found and Kept(found.row, found.content, found.journal[:], found.checkpoint, found.alarm)

    async def tail(self, id: str, after: int) -> list[bytes]:
        return self.tables[id].journal[after:]

    async def end(self, id: str) -> int:
        return len(self.tables[id].journal) if id in self.tables else 0

    async def append(self, id: str, after: int, entries: list[bytes]) -> None:
        self.write()
        if len(self.tables[id].journal) != after:
            raise Trouble(TAKEN)
        self.tables[id].journal += entries

    async def note(self, id: str, field: str, value: bytes) -> None:
        self.write()
        setattr(self.tables[id], field, value)

    async def alarms(self) -> dict[str, bytes]:
        return {id: kept.alarm for id, kept in self.tables.items()}

    async def keep(self, kind: str, key: str, value: bytes, replace: bool) -> bytes:
        self.write()
        if replace:
            self.shelves[kind, key] = value
        return self.shelves.setdefault((kind, key), value)

    async def kept(self, kind: str) -> dict[str, bytes]:
        return {key: value for (shelf, key), value in self.shelves.items() if shelf == kind}

    async def drop(self, kind: str, key: str) -> None:
        self.shelves.pop((kind, key), None)


class Hall(Alone):
    """Tabs in one process: what one publishes the others hear."""

    def __init__(self, others: list[Hall]) -> None:
        self.others = others
        self.heard: Any = None
        others.append(self)

    async def publish(self, table_id: str, seq: int) -> None:
        for other in self.others:
            if other is not self and other.heard is not None:
                other.heard(table_id, seq)

    def subscribe(self, heard: Any, missed: Any) -> None:
        self.heard = heard


def open_port(device: MemoryDevice, fanout: Fanout | None = None) -> Port:
    async def work(task: bytes) -> bytes:
        return answered(task)

    async def work_long(task: bytes, told: Told) -> bytes:
        return await asyncio.to_thread(answered, task, told)

    house = House(
        DeviceStore(device), fanout or Alone(), SecondWorker(work, work_long), 0.0, 600.0, 300.0, place=DEVICE
    )
    return Port(house)


async def asked(port: Port, method: str, path: str, secret: str = "", body: object = None, **query: str) -> Said:
    """An answer of the desk: its status, and what is in it."""
    data = b"" if body is None else json.dumps(body).encode()
    answer = await port.ask(method, path, query, secret, data)
    return {"status": answer.status, "kind": answer.kind, "file": answer.file, "body": answer.body}


async def opened(port: Port, game: str, **more: Any) -> Said:
    answer = await asked(port, "POST", "tables", body={"game": game, **more})
    assert answer["status"] == 201, answer
    found: Said = json.loads(answer["body"])
    return found


class Page:
    """A page at a table."""

    def __init__(self, port: Port, table: Said, number: int = 1, lang: str = "en") -> None:
        self.port = port
        self.number = number
        self.table = table
        self.lang = lang
        self.came: asyncio.Queue[Said] = asyncio.Queue()
        self.state: Said = {}
        self.lost = False
        self.next_id = 0

    async def enter(self) -> Page:
        self.port.open(self.number, lambda text: self.came.put_nowait(json.loads(text)), self.leave)
        await self.say(type="hello", table=self.table["table"], key=self.table["key"], lang=self.lang)
        while not self.state:
            await self.hear()
        return self

    def leave(self) -> None:
        self.lost = True

    async def say(self, **message: Any) -> int:
        self.next_id += 1
        await self.port.hear(self.number, json.dumps({"id": self.next_id, **message}))
        return self.next_id

    async def hear(self) -> Said:
        said = await asyncio.wait_for(self.came.get(), PATIENCE)
        if said["type"] == "state":
            self.state = said
        return said

    async def ask(self, **message: Any) -> Said:
        id = await self.say(**message)
        while True:
            said = await self.hear()
            if said["type"] in ("done", "refused") and said["id"] == id:
                return said

    @property
    def over(self) -> bool:
        return bool(self.state.get("outcome"))

    async def act(self, n: int = 0) -> Said | None:
        """Answer what is asked; None: the game is over."""
        while not (self.over or self.state.get("decisions")):
            await self.hear()
        if self.over:
            return None
        decision = self.state["decisions"][0]
        option = decision["options"][n % len(decision["options"])]
        return await self.ask(type="act", decision=decision["id"], action=option["action"], seat=decision["seat"])

    async def play(self, answers: int = 100_000) -> None:
        for n in range(answers):
            reply = await self.act(n * 7)
            if reply is None:
                return
            assert reply["type"] == "done" or reply["code"] in ("stale", "not-asked", "over"), reply

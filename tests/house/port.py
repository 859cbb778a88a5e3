"""A house without any transport: tables in memory, bots that think at once, and pages that speak through a port."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from itertools import count
from typing import Any

import msgspec

from ludotek.house.desk import Desk
from ludotek.house.fanout import Alone
from ludotek.house.guest import Guest
from ludotek.house.house import House
from ludotek.house.limits import Bucket
from ludotek.house.store import Alarm, Conflict, Stored, TableRow
from ludotek.house.thinkers import AtOnce
from ludotek.table.journal import closes

Said = dict[str, Any]
PLACES = count()
PATIENCE = 30.0  # seconds; only a test that fails waits so long


class MemoryStore:
    """Keeps tables as long as it lives, as plain bytes."""

    def __init__(self) -> None:
        self.content: dict[str, bytes] = {}
        self.rows: dict[str, TableRow] = {}
        self.journals: dict[str, list[bytes]] = {}
        self.written: dict[str, float] = {}
        self.alarms: dict[str, Alarm] = {}
        self.beaten = 0.0
        self.shelves: dict[str, dict[str, bytes]] = {}
        self.checkpoints: dict[str, bytes] = {}

    async def create(self, row: TableRow, content: bytes, entries: list[bytes]) -> None:
        if row.id in self.rows:
            raise Conflict(f"there is a table {row.id}")
        self.content.setdefault(row.content, content)
        self.rows[row.id] = row
        self.journals[row.id] = list(entries)
        self.written[row.id] = time.time()

    async def load(self, id: str) -> Stored | None:
        row = self.rows.get(id)
        if row is None:
            return None
        alarm = self.alarms.get(id)
        if alarm is not None:
            alarm = msgspec.structs.replace(alarm, beat=self.beaten)
        return Stored(row, self.content[row.content], self.journals[id][:], self.checkpoints.get(id, b""), alarm=alarm)

    async def tail(self, id: str, after: int) -> list[bytes]:
        return self.journals[id][after:]

    async def ends(self, ids: list[str]) -> dict[str, int]:
        return {id: len(self.journals[id]) for id in ids if id in self.journals}

    async def untouched(self, before: float, most: int) -> list[str]:
        old = [id for id, at in self.written.items() if at < before and not closes(self.journals[id])]
        return sorted(old, key=lambda id: self.written[id])[:most]

    async def set_alarm(self, id: str, alarm: Alarm) -> None:
        self.alarms[id] = alarm

    async def rung(self, now: float, most: int) -> list[str]:
        return sorted((id for id, alarm in self.alarms.items() if alarm.due <= now), key=lambda id: self.alarms[id].due)

    async def drop_alarm(self, id: str) -> None:
        self.alarms.pop(id, None)

    async def beat(self, now: float, longest: float) -> None:
        if not 0.0 <= now - self.beaten <= longest:
            for id, alarm in self.alarms.items():
                self.alarms[id] = msgspec.structs.replace(alarm, due=alarm.due + now - self.beaten)
        self.beaten = now

    async def append(self, id: str, after: int, entries: list[bytes]) -> None:
        if len(self.journals[id]) != after:
            raise Conflict(f"the journal of table {id} ends with entry {len(self.journals[id])}, not {after}")
        self.journals[id] += entries
        self.written[id] = time.time()

    async def mark(self, id: str, checkpoint: bytes) -> None:
        self.checkpoints[id] = checkpoint

    async def keep(self, kind: str, key: str, value: bytes) -> bytes:
        return self.shelves.setdefault(kind, {}).setdefault(key, value)

    async def kept(self, kind: str) -> dict[str, bytes]:
        return dict(self.shelves.get(kind, {}))

    async def drop(self, kind: str, key: str) -> None:
        self.shelves.get(kind, {}).pop(key, None)

    async def ready(self) -> None:
        pass

    async def close(self) -> None:
        pass


def open_house(store: MemoryStore) -> House:
    return House(store, Alone(), AtOnce(), bot_pause=0.0, idle=600.0, away=300.0)


async def new_table(house: House, game: str, **more: Any) -> Said:
    made = await Desk(house).create(json.dumps({"game": game, **more}).encode())
    return {"table": made.table, "key": made.key, "invite": made.invite, "watch": made.watch}


class Port:
    """A page's end of the line: what it says goes to the guest, what the guest sends is read here."""

    def __init__(self, house: House) -> None:
        self.arrived: asyncio.Queue[bytes] = asyncio.Queue()
        self.guest = Guest(house, self.take, Bucket(100_000, 100_000))
        self.came: list[tuple[int, str]] = []  # what was sent, with its place among what was sent to any page
        self.state: Said = {}
        self.preview: Said = {}
        self.log: list[Said] = []
        self.said: list[Said] = []  # everything that came
        self.next_id = 0

    async def take(self, data: bytes) -> None:
        self.came.append((next(PLACES), json.loads(data)["type"]))
        await self.arrived.put(data)

    async def say(self, **message: Any) -> int:
        self.next_id += 1
        await self.guest.hear(json.dumps({"id": self.next_id, **message}).encode())
        return self.next_id

    async def hear(self) -> Said:
        said: Said = json.loads(await asyncio.wait_for(self.arrived.get(), PATIENCE))
        self.said.append(said)
        if said["type"] == "state":
            self.state = said
            self.log[said["log_from"] :] = said["log"]
        elif said["type"] == "preview":
            self.preview = said
        return said

    async def until(self, holds: Callable[[], bool]) -> None:
        while not holds():
            await self.hear()

    async def ask(self, **message: Any) -> Said:
        """Say something and wait for the reply to it."""
        id = await self.say(**message)
        while True:
            said = await self.hear()
            if said["type"] in ("done", "refused") and said["id"] == id:
                return said

    @property
    def decision(self) -> Said:
        return self.state["decisions"][0] if self.state.get("decisions") else {}

    @property
    def over(self) -> bool:
        return bool(self.state.get("outcome"))

    async def play(self, answers: int = 100_000) -> None:
        """Answer whatever is asked, until the game is over."""
        for n in range(answers):
            await self.until(lambda: self.over or bool(self.decision))
            if self.over:
                return
            decision = self.decision
            option = decision["options"][n * 7 % len(decision["options"])]
            reply = await self.ask(type="act", decision=decision["id"], action=option["action"], seat=decision["seat"])
            assert reply["type"] == "done" or reply["code"] in ("stale", "not-asked", "over"), reply

    async def play_until_waiting(self) -> None:
        """Answer until somebody else is asked."""
        assert self.guest.live is not None
        while self.guest.recipient.seat in self.guest.live.table.session.asked():
            await self.play(1)


@asynccontextmanager
async def port(house: House, table: Said, key: str = "", lang: str = "en") -> AsyncIterator[Port]:
    """A page at a table, until it goes."""
    page = Port(house)
    telling = asyncio.create_task(page.guest.tell())
    await page.say(type="hello", table=table["table"], key=key or table["key"], lang=lang)
    await page.until(lambda: bool(page.state))
    try:
        yield page
    finally:
        page.guest.leave()
        telling.cancel()
        await asyncio.gather(telling, return_exceptions=True)

"""A house in a worker: what `client/src/pocket/worker.ts` calls once Python is there."""

from __future__ import annotations

import asyncio
from typing import Any, Final

from ludotek.house.fanout import Fanout
from ludotek.house.hints import Hints
from ludotek.house.house import House
from ludotek.house.keeper import Keeper
from ludotek.house.thinkers import Thinkers
from ludotek.kernel.header import DEVICE
from ludotek.pocket.device import BrowserDevice
from ludotek.pocket.port import Answer, Port
from ludotek.pocket.store import DeviceStore
from ludotek.pocket.tabs import Tabs
from ludotek.pocket.thinkers import SecondWorker
from ludotek.table.reviewing import Told

BOT_PAUSE: Final = 0.35  # seconds between two answers of bots, as on a server
IDLE: Final = 600.0
AWAY: Final = 300.0


def start(database: Any, channel: Any, think: Any, ponder: Any) -> Pocket:
    """The house over the browser's database; `channel` is how tabs tell each other of new entries, `think` takes a task to the
    second worker, `ponder` one that needs minutes to another, which tells how much is done."""

    async def work(task: bytes) -> bytes:
        from pyodide.ffi import to_js

        return bytes((await think(to_js(task))).to_bytes())

    async def work_long(task: bytes, told: Told) -> bytes:
        from pyodide.ffi import create_proxy, to_js

        telling = create_proxy(told)
        try:
            return bytes((await ponder(to_js(task), telling)).to_bytes())
        finally:
            telling.destroy()

    return Pocket(DeviceStore(BrowserDevice(database)), Tabs(channel), SecondWorker(work, work_long))


class Pocket:
    """What the worker calls. Values come and go as the browser has them."""

    def __init__(self, store: DeviceStore, fanout: Fanout, thinkers: Thinkers) -> None:
        self.house = House(store, fanout, thinkers, BOT_PAUSE, IDLE, AWAY, place=DEVICE)
        self.hints = Hints(self.house)
        fanout.subscribe(self.hints.heard, self.hints.missed)
        self.port = Port(self.house)
        self.keeping = asyncio.ensure_future(Keeper(self.house).stay())

    async def ask(self, method: str, path: str, query: Any, secret: str, data: str) -> Any:
        from pyodide.ffi import to_js

        answer: Answer = await self.port.ask(method, path, dict(query.to_py()), secret, data.encode())
        return to_js([answer.status, answer.kind, answer.file, answer.body])

    def open(self, number: int, send: Any, lost: Any) -> None:
        self.port.open(number, send, lost)

    async def hear(self, number: int, text: str) -> None:
        await self.port.hear(number, text)

    def close(self, number: int) -> None:
        self.port.close(number)

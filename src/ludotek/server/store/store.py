"""The store of a server: its database, asked in threads, because a disk must not hold up the tables."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import ParamSpec, TypeVar

from ludotek.house.store import Alarm, Conflict, Stored, TableRow
from ludotek.server.store.database import Database
from ludotek.server.store.engines import CONNECTIONS
from ludotek.server.store.together import Growth, Together

P = ParamSpec("P")
R = TypeVar("R")
Worked = Callable[[str, float, BaseException | None], None]  # what was done, for how many seconds, and what went wrong


def unwatched(work: str, seconds: float, problem: BaseException | None) -> None:
    pass


class DatabaseStore:
    """One hop to a thread and one back for each request. What has been asked for is done even if the caller goes away, also
    when it still waits in line."""

    def __init__(self, database: Database, worked: Worked = unwatched) -> None:
        self.database = database
        self._worked = worked
        self._readers = ThreadPoolExecutor(CONNECTIONS, "store")
        # SQLite has one writer: the others wait in line and not for its lock, and share what each wait for the disk costs.
        # PostgreSQL needs no line of ours, and commits in groups itself.
        self._writers = ThreadPoolExecutor(1, "writer") if database.file else self._readers
        self._together = Together(self._grow)

    @staticmethod
    async def open(url: str, worked: Worked = unwatched) -> DatabaseStore:
        return DatabaseStore(await asyncio.to_thread(Database.open, url), worked)

    async def create(self, row: TableRow, content: bytes, entries: list[bytes]) -> None:
        await self._in(self._writers, self.database.create, row, content, entries)

    async def load(self, id: str) -> Stored | None:
        return await self._in(self._readers, self.database.load, id)

    async def tail(self, id: str, after: int) -> list[bytes]:
        return await self._in(self._readers, self.database.tail, id, after)

    async def ends(self, ids: list[str]) -> dict[str, int]:
        return await self._in(self._readers, self.database.ends, ids)

    async def untouched(self, before: float, most: int) -> list[str]:
        return await self._in(self._readers, self.database.untouched, before, most)

    async def set_alarm(self, id: str, alarm: Alarm) -> None:
        await self._in(self._writers, self.database.set_alarm, id, alarm)

    async def rung(self, now: float, most: int) -> list[str]:
        return await self._in(self._readers, self.database.rung, now, most)

    async def drop_alarm(self, id: str) -> None:
        await self._in(self._writers, self.database.drop_alarm, id)

    async def beat(self, now: float, longest: float) -> None:
        await self._in(self._writers, self.database.beat, now, longest)

    async def append(self, id: str, after: int, entries: list[bytes]) -> None:
        growth = Growth(id, after, entries)
        if self.database.file:
            await self._together.add(growth)
        else:
            [problem] = await self._grow([growth])
            if problem is not None:
                raise problem

    async def _grow(self, growths: list[Growth]) -> list[Conflict | None]:
        return await self._in(self._writers, self.database.append, growths)

    async def mark(self, id: str, checkpoint: bytes) -> None:
        await self._in(self._writers, self.database.mark, id, checkpoint)

    async def keep(self, kind: str, key: str, value: bytes) -> bytes:
        return await self._in(self._writers, self.database.keep, kind, key, value)

    async def kept(self, kind: str) -> dict[str, bytes]:
        return await self._in(self._readers, self.database.kept, kind)

    async def drop(self, kind: str, key: str) -> None:
        await self._in(self._writers, self.database.drop, kind, key)

    async def ready(self) -> None:
        await self._in(self._writers, self.database.ready)

    async def close(self) -> None:
        await self._together.close()
        for threads in (self._writers, self._readers):
            await asyncio.to_thread(threads.shutdown)
        self.database.close()

    async def _in(self, threads: ThreadPoolExecutor, ask: Callable[P, R], *args: P.args, **kwargs: P.kwargs) -> R:
        began = time.perf_counter()
        asked = asyncio.get_running_loop().run_in_executor(threads, lambda: ask(*args, **kwargs))
        # Asked for its exception in any case: if nobody waits any more, it is not worth logging.
        asked.add_done_callback(lambda done: self._worked(ask.__name__, time.perf_counter() - began, done.exception()))
        await asyncio.wait([asked])
        return asked.result()

"""The store: create a table, load it, append to its journal; whatever returned is durable."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager, nullcontext
from functools import wraps
from pathlib import Path
from typing import Any, Concatenate, ParamSpec, TypeVar

import msgspec
from sqlalchemy import delete, func, insert, select
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from ludotek.house.store import Cause, Conflict, Stored, StoreDown, TableRow
from ludotek.server.store.engines import address, engine_for, make_file
from ludotek.server.store.errors import told_plainly
from ludotek.server.store.migrate import migrate
from ludotek.server.store.schema import CONTENT, JOURNAL, SHELVES, TABLES

PROBE = "probe"  # no content has this hash

P = ParamSpec("P")
R = TypeVar("R")


def carried_through(
    method: Callable[Concatenate[DatabaseStore, P], Coroutine[Any, Any, R]],
) -> Callable[Concatenate[DatabaseStore, P], Coroutine[Any, Any, R]]:
    """Finish even if the caller goes away: cancelled half-way, it would leave a transaction open for ever."""

    @wraps(method)
    async def run(self: DatabaseStore, /, *args: P.args, **kwargs: P.kwargs) -> R:
        task = asyncio.create_task(method(self, *args, **kwargs))
        self._running.add(task)
        task.add_done_callback(self._ended)
        return await asyncio.shield(task)

    return run


class DatabaseStore:
    def __init__(self, engine: AsyncEngine, file: Path | None) -> None:
        self._reader = engine
        self._writer = engine.execution_options(writing=True)
        # SQLite has one writer: waiting here does not hold a connection. PostgreSQL needs no queue of ours.
        self._turn = asyncio.Lock() if file else nullcontext()
        self._running: set[asyncio.Task[Any]] = set()
        self._file = file
        self._inode = file.stat().st_ino if file else 0

    def _ended(self, task: asyncio.Task[Any]) -> None:
        self._running.discard(task)
        if not task.cancelled():
            task.exception()  # whoever waits is told; if nobody waits any more, it is not worth logging

    @staticmethod
    async def open(url: str) -> DatabaseStore:
        """Open a database, making or upgrading it where that is needed; processes may do so at the same time."""
        where = address(url)
        file = Path(where.database or "") if where.get_backend_name() == "sqlite" else None
        with told_plainly("the database cannot be opened"):
            if file:
                await asyncio.to_thread(make_file, file)
            store = DatabaseStore(engine_for(where), file)
            try:
                await migrate(store._reader, store._writer)
            except BaseException:
                await store.close()
                raise
        return store

    @carried_through
    async def create(self, row: TableRow, content: bytes, entries: list[bytes]) -> None:
        """Set up a table with the first entries of its journal: all of it or nothing."""
        async with self._writing(f"table {row.id} was not created") as connection:
            await connection.execute(self._content(row.content, content))
            await connection.execute(insert(TABLES), msgspec.structs.asdict(row))
            await write_journal(connection, row.id, 0, entries)

    @carried_through
    async def load(self, id: str) -> Stored | None:
        async with self._reading(f"table {id} was not read") as connection:
            joined = select(TABLES, CONTENT.c.data).join(CONTENT).where(TABLES.c.id == id)
            found = (await connection.execute(joined)).one_or_none()
            if found is None:
                return None
            return Stored(TableRow(*found[:-1]), found.data, await read_journal(connection, id, 0))

    @carried_through
    async def tail(self, id: str, after: int) -> list[bytes]:
        """The entries of the journal beyond one that the reader has."""
        async with self._reading(f"the journal of table {id} was not read") as connection:
            return await read_journal(connection, id, after)

    @carried_through
    async def append(self, id: str, after: int, entries: list[bytes]) -> None:
        """Add entries after + 1, after + 2 …, all of them or none; they are durable when this returns."""
        what = f"the journal of table {id} was not continued after entry {after}"
        async with self._writing(what) as connection:
            last = await connection.scalar(select(func.max(JOURNAL.c.seq)).where(JOURNAL.c.table_id == id))
            if (last or 0) != after:
                raise Conflict(f"{what}: it ends with entry {last or 0}")
            await write_journal(connection, id, after, entries)

    @carried_through
    async def keep(self, kind: str, key: str, value: bytes) -> bytes:
        """Whoever comes first decides; everybody reads what lies there."""
        async with self._writing(f"{kind} {key} was not kept") as connection:
            new = sqlite.insert(SHELVES) if self._file else postgresql.insert(SHELVES)
            await connection.execute(new.values(kind=kind, key=key, value=value).on_conflict_do_nothing())
            there = select(SHELVES.c.value).where((SHELVES.c.kind == kind) & (SHELVES.c.key == key))
            found: bytes = (await connection.scalars(there)).one()
            return found

    @carried_through
    async def kept(self, kind: str) -> dict[str, bytes]:
        async with self._reading(f"{kind} was not read") as connection:
            found = await connection.execute(select(SHELVES.c.key, SHELVES.c.value).where(SHELVES.c.kind == kind))
            return {row.key: row.value for row in found}

    @carried_through
    async def drop(self, kind: str, key: str) -> None:
        async with self._writing(f"{kind} {key} was not dropped") as connection:
            await connection.execute(delete(SHELVES).where((SHELVES.c.kind == kind) & (SHELVES.c.key == key)))

    @carried_through
    async def ready(self) -> None:
        """Do what an append does, and leave nothing behind; raises `StoreDown` where that is not possible."""
        async with self._writing("the database cannot be written") as connection:
            # Larger than a page, so that a full database has no room left for it.
            await connection.execute(self._content(PROBE, bytes(8192)))
            await connection.execute(delete(CONTENT).where(CONTENT.c.hash == PROBE))

    async def close(self) -> None:
        await asyncio.gather(*self._running, return_exceptions=True)
        await self._reader.dispose()

    def _content(self, hash: str, data: bytes) -> sqlite.Insert | postgresql.Insert:
        """Content is known by its hash: what is there already is the same."""
        new = sqlite.insert(CONTENT) if self._file else postgresql.insert(CONTENT)
        return new.values(hash=hash, data=data).on_conflict_do_nothing()

    @asynccontextmanager
    async def _reading(self, what: str) -> AsyncIterator[AsyncConnection]:
        with told_plainly(what):
            async with self._reader.connect() as connection:
                yield connection

    @asynccontextmanager
    async def _writing(self, what: str) -> AsyncIterator[AsyncConnection]:
        async with self._turn:
            self._check_file(what)
            with told_plainly(what):
                async with self._writer.begin() as connection:
                    yield connection

    def _check_file(self, what: str) -> None:
        """SQLite would keep writing to a file that was deleted or replaced, and every entry would be lost."""
        if self._file is None:
            return
        try:
            moved = self._file.stat().st_ino != self._inode
        except OSError:
            moved = True
        if moved:
            raise StoreDown(Cause.GONE, f"{what}: the file {self._file} was deleted or replaced")


async def write_journal(connection: AsyncConnection, id: str, after: int, entries: list[bytes]) -> None:
    rows = [{"table_id": id, "seq": seq, "entry": entry} for seq, entry in enumerate(entries, after + 1)]
    if rows:
        await connection.execute(insert(JOURNAL), rows)


async def read_journal(connection: AsyncConnection, id: str, after: int) -> list[bytes]:
    where = (JOURNAL.c.table_id == id) & (JOURNAL.c.seq > after)
    return list(await connection.scalars(select(JOURNAL.c.entry).where(where).order_by(JOURNAL.c.seq)))

"""The worker's database as Python sees it: bytes and lists instead of the browser's own kinds of values."""

from __future__ import annotations

from typing import Any

from ludotek.pocket.store import Kept, Trouble


class BrowserDevice:
    """`database` is that of `client/src/pocket/database.ts`."""

    def __init__(self, database: Any) -> None:
        self.database = database

    async def create(self, id: str, hash: str, content: bytes, row: bytes, entries: list[bytes]) -> None:
        await self.call("create", id, hash, content, row, entries)

    async def load(self, id: str) -> Kept | None:
        found = await self.call("load", id)
        return None if found is None else Kept(found[0], found[1], found[2], found[3], found[4])

    async def tail(self, id: str, after: int) -> list[bytes]:
        found: list[bytes] = await self.call("tail", id, after)
        return found

    async def end(self, id: str) -> int:
        return int(await self.call("end", id))

    async def append(self, id: str, after: int, entries: list[bytes]) -> None:
        await self.call("append", id, after, entries)

    async def note(self, id: str, field: str, value: bytes) -> None:
        await self.call("note", id, field, value)

    async def alarms(self) -> dict[str, bytes]:
        return dict(await self.call("alarms"))

    async def keep(self, kind: str, key: str, value: bytes, replace: bool) -> bytes:
        found: bytes = await self.call("keep", kind, key, value, replace)
        return found

    async def kept(self, kind: str) -> dict[str, bytes]:
        return dict(await self.call("kept", kind))

    async def drop(self, kind: str, key: str) -> None:
        await self.call("drop", kind, key)

    async def call(self, name: str, *given: Any) -> Any:
        from pyodide.ffi import JsException, to_js

        try:
            found = await getattr(self.database, name)(*[to_js(each) for each in given])
        except JsException as problem:
            raise Trouble(str(problem.name), str(problem.message)) from None
        return plain(found)


def plain(value: Any) -> Any:
    """A value of the browser's as one of Python's: arrays as lists, arrays of bytes as bytes, its null as None."""
    from pyodide.ffi import JsArray, JsBuffer, jsnull

    if value is jsnull:
        return None
    if isinstance(value, JsBuffer):
        return bytes(value.to_bytes())
    if isinstance(value, JsArray):
        return [plain(each) for each in value]
    return value

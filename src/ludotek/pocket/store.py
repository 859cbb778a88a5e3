"""Tables in the browser's own database, by the law of the server's: the key of a journal's entry decides who was first."""

from __future__ import annotations

import time
from typing import Any, Final, Protocol

import msgspec

from ludotek.house.store import Alarm, Cause, Conflict, Stored, StoreDown, TableRow

BEAT: Final = "beat"  # the shelf, and its key, of the time at which a house was last known to be there


class Kept(msgspec.Struct):
    """A table as the database has it."""

    row: bytes
    content: bytes
    journal: list[bytes]
    checkpoint: bytes = b""
    alarm: bytes = b""


class Trouble(Exception):
    """The database could not do it. `name` is that of the browser's error."""

    def __init__(self, name: str, detail: str = "") -> None:
        super().__init__(f"{name}: {detail}" if detail else name)
        self.name = name


TAKEN: Final = "ConstraintError"  # a key that is there already
FULL: Final = "QuotaExceededError"


class Device(Protocol):
    """The database as the worker offers it. Each call is one transaction, durable when it returns; `Trouble` if it cannot."""

    async def create(self, id: str, hash: str, content: bytes, row: bytes, entries: list[bytes]) -> None: ...

    async def load(self, id: str) -> Kept | None: ...

    async def tail(self, id: str, after: int) -> list[bytes]: ...

    async def end(self, id: str) -> int:
        """The number of the last entry of a journal; 0: there is no such table."""

    async def append(self, id: str, after: int, entries: list[bytes]) -> None:
        """Add entries; `Trouble(TAKEN)` if the journal does not end there."""

    async def note(self, id: str, field: str, value: bytes) -> None:
        """Keep a checkpoint or an alarm of a table."""

    async def alarms(self) -> dict[str, bytes]: ...

    async def keep(self, kind: str, key: str, value: bytes, replace: bool) -> bytes: ...

    async def kept(self, kind: str) -> dict[str, bytes]: ...

    async def drop(self, kind: str, key: str) -> None: ...


_row = msgspec.msgpack.Decoder(TableRow)
_alarm = msgspec.msgpack.Decoder(Alarm)
_number = msgspec.msgpack.Decoder(float)


class DeviceStore:
    """The house's store on a device."""

    def __init__(self, device: Device) -> None:
        self.device = device

    async def create(self, row: TableRow, content: bytes, entries: list[bytes]) -> None:
        try:
            await self.device.create(row.id, row.content, content, msgspec.msgpack.encode(row), entries)
        except Trouble as trouble:
            raise told(trouble, f"there is a table {row.id}") from None

    async def load(self, id: str) -> Stored | None:
        kept = await self.asked(self.device.load(id))
        if kept is None:
            return None
        alarm = None
        if kept.alarm:
            alarm = msgspec.structs.replace(_alarm.decode(kept.alarm), beat=await self.beaten())
        return Stored(_row.decode(kept.row), kept.content, kept.journal, kept.checkpoint, alarm=alarm)

    async def tail(self, id: str, after: int) -> list[bytes]:
        found: list[bytes] = await self.asked(self.device.tail(id, after))
        return found

    async def ends(self, ids: list[str]) -> dict[str, int]:
        found = {id: await self.asked(self.device.end(id)) for id in ids}
        return {id: end for id, end in found.items() if end > 0}

    async def untouched(self, before: float, most: int) -> list[str]:
        """Nobody but their owner closes tables on a device."""
        return []

    async def append(self, id: str, after: int, entries: list[bytes]) -> None:
        try:
            await self.device.append(id, after, entries)
        except Trouble as trouble:
            raise told(trouble, f"the journal of table {id} does not end with entry {after}") from None

    async def mark(self, id: str, checkpoint: bytes) -> None:
        await self.asked(self.device.note(id, "checkpoint", checkpoint))

    # clocks

    async def set_alarm(self, id: str, alarm: Alarm) -> None:
        await self.asked(self.device.note(id, "alarm", msgspec.msgpack.encode(alarm)))

    async def drop_alarm(self, id: str) -> None:
        await self.asked(self.device.note(id, "alarm", b""))

    async def alarms(self) -> dict[str, Alarm]:
        found: dict[str, bytes] = await self.asked(self.device.alarms())
        return {id: _alarm.decode(alarm) for id, alarm in found.items() if alarm}

    async def rung(self, now: float, most: int) -> list[str]:
        due = sorted((alarm.due, id) for id, alarm in (await self.alarms()).items() if alarm.due <= now)
        return [id for _, id in due[:most]]

    async def beat(self, now: float, longest: float) -> None:
        last = await self.beaten()
        if last and not 0.0 <= now - last <= longest:
            for id, alarm in (await self.alarms()).items():
                await self.set_alarm(id, msgspec.structs.replace(alarm, due=alarm.due + now - last))
        await self.asked(self.device.keep(BEAT, BEAT, msgspec.msgpack.encode(now), True))

    async def beaten(self) -> float:
        shelf: dict[str, bytes] = await self.asked(self.device.kept(BEAT))
        return _number.decode(shelf[BEAT]) if BEAT in shelf else 0.0

    # shelves

    async def keep(self, kind: str, key: str, value: bytes) -> bytes:
        found: bytes = await self.asked(self.device.keep(kind, key, value, False))
        return found

    async def kept(self, kind: str) -> dict[str, bytes]:
        found: dict[str, bytes] = await self.asked(self.device.kept(kind))
        return found

    async def drop(self, kind: str, key: str) -> None:
        await self.asked(self.device.drop(kind, key))

    async def ready(self) -> None:
        await self.asked(self.device.keep("ready", "ready", str(time.time()).encode(), True))

    async def close(self) -> None:
        pass

    async def asked(self, asking: Any) -> Any:
        try:
            return await asking
        except Trouble as trouble:
            raise told(trouble, "") from None


def told(trouble: Trouble, conflict: str) -> Exception:
    """What the house calls the trouble."""
    if trouble.name == TAKEN:
        return Conflict(conflict)
    return StoreDown(Cause.NO_ROOM if trouble.name == FULL else Cause.BROWSER, str(trouble))

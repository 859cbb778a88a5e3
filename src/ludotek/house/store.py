"""The contract of a store: each table with its content and its append-only journal; whatever returned is durable."""

from __future__ import annotations

from enum import StrEnum
from typing import Protocol

import msgspec

from ludotek.kernel.errors import LudotekError


class TableRow(msgspec.Struct, frozen=True):
    """What is fixed when a table is set up; everything after that is in its journal."""

    id: str
    game: str
    created: float  # seconds since 1970
    content: str  # the hash of the content that it is played with
    header: bytes
    seed: bytes  # the secret of the sealed chance


class Alarm(msgspec.Struct, frozen=True):
    """When a clock runs out at a table that nobody is at, and what was left on all clocks when that was found out."""

    seq: int  # the last entry of the journal then
    due: float  # seconds since 1970
    left: list[float]  # seconds
    beat: float  # when a process was last known to be there


class Stored(msgspec.Struct, frozen=True):
    """A table as the store has it, the journal in order from entry 1."""

    row: TableRow
    content: bytes
    journal: list[bytes]
    checkpoint: bytes = b""  # b"": there is none
    length: int = 0  # entries that were written, whatever has become of them; 0: not known
    alarm: Alarm | None = None


def must_be_whole(stored: Stored) -> None:
    """Only a journal with all of its entries is a table; which are missing cannot be told from those that are there."""
    if len(stored.journal) < stored.length:
        raise LudotekError(f"the journal has only {len(stored.journal)} of its {stored.length} entries")


class Store(Protocol):
    """Keeps tables. Where it cannot, it raises `StoreDown`."""

    async def create(self, row: TableRow, content: bytes, entries: list[bytes]) -> None:
        """Keep a new table; content is known by its hash and kept once."""

    async def load(self, id: str) -> Stored | None: ...

    async def tail(self, id: str, after: int) -> list[bytes]:
        """The entries of the journal beyond one that the reader has."""

    async def ends(self, ids: list[str]) -> dict[str, int]:
        """The number of the last entry of each of these journals, where there is one."""

    async def untouched(self, before: float, most: int) -> list[str]:
        """Tables that are not closed, and of which nothing was written since that time; the oldest first."""

    async def set_alarm(self, id: str, alarm: Alarm) -> None:
        """Keep an alarm instead of the last one of its table."""

    async def rung(self, now: float, most: int) -> list[str]:
        """Tables whose alarms are due by now, the earliest first."""

    async def drop_alarm(self, id: str) -> None: ...

    async def beat(self, now: float, longest: float) -> None:
        """A process is there. If none has said so for longer than that, or only later than now, all alarms are put off (or
        brought forward) by the difference."""

    async def append(self, id: str, after: int, entries: list[bytes]) -> None:
        """Add entries after + 1, after + 2 …, all of them or none; `Conflict` if the journal does not end there."""

    async def mark(self, id: str, checkpoint: bytes) -> None:
        """Keep a checkpoint of a table instead of the last one; it may be lost."""

    async def keep(self, kind: str, key: str, value: bytes) -> bytes:
        """Put something small on the shelf of its kind, unless that key is taken; what lies there now."""

    async def kept(self, kind: str) -> dict[str, bytes]:
        """Everything on the shelf of a kind, by its keys."""

    async def drop(self, kind: str, key: str) -> None:
        """Take something off its shelf, if it is there."""

    async def ready(self) -> None:
        """Do what an append does, and leave nothing behind."""

    async def close(self) -> None: ...


class Conflict(LudotekError):
    """The journal does not end where the writer believed; nothing was written.

    The writer reads the tail. Where that is empty, the writer is ahead of the journal and has to load the table again.
    """


class Cause(StrEnum):
    """What is wrong with the store, in a word that a page can put into the player's language."""

    READ_ONLY = "read-only"
    FULL = "full"
    BUSY = "busy"
    GONE = "gone"
    FAILED = "failed"
    NO_ROOM = "no-room"  # on a device, where people are told what they can do about it
    BROWSER = "browser"


SAYS = {
    Cause.READ_ONLY: "the database is read-only",
    Cause.FULL: "the database or its disk is full",
    Cause.BUSY: "the database is busy and did not answer in time",
    Cause.GONE: "the database is gone or cannot be reached",
    Cause.FAILED: "the database failed",
    Cause.NO_ROOM: "the browser has no room left for this site",
    Cause.BROWSER: "the browser keeps nothing for this site",
}


class StoreDown(LudotekError):
    """The store could not do it. If the connection broke during a commit, the entries may be there anyway."""

    def __init__(self, cause: Cause, detail: str) -> None:
        super().__init__(f"{SAYS[cause]}: {detail}")
        self.cause = cause

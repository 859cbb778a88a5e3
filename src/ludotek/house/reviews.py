"""Reviews of finished games: each is made once, by the thinkers, and kept in the store beside its table."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from ludotek.house.store import Store
from ludotek.house.thinkers import Thinkers
from ludotek.table.advice import can_advise
from ludotek.table.refusal import Code, TableRefusal
from ludotek.table.review import Review, seats_reviewed
from ludotek.table.reviewing import Finished, from_bytes
from ludotek.table.table import Table

MOST = 16  # reviews that are made or waited for at a time
PATIENCE = 1.0  # seconds after which somebody who waits is told how far it is
FORM = 1  # of what is kept; another one is made anew

Counted = Callable[[], None]  # called before a review is begun for somebody; refuses one too many


def uncounted() -> None:
    """Whoever asks may have as many as they like."""


class Making:
    """A review that is being made: how much of it is done, from 0 to 1."""

    def __init__(self) -> None:
        self.done = 0.0
        self.task: asyncio.Task[bytes]

    def tell(self, done: float) -> None:
        self.done = done


class Reviews:
    def __init__(self, store: Store, thinkers: Thinkers) -> None:
        self.store = store
        self.thinkers = thinkers
        self.making: dict[tuple[str, str], Making] = {}

    async def find(self, table: Table, seat: int, counted: Counted) -> Review | float:
        """The review of a seat, or how much of it is done. A game that goes on, or was broken off, keeps its secrets."""
        if not table.match.over:
            raise TableRefusal(Code.NOT_OVER)
        if not can_advise(table.match.rules):
            raise TableRefusal(Code.NO_REVIEW)
        name = shelf(table), key_of(table, seat)
        if name not in self.making:
            kept = (await self.store.kept(name[0])).get(name[1])
            if kept is not None:
                return from_bytes(kept)
        making = self.making.get(name) or self.begin(name, Finished(table.match, seat), counted)
        await asyncio.wait({making.task}, timeout=PATIENCE)
        if not making.task.done():
            return making.done
        self.making.pop(name, None)  # a failure is told once; then it may be tried again
        return from_bytes(making.task.result())

    def begin(self, name: tuple[str, str], finished: Finished, counted: Counted) -> Making:
        """It is made to its end, whether or not anybody still waits for it."""
        if sum(1 for each in self.making.values() if not each.task.done()) >= MOST:
            raise TableRefusal(Code.TOO_MANY_REVIEWS)
        counted()
        making = self.making[name] = Making()
        making.task = asyncio.create_task(self.make(name, finished, making))
        return making

    async def make(self, name: tuple[str, str], finished: Finished, making: Making) -> bytes:
        made = await self.thinkers.review(finished, making.tell)
        kept = await self.store.keep(*name, made)
        self.making.pop(name, None)
        return kept

    async def made(self, table: Table, seat: int, counted: Counted) -> Review:
        """A review that somebody has read before."""
        found = await self.find(table, seat, counted)
        if isinstance(found, float):
            raise TableRefusal(Code.NO_HELP_IN_TIME)
        return found

    def close(self) -> None:
        for making in self.making.values():
            making.task.cancel()


def shelf(table: Table) -> str:
    return f"review {table.id}"


def key_of(table: Table, seat: int) -> str:
    """A game that was taken up again after its end has a longer record, and another review."""
    return f"{FORM} {seats_reviewed(table.match, seat)[0]} {len(table.match.lines)}"

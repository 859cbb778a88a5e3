"""Measurements of packs: each is made once, by the thinkers, and remembered as long as this process lives."""

from __future__ import annotations

import asyncio

from ludotek.house import wire
from ludotek.house.reviews import Counted
from ludotek.house.thinkers import MeasuredIn, Thinkers
from ludotek.kernel.reader import content_hash
from ludotek.table.refusal import Code, TableRefusal

MOST = 6  # that are made or waited for at a time
REMEMBERED = 200
PATIENCE = 1.0  # seconds after which somebody who waits is told how far it is


class Making:
    """One that is being made: how much of it is done, from 0 to 1."""

    def __init__(self) -> None:
        self.done = 0.0
        self.task: asyncio.Task[MeasuredIn]

    def tell(self, done: float) -> None:
        self.done = done


class Measures:
    def __init__(self, thinkers: Thinkers) -> None:
        self.thinkers = thinkers
        self.making: dict[str, Making] = {}
        self.made: dict[str, MeasuredIn] = {}

    async def find(self, asked: wire.AskMeasure, counted: Counted) -> wire.Measuring:
        """What was measured, or how much of it is done."""
        key = content_hash({"pack": asked.pack, "rungs": asked.rungs, "card": asked.card})
        if key not in self.made:
            making = self.making.get(key) or self.begin(key, asked, counted)
            await asyncio.wait({making.task}, timeout=PATIENCE)
            if not making.task.done():
                return wire.Measuring(done=making.done)
            self.making.pop(key, None)  # a failure is told once; then it may be tried again
            self.keep(key, making.task.result())
        return wire.Measuring(done=1.0, measured=self.made[key][asked.lang])

    def begin(self, key: str, asked: wire.AskMeasure, counted: Counted) -> Making:
        """It is made to its end, whether or not anybody still waits for it."""
        if sum(1 for each in self.making.values() if not each.task.done()) >= MOST:
            raise TableRefusal(Code.BENCH_BUSY)
        counted()
        for other, each in list(self.making.items()):
            if each.task.done():  # nobody has come back for it
                del self.making[other]
        making = self.making[key] = Making()
        making.task = asyncio.create_task(self.make(key, asked, making))
        return making

    async def make(self, key: str, asked: wire.AskMeasure, making: Making) -> MeasuredIn:
        problem = await self.thinkers.look_through(asked.pack, asked.lang)
        if problem:
            raise TableRefusal(Code.BAD_PACK, {"problem": problem}, lang=asked.lang)
        found = await self.thinkers.measure(asked, making.tell)
        self.keep(key, found)
        self.making.pop(key, None)
        return found

    def keep(self, key: str, found: MeasuredIn) -> None:
        self.made[key] = found
        if len(self.made) > REMEMBERED:
            self.made.pop(next(iter(self.made)))

    def close(self) -> None:
        for making in self.making.values():
            making.task.cancel()

"""A process for what takes long and may wait: one thing at a time, behind everything else that the machine has to do."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Callable
from ctypes import c_double

from ludotek.server.workers import SPAWN, Seen, Thought, Workers, begin_work
from ludotek.table.reviewing import Told

LOOKS = 0.25  # seconds between two looks at how much is done
PATIENT = 5  # how much further it stands back, for bots too

_done: c_double | None = None  # in the worker: how much of it is done, for the server to read


def begin_unhurried(engine: str, done: c_double) -> None:
    global _done
    begin_work(engine)
    _done = done
    if hasattr(os, "nice"):  # not on every system
        os.nice(PATIENT)


def tell(done: float) -> None:
    """In the worker."""
    if _done is not None:
        _done.value = done


class Unhurried(Workers):
    def __init__(self, deadline: float) -> None:
        self.done = SPAWN.RawValue(c_double, 0.0)
        super().__init__(1, deadline, begin_unhurried, self.done)

    async def take_time(self, think: Callable[[Seen], Thought], seen: Seen, told: Told) -> Thought | None:
        """What the worker makes of it; None if that takes too long even for it. Meanwhile it is told how much is done."""
        async with self.free:
            self.done.value = 0.0
            work = asyncio.ensure_future(self.work(think, seen))
            while not work.done():
                await asyncio.wait({work}, timeout=LOOKS)
                told(self.done.value)
        return work.result()

"""The process that reviews finished games: one game at a time, behind everything else that the machine has to do."""

from __future__ import annotations

import asyncio
import os
from ctypes import c_double

from ludotek.server.workers import SPAWN, Workers, begin_work
from ludotek.table.refusal import Code, TableRefusal
from ludotek.table.reviewing import Finished, Told, make_review

DEADLINE = 600.0  # seconds; a long game takes minutes on a slow machine
LOOKS = 0.25  # seconds between two looks at how much is done
PATIENT = 5  # how much further it stands back, for bots too

_done: c_double | None = None  # in the worker: how much of a review is done, for the server to read


def begin_reviewing(engine: str, done: c_double) -> None:
    global _done
    begin_work(engine)
    _done = done
    if hasattr(os, "nice"):  # not on every system
        os.nice(PATIENT)


def review(finished: Finished) -> bytes:
    """In the worker."""
    return make_review(finished, tell)


def tell(done: float) -> None:
    if _done is not None:
        _done.value = done


class Reviewers(Workers):
    def __init__(self, deadline: float = DEADLINE) -> None:
        self.done = SPAWN.RawValue(c_double, 0.0)
        super().__init__(1, deadline, begin_reviewing, self.done)

    async def review(self, finished: Finished, told: Told) -> bytes:
        async with self.free:
            self.done.value = 0.0
            work = asyncio.ensure_future(self.work(review, finished))
            while not work.done():
                await asyncio.wait({work}, timeout=LOOKS)
                told(self.done.value)
        made = work.result()
        if made is None:
            raise TableRefusal(Code.NO_HELP_IN_TIME)
        return made

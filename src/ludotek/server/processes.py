"""Thinking has processes of its own: a slow bot, or a long review, must not hold up a table."""

from __future__ import annotations

import os
from collections.abc import Callable
from typing import Any

from ludotek.house import wire
from ludotek.house.backup import problem_in
from ludotek.house.store import Stored
from ludotek.house.thinkers import Elsewhere, MeasuredIn
from ludotek.kernel.trial import Trial
from ludotek.server import measuring
from ludotek.server.examiners import Examiners
from ludotek.server.unhurried import Unhurried, tell
from ludotek.server.workers import Seen, Thought, Workers
from ludotek.table import reviewing
from ludotek.table.refusal import Code, TableRefusal
from ludotek.table.reviewing import Finished, make_review
from ludotek.table.trying import Tried

DEADLINE = 5.0  # seconds
REVIEW_DEADLINE = 600.0  # a long game takes minutes on a slow machine


def review(finished: Finished) -> bytes:
    """In the worker."""
    return make_review(finished, tell)


class Processes(Elsewhere, Workers):
    """The worker processes for bots and for people who ask for help; reviews have one of their own."""

    def __init__(self, workers: int = 0, deadline: float = DEADLINE) -> None:
        Elsewhere.__init__(self)
        Workers.__init__(self, workers or max(1, (os.cpu_count() or 2) // 2), deadline)
        self.reviewers = Unhurried(REVIEW_DEADLINE)
        self.measurers = Unhurried(measuring.DEADLINE)
        self.examiners = Examiners()

    async def away(self, work: Callable[[Seen], Thought], seen: Seen) -> Thought | None:
        async with self.free:
            return await self.work(work, seen)

    async def review(self, finished: Finished, told: reviewing.Told) -> bytes:
        made = await self.reviewers.take_time(review, finished, told)
        if made is None:
            raise TableRefusal(Code.NO_HELP_IN_TIME)
        return made

    async def measure(self, asked: wire.AskMeasure, told: reviewing.Told) -> MeasuredIn:
        made = await self.measurers.take_time(measuring.measured, asked, told)
        if made is None:
            raise TableRefusal(Code.PACK_TOO_HARD)
        return made

    async def examine(self, asked: wire.AskExamine) -> bytes:
        return await self.examiners.examine(asked)

    async def look_through(self, pack: dict[str, Any], lang: str) -> str:
        return await self.examiners.look_through(pack, lang)

    async def look_into(self, stored: Stored) -> str:
        return await self.examiners.one_by_one(problem_in, stored)

    async def lay_out(self, tried: Tried) -> Trial | None:
        return await self.examiners.lay_out(tried)

    def close(self) -> None:
        """Waits for their end: a server that a signal ends tidies nothing up afterwards, and what is left is complained of."""
        self.stop(wait=True)
        self.reviewers.stop(wait=True)
        self.measurers.stop(wait=True)
        self.examiners.stop(wait=True)

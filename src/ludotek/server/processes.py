"""Thinking has processes of its own: a slow bot, or a long review, must not hold up a table."""

from __future__ import annotations

import os
from collections.abc import Callable
from typing import Any

from ludotek.house import wire
from ludotek.house.thinkers import MeasuredIn
from ludotek.kernel.trial import Trial
from ludotek.server import measuring
from ludotek.server.examiners import Examiners
from ludotek.server.unhurried import Unhurried, tell
from ludotek.server.workers import Seen, Thought, Workers
from ludotek.table import reviewing
from ludotek.table.advice import Advice, weigh
from ludotek.table.reasons import Case, Verdict, weigh_up
from ludotek.table.reckoning import Asked, Grant, Reckoned, grant, reckon
from ludotek.table.refusal import Code, TableRefusal
from ludotek.table.reviewing import Finished, make_review
from ludotek.table.session import Session
from ludotek.table.thinking import Redrawn, Task, think
from ludotek.table.trying import Tried

DEADLINE = 5.0  # seconds
REVIEW_DEADLINE = 600.0  # a long game takes minutes on a slow machine


def review(finished: Finished) -> bytes:
    """In the worker."""
    return make_review(finished, tell)


class Processes(Workers):
    """The worker processes for bots and for people who ask for help; reviews have one of their own."""

    def __init__(self, workers: int = 0, deadline: float = DEADLINE) -> None:
        super().__init__(workers or max(1, (os.cpu_count() or 2) // 2), deadline)
        self.fallbacks = 0
        self.reviewers = Unhurried(REVIEW_DEADLINE)
        self.measurers = Unhurried(measuring.DEADLINE)
        self.examiners = Examiners()

    async def answer(self, session: Session, seat: int) -> int:
        """What the bot on that seat does; a fallback if it cannot be had in time."""
        async with self.free:
            task = Task(session, seat)
            action = await self.work(think, task)
        if action in task.usual:
            return action
        self.fallbacks += 1
        return task.fallback()

    async def advise(self, seen: Redrawn) -> list[Advice]:
        return await self.help(weigh, seen)

    async def reckon(self, asked: Asked) -> Reckoned:
        return await self.help(reckon, asked)

    async def grant(self, asked: Asked) -> Grant:
        return await self.help(grant, asked)

    async def weigh_up(self, case: Case) -> Verdict:
        return await self.help(weigh_up, case)

    async def help(self, think: Callable[[Seen], Thought], seen: Seen) -> Thought:
        async with self.free:
            found = await self.work(think, seen)
        if found is None:
            raise TableRefusal(Code.NO_HELP_IN_TIME)
        return found

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

    async def lay_out(self, tried: Tried) -> Trial | None:
        return await self.examiners.lay_out(tried)

    def close(self) -> None:
        """Waits for their end: a server that a signal ends tidies nothing up afterwards, and what is left is complained of."""
        self.stop(wait=True)
        self.reviewers.stop(wait=True)
        self.measurers.stop(wait=True)
        self.examiners.stop(wait=True)

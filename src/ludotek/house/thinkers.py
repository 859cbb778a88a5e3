"""Who thinks, for the bots and for people who ask for help: other processes, or, where there are none, whoever serves the
table."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Protocol, TypeVar

import msgspec

from ludotek.house import bench, wire
from ludotek.house.backup import problem_in
from ludotek.house.store import Stored
from ludotek.kernel.trial import Trial
from ludotek.table import reviewing
from ludotek.table.advice import Advice, weigh
from ludotek.table.reasons import Case, Verdict, weigh_up
from ludotek.table.reckoning import Asked, Grant, Reckoned, grant, reckon
from ludotek.table.refusal import Code, TableRefusal
from ludotek.table.reviewing import Finished, make_review
from ludotek.table.session import Session
from ludotek.table.thinking import Redrawn, Task, think
from ludotek.table.trying import Tried, lay_out

Seen = TypeVar("Seen")
Thought = TypeVar("Thought")

MeasuredIn = dict[str, wire.Measured]  # the same in each language


class Thinkers(Protocol):
    fallbacks: int  # answers that were given for bots that did not answer in time

    async def answer(self, session: Session, seat: int) -> int:
        """What the bot on that seat does."""

    async def advise(self, seen: Redrawn) -> list[Advice]:
        """The best options of a person; refused if they cannot be had in time."""

    async def reckon(self, asked: Asked) -> Reckoned:
        """The odds for a person; refused if they cannot be had in time."""

    async def review(self, finished: Finished, told: reviewing.Told) -> bytes:
        """The review of a finished game; it takes a while, and tells how much is done."""

    async def grant(self, asked: Asked) -> Grant:
        """What it takes for a person's wish; refused if that cannot be had in time."""

    async def weigh_up(self, case: Case) -> Verdict:
        """A bot's answer against its rivals, for a person; refused if that cannot be had in time."""

    async def examine(self, asked: wire.AskExamine) -> bytes:
        """A pack, examined, as JSON; refused if that takes too long."""

    async def look_through(self, pack: dict[str, Any], lang: str) -> str:
        """What keeps a pack from being played, in words, or ""; refused if that takes too long."""

    async def look_into(self, stored: Stored) -> str:
        """The code of what is wrong with a table that a backup brings, or ""; refused if finding out takes too long."""

    async def lay_out(self, tried: Tried) -> Trial | None:
        """A position in which a card is tried, if there is one; refused if that takes too long."""

    async def measure(self, asked: wire.AskMeasure, told: reviewing.Told) -> MeasuredIn:
        """A pack, played often; it takes a while, and tells how much is done."""

    def close(self) -> None: ...


class AtOnce:
    """Thinks where the table is: the same copy with everything hidden redrawn, the same answer."""

    def __init__(self) -> None:
        self.fallbacks = 0

    async def answer(self, session: Session, seat: int) -> int:
        return think(Task(session, seat))

    async def advise(self, seen: Redrawn) -> list[Advice]:
        return weigh(seen)

    async def reckon(self, asked: Asked) -> Reckoned:
        return reckon(asked)

    async def grant(self, asked: Asked) -> Grant:
        return grant(asked)

    async def review(self, finished: Finished, told: reviewing.Told) -> bytes:
        return make_review(finished, told)

    async def weigh_up(self, case: Case) -> Verdict:
        return weigh_up(case)

    async def examine(self, asked: wire.AskExamine) -> bytes:
        return msgspec.json.encode(bench.examined(asked))

    async def look_through(self, pack: dict[str, Any], lang: str) -> str:
        return bench.look_through(pack, lang)

    async def look_into(self, stored: Stored) -> str:
        return problem_in(stored)

    async def lay_out(self, tried: Tried) -> Trial | None:
        return lay_out(tried)

    async def measure(self, asked: wire.AskMeasure, told: reviewing.Told) -> MeasuredIn:
        raise TableRefusal(Code.NO_MEASURE)

    def close(self) -> None:
        pass


class Elsewhere(AtOnce):
    """Thinks where no table waits for it. Whoever extends this says how work gets there and back."""

    async def away(self, work: Callable[[Seen], Thought], seen: Seen) -> Thought | None:
        """What comes of it; None if that cannot be had in time."""
        raise NotImplementedError

    async def help(self, work: Callable[[Seen], Thought], seen: Seen) -> Thought:
        found = await self.away(work, seen)
        if found is None:
            raise TableRefusal(Code.NO_HELP_IN_TIME)
        return found

    async def answer(self, session: Session, seat: int) -> int:
        """What the bot on that seat does; a fallback if it cannot be had in time."""
        task = Task(session, seat)
        action = await self.away(think, task)
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

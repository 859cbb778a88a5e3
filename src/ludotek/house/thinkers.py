"""Who thinks, for the bots and for people who ask for help: other processes, or, where there are none, whoever serves the
table."""

from __future__ import annotations

from typing import Protocol

from ludotek.table import reviewing
from ludotek.table.advice import Advice, weigh
from ludotek.table.reasons import Case, Verdict, weigh_up
from ludotek.table.reckoning import Asked, Grant, Reckoned, grant, reckon
from ludotek.table.reviewing import Finished, make_review
from ludotek.table.session import Session
from ludotek.table.thinking import Redrawn, Task, think


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

    def close(self) -> None:
        pass

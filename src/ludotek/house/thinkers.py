"""Who thinks for the bots: other processes, or, where there are none, whoever serves the table."""

from __future__ import annotations

from typing import Protocol

from ludotek.table.session import Session
from ludotek.table.thinking import Task, think


class Thinkers(Protocol):
    fallbacks: int  # answers that were given for bots that did not answer in time

    async def answer(self, session: Session, seat: int) -> int:
        """What the bot on that seat does."""

    def close(self) -> None: ...


class AtOnce:
    """Thinks where the table is: the same copy with everything hidden redrawn, the same answer."""

    def __init__(self) -> None:
        self.fallbacks = 0

    async def answer(self, session: Session, seat: int) -> int:
        return think(Task(session, seat))

    def close(self) -> None:
        pass

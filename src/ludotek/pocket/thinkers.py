"""Who thinks on a device: quick bots at once, everything that takes longer in a second worker, so that no table stands still."""

from __future__ import annotations

import pickle
from collections.abc import Awaitable, Callable
from typing import Any, Final

from ludotek.house import wire
from ludotek.house.thinkers import Elsewhere, MeasuredIn, Seen, Thought
from ludotek.kernel.trial import Trial
from ludotek.table import reviewing
from ludotek.table.advice import weigh
from ludotek.table.reasons import weigh_up
from ludotek.table.reckoning import grant, reckon
from ludotek.table.refusal import Code, TableRefusal
from ludotek.table.reviewing import Finished
from ludotek.table.session import Session
from ludotek.table.thinking import Task, think
from ludotek.table.trying import Tried, lay_out

QUICK: Final = ("gentle", "easy", "medium", "greedy", "random")  # milliseconds, even here
WORKS: Final[dict[str, Callable[[Any], Any]]] = {
    each.__name__: each for each in (grant, lay_out, reckon, think, weigh, weigh_up)
}

Work = Callable[[bytes], Awaitable[bytes]]


def answered(task: bytes) -> bytes:
    """What the second worker does: the work that is named, with what it is about."""
    name, seen = pickle.loads(task)
    return pickle.dumps(WORKS[name](seen))


def answered_there(task: Any) -> Any:
    """The same, with values as the browser has them."""
    from pyodide.ffi import to_js

    return to_js(answered(bytes(task.to_bytes())))


class SecondWorker(Elsewhere):
    """`work` takes a task there and brings the answer, or nothing if none came in time."""

    def __init__(self, work: Work) -> None:
        super().__init__()
        self.work = work

    async def answer(self, session: Session, seat: int) -> int:
        if session.seating[seat] in QUICK:
            return think(Task(session, seat))
        return await super().answer(session, seat)

    async def lay_out(self, tried: Tried) -> Trial | None:
        return await self.help(lay_out, tried)

    async def review(self, finished: Finished, told: reviewing.Told) -> bytes:
        raise TableRefusal(Code.NEEDS_SERVER)

    async def measure(self, asked: wire.AskMeasure, told: reviewing.Told) -> MeasuredIn:
        raise TableRefusal(Code.NEEDS_SERVER)

    async def away(self, work: Callable[[Seen], Thought], seen: Seen) -> Thought | None:
        brought = await self.work(pickle.dumps((work.__name__, seen)))
        found: Thought | None = pickle.loads(brought) if brought else None
        return found

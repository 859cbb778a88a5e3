"""Who thinks on a device: quick bots at once, everything that takes longer in a second worker, so that no table stands still."""

from __future__ import annotations

import asyncio
import pickle
from collections.abc import Awaitable, Callable
from typing import Any, Final

from ludotek.house import wire
from ludotek.house.thinkers import Elsewhere, MeasuredIn, Seen, Thought
from ludotek.kernel.trial import Trial
from ludotek.table.advice import weigh
from ludotek.table.reasons import weigh_up
from ludotek.table.reckoning import grant, reckon
from ludotek.table.refusal import Code, TableRefusal
from ludotek.table.reviewing import Finished, Told, make_review
from ludotek.table.seating import USUAL_BOT
from ludotek.table.session import Session
from ludotek.table.thinking import Task, think
from ludotek.table.trying import Tried, lay_out

QUICK: Final = ("gentle", "easy", "medium", "greedy", "random")  # milliseconds, even here
LONGEST: Final = 2.0  # seconds that a bot may think
ROLLOUTS: Final = 8  # of a review; a server takes eight times as many
WORKS: Final[dict[str, Callable[[Any], Any]]] = {
    each.__name__: each for each in (grant, lay_out, reckon, think, weigh, weigh_up)
}

Work = Callable[[bytes], Awaitable[bytes]]
LongWork = Callable[[bytes, Told], Awaitable[bytes]]


def review(finished: Finished, told: Told) -> bytes:
    return make_review(finished, told, ROLLOUTS)


LONG: Final[dict[str, Callable[[Any, Told], Any]]] = {"review": review}


def answered(task: bytes, told: Told = lambda done: None) -> bytes:
    """What another worker does: the work that is named, with what it is about."""
    name, seen = pickle.loads(task)
    return pickle.dumps(LONG[name](seen, told) if name in LONG else WORKS[name](seen))


def answered_there(task: Any, told: Any) -> Any:
    """The same, with values as the browser has them."""
    from pyodide.ffi import to_js

    return to_js(answered(bytes(task.to_bytes()), told))


class SecondWorker(Elsewhere):
    """`work` takes a task there and brings the answer, or nothing if none came in time. `long` takes what needs minutes to a
    worker of its own, which tells how much is done."""

    def __init__(self, work: Work, long: LongWork) -> None:
        super().__init__()
        self.warm = False  # the first thought waits for Python, too
        self.work = work
        self.long = long

    async def answer(self, session: Session, seat: int) -> int:
        """Of a level that thinks for long, when the time is over: what the usual level would do."""
        task = Task(session, seat)
        if task.bot in QUICK:
            return think(task)
        thought = asyncio.ensure_future(self.away(think, task))
        done, _ = await asyncio.wait([thought], timeout=LONGEST if self.warm else None)
        if done:
            self.warm = True
            action = thought.result()
            if action in task.usual:
                return action
        self.fallbacks += 1
        task.bot = USUAL_BOT
        return think(task)

    async def lay_out(self, tried: Tried) -> Trial | None:
        return await self.help(lay_out, tried)

    async def review(self, finished: Finished, told: Told) -> bytes:
        made = await self.long(pickle.dumps(("review", finished)), told)
        if not made:
            raise TableRefusal(Code.NEEDS_SERVER)
        found: bytes = pickle.loads(made)
        return found

    async def measure(self, asked: wire.AskMeasure, told: Told) -> MeasuredIn:
        raise TableRefusal(Code.NEEDS_SERVER)

    async def away(self, work: Callable[[Seen], Thought], seen: Seen) -> Thought | None:
        brought = await self.work(pickle.dumps((work.__name__, seen)))
        found: Thought | None = pickle.loads(brought) if brought else None
        return found

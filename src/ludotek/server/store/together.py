"""Group commits: journals that grow at the same time share one transaction, and so one wait for the disk."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from typing import NamedTuple

from ludotek.house.store import Conflict


class Growth(NamedTuple):
    """New entries of a journal, to stand after an entry that must be its last."""

    id: str
    after: int
    entries: list[bytes]


Write = Callable[[list[Growth]], Awaitable[list[Conflict | None]]]


class Together:
    """The first to come is written at once; all who come while that is being done are written next, together."""

    def __init__(self, write: Write) -> None:
        self._write = write
        self._waiting: list[tuple[Growth, asyncio.Future[None]]] = []
        self._writing: asyncio.Task[None] | None = None

    async def add(self, growth: Growth) -> None:
        """Returns when it is durable. What has been asked for is written even if the caller goes away."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        done.add_done_callback(lambda each: each.exception())  # if nobody waits any more, it is not worth logging
        self._waiting.append((growth, done))
        if self._writing is None:
            self._writing = asyncio.create_task(self._empty())
        await asyncio.wait([done])
        done.result()

    async def close(self) -> None:
        if self._writing is not None:
            await self._writing

    async def _empty(self) -> None:
        while self._waiting:
            batch, self._waiting = self._waiting, []
            for problem, (_, done) in zip(await self._outcomes([each for each, _ in batch]), batch, strict=True):
                if problem is None:
                    done.set_result(None)
                else:
                    done.set_exception(problem)
        self._writing = None

    async def _outcomes(self, batch: list[Growth]) -> Sequence[Exception | None]:
        try:
            return await self._write(batch)
        except Conflict as problem:
            if len(batch) == 1:
                return [problem]
            # One of them broke the transaction for all: each on its own tells which.
            return [(await self._outcomes([each]))[0] for each in batch]
        except Exception as problem:
            return [problem] * len(batch)

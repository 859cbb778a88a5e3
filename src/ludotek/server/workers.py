"""Worker processes: compiled rules hold the interpreter, and whoever thinks must not hold up a table."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal
import threading
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from typing import Any, TypeVar

from ludotek import registry
from ludotek.kernel.errors import LudotekError

Seen = TypeVar("Seen")
Thought = TypeVar("Thought")

STARTING = 60.0  # seconds: a new worker has to be started and to import the games first
LESS_URGENT = 5  # where cores are few, who plays comes before who thinks
SPAWN = multiprocessing.get_context("spawn")


def begin_work(engine: str) -> None:
    """A worker plays with the engine of its server, or not at all: copies of a position must mean the same to both."""
    if registry.engine() != engine:
        raise LudotekError(
            f"the server runs the {engine} engine, but its workers would run the {registry.engine()} one"
        )
    live_with_parent()
    if hasattr(os, "nice"):  # not on every system
        os.nice(LESS_URGENT)


def load_games() -> None:
    for name in registry.names():
        game = registry.find(name)
        registry.insight(game)
        registry.odds(game)


def live_with_parent() -> None:
    """Ctrl-C in a terminal reaches the whole group, but the server is the one that ends its workers; one whose server
    was killed ends itself."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=end_with_parent, daemon=True).start()


def end_with_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(0)


class Workers:
    """So many processes; when one does not answer in time, all are ended, and others take their place."""

    ready: Callable[[], object] = staticmethod(os.getpid)  # what a worker has to do before its time to think begins

    def __init__(self, number: int, deadline: float, begin: Callable[..., None] = begin_work, *given: Any) -> None:
        """`begin` is called in each new process, with the engine of the server and what else is given."""
        self.deadline = deadline
        self.number = number
        self.begin = begin
        self.given = given
        self.pool: ProcessPoolExecutor | None = None
        self.free = asyncio.Semaphore(number)  # waiting for a worker does not use up the time to think

    def open(self) -> ProcessPoolExecutor:
        if self.pool is None:
            self.pool = ProcessPoolExecutor(
                self.number, mp_context=SPAWN, initializer=self.begin, initargs=(registry.engine(), *self.given)
            )
        return self.pool

    async def wake(self) -> None:
        """Start the workers before anybody waits for them: the first answer is to come as quickly as the others."""
        pool, loop = self.open(), asyncio.get_running_loop()
        with suppress(BrokenProcessPool):  # stopped meanwhile
            await asyncio.gather(*(loop.run_in_executor(pool, load_games) for _ in range(self.number)))

    async def work(self, think: Callable[[Seen], Thought], seen: Seen) -> Thought | None:
        """What a worker thinks; None if that cannot be had in time."""
        pool, loop = self.open(), asyncio.get_running_loop()
        try:
            await asyncio.wait_for(loop.run_in_executor(pool, self.ready), STARTING)
            return await asyncio.wait_for(loop.run_in_executor(pool, think, seen), self.deadline)
        except (TimeoutError, BrokenProcessPool):
            if self.pool is pool:  # else somebody else has stopped it, and new workers think already
                self.stop()
            return None

    def stop(self, wait: bool = False) -> None:
        """End the workers, including one that is stuck; on request, wait until nothing of them is left."""
        pool, self.pool = self.pool, None
        if pool is not None:
            for process in list((pool._processes or {}).values()):
                with suppress(OSError):
                    process.kill()
            pool.shutdown(wait)  # what still waits fails with the pool; cancelled, it would look like our own end

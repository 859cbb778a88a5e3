"""Thinking has processes of its own: compiled rules hold the interpreter, and a slow bot must not hold up a table."""

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
from typing import TypeVar

from ludotek import registry
from ludotek.kernel.errors import LudotekError
from ludotek.table.advice import Advice, weigh
from ludotek.table.reckoning import Told, reckon
from ludotek.table.refusal import Code, TableRefusal
from ludotek.table.session import Session
from ludotek.table.thinking import Redrawn, Task, think

Seen = TypeVar("Seen", bound=Redrawn)
Thought = TypeVar("Thought")

DEADLINE = 5.0  # seconds
LESS_URGENT = 5
STARTING = 60.0  # a new worker has to be started and to import the games first


def begin_work(engine: str) -> None:
    """A worker plays with the engine of its server, or not at all: copies of a position must mean the same to both."""
    if registry.engine() != engine:
        raise LudotekError(
            f"the server runs the {engine} engine, but its workers would run the {registry.engine()} one"
        )
    live_with_parent()
    if hasattr(os, "nice"):
        os.nice(LESS_URGENT)  # where cores are few, who plays comes before who thinks


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


class Processes:
    """The worker processes; one that does not answer in time is ended, and others take its place."""

    def __init__(self, workers: int = 0, deadline: float = DEADLINE) -> None:
        self.workers = workers or max(1, (os.cpu_count() or 2) // 2)
        self.deadline = deadline
        self.fallbacks = 0
        self.pool: ProcessPoolExecutor | None = None
        self.free = asyncio.Semaphore(self.workers)  # waiting for a worker does not use up the time to think

    def open(self) -> ProcessPoolExecutor:
        if self.pool is None:
            spawn = multiprocessing.get_context("spawn")
            self.pool = ProcessPoolExecutor(
                self.workers, mp_context=spawn, initializer=begin_work, initargs=(registry.engine(),)
            )
        return self.pool

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

    async def reckon(self, seen: Redrawn) -> list[Told]:
        return await self.help(reckon, seen)

    async def help(self, think: Callable[[Redrawn], Thought], seen: Redrawn) -> Thought:
        async with self.free:
            found = await self.work(think, seen)
        if found is None:
            raise TableRefusal(Code.NO_HELP_IN_TIME)
        return found

    async def work(self, think: Callable[[Seen], Thought], seen: Seen) -> Thought | None:
        """What a worker thinks; None if that cannot be had in time."""
        pool, loop = self.open(), asyncio.get_running_loop()
        try:
            await asyncio.wait_for(loop.run_in_executor(pool, os.getpid), STARTING)
            return await asyncio.wait_for(loop.run_in_executor(pool, think, seen), self.deadline)
        except (TimeoutError, BrokenProcessPool):
            if self.pool is pool:  # else somebody else has closed it, and new workers think already
                self.close()
            return None

    def close(self) -> None:
        """End the workers, including one that is stuck."""
        pool, self.pool = self.pool, None
        if pool is not None:
            for process in list((pool._processes or {}).values()):
                with suppress(OSError):
                    process.kill()
            pool.shutdown(wait=False)  # what still waits fails with the pool; cancelled, it would look like our own end

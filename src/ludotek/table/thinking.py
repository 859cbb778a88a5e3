"""Bots think in processes of their own: compiled rules hold the interpreter, and a slow bot must not hold up a table.

A worker is given a position in which everything hidden was drawn anew: what the seat cannot know never reaches it.
"""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal
import threading
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from typing import Any

from ludotek import registry
from ludotek.bots import make_bot
from ludotek.bots.bot import unattended
from ludotek.kernel.chance import FastChance
from ludotek.kernel.errors import LudotekError
from ludotek.table.seating import thoughts
from ludotek.table.session import Session

DEADLINE = 5.0  # seconds
STARTING = 60.0  # a new worker has to be started and to import the games first


class Task:
    """What a worker needs to know; all of it can travel to another process."""

    def __init__(self, session: Session, seat: int) -> None:
        match = session.match
        rules = match.game.rules
        chance = thoughts(match, seat)
        self.game = rules.name
        self.bot = session.seating[seat]
        self.seat = seat
        self.content = match.play.content
        self.options = match.play.record.header.options
        self.position = unattended(rules.determinise(match.play.match, seat, chance)).to_data()
        self.seed = chance.below(0, 1 << 31)
        self.usual = match.actions(seat)  # what the fallback chooses from

    def fallback(self) -> int:
        """An answer without any thought, for when none came in time."""
        return self.usual[self.seed % len(self.usual)]


def think(task: Task) -> int:
    """In a worker: the bot's answer."""
    rules = registry.find(task.game)
    position = rules.revive(task.content, task.options, task.position, FastChance(task.seed))
    return make_bot(task.bot, rules, FastChance(task.seed)).think(position, task.seat)


def begin_work(engine: str) -> None:
    """A worker plays with the engine of its server, or not at all: copies of a position must mean the same to both."""
    if registry.engine() != engine:
        raise LudotekError(f"the server runs the {engine} engine, its workers would run the {registry.engine()} one")
    live_with_parent()


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


class Thinkers:
    """The worker processes; one that does not answer in time is ended, and others take its place."""

    def __init__(self, workers: int = 0, deadline: float = DEADLINE) -> None:
        self.workers = workers or max(1, (os.cpu_count() or 2) // 2)
        self.deadline = deadline
        self.fallbacks = 0
        self.pool: ProcessPoolExecutor | None = None
        self.free = asyncio.Semaphore(self.workers)  # who waits for a worker does not use up the time to think

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
            task, pool = Task(session, seat), self.open()
            loop = asyncio.get_running_loop()
            try:
                await asyncio.wait_for(loop.run_in_executor(pool, os.getpid), STARTING)
                thought: Any = loop.run_in_executor(pool, think, task)
                action = int(await asyncio.wait_for(thought, self.deadline))
                if action in task.usual:
                    return action
            except (TimeoutError, BrokenProcessPool):
                if self.pool is pool:  # else somebody else has closed it, and new workers think already
                    self.close()
            self.fallbacks += 1
            return task.fallback()

    def close(self) -> None:
        """End the workers, also one that is lost in thought."""
        pool, self.pool = self.pool, None
        if pool is not None:
            for process in list((pool._processes or {}).values()):
                with suppress(OSError):
                    process.kill()
            pool.shutdown(wait=False)  # what still waits fails with the pool; cancelled, it would look like our own end

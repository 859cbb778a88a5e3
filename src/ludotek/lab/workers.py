"""Who does the work of the laboratory: this process, several of them, or Ray on as many machines as there are.

A crew is given tasks, and hands back what came of them in the order in which they were given. Whoever does a task may be
lost (killed, out of memory, a machine that goes away): somebody else does it again, and nothing else is done twice.
"""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from typing import Any, Protocol, TypeVar

from ludotek.kernel.errors import LudotekError

AHEAD = 4  # tasks for each worker that may be under way, or done before their turn
TRIES = 3  # of a task, before it is held to be what kills whoever does it
SPAWN = multiprocessing.get_context("spawn")

Task = TypeVar("Task")
Result = TypeVar("Result")


class Crew(Protocol):
    @property
    def width(self) -> int:
        """How many tasks are done at the same time."""

    def map(self, work: Callable[[Task], Result], tasks: Iterable[Task]) -> Iterator[Result]:
        """What came of each task, in their order; a task is asked for when somebody can soon do it."""


class Alone:
    """This process, task by task."""

    width = 1

    def map(self, work: Callable[[Task], Result], tasks: Iterable[Task]) -> Iterator[Result]:
        return map(work, tasks)


@contextmanager
def hire(jobs: int | None = None, ray: str | None = None) -> Iterator[Crew]:
    """So many processes, or Ray at an address ("local": started here, with so many workers)."""
    if jobs is not None and jobs < 1:
        raise LudotekError(f"the number of jobs must be at least 1, not {jobs}")
    if ray is not None:
        from ludotek.lab.on_ray import OnRay

        with OnRay(ray, jobs) as crew:
            yield crew
    elif jobs is None or jobs == 1:
        yield Alone()
    else:
        with Processes(jobs) as crew:
            yield crew


def attempt(work: Callable[[Task], Result], task: Task) -> tuple[Result | None, str]:
    """What came of a task, or the sentence of its error: errors themselves do not travel well."""
    try:
        return work(task), ""
    except LudotekError as error:
        return None, str(error)


def unpack(outcome: tuple[Result | None, str]) -> Result:
    result, sentence = outcome
    if sentence:
        raise LudotekError(sentence)
    return result  # type: ignore[return-value]


def lost() -> LudotekError:
    return LudotekError(
        f"whoever played a part of the games was lost {TRIES} times: killed from outside, or out of memory? "
        "Try fewer --jobs"
    )


# --- processes --------------------------------------------------------------------------------------------------------


def begin() -> None:
    """Ctrl-C reaches the whole group, but the first process ends the others; without it they end themselves."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=follow_parent, daemon=True).start()


def follow_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(0)


class Worker:
    """One process. Each has an executor of its own, so that losing it harms nobody else."""

    def __init__(self) -> None:
        self.executor = ProcessPoolExecutor(1, mp_context=SPAWN, initializer=begin)

    def end(self) -> None:
        for process in list((self.executor._processes or {}).values()):
            with suppress(OSError):
                process.kill()
        self.executor.shutdown(wait=False, cancel_futures=True)


@dataclass(eq=False)
class Errand:
    """A task that is under way or done."""

    task: Any
    worker: Worker
    future: Future[Any] = field(default_factory=Future)
    tries: int = 0
    outcomes: list[Any] = field(default_factory=list)  # one, when it is done


class Processes:
    def __init__(self, width: int) -> None:
        self.width = width
        self.workers = [Worker() for _ in range(width)]

    def __enter__(self) -> Processes:
        return self

    def __exit__(self, *_: object) -> None:
        for worker in self.workers:
            worker.end()

    def map(self, work: Callable[[Task], Result], tasks: Iterable[Task]) -> Iterator[Result]:
        source = iter(tasks)
        errands: deque[Errand] = deque()
        free = list(self.workers)
        while True:
            while free and len(errands) < AHEAD * self.width:
                errand = next((Errand(task, free.pop()) for task in source), None)
                if errand is None:
                    break
                self.send(errand, work)
                errands.append(errand)
            if not errands:
                return
            under_way = {each.future: each for each in errands if not each.outcomes}
            for future in wait(under_way, return_when=FIRST_COMPLETED).done:
                self.settle(under_way[future], work, free)
            while errands and errands[0].outcomes:
                yield unpack(errands.popleft().outcomes[0])

    def send(self, errand: Errand, work: Callable[[Any], Any]) -> None:
        errand.tries += 1
        with suppress(BrokenProcessPool):
            errand.future = errand.worker.executor.submit(attempt, work, errand.task)
            return
        self.replace(errand, work)  # lost while it had nothing to do

    def settle(self, errand: Errand, work: Callable[[Any], Any], free: list[Worker]) -> None:
        """A task is done and its worker free, or the worker is lost."""
        try:
            errand.outcomes.append(errand.future.result())
            free.append(errand.worker)
        except BrokenProcessPool:
            self.replace(errand, work)

    def replace(self, errand: Errand, work: Callable[[Any], Any]) -> None:
        """Another worker takes the place of a lost one, and does its task."""
        if errand.tries == TRIES:
            raise lost() from None
        errand.worker.end()
        self.workers.remove(errand.worker)
        errand.worker = Worker()
        self.workers.append(errand.worker)
        self.send(errand, work)

"""Work in chunks that take a few seconds each: so a game of a millisecond and one of a minute travel equally well, little
is lost with a worker, and all are busy to the end. What comes of it does not depend on the chunks."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from functools import partial
from itertools import islice
from time import perf_counter
from typing import TypeVar

from ludotek.lab.workers import Crew

SECONDS = 2.0  # that a chunk is to take
LEAST = 0.25  # below which it is not worth the way
MOST = 5000  # items of a chunk

Item = TypeVar("Item")
Result = TypeVar("Result")


def in_chunks(crew: Crew, work: Callable[[list[Item]], Result], items: Iterable[Item], total: int) -> Iterator[Result]:
    """What came of each chunk, in their order. `total`: how many items there are at most."""
    pace = Pace(crew, total)
    for result, n, seconds in crew.map(partial(timed, work), pace.chunks(iter(items))):
        pace.learn(n, seconds)
        yield result


def timed(work: Callable[[list[Item]], Result], chunk: list[Item]) -> tuple[Result, int, float]:
    begun = perf_counter()
    return work(chunk), len(chunk), perf_counter() - begun


class Pace:
    def __init__(self, crew: Crew, left: int) -> None:
        self.crew = crew
        self.left = left
        self.each = SECONDS  # seconds that an item takes, as far as is known

    def learn(self, n: int, seconds: float) -> None:
        self.each = max(seconds / n, 1e-6)

    def size(self) -> int:
        """Towards the end smaller and smaller, that nobody waits for the last chunk of another."""
        shared = max(-(-self.left // (2 * self.crew.width)), int(LEAST / self.each))
        return max(1, min(MOST, int(SECONDS / self.each), shared))

    def chunks(self, items: Iterator[Item]) -> Iterator[list[Item]]:
        while chunk := list(islice(items, self.size())):
            self.left -= len(chunk)
            yield chunk

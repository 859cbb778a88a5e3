"""A steady time that stands still while the process does. Nobody pays on the clock for a server that was stopped, asleep or
too busy to look."""

from __future__ import annotations

from collections.abc import Callable

LONGEST = 3.0  # seconds between two looks while all is well; the keeper looks every second


class Awake:
    def __init__(self, now: Callable[[], float]) -> None:
        self.now = now
        self.seen = now()
        self.slept = 0.0

    def __call__(self) -> float:
        now = self.now()
        gap, self.seen = now - self.seen, now
        if gap > LONGEST:
            self.slept += gap
        return now - self.slept

"""A clock at a table: minutes for the whole game, or days for each move."""

from __future__ import annotations

from collections.abc import Callable, Iterable

MINUTES, DAYS = "minutes", "days"
SECONDS = {MINUTES: 60.0, DAYS: 86_400.0}
MOST = {MINUTES: 600, DAYS: 30}


class TableClock:
    """Seconds left for each seat. `now` is a monotonic time."""

    def __init__(self, kind: str, amount: int, seats: int, now: Callable[[], float]) -> None:
        self.kind = kind
        self.full = amount * SECONDS[kind]
        self.left = [self.full] * seats
        self.now = now
        self.running: list[int] = []
        self.since = now()

    def copy(self) -> TableClock:
        twin = TableClock(self.kind, 0, 0, self.now)
        twin.full, twin.left, twin.running, twin.since = self.full, self.left[:], self.running[:], self.since
        return twin

    def stop(self) -> None:
        """Book the time since the clock was started."""
        spent = self.now() - self.since
        for seat in self.running:
            self.left[seat] = max(0.0, self.left[seat] - spent)
        self.running = []

    def start(self, seats: Iterable[int]) -> None:
        """Let the time of these seats run."""
        self.stop()
        self.running = list(seats)
        self.since = self.now()

    def set(self, left: list[float]) -> None:
        """Take over what the journal says; what has run here since is in it."""
        self.left = left[:]
        self.running = []

    def take_up(self, left: list[float], spent: float) -> None:
        """Go on where another clock stopped: so much was left, and so much has run since for those whose time runs."""
        self.left = left[:]
        self.since = self.now() - spent

    def run_out(self, seat: int) -> None:
        """The time of a seat is up."""
        self.left[seat] = 0.0

    def moved(self, seat: int) -> None:
        """A seat has answered: where time is given for each move, it has all of it again."""
        if self.kind == DAYS:
            self.left[seat] = self.full

    def remaining(self) -> list[float]:
        spent = self.now() - self.since
        return [max(0.0, left - spent) if seat in self.running else left for seat, left in enumerate(self.left)]

    def late(self) -> list[int]:
        """Seats whose time is over."""
        return [seat for seat, left in enumerate(self.remaining()) if seat in self.running and left <= 0.0]

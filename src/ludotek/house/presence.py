"""Presence: whose pages are connected, and how several processes agree on who is away.

A process sees only its own connections. It reports those it has missed for a moment in the table's journal, and a process
to which that person is connected objects there; until the countdown that follows is over, every process has read the
journal several times, with or without hints. So a bot takes a seat only if no process knew better.
"""

from __future__ import annotations

from ludotek.table.table import Table, Times

MOMENT = 1 / 30  # of the countdown: a page that is loaded again was not away


class Presence:
    """What one process knows of the people at one table."""

    def __init__(self, times: Times) -> None:
        self.times = times
        self.silent: dict[int, float] = {}  # holders, and from when on their silence counts
        self.began = times.steady()

    def look(self, table: Table, here: set[int]) -> tuple[list[int], list[int]]:
        """The holders to be reported as missing, and those reported before who are connected here."""
        now = self.times.steady()
        for holder in here:
            self.silent[holder] = now
        back = [holder for holder in table.away if holder in here]
        missing = self.missing(table) if here and not table.finished else []
        for holder in {*missing, *table.away} - here:  # should another process object, it is believed for a while
            self.silent[holder] = now + self.times.away
        return missing, back

    def missing(self, table: Table) -> list[int]:
        """Those who have been silent for more than a moment."""
        before = self.times.steady() - self.times.away * MOMENT
        others = [each.id for each in table.holders if each.id not in table.away]
        return [holder for holder in others if self.silent.get(holder, self.began) < before]

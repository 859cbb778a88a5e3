"""Abandoned tables: where nothing has happened for a long time, the table is closed, and its seal is opened like any other.

A game that is over is put away in the same manner, so that no table is looked at again and again.
"""

from __future__ import annotations

import logging

from ludotek.house.house import House
from ludotek.kernel.errors import LudotekError
from ludotek.table.table import Table

AT_ONCE = 50  # tables that one look closes

log = logging.getLogger("ludotek.house")


class Abandoned:
    """`after`: seconds without anything in the journal; 0: no table is ever closed for that."""

    def __init__(self, house: House, after: float) -> None:
        self.house = house
        self.after = after
        self.unreadable: set[str] = set()  # which need not be tried again

    async def close(self) -> int:
        """Close some of those that are due; how many were."""
        if self.after <= 0:
            return 0
        limit = self.house.times.wall() - self.after
        due = await self.house.store.untouched(limit, AT_ONCE + len(self.unreadable))
        closed = 0
        for id in [id for id in due if id not in self.unreadable][:AT_ONCE]:
            try:
                live = await self.house.find(id)
                closed += await self.house.change(live, lambda draft: close_still(draft, limit))
            except LudotekError as error:
                log.warning("table %s was not closed: %s", id, error)
                self.unreadable.add(id)
        return closed


def close_still(draft: Table, limit: float) -> bool:
    """Asked again on the draft: somebody may have come back."""
    due = draft.changed < limit and not draft.closed
    if due:
        draft.close()
    return due

"""What other processes say about their tables reaches the house."""

from __future__ import annotations

import asyncio

from ludotek.house.house import House


class Hints:
    """Brings what other processes say to the house."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.tasks: set[asyncio.Task[None]] = set()

    def heard(self, table: str, seq: int) -> None:
        task = asyncio.create_task(self.house.hinted(table, seq))
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    def missed(self) -> None:
        """Hints were lost: look after every table that is in memory."""
        for id, live in list(self.house.tables.items()):
            self.heard(id, live.table.seq + 1)

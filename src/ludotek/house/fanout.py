"""Where several processes serve the same tables, each tells the others that a journal has grown.

These are hints only. The store is the truth: whoever hears a hint reads the journal's tail, and a hint that is lost costs
time, never a move. So nothing here raises, and nobody waits for a hint to arrive.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

Heard = Callable[[str, int], None]
Missed = Callable[[], None]


class Fanout(Protocol):
    """Tells other processes what this one wrote, and this one what the others wrote."""

    async def publish(self, table_id: str, seq: int) -> None:
        """The journal of a table now ends with this entry."""

    def subscribe(self, heard: Heard, missed: Missed) -> None:
        """Call `heard` for every hint of another process, and `missed` whenever hints may have been lost."""

    async def close(self) -> None: ...


class Alone:
    """One process has nobody to tell."""

    async def publish(self, table_id: str, seq: int) -> None:
        pass

    def subscribe(self, heard: Heard, missed: Missed) -> None:
        pass

    async def close(self) -> None:
        pass

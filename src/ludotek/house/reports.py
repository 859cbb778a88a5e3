"""Lines of the chat that bothered somebody: kept for the operator."""

from __future__ import annotations

import msgspec

from ludotek.house.store import Store

KIND = "report"


class Reported(msgspec.Struct, frozen=True):
    """A line as it was read: whose it is, what it says (a ready-made phrase by its name), and who was bothered."""

    table: str
    line: int
    by: int  # the seat, -1 for a spectator
    name: str
    text: str
    at: float = 0.0  # seconds since 1970


async def keep_report(store: Store, told: Reported) -> None:
    """What somebody reports again is kept once."""
    await store.keep(KIND, f"{told.table} {told.line} {told.by}", msgspec.json.encode(told))


async def reports(store: Store) -> list[Reported]:
    """The oldest first."""
    kept = [msgspec.json.decode(each, type=Reported) for each in (await store.kept(KIND)).values()]
    return sorted(kept, key=lambda told: (told.at, told.table, told.line, told.by))

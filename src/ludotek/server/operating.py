"""What the operator of a server may ask of its store, whether the server is running or not."""

from __future__ import annotations

import asyncio

from ludotek.house.reports import Reported, reports
from ludotek.kernel.errors import LudotekError
from ludotek.server.settings import Settings
from ludotek.server.store import DatabaseStore


def kept_reports(settings: Settings) -> list[Reported]:
    """The oldest first. A store that is not there is not made."""
    if not settings.database and not settings.file.exists():
        raise LudotekError(f"{settings.file} does not exist; name the directory of the server with --data")
    return asyncio.run(read_reports(settings.database_url))


async def read_reports(url: str) -> list[Reported]:
    store = await DatabaseStore.open(url)
    try:
        return await reports(store)
    finally:
        await store.close()

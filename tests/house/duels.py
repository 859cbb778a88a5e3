"""Ann and Ben at two processes with one store and no hint between them."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from port import MemoryStore, Port, Said, new_table, open_house, port

from ludotek.house.desk import Desk
from ludotek.house.house import House
from ludotek.table.table import Table

ME, FRIEND, BOT = {"who": "me"}, {"who": "friend"}, {"who": "bot"}


class Duel:
    """The two of them. `mover` is asked first, at process `here`."""

    def __init__(self, houses: list[House], table: Said, pages: list[Port], now: list[float]) -> None:
        first = houses[0].tables[table["table"]].table.session.asked()[0]
        self.seat = first
        self.here, self.there = houses[first], houses[1 - first]
        self.mover, self.other = pages[first], pages[1 - first]
        self.id = table["table"]
        self.keys = [table["key"], table["ben"]]
        self.now = now  # seconds; time stands still until it is moved

    def table(self, house: House) -> Table:
        return house.tables[self.id].table


@asynccontextmanager
async def duel(store: MemoryStore, **more: Any) -> AsyncIterator[Duel]:
    houses = [open_house(store), open_house(store)]
    now = [0.0]
    for house in houses:
        house.times.steady = lambda: now[0]
    table = await new_table(houses[0], "untamed", seats=[ME, FRIEND], **more)
    table["ben"] = await join(houses[0], table)
    async with port(houses[0], table) as anns, port(houses[1], table, table["ben"]) as bens:
        yield Duel(houses, table, [anns, bens], now)


async def join(house: House, table: Said) -> str:
    """Ben's key."""
    asked = json.dumps({"invite": table["invite"], "name": "Ben"}).encode()
    return (await Desk(house).join(table["table"], asked)).key

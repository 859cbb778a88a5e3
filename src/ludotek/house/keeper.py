"""The keeper looks after the tables in memory: what other processes wrote, clocks that have run out, who is missing, tables
that nobody looks at, and as many as there may be.

Hints between processes may be lost; the sweep needs none. It asks the store where the journals end and reads on wherever
one has grown, so no table stays behind for longer than a few seconds.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Coroutine

from ludotek.house.abandoned import Abandoned
from ludotek.house.alarms import Alarms, is_set
from ludotek.house.house import House, Live
from ludotek.kernel.errors import LudotekError
from ludotek.table.leaving import let_bot_play_for_late, miss, see
from ludotek.table.table import Table

ROUND = 1.0  # seconds between two looks at the tables
SWEEP = 3.0  # seconds between two looks into the store
MARKED = 100  # entries of a journal after which a table gets a new checkpoint
TIDY = 600.0  # seconds between two looks for abandoned tables
LISTEN = 10.0  # seconds between two looks for alarms that have rung
SETTLED = 10.0  # seconds in which somebody who has asked for a table comes to it
READINGS = 4  # of the journals during the countdown for somebody who is away

log = logging.getLogger("ludotek.house")


class Keeper:
    def __init__(self, house: House) -> None:
        self.house = house
        self.every = min(SWEEP, house.times.away / READINGS)
        self.swept = house.steady()
        self.abandoned = Abandoned(house, house.abandoned)
        self.tidied = house.steady()
        self.alarms = Alarms(house)
        self.listened = -LISTEN

    async def stay(self) -> None:
        """Again and again, whatever goes wrong at a table."""
        while True:
            await asyncio.sleep(ROUND)
            await self.look()

    async def look(self) -> None:
        self.house.steady()  # so that it notices when nobody has looked for too long
        if self.house.steady() - self.swept >= self.every:
            self.swept = self.house.steady()
            await self.safely("the sweep", self.sweep())
        if self.house.steady() - self.tidied >= TIDY:
            self.tidied = self.house.steady()
            await self.safely("abandoned tables", self.tidy())
        if self.house.steady() - self.listened >= LISTEN:
            self.listened = self.house.steady()
            await self.safely("alarms", self.alarms.ring())
        for live in list(self.house.tables.values()):
            await self.safely(f"table {live.table.id}", self.look_after(live))
        self.make_room()

    async def safely(self, what: str, looking: Coroutine[None, None, None]) -> None:
        try:
            await looking
        except LudotekError as error:
            log.error("%s: %s", what, error)
        except Exception:
            log.exception("%s", what)

    async def tidy(self) -> None:
        closed = await self.abandoned.close()
        if closed:
            log.info("%d abandoned tables were closed", closed)

    async def sweep(self) -> None:
        """Read on wherever another process has written."""
        known = list(self.house.tables.items())
        ends = await self.house.store.ends([id for id, _ in known])
        for id, live in known:
            if ends.get(id, 0) > live.table.seq:
                await self.house.read_on(live)

    async def look_after(self, live: Live) -> None:
        clock = live.table.clock
        if clock is not None:
            for seat in clock.late():
                await self.house.change(live, lambda draft, s=seat: let_bot_play_for_late(draft, s))  # type: ignore[misc]
        await self.look_who_is_there(live)
        if live.table.seq - live.table.marked >= MARKED:
            await self.house.mark(live)
        self.house.drive(live)
        if is_left(live):
            await self.alarms.set(live)
        if may_go(live) and time.monotonic() - live.used > self.house.idle:
            self.house.tables.pop(live.table.id, None)

    def make_room(self) -> None:
        """Too many tables: those go first that nobody has used for longest."""
        before = time.monotonic() - SETTLED
        unused = [live for live in self.house.tables.values() if live.used < before and may_go(live)]
        unused.sort(key=lambda live: live.used)
        for live in unused[: max(0, len(self.house.tables) - self.house.most)]:
            self.house.tables.pop(live.table.id)

    async def look_who_is_there(self, live: Live) -> None:
        here = {guest.holder for guest in live.guests if guest.holder >= 0}
        missing, back = live.presence.look(live.table, here)

        def report(draft: Table) -> None:
            for holder in missing:
                miss(draft, holder)
            for holder in back:
                see(draft, holder)

        if (missing or back) and not live.table.full:
            await self.house.change(live, report)


def is_left(live: Live) -> bool:
    """Is nobody there, and nothing being done?"""
    return not live.guests and not live.lock.locked() and (live.driver is None or live.driver.done())


def may_go(live: Live) -> bool:
    """May the table leave the memory?"""
    return is_left(live) and is_set(live)

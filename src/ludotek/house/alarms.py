"""Alarms: a clock that runs at a table which nobody is at keeps no table in memory; the store knows when it runs out.

An alarm is set for an entry of the journal, and means nothing once the table has gone on. It is in wall time, so that any
process can hear it. No time may pass while no process is there or all stand still, nor when the system's clock is put right:
processes say again and again that they are there, and where that was not said for too long, all alarms ring later by as much.
"""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING

from ludotek.house.store import Alarm
from ludotek.table.refusal import TableRefusal
from ludotek.table.table import Table

if TYPE_CHECKING:
    from ludotek.house.house import House, Live

AT_ONCE = 50  # tables that are read because their alarms have rung
LONGEST = 30.0  # seconds between two signs of life, beyond which nobody was there

log = logging.getLogger("ludotek.house")


class Alarms:
    def __init__(self, house: House) -> None:
        self.house = house

    async def set(self, live: Live) -> None:
        alarm = alarm_of(live.table)
        if alarm is not None and not is_set(live):
            await self.house.store.set_alarm(live.table.id, alarm)
            live.alarmed = alarm.seq

    async def ring(self) -> None:
        """Put tables into memory whose alarms have rung: whoever looks after them decides. An alarm ends when that is done."""
        wall = self.house.times.wall()
        await self.house.store.beat(wall, LONGEST)
        for id in await self.house.store.rung(wall, AT_ONCE):
            live = self.house.tables.get(id)
            if live is None:
                try:
                    await self.house.find(id)
                except TableRefusal as refusal:
                    log.warning("the clock of table %s was not decided: %s", id, refusal)
                    await self.house.store.drop_alarm(id)
            elif live.table.clock is None or not live.table.clock.late():
                await self.house.store.drop_alarm(id)
                live.alarmed = 0


def is_set(live: Live) -> bool:
    """Can the table leave the memory without its clocks standing still?"""
    clock = live.table.clock
    return clock is None or not clock.running or live.alarmed == live.table.seq


def alarm_of(table: Table) -> Alarm | None:
    clock = table.clock
    if clock is None or not clock.running:
        return None
    left, wall = clock.remaining(), table.times.wall()
    return Alarm(table.seq, wall + min(left[seat] for seat in clock.running), left, wall)


def go_by(table: Table, alarm: Alarm) -> None:
    """Take the time that has run while the table was not in memory off the clocks."""
    clock, wall = table.clock, table.times.wall()
    if clock is None or not clock.running or alarm.seq != table.seq:
        return
    now = wall if 0.0 <= wall - alarm.beat <= LONGEST else alarm.beat
    clock.take_up(alarm.left, max(0.0, min(alarm.left[seat] for seat in clock.running) - (alarm.due - now)))

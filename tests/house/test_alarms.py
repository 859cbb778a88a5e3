"""Tables that nobody is at leave the memory, whatever their clocks do; the clocks are decided all the same."""

from __future__ import annotations

import json
import time

import pytest
from duels import FRIEND, ME, join
from port import MemoryStore, Said, new_table, open_house, port

from ludotek.house.desk import Desk
from ludotek.house.house import House
from ludotek.house.keeper import Keeper

pytestmark = pytest.mark.anyio

CLOCK = {"kind": "minutes", "amount": 10}
MINUTE = 60.0


class Hours:
    """A house whose time is moved by hand, with its keeper."""

    def __init__(self, store: MemoryStore, wall: float = 1_790_000_000.0) -> None:
        self.wall, self.steady = wall, 0.0
        self.house = open_house(store)
        self.house.times.wall = lambda: self.wall
        self.house.times.steady = lambda: self.steady
        self.house.idle = 0.0
        self.keeper = Keeper(self.house)

    async def go(self, seconds: float) -> None:
        """The keeper looks all the time."""
        end = self.steady + seconds
        while self.steady < end:
            step = min(10.0, end - self.steady)
            self.wall += step
            self.steady += step
            await self.keeper.look()


async def game(house: House) -> Said:
    table = await new_table(house, "untamed", seats=[ME, FRIEND], clock=CLOCK)
    table["ben"] = await join(house, table)
    return table


async def left(house: House, table: Said) -> tuple[int, float]:
    """Whose time runs, and how much of it there is."""
    clock = (await house.find(table["table"])).table.clock
    assert clock is not None
    (seat,) = clock.running
    return seat, clock.remaining()[seat]


async def test_a_running_clock_keeps_no_table_in_memory_and_is_decided_all_the_same() -> None:
    hours = Hours(MemoryStore())
    table = await game(hours.house)
    seat, _ = await left(hours.house, table)
    await hours.go(2 * MINUTE)
    assert hours.house.tables == {}
    await hours.go(7 * MINUTE)
    assert hours.house.tables == {}
    await hours.go(2 * MINUTE)
    assert (await hours.house.find(table["table"])).table.replaced == [seat]


async def test_the_time_that_was_spent_is_spent_in_memory_or_not() -> None:
    hours = Hours(MemoryStore())
    table = await game(hours.house)
    async with port(hours.house, table):
        await hours.go(3 * MINUTE)
    await hours.go(4 * MINUTE)
    assert hours.house.tables == {}
    seat, seconds = await left(hours.house, table)
    assert seconds == pytest.approx(3 * MINUTE)
    held = [{"table": table["table"], "key": table["key" if seat == 0 else "ben"]}]
    (summary,) = await Desk(hours.house).mine(json.dumps({"held": held, "lang": "en"}).encode())
    assert summary.left == pytest.approx(3 * MINUTE)
    await hours.go(2 * MINUTE)  # out of memory once more
    assert hours.house.tables == {}
    assert (await left(hours.house, table))[1] == pytest.approx(MINUTE)


async def test_a_server_that_is_down_takes_no_time_from_anybody() -> None:
    store = MemoryStore()
    before = Hours(store)
    table = await game(before.house)
    await before.go(4 * MINUTE)
    after = Hours(store, before.wall + 3600.0)
    await after.go(MINUTE)
    assert (await left(after.house, table))[1] == pytest.approx(5 * MINUTE, abs=10.0)


async def test_an_answer_given_meanwhile_is_not_forgotten() -> None:
    store = MemoryStore()
    here, there = Hours(store), Hours(store)
    table = await game(here.house)
    seat, _ = await left(here.house, table)
    await here.go(8 * MINUTE)
    assert here.house.tables == {}
    there.wall = here.wall
    async with port(there.house, table, table["key" if seat == 0 else "ben"]) as page:
        await page.play_until_waiting()
        await here.go(3 * MINUTE)  # the alarm that was set for who has moved rings
        live = await here.house.find(table["table"])
        assert live.table.replaced == []
        await here.go(MINUTE)
        assert await store.rung(here.wall, 10) == []


async def test_what_cannot_be_read_rings_once(caplog: pytest.LogCaptureFixture) -> None:
    store = MemoryStore()
    hours = Hours(store)
    table = await game(hours.house)
    await hours.go(MINUTE)
    store.journals[table["table"]][0] = b"{}"
    await hours.go(12 * MINUTE)
    assert caplog.text.count(f"table {table['table']} cannot be read") == 1


async def test_no_more_tables_are_kept_in_memory_than_are_allowed() -> None:
    hours = Hours(MemoryStore())
    house = hours.house
    house.idle, house.most = 600.0, 3
    tables = [await new_table(house, "twenty-strong") for _ in range(6)]
    async with port(house, tables[0]):
        for n, each in enumerate(tables):
            house.tables[each["table"]].used = time.monotonic() - 100.0 + n
        await hours.go(10.0)
        assert list(house.tables) == [tables[n]["table"] for n in (0, 4, 5)]
        fresh = [await new_table(house, "twenty-strong") for _ in range(3)]
        await hours.go(10.0)  # whoever has just opened one is still on the way
        assert list(house.tables) == [each["table"] for each in (tables[0], *fresh)]

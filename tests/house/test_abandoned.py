"""Tables that everybody has left for good are closed, and their seals opened; others are left alone."""

from __future__ import annotations

import pytest
from port import MemoryStore, Said, new_table, open_house, port

from ludotek.house.abandoned import AT_ONCE, Abandoned
from ludotek.house.desk import Desk
from ludotek.house.house import House
from ludotek.house.keeper import TIDY, Keeper

pytestmark = pytest.mark.anyio

DAY = 86_400.0


async def at(house: House, store: MemoryStore, days: float) -> House:
    """Another process, so many days later."""
    later = open_house(store)
    now = house.times.wall() + days * DAY
    later.times.wall = lambda: now
    later.abandoned = 90 * DAY
    return later


async def left_alone(house: House) -> Said:
    table = await new_table(house, "twenty-strong")
    async with port(house, table) as page:
        await page.play(2)
    return table


async def test_a_table_that_nobody_comes_back_to_is_opened() -> None:
    store = MemoryStore()
    house = open_house(store)
    table, other = await left_alone(house), await left_alone(house)
    soon = await at(house, store, 89)
    assert await Abandoned(soon, soon.abandoned).close() == 0
    later = await at(house, store, 91)
    live = await later.find(other["table"])
    await later.change(live, lambda draft: draft.say(0, "Ann", "still here", False))
    assert await Abandoned(later, later.abandoned).close() == 1
    opened = (await later.find(table["table"])).table
    assert (opened.status, opened.match.opening is not None, live.table.status) == ("closed", True, "playing")
    _, record = await Desk(later).export(table["table"], table["key"], "en")
    assert opened.match.game.verify(record.decode()).opening == opened.match.opening
    assert await Abandoned(later, later.abandoned).close() == 0  # it is not looked at again
    assert await Abandoned(later, 0.0).close() == 0


async def test_tables_that_were_closed_and_talked_at_keep_no_other_from_being_opened() -> None:
    store = MemoryStore()
    house = open_house(store)
    for _ in range(AT_ONCE):
        live = await house.find((await new_table(house, "twenty-strong"))["table"])
        await house.change(live, lambda draft: draft.close())
        await house.change(live, lambda draft: draft.say(0, "Ann", "good game", False))
    table = await left_alone(house)
    later = await at(house, store, 91)
    assert await Abandoned(later, later.abandoned).close() == 1
    assert list(later.tables) == [table["table"]]


async def test_what_cannot_be_read_does_not_keep_the_others_closed(caplog: pytest.LogCaptureFixture) -> None:
    store = MemoryStore()
    house = open_house(store)
    damaged, table = await left_alone(house), await left_alone(house)
    store.journals[damaged["table"]][0] = b"{}"
    later = await at(house, store, 91)
    abandoned = Abandoned(later, later.abandoned)
    assert (await abandoned.close(), abandoned.unreadable) == (1, {damaged["table"]})
    caplog.clear()
    assert await abandoned.close() == 0
    assert (await later.find(table["table"])).table.closed
    assert caplog.records == []


async def test_the_keeper_looks_for_them() -> None:
    store = MemoryStore()
    house = open_house(store)
    table = await left_alone(house)
    later = await at(house, store, 91)
    keeper = Keeper(later)
    now = later.steady()
    later.times.steady = lambda: now
    await keeper.look()
    assert later.tables == {}
    now += TIDY
    await keeper.look()
    assert later.tables[table["table"]].table.closed

"""The game of the day: one deal for all, one try each, nothing told of it before the day is over."""

from __future__ import annotations

import asyncio
import json
from typing import Any

import pytest
from port import MemoryStore, open_house, port

from ludotek.house.desk import Desk
from ludotek.house.house import House
from ludotek.house.store import Cause, StoreDown, TableRow
from ludotek.table.refusal import Code, TableRefusal

pytestmark = pytest.mark.anyio

NOON = 1_790_000_000.0 - 1_790_000_000.0 % 86_400 + 43_200
DAY = 86_400.0


def house_at(store: MemoryStore, when: float) -> House:
    house = open_house(store)
    house.times.wall = lambda: when
    return house


def key(name: str) -> str:
    return name * 16


async def begin(house: House, name: str, game: str = "twenty-strong") -> dict[str, Any]:
    made = await Desk(house).play_daily(game, json.dumps({"who": key(name), "name": name}).encode())
    return {"table": made.table, "key": made.key, "invite": made.invite, "watch": made.watch}


async def told(house: House, name: str) -> dict[str, Any]:
    games = await Desk(house).daily(json.dumps({"who": key(name)}).encode())
    return {each.game: each for each in games}


async def test_all_have_the_same_deal_and_another_day_has_another() -> None:
    store = MemoryStore()
    house = house_at(store, NOON)
    seeds = [store.rows[(await begin(house, name))["table"]].seed for name in "ab"]
    elsewhere = house_at(store, NOON)  # another process on the same store
    seeds.append(store.rows[(await begin(elsewhere, "c"))["table"]].seed)
    assert len(set(seeds)) == 1
    tomorrow = house_at(store, NOON + DAY)
    assert store.rows[(await begin(tomorrow, "a"))["table"]].seed != seeds[0]
    assert store.rows[(await begin(tomorrow, "a", "reckoners"))["table"]].seed != seeds[0]
    own = house_at(MemoryStore(), NOON)
    assert own.store.rows[(await begin(own, "a"))["table"]].seed != seeds[0]  # type: ignore[attr-defined]


async def test_a_browser_has_one_try_a_day_and_some_games_none() -> None:
    store = MemoryStore()
    house = house_at(store, NOON)
    first = await begin(house, "a")
    with pytest.raises(TableRefusal, match="daily-taken"):
        await begin(house, "a")
    with pytest.raises(TableRefusal, match="no-daily"):
        await begin(house, "a", "untamed")
    with pytest.raises(TableRefusal, match="malformed"):
        await Desk(house).daily(b'{"who": "short"}')
    assert (await told(house, "a"))["twenty-strong"].table == first["table"]
    assert (await told(house, "b"))["twenty-strong"].table == ""
    await begin(house_at(store, NOON + DAY), "a")


class BusyStore(MemoryStore):
    """Everything takes a moment, in which others have their turn."""

    async def create(self, row: TableRow, content: bytes, entries: list[bytes]) -> None:
        await asyncio.sleep(0)
        await super().create(row, content, entries)

    async def keep(self, kind: str, key: str, value: bytes) -> bytes:
        await asyncio.sleep(0)
        return await super().keep(kind, key, value)

    async def kept(self, kind: str) -> dict[str, bytes]:
        await asyncio.sleep(0)
        return await super().kept(kind)


async def test_two_requests_at_the_same_moment_make_one_table() -> None:
    store = BusyStore()
    made = await asyncio.gather(
        *(begin(house_at(store, NOON), "a") for _ in range(2)),  # two processes on one store
        return_exceptions=True,
    )
    (table,) = [each["table"] for each in made if isinstance(each, dict)]
    (refusal,) = [each for each in made if isinstance(each, TableRefusal)]
    assert refusal.code == Code.DAILY_TAKEN
    assert list(store.rows) == [table]


async def test_a_try_that_was_never_dealt_is_not_lost() -> None:
    """The process may end between the two things that a store keeps: the try and its table."""
    store = MemoryStore()
    house = house_at(store, NOON)
    store.create = stopped  # type: ignore[method-assign]
    with pytest.raises(StoreDown):
        await begin(house, "a")
    del store.create  # type: ignore[attr-defined]
    assert (await told(house, "a"))["twenty-strong"].table == ""
    table = await begin(house, "a")
    assert (await told(house, "a"))["twenty-strong"].table == table["table"]


async def stopped(row: TableRow, content: bytes, entries: list[bytes]) -> None:
    raise StoreDown(Cause.GONE, "it is switched off")


async def test_what_was_dealt_stays_sealed_until_the_day_is_over() -> None:
    store = MemoryStore()
    house = house_at(store, NOON)
    table = await begin(house, "a")
    assert (table["invite"], table["watch"]) == ("", "")
    async with port(house, table) as page:
        commitment = page.state["table"]["commitment"]
        await page.ask(type="concede")
        await page.until(lambda: page.over)
        assert commitment
        assert page.state["table"]["opening"] is None
        assert not page.state["table"]["reviewed"]
    desk = Desk(house)
    for asked in (
        desk.export(table["table"], table["key"], "en"),
        desk.replay(table["table"], table["key"], "en", -1),
        desk.position(table["table"], table["key"], "en", -1, 0),
        desk.review(table["table"], table["key"], "en", -1),
        desk.better(table["table"], table["key"], "en", -1, 0),
        desk.better_position(table["table"], table["key"], "en", -1, 0, 0),
        desk.branch(table["table"], table["key"], b'{"step": 0}'),
    ):
        with pytest.raises(TableRefusal, match="daily-sealed"):
            await asked
    later = house_at(store, NOON + DAY)
    _, record = await Desk(later).export(table["table"], table["key"], "en")
    assert b'"opening"' in record
    assert (await Desk(later).branch(table["table"], table["key"], b'{"step": 0}')).table
    async with port(later, table) as page:
        assert page.state["table"]["opening"]
        assert page.state["table"]["reviewed"]


async def test_nothing_goes_back_across_chance() -> None:
    house = house_at(MemoryStore(), NOON)
    table = await begin(house, "a")
    async with port(house, table) as page:
        for _ in range(12):
            await page.play(1)
            assert page.state["undo"]["further"] == ""
            if not page.state["undo"]["free"]:
                assert (await page.ask(type="undo", agreed=True))["type"] == "refused"
        await page.ask(type="concede")
        await page.until(lambda: page.over)
        assert page.state["undo"]["further"] == ""
        assert (await page.ask(type="undo", agreed=True))["type"] == "refused"


async def test_results_are_placed_equal_ones_together_and_shown_the_day_after() -> None:
    store = MemoryStore()
    house = house_at(store, NOON)
    for name, answers in (("a", 40), ("b", 40), ("c", 0)):
        async with port(house, await begin(house, name)) as page:
            await page.play(answers)
            if not page.over:
                await page.ask(type="concede")
            await page.until(lambda p=page: p.over)  # type: ignore[misc]
    await begin(house, "d")
    today = (await told(house, "b"))["twenty-strong"]
    assert (today.begun, len(today.today), today.yesterday) == (4, 3, [])
    assert [each.place for each in today.today] in ([1, 1, 3], [1, 1, 1])  # a and b have answered alike
    assert [each.name for each in today.today if each.mine] == ["b"]
    later = (await told(house_at(store, NOON + DAY), "b"))["twenty-strong"]
    assert (later.today, later.yesterday) == ([], today.today)

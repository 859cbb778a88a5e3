"""What the keeper sees to: other processes, clocks, bots that fail, keys that are checked before anything is loaded."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from duels import BOT, FRIEND, ME, duel, join
from port import MemoryStore, new_table, open_house, port

from ludotek.house.desk import Desk
from ludotek.house.house import Live
from ludotek.house.keeper import Keeper
from ludotek.house.store import Cause, Stored, StoreDown
from ludotek.table.refusal import Code, TableRefusal
from ludotek.table.table import Table

pytestmark = pytest.mark.anyio


async def test_the_sweep_needs_no_hint() -> None:
    async with duel(MemoryStore()) as both:
        await both.mover.play_until_waiting()
        assert both.table(both.there).seq < both.table(both.here).seq
        await Keeper(both.there).sweep()
        assert both.table(both.there).seq == both.table(both.here).seq
        await both.other.until(lambda: bool(both.other.decision))


async def test_the_sweep_comes_again_and_reads_only_what_has_grown(monkeypatch: pytest.MonkeyPatch) -> None:
    store = MemoryStore()
    house = open_house(store)
    table = await new_table(house, "twenty-strong")
    keeper = Keeper(house)
    now = house.steady()
    house.times.steady = lambda: now
    asked: list[list[str]] = []
    ends = store.ends

    async def counted(ids: list[str]) -> dict[str, int]:
        asked.append(ids)
        return await ends(ids)

    async def forbidden(id: str, after: int) -> list[bytes]:
        raise AssertionError("nothing has grown")

    monkeypatch.setattr(store, "ends", counted)
    monkeypatch.setattr(store, "tail", forbidden)
    for _ in range(7):
        now += 1.0
        await keeper.look()
    assert asked == [[table["table"]], [table["table"]]]


async def test_a_hint_that_cannot_be_followed_is_made_up_for(monkeypatch: pytest.MonkeyPatch) -> None:
    store = MemoryStore()
    async with duel(store) as both:
        await both.mover.play_until_waiting()
        seq, tail = both.table(both.here).seq, store.tail

        async def down(id: str, after: int) -> list[bytes]:
            raise StoreDown(Cause.GONE, "for a moment")

        monkeypatch.setattr(store, "tail", down)
        await both.there.hinted(both.id, seq)  # raises nothing
        monkeypatch.setattr(store, "tail", tail)
        await Keeper(both.there).sweep()
        assert both.table(both.there).seq == seq


async def test_a_table_at_which_something_fails_is_not_the_end_of_the_keeper(monkeypatch: pytest.MonkeyPatch) -> None:
    house = open_house(MemoryStore())
    tables = [(await new_table(house, "twenty-strong"))["table"] for _ in range(2)]
    keeper = Keeper(house)
    seen: list[str] = []

    async def fail(live: Live) -> None:
        seen.append(live.table.id)
        raise RuntimeError("a mistake of ours")

    monkeypatch.setattr(keeper, "look_after", fail)
    await keeper.look()
    assert seen == tables


async def test_a_clock_is_decided_on_what_is_stored() -> None:
    """Who has moved at one process keeps the seat, though at the other that clock still runs."""
    async with duel(MemoryStore(), clock={"kind": "minutes", "amount": 1}) as both:
        both.now[0] += 40
        await both.mover.play_until_waiting()
        both.now[0] += 30  # for whoever believes that the mover is still thinking, the minute is over
        assert both.seat in both.table(both.there).clock.late()  # type: ignore[union-attr]
        await Keeper(both.there).look_after(both.there.tables[both.id])
        assert both.table(both.there).replaced == []


async def test_a_friend_who_joined_at_one_process_is_known_at_the_other() -> None:
    store = MemoryStore()
    here, there = open_house(store), open_house(store)
    table = await new_table(here, "untamed", seats=[ME, FRIEND])
    async with port(there, table):  # the table is in the other's memory before Ben comes
        ben = await join(here, table)
        async with port(there, table, ben) as bens:
            assert bens.state["me"]["seat"] == 1


async def test_a_wrong_key_loads_no_table(monkeypatch: pytest.MonkeyPatch) -> None:
    store = MemoryStore()
    table = await new_table(open_house(store), "twenty-strong")
    house = open_house(store)
    read: list[Stored] = []
    reading = house.read

    def counted(stored: Stored) -> Table:
        read.append(stored)
        return reading(stored)

    monkeypatch.setattr(house, "read", counted)
    with pytest.raises(TableRefusal, match="wrong-key"):
        await Desk(house).replay(table["table"], "wrong", "en", -1)
    with pytest.raises(TableRefusal, match="wrong-key"):
        await Desk(house).chronicle(table["table"], "wrong", "en")
    assert not read
    assert not house.tables
    await Desk(house).replay(table["table"], table["watch"], "en", -1)
    assert len(read) == 1


async def test_a_bot_that_fails_does_not_stop_its_table() -> None:
    house = open_house(MemoryStore())

    class Failing:
        fallbacks = 0

        async def answer(self, session: Any, seat: int) -> int:
            raise RuntimeError("a mistake of ours")

    house.thinkers = Failing()  # type: ignore[assignment]
    table = await new_table(house, "untamed", seats=[ME, BOT])
    async with port(house, table) as page:
        await page.play(30)
    assert house.thinkers.fallbacks > 0


async def test_bots_that_rest_think_no_more() -> None:
    house = open_house(MemoryStore())
    asked = asyncio.Event()

    class Pondering:
        async def answer(self, session: Any, seat: int) -> int:
            asked.set()
            await asyncio.Event().wait()
            raise AssertionError

    house.thinkers = Pondering()  # type: ignore[assignment]
    table = await new_table(house, "untamed", seats=[ME, BOT])
    async with port(house, table) as page:
        await page.play_until_waiting()
        await asked.wait()
        await house.rest()
        driver = house.tables[table["table"]].driver
        assert driver is not None and driver.done()


async def test_who_comes_to_a_long_line_is_sent_away() -> None:
    house = open_house(MemoryStore())
    house.looks.waiting = 32
    table = await new_table(house, "twenty-strong")
    with pytest.raises(TableRefusal, match="too-fast"):
        await Desk(house).replay(table["table"], table["key"], "en", -1)


async def test_a_refused_act_still_shows_what_another_process_wrote() -> None:
    async with duel(MemoryStore()) as both:
        await both.mover.play_until_waiting()
        known = both.table(both.there).seq

        def say_to_who_knows_nothing(draft: Table) -> None:
            if draft.seq > known:
                raise TableRefusal(Code.STALE)
            draft.say(-1, "", "hello", False)

        with pytest.raises(TableRefusal, match="stale"):
            await both.there.change(both.there.tables[both.id], say_to_who_knows_nothing)
        await both.other.until(lambda: bool(both.other.decision))

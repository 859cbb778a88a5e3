"""A crowd of spectators: who comes costs the others a short message now and then, and equal readers get one frame."""

from __future__ import annotations

import asyncio
from contextlib import AsyncExitStack

import pytest
from port import MemoryStore, Port, new_table, open_house, port

from ludotek.house.house import GATHERING

pytestmark = pytest.mark.anyio

CROWD = 12


def states(page: Port) -> int:
    return sum(1 for _, kind in page.came if kind == "state")


async def test_arrivals_tell_the_others_no_state() -> None:
    house = open_house(MemoryStore())
    table = await new_table(house, "twenty-strong")
    async with AsyncExitStack() as stack:
        host = await stack.enter_async_context(port(house, table))
        told = states(host)
        crowd = [await stack.enter_async_context(port(house, table, table["watch"])) for _ in range(CROWD)]
        await host.until(lambda: any(said["type"] == "company" and said["spectators"] == CROWD for said in host.said))
        assert states(host) == told
        assert [states(watcher) for watcher in crowd] == [1] * CROWD


async def test_equal_readers_get_one_frame(monkeypatch: pytest.MonkeyPatch) -> None:
    house = open_house(MemoryStore())
    table = await new_table(house, "twenty-strong")
    async with AsyncExitStack() as stack:
        host = await stack.enter_async_context(port(house, table))
        crowd = [await stack.enter_async_context(port(house, table, table["watch"])) for _ in range(CROWD)]
        german = await stack.enter_async_context(port(house, table, table["watch"], "de"))
        await asyncio.sleep(2 * GATHERING)
        for watcher in (*crowd, german):
            while not watcher.arrived.empty():
                watcher.arrived.get_nowait()
        await host.play(1)
        frames = [await watcher.arrived.get() for watcher in crowd]
        assert all(frame is frames[0] for frame in frames)
        assert await german.arrived.get() != frames[0]


async def test_who_goes_is_told_as_well() -> None:
    house = open_house(MemoryStore())
    table = await new_table(house, "twenty-strong")
    async with port(house, table, table["watch"]) as watcher:
        async with port(house, table):
            await watcher.until(lambda: watcher.said[-1]["type"] == "company" and watcher.said[-1]["present"] == [0])
        await watcher.until(lambda: watcher.said[-1]["type"] == "company" and watcher.said[-1]["present"] == [])

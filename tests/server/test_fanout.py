"""Hints between processes by a real Redis: heard by the others, never missed without a word, never in the way."""

from __future__ import annotations

import asyncio
import signal
from collections.abc import AsyncIterator, Awaitable, Callable
from typing import Any

import pytest
from serving import PATIENCE

from ludotek.house.fanout import Alone
from ludotek.kernel.errors import LudotekError
from ludotek.server import redis_fanout
from ludotek.server.redis_fanout import RedisFanout, fanout_for

pytestmark = pytest.mark.anyio


class Process:
    """One of several processes: what it heard, and how often it may have missed something."""

    def __init__(self, url: str) -> None:
        self.fanout = fanout_for(url)
        self.heard: list[tuple[str, int]] = []
        self.missed = 0
        self.fanout.subscribe(self.hear, self.miss)

    def hear(self, table: str, seq: int) -> None:
        self.heard.append((table, seq))

    def miss(self) -> None:
        self.missed += 1


Start = Callable[[], Awaitable[Process]]


@pytest.fixture
async def start(redis_server: Any) -> AsyncIterator[Start]:
    """Start a process and wait until it listens."""
    running: list[Process] = []

    async def started() -> Process:
        process = Process(redis_server.url)
        running.append(process)
        await until(lambda: process.missed == 1)
        return process

    yield started
    for process in running:
        await process.fanout.close()


async def until(holds: Callable[[], bool]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not holds():
            await asyncio.sleep(0.01)


async def test_others_hear_a_hint_and_its_sender_does_not(start: Start) -> None:
    one, two, three = await start(), await start(), await start()
    await one.fanout.publish("t1", 4)
    await one.fanout.publish("t2", 1)
    await two.fanout.publish("t1", 5)
    await until(lambda: len(three.heard) == 3 and len(two.heard) == 2 and len(one.heard) == 1)
    assert one.heard == [("t1", 5)]
    assert two.heard == [("t1", 4), ("t2", 1)]


async def test_without_redis_nothing_raises_and_nothing_waits(start: Start, redis_server: Any) -> None:
    one = await start()
    redis_server.stop()
    async with asyncio.timeout(PATIENCE):
        for seq in range(3 * redis_fanout.WAITING):
            await one.fanout.publish("t1", seq)


async def test_when_redis_is_back_everybody_is_told_to_look_and_hears_again(start: Start, redis_server: Any) -> None:
    one, two = await start(), await start()
    redis_server.stop()
    await one.fanout.publish("t1", 1)
    await asyncio.sleep(0.5)
    redis_server.start()
    await until(lambda: one.missed == 2 and two.missed == 2)
    await one.fanout.publish("t1", 2)
    await until(lambda: ("t1", 2) in two.heard)


async def test_a_redis_that_falls_silent_is_left_and_found_again(
    start: Start, redis_server: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(redis_fanout, "PATIENCE", 1.0)  # less would be too little for a busy machine
    one = await start()
    await asyncio.sleep(2.5)
    assert one.missed == 1, "a quiet line is not a broken one"
    redis_server.process.send_signal(signal.SIGSTOP)
    await asyncio.sleep(2.5)
    redis_server.process.send_signal(signal.SIGCONT)
    await until(lambda: one.missed >= 2)


async def test_a_process_may_start_before_redis(redis_server: Any) -> None:
    redis_server.stop()
    early = Process(redis_server.url)
    await asyncio.sleep(0.3)
    redis_server.start()
    await until(lambda: early.missed == 1)
    await early.fanout.close()


async def test_what_is_no_hint_is_passed_over(start: Start, redis_server: Any) -> None:
    one, two = await start(), await start()
    for data in (b"\xff\x00", b"[]", b'{"sender":"x","table":"t1","seq":"many"}', b'{"sender":"x"}'):
        redis_server.publish(redis_fanout.CHANNEL, data)
    await one.fanout.publish("t1", 7)
    await until(lambda: two.heard == [("t1", 7)])


async def test_a_listener_that_fails_hears_the_next_hint(start: Start, redis_server: Any) -> None:
    one = await start()
    heard: list[int] = []

    def hear(table: str, seq: int) -> None:
        heard.append(seq)
        raise RuntimeError("a mistake")

    three = RedisFanout(redis_server.url)
    ready = asyncio.Event()
    three.subscribe(hear, ready.set)
    await ready.wait()
    await one.fanout.publish("t1", 1)
    await one.fanout.publish("t1", 2)
    await until(lambda: heard == [1, 2])
    await three.close()


async def test_one_process_has_nobody_to_tell() -> None:
    alone = fanout_for(None)
    assert isinstance(alone, Alone)
    alone.subscribe(lambda table, seq: pytest.fail("nobody speaks"), lambda: pytest.fail("nothing is missed"))
    await alone.publish("t1", 1)
    await alone.close()


async def test_an_address_that_is_not_of_redis_is_refused() -> None:
    with pytest.raises(LudotekError, match="redis://"):
        fanout_for("http://127.0.0.1")

"""Hints between processes by Redis. Nothing here waits for Redis while a player waits for an answer."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import TYPE_CHECKING

import msgspec

from ludotek.house.fanout import Alone, Fanout, Heard, Missed
from ludotek.kernel.errors import LudotekError

if TYPE_CHECKING:
    from redis.asyncio import Redis

log = logging.getLogger(__name__)

CHANNEL = "ludotek:journal"
PATIENCE = 2.0  # seconds for one answer of Redis
WAITING = 1000  # hints that may wait to be sent; beyond that they are dropped
FIRST_PAUSE, LONGEST_PAUSE = 0.1, 5.0


def fanout_for(url: str | None) -> Fanout:
    """By the setting: a Redis address, or nothing where one process serves alone."""
    return RedisFanout(url) if url else Alone()


class Hint(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    sender: str
    table: str
    seq: int


class RedisFanout:
    """Hints by Redis; while Redis is away they are dropped, and it is tried again with growing pauses."""

    def __init__(self, url: str) -> None:
        self._redis = connect(url)
        self._sender = secrets.token_hex(8)
        self._queue: asyncio.Queue[Hint] = asyncio.Queue(WAITING)
        self._tasks: list[asyncio.Task[None]] = []

    async def publish(self, table_id: str, seq: int) -> None:
        with suppress(asyncio.QueueFull):
            self._queue.put_nowait(Hint(self._sender, table_id, seq))

    def subscribe(self, heard: Heard, missed: Missed) -> None:
        async def listen(working: Callable[[], None]) -> None:
            await self._listen(heard, missed, working)

        self._tasks = [
            asyncio.create_task(keep_trying("sending hints", self._send)),
            asyncio.create_task(keep_trying("hearing hints", listen)),
        ]

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        with suppress(Exception):
            await self._redis.aclose()

    async def _send(self, working: Callable[[], None]) -> None:
        while True:
            hint = await self._queue.get()
            await self._redis.publish(CHANNEL, msgspec.json.encode(hint))
            working()

    async def _listen(self, heard: Heard, missed: Missed, working: Callable[[], None]) -> None:
        async with self._redis.pubsub() as channel:
            await channel.subscribe(CHANNEL)
            asked = False
            while True:
                message = await channel.get_message(timeout=PATIENCE)
                if message is None:
                    # A line that was cut without a word is silent for ever; one that works answers this.
                    if asked:
                        raise TimeoutError("no answer")
                    await channel.ping()
                    asked = True
                    continue
                asked = False
                if message["type"] == "subscribe":
                    working()
                    told(missed)
                elif message["type"] == "message":
                    self._hear(message["data"], heard)

    def _hear(self, data: bytes, heard: Heard) -> None:
        try:
            hint = msgspec.json.decode(data, type=Hint)
        except msgspec.MsgspecError:
            log.warning("a hint could not be read; does another version of Ludotek use this Redis?")
            return
        if hint.sender != self._sender:
            told(heard, hint.table, hint.seq)


def connect(url: str) -> Redis:
    try:
        from redis.asyncio import Redis
        from redis.asyncio.retry import Retry
        from redis.backoff import NoBackoff
    except ModuleNotFoundError:
        raise LudotekError("Redis needs its client: install ludotek[server]") from None
    try:
        return Redis.from_url(
            url, socket_timeout=PATIENCE, socket_connect_timeout=PATIENCE, retry=Retry(NoBackoff(), 0)
        )
    except ValueError:
        raise LudotekError("a Redis address begins with redis://, rediss:// or unix://") from None


async def keep_trying(what: str, work: Callable[[Callable[[], None]], Awaitable[None]]) -> None:
    """Do work that never ends by itself, retrying after every failure with growing pauses until it works again."""
    pause = FIRST_PAUSE

    def working() -> None:
        nonlocal pause
        if pause > FIRST_PAUSE:
            log.info("%s works again", what)
        pause = FIRST_PAUSE

    while True:
        try:
            await work(working)
        except Exception as problem:
            log.warning("%s failed, next attempt in %.1f s: %s", what, pause, problem)
        await asyncio.sleep(pause)
        pause = min(pause * 2, LONGEST_PAUSE)


def told(listener: Callable[..., None], *what: object) -> None:
    """A listener that fails is a mistake of ours; the others still want to hear."""
    try:
        listener(*what)
    except Exception:
        log.exception("a listener failed on a hint")

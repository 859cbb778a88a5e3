"""The process that examines packs: strangers have written them, and one that takes too long ends nobody else's thinking."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec

from ludotek.house import bench, wire
from ludotek.house.words import warm_up
from ludotek.kernel.trial import Trial
from ludotek.server.workers import Seen, Thought, Workers
from ludotek.table.refusal import Code, TableRefusal
from ludotek.table.trying import Tried, lay_out

DEADLINE = 4.0  # seconds; a whole deck takes a tenth of one
LINE = 24  # packs that wait


def examined(asked: wire.AskExamine) -> bytes:
    """In the worker."""
    return msgspec.json.encode(bench.examined(asked))


def looked_through(asked: tuple[dict[str, Any], str]) -> str:
    """In the worker."""
    return bench.look_through(*asked)


def laid_out(tried: Tried) -> list[Trial]:
    """In the worker: the position, or nothing."""
    found = lay_out(tried)
    return [] if found is None else [found]


class Examiners(Workers):
    ready = staticmethod(warm_up)

    def __init__(self, deadline: float = DEADLINE) -> None:
        super().__init__(1, deadline)
        self.waiting = 0

    async def examine(self, asked: wire.AskExamine) -> bytes:
        return await self.one_by_one(examined, asked)

    async def look_through(self, pack: dict[str, Any], lang: str) -> str:
        return await self.one_by_one(looked_through, (pack, lang))

    async def lay_out(self, tried: Tried) -> Trial | None:
        found = await self.one_by_one(laid_out, tried)
        return found[0] if found else None

    async def one_by_one(self, think: Callable[[Seen], Thought], seen: Seen) -> Thought:
        if self.waiting >= LINE:
            raise TableRefusal(Code.BENCH_BUSY)
        self.waiting += 1
        try:
            async with self.free:
                found = await self.work(think, seen)
        finally:
            self.waiting -= 1
        if found is None:
            raise TableRefusal(Code.PACK_TOO_HARD)
        return found

"""Errands: what takes the longer the longer a game was. It is done in a thread, one errand at a time, while the tables go on."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import ParamSpec, TypeVar

from ludotek.house.beside import beside
from ludotek.table.refusal import Code, TableRefusal

P = ParamSpec("P")
R = TypeVar("R")

LINE = 32  # errands that wait; whoever comes then is asked to come again


class Errands:
    def __init__(self) -> None:
        self.one = asyncio.Semaphore(1)
        self.waiting = 0

    async def run(self, errand: Callable[P, R], *args: P.args, **kwargs: P.kwargs) -> R:
        if self.waiting >= LINE:
            raise TableRefusal(Code.TOO_FAST)
        self.waiting += 1
        try:
            async with self.one:
                return await beside(errand, *args, **kwargs)
        finally:
            self.waiting -= 1

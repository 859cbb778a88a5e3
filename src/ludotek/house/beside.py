"""Work that takes a while: in a thread, while the tables go on; where there are no threads, at once."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Callable
from typing import Final, ParamSpec, TypeVar

P = ParamSpec("P")
R = TypeVar("R")

THREADS: Final = sys.platform not in ("emscripten", "wasi")


async def beside(work: Callable[P, R], *args: P.args, **kwargs: P.kwargs) -> R:
    if THREADS:
        return await asyncio.to_thread(work, *args, **kwargs)
    await asyncio.sleep(0)
    return work(*args, **kwargs)

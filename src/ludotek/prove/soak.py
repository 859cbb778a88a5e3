"""Soak: one server, table after table opened, played and left; what it holds does not grow."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path
from typing import Any, ClassVar

from ludotek.house.house import House
from ludotek.prove.campaign import Campaign, Found, require
from ludotek.prove.company import Company, forked
from ludotek.prove.frames import memory
from ludotek.prove.serving import Forked, Plant

ROUNDS, WARM = 8, 3  # of which the first ones only fill caches
TABLES, ANSWERS = 6, 4  # of a round, of a table
GROWTH, SLACK = 1.05, 6  # of the memory over the rounds after that; megabytes
SPARE = 8  # descriptors
LEFT = 2.0  # seconds in which a server must have let go of a page


class Soak(Campaign):
    unit = "tables"
    small = 48
    full = 4_800
    planted: ClassVar = {
        "kept-sockets": "a file is opened for every table and never closed",
        "kept-tables": "something large of every table is kept for ever",
    }

    def case(self, number: int) -> Found:
        found, chance = Found(), self.chance(number)
        with forked(PLANTS.get(self.fault), idle=0.0) as server:
            sizes: list[tuple[int, int]] = []
            for _ in range(ROUNDS):
                for _ in range(TABLES):
                    company = Company(server, 1 + int(chance.below(0, 2)), chance)
                    found.seen["answers"] += company.play(ANSWERS, chance)
                    company.close()
                    found.units += 1
                settle(server)
                sizes.append((memory(server), descriptors(server)))
        (megabytes, files), (last, now) = sizes[WARM], sizes[-1]
        require(now <= files + SPARE, f"open files grew from {files} to {now} over {len(sizes) - WARM} rounds")
        require(last <= megabytes * GROWTH + SLACK, f"memory grew from {megabytes} to {last} MB")
        return found


def settle(server: Forked) -> None:
    """Until the pages that left are gone."""
    end = time.monotonic() + LEFT
    while descriptors(server) > SPARE * 8 and time.monotonic() < end:
        time.sleep(0.1)


def descriptors(server: Forked) -> int:
    return len(list(Path(f"/proc/{server.process.pid}/fd").iterdir()))


# --- planted faults ---------------------------------------------------------------------------------------------------


def kept_sockets(house: House) -> None:
    kept: list[Any] = []
    proper = house.create

    async def create(*given: Any) -> Any:
        kept.append(Path("/dev/null").open())  # noqa: SIM115 - that is the fault
        return await proper(*given)

    house.create = create  # type: ignore[assignment, method-assign]


def kept_tables(house: House) -> None:
    kept: list[bytes] = []
    proper = house.create

    async def create(*given: Any) -> Any:
        kept.append(await asyncio.to_thread(lambda: b"x" * 2_000_000))
        return await proper(*given)

    house.create = create  # type: ignore[assignment, method-assign]


PLANTS: dict[str, Plant] = {"kept-sockets": kept_sockets, "kept-tables": kept_tables}

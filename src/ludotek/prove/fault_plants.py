"""What a server of the campaign `faults` does differently: it hears of trouble that cannot be made from outside, and may
have a fault planted in it."""

from __future__ import annotations

import time
from contextlib import suppress
from pathlib import Path
from typing import Any

from sqlalchemy import event
from sqlalchemy.pool import Pool

from ludotek.house.house import House
from ludotek.prove.crash import lost_write
from ludotek.prove.serving import Plant

READ_ONLY, CLOCK, STOPPED = "read-only", "clock", "stopped"  # files by which a server is told of its trouble


def obedient(house: House) -> None:
    """The server looks for files that tell it of trouble which cannot be made from outside."""
    folder = Path(house.store.database.file).parent if house.store.database.file else Path("/nowhere")  # type: ignore[attr-defined]

    def tell(connection: Any, _record: object, _proxy: object) -> None:
        if hasattr(connection, "in_transaction"):
            connection.execute(f"pragma query_only = {'on' if (folder / READ_ONLY).exists() else 'off'}")

    event.listen(Pool, "checkout", tell)

    house.times.wall = lambda: time.time() + seconds_in(folder / CLOCK)
    house.awake.now = lambda: time.monotonic() + seconds_in(folder / STOPPED)


def seconds_in(file: Path) -> float:
    with suppress(OSError, ValueError):
        return float(file.read_text())
    return 0.0


def swallowed(house: House) -> None:
    obedient(house)
    proper: Any = house.store.append

    async def append(id: str, after: int, entries: list[bytes]) -> None:
        with suppress(Exception):
            await proper(id, after, entries)

    house.store.append = append  # type: ignore[method-assign]


def forgetful(house: House) -> None:
    obedient(house)
    lost_write(house)


def by_the_wall(house: House) -> None:
    obedient(house)
    house.times.steady = lambda: house.times.wall()


def always_running(house: House) -> None:
    obedient(house)
    house.times.steady = lambda: house.awake.now()


PLANTS: dict[str, Plant] = {
    "none": obedient,
    "swallowed": swallowed,
    "lost-write": forgetful,
    "wall-clock": by_the_wall,
    "always-running": always_running,
}

"""Crash: a real server is killed without a word while people play; nothing that anybody was told is ever lost."""

from __future__ import annotations

import asyncio
import sqlite3
import tempfile
import threading
import time
from contextlib import suppress
from pathlib import Path
from typing import Any, ClassVar

from websockets.exceptions import ConnectionClosed

from ludotek import api
from ludotek.house.house import House
from ludotek.kernel.chance import FastChance
from ludotek.prove.campaign import Campaign, Found, require
from ludotek.prove.company import Company
from ludotek.prove.serving import Forked, Plant, Reached
from ludotek.server.settings import Settings

KILLS = 3  # of one server
TABLES = 2
LONGEST = 300  # milliseconds of play before a kill


class Crash(Campaign):
    unit = "kills"
    small = 3
    full = 300
    planted: ClassVar = {
        "unsynced-reply": "an answer is acknowledged before it is stored",
        "lost-write": "every fifth write is forgotten",
        "told-first": "the others are told before anything is stored",
    }

    def case(self, number: int) -> Found:
        found, chance = Found(), self.chance(number)
        with tempfile.TemporaryDirectory(prefix="ludotek-prove-") as folder:
            server = Forked(Path(folder), PLANTS.get(self.fault))
            try:
                tables = [Company(server, 1 + n % 2, chance) for n in range(TABLES)]
                witnesses = [Witness(company) for company in tables]
                for kill in range(KILLS):
                    self.kill_in_the_middle(server, witnesses, chance, number * KILLS + kill)
                    found.units += 1
                    check_file(Path(folder))
                    server = Forked(Path(folder), PLANTS.get(self.fault))
                    for witness in witnesses:
                        witness.come_back(server)
                        found.seen[f"{witness.company.game.name} answers acknowledged"] += witness.fresh
                for witness in witnesses:
                    witness.read_everything(server)
            finally:
                server.kill()
        return found

    def kill_in_the_middle(self, server: Forked, witnesses: list[Witness], chance: FastChance, number: int) -> None:
        threads = [
            threading.Thread(target=witness.play, args=(self.chance(number, f"table {n}"),))
            for n, witness in enumerate(witnesses)
        ]
        for thread in threads:
            thread.start()
        time.sleep(int(chance.below(9, LONGEST)) / 1000)
        server.kill()
        for thread in threads:
            thread.join()
        for witness in witnesses:
            witness.company.close()


class Witness:
    """Plays at a table until the server dies, and remembers what was acknowledged and what was shown."""

    def __init__(self, company: Company) -> None:
        self.company = company
        self.acknowledged = 0  # how long the journal was
        self.shown: dict[tuple[int, int], Any] = {}  # to which page, with which length: the board
        self.taken = self.fresh = 0

    def play(self, chance: FastChance) -> None:
        before = self.taken
        with suppress(ConnectionClosed, OSError, TimeoutError, AssertionError):
            while (page := self.company.asked()) is not None and page.decision is not None:
                options = page.decision["options"]
                if page.act(options[chance.below(0, len(options))])["type"] == "done":
                    self.acknowledged = max(self.acknowledged, page.state["seq"])
                    self.taken += 1
                self.look()
        self.look()
        self.fresh = self.taken - before

    def look(self) -> None:
        for n, page in enumerate(self.company.pages):
            self.shown[n, page.state["seq"]] = page.state["view"]

    def come_back(self, server: Reached) -> None:
        """The table as it is now has everything that was told before."""
        self.company.server = server
        keys = enumerate(self.company.keys)
        self.company.pages = [server.page(self.company.table, key, lang_of(n)).settled() for n, key in keys]
        for n, page in enumerate(self.company.pages):
            seq = page.state["seq"]
            require(seq >= self.acknowledged, f"{self.acknowledged} entries were acknowledged, {seq} are there")
            latest = max((length for who, length in self.shown if who == n), default=0)
            require(seq >= latest, f"{latest} entries were shown to a page, {seq} are there")
            if (n, seq) in self.shown:
                require(page.state["view"] == self.shown[n, seq], f"the board after entry {seq} is another one")

    def read_everything(self, server: Reached) -> None:
        """The record of the game, once it is over, replays and has every answer."""
        table = self.company.table["table"]
        self.company.break_off()
        record = server.get(f"/api/tables/{table}/export", self.company.keys[0]).text
        live = len(api.game(self.company.game.name).verify(record).live)
        require(live >= self.taken, f"{self.taken} answers were acknowledged, the record has {live}")
        self.company.close()


def lang_of(n: int) -> str:
    return ("en", "fr", "de")[n % 3]


def check_file(folder: Path) -> None:
    with sqlite3.connect(Settings(data=folder).file) as database:
        found = database.execute("pragma integrity_check").fetchone()[0]
    require(found == "ok", f"the file of the database is damaged: {found}")


# --- planted faults ---------------------------------------------------------------------------------------------------


def unsynced_reply(house: House) -> None:
    proper: Any = house.store.append
    later: list[asyncio.Task[None]] = []

    async def append(id: str, after: int, entries: list[bytes]) -> None:
        async def write() -> None:
            await asyncio.sleep(0.2)
            await proper(id, after, entries)

        later.append(asyncio.create_task(write()))

    house.store.append = append  # type: ignore[method-assign]


def lost_write(house: House) -> None:
    proper: Any = house.store.append
    written = 0

    async def append(id: str, after: int, entries: list[bytes]) -> None:
        nonlocal written
        written += 1
        if written % 5:
            await proper(id, after, entries)

    house.store.append = append  # type: ignore[method-assign]


def told_first(house: House) -> None:
    proper: Any = house.try_act

    async def try_act(live: Any, act: Any) -> Any:
        draft = live.table.draft()
        with suppress(Exception):
            act(draft)
            live.table = draft
            house.tell(live)
            await asyncio.sleep(0.1)
            live.table = live.table if not draft.fresh else await known(house, live)
        return await proper(live, act)

    house.try_act = try_act  # type: ignore[method-assign]


async def known(house: House, live: Any) -> Any:
    stored = await house.store.load(live.table.id)
    assert stored is not None
    return house.read(stored)


PLANTS: dict[str, Plant] = {"unsynced-reply": unsynced_reply, "lost-write": lost_write, "told-first": told_first}

"""Faults: the disk is full, the database read-only, locked or restarted, Redis gone, the process frozen, the clock wrong,
a worker dead. Nobody is told what is not stored, and it goes on by itself."""

from __future__ import annotations

import os
import resource
import signal
import sqlite3
import tempfile
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, nullcontext, suppress
from pathlib import Path
from typing import Any, ClassVar

from ludotek import api
from ludotek.kernel.chance import FastChance
from ludotek.prove.campaign import Campaign, Found, require
from ludotek.prove.company import Company
from ludotek.prove.fault_plants import CLOCK, PLANTS, READ_ONLY, STOPPED
from ludotek.prove.services import Postgres, Redis
from ludotek.prove.serving import Forked
from ludotek.server.settings import Settings

BEFORE, DURING, AFTER = 4, 3, 4  # answers
HOUR = 3600.0
TEN_MINUTES = {"kind": "minutes", "amount": 10}


class Faults(Campaign):
    unit = "faults"
    small = 5
    full = 200
    planted: ClassVar = {
        "swallowed": "a store that fails is taken for one that has stored",
        "lost-write": "every fifth write is forgotten",
        "wall-clock": "the clocks of players run by the time of day",
        "always-running": "the clocks of players run while the server stands still",
    }

    def case(self, number: int) -> Found:
        kinds = [FOUND_BY[self.fault]] if self.fault in FOUND_BY else list(KINDS)
        kind = kinds[number % len(kinds)]
        with tempfile.TemporaryDirectory(prefix="ludotek-prove-") as folder:
            KINDS[kind](self, Path(folder), self.chance(number))
        found = Found(1)
        found.seen[kind] += 1
        return found

    @contextmanager
    def server(self, folder: Path, **settings: Any) -> Iterator[Forked]:
        with Forked(folder, PLANTS[self.fault or "none"], **settings) as server:
            yield server

    def go_through(self, company: Company, chance: FastChance, trouble: Any, refuses: bool) -> None:
        """Play before, during and after; whatever is acknowledged is there in the end."""
        play = Play(company, chance)
        play.on(BEFORE)
        require(play.done > 0 or company.pages[0].over, "nothing could be played even before")
        with trouble:
            play.on(DURING)
        refused = play.refused
        require(not refuses or refused > 0 or company.pages[0].over, "everything was stored although nothing could be")
        play.recover()
        play.on(AFTER)
        play.check()


class Play:
    """Counts what was acknowledged, and what was refused because of the store."""

    def __init__(self, company: Company, chance: FastChance) -> None:
        self.company, self.chance = company, chance
        self.done = self.refused = self.seq = 0

    def on(self, answers: int) -> None:
        for _ in range(answers):
            page = self.company.asked()
            if page is None or page.decision is None:
                return
            options = page.decision["options"]
            reply = page.act(options[self.chance.below(0, len(options))])
            if reply["type"] == "done":
                self.done += 1
                self.seq = max(self.seq, page.state["seq"])
            else:
                require(reply["code"] in ("store-down", "stale"), f"an answer was refused as {reply}")
                self.refused += 1

    def recover(self) -> None:
        """It goes on without being started again."""
        end = time.monotonic() + 60
        while True:
            page = self.company.asked()
            if page is None or page.decision is None:
                return
            reply = page.act()
            if reply["type"] == "done":
                self.done += 1
                return
            require(time.monotonic() < end, f"it does not go on: {reply}")
            time.sleep(0.1)

    def check(self) -> None:
        self.company.asked()  # when all pages have heard the same
        host = self.company.pages[0]
        require(host.state["seq"] >= self.seq, "an acknowledged answer is not there any more")
        if not host.over:
            self.company.break_off()
        table = self.company.table["table"]
        record = self.company.server.get(f"/api/tables/{table}/export", self.company.keys[0]).text
        live = len(api.game(self.company.game.name).verify(record).live)
        require(live >= self.done, f"{self.done} answers were acknowledged, the record has {live}")
        server = self.company.server
        if isinstance(server, Forked) and "database" not in server.changed:
            with Forked(server.data) as again, again.page(self.company.table, self.company.keys[0]).settled() as page:
                require(page.state["seq"] >= self.seq, "an acknowledged answer was only in memory")
        self.company.close()


# --- kinds of trouble -------------------------------------------------------------------------------------------------


def disk_full(self: Faults, folder: Path, chance: FastChance) -> None:
    """No file of the server may grow any more."""
    with self.server(folder) as server:
        self.go_through(Company(server, 1, chance), chance, no_growth(server), refuses=True)


def read_only(self: Faults, folder: Path, chance: FastChance) -> None:
    with self.server(folder) as server:
        self.go_through(Company(server, 1, chance), chance, marked(folder, READ_ONLY), refuses=True)


def locked(self: Faults, folder: Path, chance: FastChance) -> None:
    """Another program holds the database for a moment."""
    with self.server(folder) as server:
        company = Company(server, 1, chance)
        held = sqlite3.connect(Settings(data=folder).file, isolation_level=None, check_same_thread=False)
        held.execute("begin immediate")
        threading.Timer(1.0, held.rollback).start()
        self.go_through(company, chance, nullcontext(), refuses=False)


def frozen(self: Faults, folder: Path, chance: FastChance) -> None:
    """The process stands still, with answers on their way; a moment of it passes for hours. Nobody loses time by it."""
    with self.server(folder) as server:
        company = Company(server, 2, chance, clock=TEN_MINUTES)
        assert server.process.pid is not None
        os.kill(server.process.pid, signal.SIGSTOP)
        (folder / STOPPED).write_text(f"{2 * HOUR}")
        threading.Timer(1.0, os.kill, (server.process.pid, signal.SIGCONT)).start()
        must_have_time(company, "the server stood still")
        self.go_through(company, chance, nullcontext(), refuses=False)


def clock_jump(self: Faults, folder: Path, chance: FastChance) -> None:
    """The time of day jumps by an hour, forth and back; nobody loses time by it."""
    with self.server(folder) as server:
        company = Company(server, 2, chance, clock=TEN_MINUTES)
        for hours in (2, -2):
            with marked(folder, CLOCK, f"{hours * HOUR}"):
                must_have_time(company, "the clock of the server jumped")
        self.go_through(company, chance, nullcontext(), refuses=False)


def must_have_time(company: Company, why: str) -> None:
    time.sleep(1.5)  # the house looks after its clocks
    with company.server.page(company.table, company.keys[0]).settled() as page:
        late = [seat["seat"] for seat in page.state["table"]["seats"] if seat["replaced"]]
    require(not late, f"a bot plays on seats {late} because {why}")


def postgres_restart(self: Faults, folder: Path, chance: FastChance) -> None:
    postgres = Postgres()
    try:
        with self.server(folder, database=postgres.url) as server:
            self.go_through(Company(server, 2, chance), chance, restarting(postgres), refuses=False)
    finally:
        postgres.stop()


@contextmanager
def restarting(postgres: Postgres) -> Iterator[None]:
    """It stops in the middle of an answer; on a busy machine it takes seconds until it is back."""
    restart = threading.Timer(0.2, postgres.restart)
    restart.start()
    yield
    restart.join()


def redis_killed(self: Faults, folder: Path, chance: FastChance) -> None:
    """Two processes that hear nothing of each other for a while."""
    redis = Redis(folder)
    try:
        with self.server(folder, redis=redis.url) as one, self.server(folder, redis=redis.url) as other:
            company = Company(one, 2, chance, other)
            self.go_through(company, chance, without(redis), refuses=False)
    finally:
        redis.stop()


def worker_killed(self: Faults, folder: Path, chance: FastChance) -> None:
    """The processes in which bots think are killed; the server starts others."""
    with self.server(folder) as server:
        company = Company(server, 1, chance)
        pid = server.process.pid
        for child in Path(f"/proc/{pid}/task/{pid}/children").read_text().split():
            with suppress(ProcessLookupError):
                os.kill(int(child), signal.SIGKILL)
        self.go_through(company, chance, nullcontext(), refuses=False)


CLOCK_JUMP, FROZEN = "clock jump", "frozen"
FOUND_BY = {"wall-clock": CLOCK_JUMP, "always-running": FROZEN}  # planted faults that nothing else meets
KINDS: dict[str, Callable[[Faults, Path, FastChance], None]] = {
    "disk full": disk_full,
    "read-only": read_only,
    "locked": locked,
    FROZEN: frozen,
    CLOCK_JUMP: clock_jump,
    "redis killed": redis_killed,
    "postgres restart": postgres_restart,
    "worker killed": worker_killed,
}


@contextmanager
def no_growth(server: Forked) -> Iterator[None]:
    pid = server.process.pid
    assert pid is not None
    usual = resource.prlimit(pid, resource.RLIMIT_FSIZE)
    resource.prlimit(pid, resource.RLIMIT_FSIZE, (1, usual[1]))
    try:
        yield
    finally:
        resource.prlimit(pid, resource.RLIMIT_FSIZE, usual)


@contextmanager
def marked(folder: Path, name: str, text: str = "") -> Iterator[None]:
    (folder / name).write_text(text)
    try:
        yield
    finally:
        (folder / name).unlink()


@contextmanager
def without(redis: Redis) -> Iterator[None]:
    redis.stop()
    try:
        yield
    finally:
        redis.start()

"""Running a campaign: its cases in order, over several processes if wished, kept in a file to resume from, and a report."""

from __future__ import annotations

import multiprocessing
import os
import platform
import sys
import time
import traceback
from collections import Counter
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from dataclasses import dataclass, field
from importlib import import_module
from itertools import count
from pathlib import Path
from typing import Any

from ludotek import __version__, registry
from ludotek.kernel.errors import LudotekError, UnknownName
from ludotek.lab.kept import Kept
from ludotek.prove.campaign import Campaign, CannotRun, Fault, Found

# A campaign is the class of its name in the module of its name.
CAMPAIGNS: dict[str, str] = {
    "fuzz": "games of every kind, with every invariant checked after every decision",
    "packs": "packs drawn from the whole grammar: checked, kept, said in every language, and played to their end",
    "leaks": "pairs of worlds that a seat cannot tell apart look and sound the same to it",
    "envs": "environments: masks are the options, and observations are what the seat's view shows",
    "perft": "lines of play are counted: by options, by trying everything, and as they were counted before",
    "replay": "recorded and frozen games play again to the same positions",
    "leavers": "people leave and come back at random, and every game ends",
    "dice": "dice and shuffles are even, by chi-square",
    "fair": "verifiers in Python and JavaScript that share nothing with us recompute every draw",
    "crash": "a server is killed again and again; nothing that was told is lost",
    "faults": "full disks, locked databases, restarts, frozen processes, wrong clocks: nothing told is lost",
    "network": "over lines that delay, cut and fall silent each answer counts once, and all see what the server has",
    "attacks": "people, spectators and strangers try what is not theirs to do; all is refused, nothing changes",
    "frames": "bad messages, frames and requests are answered or closed, and nobody else notices",
    "races": "of many who do the same at once, at one process or two, exactly one has done it",
    "pocket": "tabs of the pocket edition are killed, race and have no room left; nothing that was told is lost",
    "engines": "the same seeded games give the same records compiled, pure and in WebAssembly",
    "table": "a script plays real dice and cards through the page; it sees and refuses what the engine does",
    "upgrade": "tables of three rules versions go through two switches: none is lost, each is what it was",
    "load": "steps up to 500 tables with 2,000 pages: every answer comes, and soon",
    "soak": "table after table opened, played and left: the server does not grow",
    "teeth": "each campaign catches each fault that is planted for it",
}
MOST_FAULTS = 20  # after so many it is clear enough


@dataclass
class Report:
    """What a campaign came to."""

    campaign: str
    unit: str
    seed: int
    size: int
    fault: str = ""
    reached: int = 0
    cases: int = 0
    faults: list[str] = field(default_factory=list)
    unseen: list[str] = field(default_factory=list)
    seen: Counter[str] = field(default_factory=Counter)
    missing: str = ""  # why it could not run
    seconds: float = 0.0
    in_time: bool = False  # it was given so much time, and ended when that was over
    load: float = 0.0

    @property
    def complete(self) -> bool:
        return self.reached >= self.size and not self.missing

    @property
    def passed(self) -> bool:
        clean = not self.faults and not self.missing and self.reached > 0
        return clean and not (self.complete and self.unseen) and (self.complete or self.in_time)

    def add(self, found: dict[str, Any]) -> None:
        self.reached += found["units"]
        self.cases += 1
        self.seen.update(found["seen"])
        self.faults += found["faults"]

    def to_data(self) -> dict[str, Any]:
        return {
            "campaign": self.campaign,
            "passed": self.passed,
            "complete": self.complete,
            "unit": self.unit,
            "size": self.size,
            "reached": self.reached,
            "cases": self.cases,
            "seed": self.seed,
            "planted": self.fault,
            "faults": self.faults,
            "missing": self.missing,
            "unseen": self.unseen,
            "seen": dict(sorted(self.seen.items())),
            "seconds": round(self.seconds, 1),
            "load": round(self.load, 1),
            "version": __version__,
            "engine": registry.engine(),
            "python": platform.python_version(),
            "cores": os.cpu_count(),
        }


def make(name: str, seed: int = 1, fault: str = "") -> Campaign:
    if name not in CAMPAIGNS:
        raise UnknownName("campaign", name, [*CAMPAIGNS, "all"])
    try:
        found: type[Campaign] = getattr(import_module(f"ludotek.prove.{name}"), name.capitalize())
    except ModuleNotFoundError as error:
        raise CannotRun(f"{error.name} is not installed (pip install 'ludotek[prove]')") from None
    return found(seed, fault)


def prove(
    name: str,
    size: int | None = None,
    seed: int = 1,
    jobs: int = 1,
    minutes: float | None = None,
    resume: Path | None = None,
    fault: str = "",
    progress: Callable[[int, int], None] = lambda reached, size: None,
) -> Report:
    """Run cases until they have come to the size, the time is over, or too much is wrong."""
    if jobs < 1:
        raise LudotekError(f"the number of jobs must be at least 1, not {jobs}")
    try:
        campaign = make(name, seed, fault)
    except CannotRun as error:
        return Report(name, "", seed, size or 0, fault, missing=str(error))
    report = Report(name, campaign.unit, seed, campaign.small if size is None else size, fault)
    kept = Kept(resume, {"campaign": name, "seed": seed, "planted": fault})
    for found in kept.lines:
        report.seconds += found["seconds"]
        report.add(found)
    begun = time.monotonic()
    end = begun + minutes * 60 if minutes is not None else float("inf")
    before, report.load = report.seconds, os.getloadavg()[0]
    for found in results(name, seed, fault, report, jobs, end):
        if "missing" in found:
            report.missing = found["missing"]
            break
        kept.add(found)
        report.add(found)
        progress(report.reached, report.size)
    report.seconds = before + time.monotonic() - begun
    report.in_time = minutes is not None
    if not report.missing:
        report.faults += campaign.wrong(report.seen)
        report.unseen = campaign.unseen(report.seen) if report.reached >= campaign.full else []
    return report


def results(name: str, seed: int, fault: str, report: Report, jobs: int, end: float) -> Iterator[dict[str, Any]]:
    """What the next cases found, in their order, as long as more is wanted."""

    most = 1 if fault else MOST_FAULTS  # a planted fault is caught once

    def wanted() -> bool:
        return report.reached < report.size and time.monotonic() < end and len(report.faults) < most

    numbers = count(report.cases)
    if jobs == 1:
        while wanted():
            yield run_case(name, seed, fault, next(numbers))
        return
    with ProcessPoolExecutor(jobs, mp_context=multiprocessing.get_context("spawn")) as pool:
        waiting: list[Future[dict[str, Any]]] = []
        while wanted():
            while len(waiting) < 2 * jobs:
                waiting.append(pool.submit(run_case, name, seed, fault, next(numbers)))
            yield waiting.pop(0).result()
        for each in waiting:
            each.cancel()


def run_case(name: str, seed: int, fault: str, number: int) -> dict[str, Any]:
    """One case, here or in another process; what it raises is a fault, told with the number by which it is found again."""
    begun = time.monotonic()
    try:
        found = make(name, seed, fault).case(number)
    except CannotRun as error:
        return {"missing": str(error)}
    except Exception as error:
        found = Found(0, faults=[told(error)])
    found.faults = [f"case {number}: {each}" for each in found.faults]
    return {**found.to_data(), "seconds": round(time.monotonic() - begun, 2)}


def told(error: Exception) -> str:
    """What went wrong, and where, unless it is said by the campaign itself."""
    if isinstance(error, Fault):
        return str(error)
    frames = traceback.extract_tb(error.__traceback__)[-4:]
    places = " < ".join(f"{Path(each.filename).name}:{each.lineno} {each.name}" for each in reversed(frames))
    return f"{type(error).__name__}: {str(error)[:2000]} ({places})"


class Progress:
    """How far it has got, on stderr: one line that changes in a terminal, else a line now and then."""

    def __init__(self, name: str, unit: str, every: float = 30.0) -> None:
        self.name = name
        self.unit = unit
        self.every = every if not sys.stderr.isatty() else 0.2
        self.begun = self.told = time.monotonic()

    def __call__(self, reached: int, size: int) -> None:
        now = time.monotonic()
        if now - self.told < self.every:
            return
        self.told = now
        line = f"{self.name}: {reached:,} / {size:,} {self.unit}, {now - self.begun:.0f} s"
        print(f"\r{line} " if sys.stderr.isatty() else line, end="" if sys.stderr.isatty() else "\n", file=sys.stderr)
        sys.stderr.flush()

"""An upgrade looks at every stored table before and after the switch: which rules it needs, and whether it plays as stored."""

from __future__ import annotations

import multiprocessing
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor

import msgspec

from ludotek.house.checking import Checked, check
from ludotek.server.store.database import Database

AT_ONCE = 100  # tables that a worker looks at before it tells
EXAMPLES = 20  # problems that are told one by one


class Version(msgspec.Struct, kw_only=True):
    """All tables of a game that need the same rules."""

    game: str
    rules: int
    kept: bool  # are the rules here, past or present?
    running: int = 0
    finished: int = 0
    differ: int = 0  # games that the present rules would have played differently
    example: str = ""  # one of them, and where it parts
    damaged: int = 0  # tables that cannot be read, or do not play as they were stored

    def add(self, found: Checked) -> None:
        if found.problem:
            self.damaged += 1
        elif found.finished:
            self.finished += 1
        else:
            self.running += 1
        if found.differs:
            self.differ += 1
            self.example = self.example or f"{found.id}: {found.differs}"


class Report(msgspec.Struct, kw_only=True):
    versions: list[Version]
    problems: list[Checked]  # the first few
    schema: bool  # is the database of this program's making?

    @property
    def tables(self) -> int:
        return sum(each.running + each.finished + each.damaged for each in self.versions)

    @property
    def good(self) -> bool:
        """Can every table be read with its own rules?"""
        return not any(each.damaged for each in self.versions)


def survey(url: str, jobs: int, write: bool) -> Report:
    """Look at all tables; `write`: bring the database to today's schema first, else leave it as it is."""
    database = Database.open(url) if write else Database.look(url)
    try:
        schema, ids = database.is_current(), database.ids()
    finally:
        database.close()
    versions: dict[tuple[str, int], Version] = {}
    problems: list[Checked] = []
    for found in checked(url, ids, jobs):
        key = found.game, found.rules
        versions.setdefault(key, Version(game=found.game, rules=found.rules, kept=found.kept)).add(found)
        if found.problem and len(problems) < EXAMPLES:
            problems.append(found)
    return Report(versions=[versions[key] for key in sorted(versions)], problems=problems, schema=schema)


def checked(url: str, ids: list[str], jobs: int) -> Iterator[Checked]:
    if jobs == 1:
        yield from look_at((url, ids))
        return
    with ProcessPoolExecutor(jobs, mp_context=multiprocessing.get_context("spawn")) as workers:
        for found in workers.map(some, [(url, few) for few in batches(ids)]):
            yield from found


def batches(ids: list[str]) -> list[list[str]]:
    return [ids[start : start + AT_ONCE] for start in range(0, len(ids), AT_ONCE)]


def some(asked: tuple[str, list[str]]) -> list[Checked]:
    return list(look_at(asked))


def look_at(asked: tuple[str, list[str]]) -> Iterator[Checked]:
    url, ids = asked
    database = Database.look(url)
    try:
        for id in ids:
            stored = database.load(id)
            if stored is not None:  # deleted meanwhile
                yield check(stored)
    finally:
        database.close()

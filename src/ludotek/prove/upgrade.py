"""Upgrade: a store with tables of three rules versions goes through two switches, one of which changes a rule and one the
content; every table goes on, and every finished game is what it was."""

from __future__ import annotations

import asyncio
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any, ClassVar

import msgspec

from ludotek import registry
from ludotek.house.rebuilding import rebuilt
from ludotek.house.store import TableRow
from ludotek.kernel.chance import SealedChance
from ludotek.kernel.errors import LudotekError
from ludotek.kernel.game import Game
from ludotek.prove.campaign import Campaign, Found, require
from ludotek.prove.playing import draw_options
from ludotek.prove.spoiling import drawing_once_more, spoilt
from ludotek.prove.tables import STILL, answer_any, open_table
from ludotek.server.store import DatabaseStore
from ludotek.server.upgrading import survey
from ludotek.table import journal
from ludotek.table.caps import Caps
from ludotek.table.table import Table

TABLES = 6  # of each game and version
ANSWERS = 30  # at most, of a table


class Upgrade(Campaign):
    unit = "tables"
    small = 54
    full = 50_000
    planted: ClassVar = {
        "lost-rules": "past rules are not kept",
        "silent-change": "a rule is changed without a new version",
        "edited-journal": "an answer in the store was changed",
    }

    def case(self, number: int) -> Found:
        found = Found()
        with tempfile.TemporaryDirectory(prefix="ludotek-prove-") as folder, own_registry():
            url = f"sqlite:///{Path(folder) / 'tables.sqlite'}"
            tables: list[Table] = []
            for version, change in enumerate((None, changed_rule, changed_content)):
                games = [registry.find(name) for name in registry.names()]
                for game in games:
                    self.switch(game, change)
                    tables += self.fill(registry.find(game.name), number, version, found)
            asyncio.run(self.keep(url, tables))
            if self.fault == "silent-change":
                for name in registry.names():
                    registry.register(drawing_once_more(registry.find(name)))
            asyncio.run(self.check(url, tables))
        found.units = len(tables)
        return found

    def switch(self, game: Game, change: Any) -> None:
        """Another version is played from now on; the one before is kept."""
        if change is None:
            return
        if self.fault != "lost-rules":
            registry.register(game, past=True)
        revised = change(game)
        revised.rules_version = game.rules_version + 1
        registry.register(revised)

    def fill(self, game: Game, number: int, version: int, found: Found) -> Iterator[Table]:
        for n in range(TABLES):
            chance = self.chance(number, f"{game.name} {version} {n}")
            table = open_table(game, draw_options(game, chance), self.number(number, f"{game.name} {version} {n}"))
            for _ in range(int(chance.below(9, ANSWERS))):
                if not table.match.over:
                    answer_any(table, chance)
            if n % 2 and not table.match.over:
                table.close()
            found.seen[f"{game.name}, {version + 1}. version, {'finished' if table.finished else 'running'}"] += 1
            yield table

    async def keep(self, url: str, tables: list[Table]) -> None:
        store = await DatabaseStore.open(url)
        for n, table in enumerate(tables):
            header, origin = table.match.header, table.match.origin
            assert isinstance(origin, SealedChance)
            told = msgspec.json.encode(header.to_data())
            row = TableRow(table.id, header.game, 0.0, header.content, told, origin.seed)
            entries = [journal.to_bytes(entry) for entry in table.fresh]
            if self.fault == "edited-journal" and n == 0:
                entries = [entry.replace(b'"digest":"', b'"digest":"0') for entry in entries]
            await store.create(row, msgspec.json.encode(table.match.content), entries)
        await store.close()

    async def check(self, url: str, tables: list[Table]) -> None:
        """The survey finds nothing wrong, and every table read again is at the position where it was left."""
        report = await asyncio.to_thread(survey, url, 1, True)
        require(report.good, f"{len(report.problems)} tables cannot be read: {report.problems[:2]}")
        finished = sum(each.finished for each in report.versions)
        require(report.tables == len(tables), f"{report.tables} of {len(tables)} tables were found")
        require(finished == sum(table.finished for table in tables), f"{finished} tables count as finished")
        store = await DatabaseStore.open(url)
        for table in tables:
            stored = await store.load(table.id)
            assert stored is not None
            again = rebuilt(stored, msgspec.json.decode(stored.content), STILL, Caps())
            same = again.match.digest() == table.match.digest() and again.seq == table.seq
            require(same, f"table {table.id} of {table.match.game.name} is another one after the upgrade")
            if not again.finished:
                answer_any(again, self.chance(again.seq, "goes on"))
        await store.close()


def changed_rule(game: Game) -> Game:
    return drawing_once_more(game)


def changed_content(game: Game) -> Game:
    """A game whose files list something in another order: the first list for which that is allowed."""

    def content(self: Game, options: dict[str, Any]) -> dict[str, Any]:
        raw = type(game).content(self, options)
        for name, value in sorted(raw.items()):
            if isinstance(value, list) and len(value) > 1:
                with suppress(LudotekError):
                    changed = {**raw, name: value[::-1]}
                    self.read_content(changed)
                    return changed
        raise LudotekError(f"nothing in the content of {game.name} may change its order")

    return spoilt(game, content=content)


@contextmanager
def own_registry() -> Iterator[None]:
    """What is registered is forgotten afterwards."""
    loaded = dict(registry._loaded)
    try:
        yield
    finally:
        registry._loaded.clear()
        registry._loaded.update(loaded)

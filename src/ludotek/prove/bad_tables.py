"""Tables that could hurt a server when it reads them: one with very many undos, and one whose journal is damaged."""

from __future__ import annotations

import sqlite3
import tempfile
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

from ludotek.kernel.chance import FastChance
from ludotek.prove.company import Company
from ludotek.prove.serving import Forked, Plant, Said
from ludotek.server.settings import Settings
from ludotek.table.caps import Caps

UNDOS, BEYOND = 40, 3
WRONG = "wrong-key-" + "x" * 22
CUT = "update journal set entry = substr(entry, 1, 30) where table_id = ? and cast(entry as text) like '%played%'"


def bad_tables(chance: FastChance, plant: Plant | None) -> Iterator[str]:
    with tempfile.TemporaryDirectory(prefix="ludotek-prove-") as folder:
        with Forked(Path(folder), plant, caps=Caps(undos=UNDOS)) as server:
            poisoned, damaged, whole = (Company(server, 1, chance) for _ in range(3))
            yield from take_back_without_end(poisoned)
            damaged.play(3, chance)
        with closing(sqlite3.connect(Settings(data=Path(folder)).file)) as database, database:
            database.execute(CUT, [damaged.table["table"]])
        with Forked(Path(folder), plant) as server:
            yield from open_with_a_wrong_key(server, poisoned.table)
            yield from ask_for_mine(server, damaged.table, whole.table)


def take_back_without_end(company: Company) -> Iterator[str]:
    """There is a cap, and nothing is taken back beyond it."""
    page, undone = company.pages[0], 0
    for _ in range(UNDOS + BEYOND):
        page.until(lambda each: each.over or each.decision is not None)
        if page.over:
            break
        page.act()
        reply = page.ask(type="undo", agreed=True)
        undone += reply["type"] == "done"
    yield "" if undone <= UNDOS else f"{undone} answers were taken back, {UNDOS} are allowed"


def open_with_a_wrong_key(server: Forked, table: Said) -> Iterator[str]:
    for key in (WRONG, "", table["key"][:-1], table["invite"]):
        with server.door() as page:
            page.say(type="hello", table=table["table"], key=key)
            said = page.bye()
        yield "" if said["code"] == "wrong-key" else f"a poisoned table was opened with {key[:6]}…: {said}"
        answer = server.get(f"/api/tables/{table['table']}/replay", key or WRONG)
        yield "" if 400 <= answer.status_code < 500 else f"a poisoned table was read: {answer.status_code}"


def ask_for_mine(server: Forked, damaged: Said, whole: Said) -> Iterator[str]:
    """A table that cannot be read hides no other."""
    held = [{"table": each["table"], "key": each["key"]} for each in (damaged, whole)]
    answer = server.post("/api/tables/mine", {"held": held})
    shown = answer.status_code < 300 and [each["gone"] for each in answer.json()] == [True, False]
    yield "" if shown else f"beside a damaged table others are shown as {answer.status_code} {answer.text[:200]}"
    with server.page(whole).settled() as page:
        yield "" if page.state["seq"] else "a table beside a damaged one cannot be opened"

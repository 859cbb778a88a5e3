"""`ludotek upgrade`: which tables there are, by the rules that they need, and whether each plays as it was stored."""

from __future__ import annotations

import json
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from port import Said, new_table, open_house, port

from ludotek import registry
from ludotek.cli.app import run
from ludotek.kernel.game import Game
from ludotek.server.store import DatabaseStore

pytestmark = pytest.mark.anyio


async def fill(folder: Path, revisions: list[Game]) -> list[Said]:
    """One running and one finished game of each version."""
    store = await DatabaseStore.open(f"sqlite:///{folder / 'tables.sqlite'}")
    house = open_house(store)  # type: ignore[arg-type]
    tables = []
    for rules in revisions:
        registry.register(rules)
        for finished in (False, True):
            table = await new_table(house, "untamed", salt="a" * 32)
            async with port(house, table) as page:
                await page.play(4)  # nobody can have won by then
            if finished:
                await house.change(house.tables[table["table"]], lambda draft: draft.close())
            tables.append(table)
    await store.close()
    return tables


def upgraded(folder: Path, capsys: pytest.CaptureFixture[str], *options: str) -> tuple[int, Any]:
    code = run(["upgrade", "--data", str(folder), "--json", *options])
    return code, json.loads(capsys.readouterr().out)


async def test_every_version_is_told_and_nothing_is_lost(
    revisions: list[Game], latest: Game, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    tables = await fill(tmp_path, revisions)
    code, told = upgraded(tmp_path, capsys, "--dry-run")
    assert (code, told["tables"], told["good"], told["problems"]) == (0, len(tables), True, [])
    found = [(each["rules"], each["running"], each["finished"], each["damaged"]) for each in told["versions"]]
    assert found == [(each.rules_version, 1, 1, 0) for each in revisions]
    # Cards go with their games, so another card makes no difference; another rule does.
    assert [each["differ"] for each in told["versions"]] == [0, 2, 0]
    example = told["versions"][1]["example"]
    assert example.partition(":")[0] in [tables[2]["table"], tables[3]["table"]]
    assert "position is" in example
    assert upgraded(tmp_path, capsys) == (code, told)
    for lang in ("en", "fr", "de"):
        assert run(["upgrade", "--dry-run", "--data", str(tmp_path), "--lang", lang]) == 0
        assert str(len(tables)) in capsys.readouterr().out.splitlines()[-1]


async def test_what_cannot_be_read_stops_the_switch(
    revisions: list[Game], latest: Game, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    tables = await fill(tmp_path, revisions)
    registry._loaded.pop(f"untamed@{revisions[1].rules_version}")  # nobody has kept these rules
    with closing(sqlite3.connect(tmp_path / "tables.sqlite")) as database:
        database.execute("UPDATE tables SET seed = zeroblob(32) WHERE id = ?", (tables[0]["table"],))
        database.commit()
    code, told = upgraded(tmp_path, capsys, "--dry-run")
    assert (code, told["good"]) == (1, False)
    assert [each["damaged"] for each in told["versions"]] == [1, 2, 0]
    assert [each["kept"] for each in told["versions"]] == [True, False, True]
    problems = {each["id"]: each["problem"] for each in told["problems"]}
    assert "seed" in problems[tables[0]["table"]]
    assert f"rules version {revisions[1].rules_version}" in problems[tables[2]["table"]]


def test_a_store_that_is_not_there_is_not_made(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["upgrade", "--data", str(tmp_path / "nowhere")]) == 2
    assert "does not exist" in capsys.readouterr().err
    assert not (tmp_path / "nowhere").exists()

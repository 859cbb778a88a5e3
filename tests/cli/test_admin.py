"""`ludotek admin reports`: what players have reported, for the operator of a server."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path

import pytest

from ludotek.house.reports import Reported, keep_report
from ludotek.server.settings import Settings
from ludotek.server.store import DatabaseStore

NASTY = Reported("f00d", 3, 1, "Ann", "something nasty", 1_790_000_000.0)
EARLIER = Reported("beef", 0, -1, "Ben", "well-played", NASTY.at - 60)


def kept(folder: Path, *told: Reported) -> None:
    async def keep() -> None:
        store = await DatabaseStore.open(Settings(data=folder).database_url)
        for each in told:
            await keep_report(store, each)
        await store.close()

    asyncio.run(keep())


def test_reports_are_listed_the_oldest_first(cli, tmp_path: Path) -> None:
    kept(tmp_path, NASTY, EARLIER, NASTY)
    done = cli("admin", "reports", "--data", str(tmp_path))
    assert done.code == 0
    assert done.lines == [
        "2026-09-21 14:12 UTC · table beef · Ben: “well-played” · reported by a spectator",
        "2026-09-21 14:13 UTC · table f00d · Ann: “something nasty” · reported by seat 2",
    ]
    told = json.loads(cli("admin", "reports", "--data", str(tmp_path), "--json").out)
    assert [(each["table"], each["line"], each["by"]) for each in told] == [("beef", 0, -1), ("f00d", 3, 1)]


@pytest.mark.parametrize(
    ("lang", "answer"),
    [("en", "Nothing has been reported."), ("fr", "Rien n’a été signalé."), ("de", "Es wurde nichts gemeldet.")],
)
def test_nothing_to_report_is_said(cli, tmp_path: Path, lang: str, answer: str) -> None:
    kept(tmp_path)
    done = cli("admin", "reports", "--data", str(tmp_path), "--lang", lang)
    assert (done.code, done.lines) == (0, [answer])
    assert cli("admin", "reports", "--data", str(tmp_path), "--json").out.strip() == "[]"


def test_a_place_without_tables_is_a_mistake_and_stays_as_it_was(cli, tmp_path: Path) -> None:
    done = cli("admin", "reports", "--data", str(tmp_path / "elsewhere"))
    assert done.code == 2
    assert "does not exist; name the directory of the server with --data" in done.err
    assert not (tmp_path / "elsewhere").exists()

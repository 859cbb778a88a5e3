"""`ludotek admin forget` and `delete`: nothing of a person stays, neither on a shelf nor in the bytes of the file."""

from __future__ import annotations

import asyncio
import json
import sqlite3
import sys
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

sys.path.append(str(Path(__file__).parents[1] / "house"))

from port import Said, new_table, open_house

from ludotek.house.desk import Desk
from ludotek.server.forgetting import Person
from ludotek.server.settings import Settings
from ludotek.server.store import DatabaseStore
from ludotek.table import journal
from ludotek.table.holder import digest_of

WHO = "the key of her browser"
NAME, WORDS = "Philippa", "my number is 5"


@pytest.fixture
def played(tmp_path: Path) -> Said:
    """Philippa has played the game of the day and a game of her own, at which she was talkative, and so have others."""

    async def play() -> Said:
        store = await DatabaseStore.open(Settings(data=tmp_path).database_url)
        house = open_house(store)  # type: ignore[arg-type]
        asked = {"who": WHO, "name": NAME}
        made = await Desk(house).play_daily("twenty-strong", json.dumps(asked).encode())
        await house.change(house.tables[made.table], lambda draft: draft.give_up(0))
        await Desk(house).daily(json.dumps({"who": WHO}).encode())  # whoever looks at the results has them kept
        for name in (NAME, "Ann", NAME, "Ben"):
            live = house.tables[(await new_table(house, "twenty-strong", name=name))["table"]]
            for n in range(60):
                text = f"{n}: {WORDS if name == NAME else 'hello'} " + "and so on " * (n % 40)
                await house.change(live, lambda draft, t=text, of=name: draft.say(0, of, t, False))  # type: ignore[misc]
            await house.mark(live)
        await store.close()
        return {"table": made.table, "key": made.key}

    return asyncio.run(play())


def shelves(folder: Path) -> list[tuple[str, bytes]]:
    with closing(sqlite3.connect(folder / "tables.sqlite")) as database:
        return database.execute("SELECT kind, value FROM shelves WHERE kind LIKE 'result %'").fetchall()


def in_the_bytes(folder: Path, text: str) -> bool:
    with closing(sqlite3.connect(folder / "tables.sqlite")) as database:
        database.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    return any(text.encode() in file.read_bytes() for file in folder.glob("tables.sqlite*"))


def test_nothing_of_who_is_forgotten_stays_in_the_file(cli: Any, tmp_path: Path, played: Said) -> None:
    assert in_the_bytes(tmp_path, NAME) and in_the_bytes(tmp_path, WORDS)
    done = cli("admin", "forget", "--name", NAME, "--yes", "--json", "--data", str(tmp_path))
    assert (done.code, len(json.loads(done.out)["tables"])) == (0, 3)
    ((_, result),) = shelves(tmp_path)
    assert json.loads(result)["name"] == "…"
    assert not in_the_bytes(tmp_path, NAME)
    assert not in_the_bytes(tmp_path, WORDS)
    assert in_the_bytes(tmp_path, "hello")
    assert cli("admin", "check", "--data", str(tmp_path)).code == 0


def test_a_result_is_forgotten_by_the_key_of_its_game(cli: Any, tmp_path: Path, played: Said) -> None:
    assert cli("admin", "forget", "--key", played["key"], "--yes", "--data", str(tmp_path)).code == 0
    ((_, result),) = shelves(tmp_path)
    assert json.loads(result)["name"] == "…"


def test_nothing_of_what_is_deleted_stays_in_the_file(cli: Any, tmp_path: Path, played: Said) -> None:
    told = json.loads(cli("admin", "tables", "--json", "--data", str(tmp_path)).out)
    hers = [each["table"] for each in told if NAME in each["people"]]
    assert cli("admin", "delete", *hers, "--yes", "--data", str(tmp_path)).code == 0
    assert shelves(tmp_path) == []
    assert not in_the_bytes(tmp_path, NAME)
    assert not in_the_bytes(tmp_path, WORDS)


def test_whoever_has_only_a_claim_to_a_seat_does_not_speak_for_its_person() -> None:
    entries: list[journal.Known] = [
        journal.Seated(1.0, 0, "Ann", [0], digest_of("ann"), True),
        journal.Keyed(2.0, 0, digest_of("claim"), veiled=True),
    ]
    assert Person(entries, digest_of("claim"), "").forgotten() == {}
    assert list(Person(entries, digest_of("ann"), "").forgotten()) == [1]

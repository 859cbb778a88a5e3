"""`ludotek admin`: tables listed, looked at, closed, exported, deleted, forgotten, checked, backed up, and given new links."""

from __future__ import annotations

import asyncio
import json
import os
import sqlite3
import sys
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

sys.path.append(str(Path(__file__).parents[1] / "house"))

from port import Said, new_table, open_house

from ludotek.house.desk import Desk
from ludotek.house.house import House
from ludotek.house.reports import Reported, keep_report
from ludotek.server.settings import Settings
from ludotek.server.store import DatabaseStore
from ludotek.table.refusal import TableRefusal

LAST = "seq = (SELECT max(seq) FROM journal WHERE table_id = ?1)"
ME, FRIEND = {"who": "me"}, {"who": "friend"}


@pytest.fixture
def kept(tmp_path: Path) -> dict[str, Said]:
    """A store with a duel of Ann and Ben, who chat, and a game of Cat alone."""

    async def play() -> dict[str, Said]:
        store = await DatabaseStore.open(Settings(data=tmp_path).database_url)
        house = open_house(store)  # type: ignore[arg-type]
        duel = await new_table(house, "untamed", seats=[ME, FRIEND], name="Ann")
        duel["ben"] = (
            await Desk(house).join(duel["table"], json.dumps({"invite": duel["invite"], "name": "Ben"}).encode())
        ).key
        solo = await new_table(house, "twenty-strong", name="Cat")
        live = house.tables[duel["table"]]
        await house.change(live, lambda draft: draft.say(0, "Ann", "hello Ben", False))
        await house.change(live, lambda draft: draft.say(1, "Ben", "my number is 5", False))
        await keep_report(store, Reported(duel["table"], 1, 0, "Ben", "my number is 5", 1.0))
        await store.close()
        return {"duel": duel, "solo": solo}

    return asyncio.run(play())


def admin(cli: Any, folder: Path, *arguments: str, code: int = 0) -> Any:
    done = cli("admin", *arguments, "--data", str(folder))
    assert done.code == code, done.err
    assert "Traceback" not in done.err
    return done


def opened(folder: Path, table: Said, key: str) -> House:
    """A house in which the table was found with this key."""

    async def find() -> House:
        store = await DatabaseStore.open(Settings(data=folder).database_url)
        house = open_house(store)  # type: ignore[arg-type]
        try:
            await house.find(table["table"], key)
        finally:
            await store.close()
        return house

    return asyncio.run(find())


def test_tables_are_listed_and_looked_at(cli: Any, tmp_path: Path, kept: dict[str, Said]) -> None:
    lines = admin(cli, tmp_path, "tables").lines
    assert len(lines) == 2
    assert any("untamed" in line and "Ann, Ben" in line for line in lines)
    told = json.loads(admin(cli, tmp_path, "tables", "--game", "twenty-strong", "--json").out)
    assert [(each["table"], each["people"]) for each in told] == [(kept["solo"]["table"], ["Cat"])]
    assert json.loads(admin(cli, tmp_path, "tables", "--days", "1", "--json").out) == []
    seen = json.loads(admin(cli, tmp_path, "show", kept["duel"]["table"], "--json").out)
    assert (seen["status"], seen["host"], seen["chat"]) == ("playing", "Ann", 2)
    assert "host: Ann" in admin(cli, tmp_path, "show", kept["duel"]["table"]).out
    assert "no table none" in admin(cli, tmp_path, "show", "none", code=2).err


def test_a_table_is_closed_only_when_that_is_meant(cli: Any, tmp_path: Path, kept: dict[str, Said]) -> None:
    id = kept["duel"]["table"]
    assert "--yes" in admin(cli, tmp_path, "close", id, code=2).err
    admin(cli, tmp_path, "close", id, "--yes")
    assert json.loads(admin(cli, tmp_path, "show", id, "--json").out)["status"] == "closed"
    assert "closed" in admin(cli, tmp_path, "close", id, "--yes", code=2).err


def test_deleting_and_retention(cli: Any, tmp_path: Path, kept: dict[str, Said]) -> None:
    admin(cli, tmp_path, "delete", kept["duel"]["table"], "none", "--yes", code=2)
    assert len(admin(cli, tmp_path, "tables").lines) == 2  # all or nothing
    admin(cli, tmp_path, "delete", kept["duel"]["table"], "--yes")
    assert admin(cli, tmp_path, "reports").out.count("my number") == 0
    with closing(sqlite3.connect(tmp_path / "tables.sqlite")) as database:
        assert database.execute("SELECT count(*) FROM content").fetchone() == (1,)
        database.execute("UPDATE journal SET entry = json_set(entry, '$.at', 1000.0)")
        database.commit()
    dry = json.loads(admin(cli, tmp_path, "retain", "--days", "30", "--dry-run", "--json").out)
    assert dry == {"deleted": [], "old": [kept["solo"]["table"]]}
    assert "--yes" in admin(cli, tmp_path, "retain", "--days", "30", code=2).err
    admin(cli, tmp_path, "retain", "--days", "30", "--yes")
    assert admin(cli, tmp_path, "tables").lines == []
    admin(cli, tmp_path, "retain", "--days", "0", code=2)


@pytest.mark.parametrize("how", ["--key", "--name"])
def test_a_person_is_forgotten_and_the_game_stays(cli: Any, tmp_path: Path, kept: dict[str, Said], how: str) -> None:
    who = kept["duel"]["ben"] if how == "--key" else "Ben"
    told = json.loads(admin(cli, tmp_path, "forget", how, who, "--yes", "--json").out)
    assert told == {"tables": [kept["duel"]["table"]]}
    with closing(sqlite3.connect(tmp_path / "tables.sqlite")) as database:
        everything = " ".join(bytes(row[0]).decode() for row in database.execute("SELECT entry FROM journal"))
    assert "hello" in everything
    assert '"Ben"' not in everything and "my number" not in everything
    assert "Nothing has been reported." in admin(cli, tmp_path, "reports").out
    admin(cli, tmp_path, "check")
    opened(tmp_path, kept["duel"], kept["duel"]["ben"])  # the seat is still theirs
    admin(cli, tmp_path, "forget", "--yes", code=2)


@pytest.mark.parametrize(
    ("damage", "told"),
    [
        (f"DELETE FROM journal WHERE table_id = ?1 AND {LAST}", "the journal has only 6 of its 7 entries"),
        (
            "UPDATE content SET data = CAST(replace(data, '1', '2') AS BLOB) WHERE hash = (SELECT content FROM tables WHERE id = ?)",
            "its content is not what it was",
        ),
        ("UPDATE tables SET seed = zeroblob(32) WHERE id = ?", "the seed is not the one that was sealed"),
        (
            """UPDATE journal SET entry = CAST('{"kind":"named","at":1.0,"holder":7,"name":"x"}' AS BLOB) """
            f"WHERE table_id = ?1 AND {LAST}",
            "StopIteration",
        ),
    ],
    ids=["last", "content", "seed", "people"],
)
def test_a_check_finds_whatever_is_wrong(
    cli: Any, tmp_path: Path, kept: dict[str, Said], damage: str, told: str
) -> None:
    with closing(sqlite3.connect(tmp_path / "tables.sqlite")) as database, database:
        database.execute(damage, [kept["duel"]["table"]])
    problems = json.loads(admin(cli, tmp_path, "check", "--json", code=1).out)["problems"]
    assert len(problems) == 1
    assert f"table {kept['duel']['table']}: " in problems[0] and told in problems[0]


def test_a_store_is_checked(cli: Any, tmp_path: Path, kept: dict[str, Said]) -> None:
    assert "2 table(s) checked, 0 problem(s)" in admin(cli, tmp_path, "check").err
    with closing(sqlite3.connect(tmp_path / "tables.sqlite")) as database:
        database.execute("DELETE FROM journal WHERE seq = 2 AND table_id = ?", [kept["solo"]["table"]])
        database.execute(
            "UPDATE journal SET entry = replace(entry, 'opened', 'closed') WHERE seq = 1 AND table_id = ?",
            [kept["duel"]["table"]],
        )
        database.commit()
    told = json.loads(admin(cli, tmp_path, "check", "--json", code=1).out)
    assert told["tables"] == 2
    text = "\n".join(told["problems"])
    assert f"table {kept['solo']['table']}: the journal has only" in text
    assert f"table {kept['duel']['table']}: " in text


def test_backup_and_restore(cli: Any, tmp_path: Path, kept: dict[str, Said]) -> None:
    copy = tmp_path / "copy.sqlite"
    admin(cli, tmp_path, "backup", str(copy))
    assert copy.stat().st_mode & 0o777 == 0o600
    admin(cli, tmp_path, "backup", str(copy), code=2)  # nothing is overwritten
    admin(cli, tmp_path, "delete", kept["duel"]["table"], "--yes")
    assert "--yes" in admin(cli, tmp_path, "restore", str(copy), code=2).err
    told = admin(cli, tmp_path, "restore", str(copy), "--yes").out
    assert "tables.before-1.sqlite" in told
    assert (tmp_path / "tables.sqlite").stat().st_mode & 0o777 == 0o600
    assert len(admin(cli, tmp_path, "tables").lines) == 2
    admin(cli, tmp_path, "check")
    other = tmp_path / "elsewhere"
    admin(cli, other, "restore", str(copy), "--yes")  # on a new machine
    assert len(admin(cli, other, "tables").lines) == 2
    copy.write_bytes(b"something else" * 500)
    admin(cli, tmp_path, "restore", str(copy), "--yes", code=2)
    assert len(admin(cli, tmp_path, "tables").lines) == 2


def test_only_what_is_there_is_asked_about_before_a_restore(cli: Any, tmp_path: Path, kept: dict[str, Said]) -> None:
    copy = tmp_path / "copy.sqlite"
    admin(cli, tmp_path, "backup", str(copy))
    done = admin(cli, tmp_path / "elsewhere", "restore", str(copy))
    assert (done.out, done.err) == ("", "")
    assert len(admin(cli, tmp_path / "elsewhere", "tables").lines) == 2
    admin(cli, tmp_path / "elsewhere", "restore", str(copy), code=2)


def test_a_restore_warns_of_a_server_that_was_not_stopped(cli: Any, tmp_path: Path, kept: dict[str, Said]) -> None:
    copy = tmp_path / "copy.sqlite"
    admin(cli, tmp_path, "backup", str(copy))
    with closing(sqlite3.connect(tmp_path / "tables.sqlite")) as server:
        assert server.execute("SELECT count(*) FROM journal").fetchone()[0] > 0
        assert "in use" in admin(cli, tmp_path, "restore", str(copy), "--yes").err
        assert server.execute("SELECT count(*) FROM journal").fetchone()[0] > 0
    assert admin(cli, tmp_path, "restore", str(copy), "--yes").err == ""


def test_damaged_tables_can_be_replaced(cli: Any, tmp_path: Path, kept: dict[str, Said]) -> None:
    copy = tmp_path / "copy.sqlite"
    admin(cli, tmp_path, "backup", str(copy))
    (tmp_path / "tables.sqlite").write_bytes(b"something else" * 500)
    admin(cli, tmp_path, "restore", str(copy), "--yes")
    assert len(admin(cli, tmp_path, "tables").lines) == 2
    assert (tmp_path / "tables.before-1.sqlite").read_bytes() == b"something else" * 500


def test_root_restores_for_the_owner_of_the_folder(
    cli: Any, tmp_path: Path, kept: dict[str, Said], monkeypatch: pytest.MonkeyPatch
) -> None:
    copy = tmp_path / "copy.sqlite"
    admin(cli, tmp_path, "backup", str(copy))
    given: list[tuple[str, int, int]] = []
    monkeypatch.setattr(os, "geteuid", lambda: 0)
    monkeypatch.setattr(os, "chown", lambda path, user, group: given.append((Path(path).name, user, group)))
    admin(cli, tmp_path, "restore", str(copy), "--yes")
    folder = tmp_path.stat()
    assert given == [("tables.restored", folder.st_uid, folder.st_gid)]
    assert not list(tmp_path.glob("*.restored*"))


def test_an_export_holds_everything_and_is_its_owner_s(cli: Any, tmp_path: Path, kept: dict[str, Said]) -> None:
    file = tmp_path / "duel.json"
    admin(cli, tmp_path, "export", kept["duel"]["table"], "-o", str(file))
    assert file.stat().st_mode & 0o777 == 0o600
    told = json.loads(file.read_bytes())
    assert told["id"] == kept["duel"]["table"]
    assert len(told["seed"]) == 64
    assert told["journal"][0]["kind"] == "opened"
    admin(cli, tmp_path, "export", kept["duel"]["table"], "-o", str(file), code=2)


def test_new_links(cli: Any, tmp_path: Path, kept: dict[str, Said]) -> None:
    duel = kept["duel"]
    path = admin(cli, tmp_path, "link", duel["table"], "2", "--yes").out.strip()
    assert path.startswith(f"#/seat/{duel['table']}/")
    opened(tmp_path, duel, path.rpartition("/")[2])
    table = opened(tmp_path, duel, duel["key"]).tables[duel["table"]].table
    assert table.holder(duel["ben"]) is None
    assert table.session.told(None)[-1].name == "new-link"
    watching = admin(cli, tmp_path, "link", duel["table"], "watch", "--yes").out.strip().rpartition("/")[2]
    assert opened(tmp_path, duel, watching).tables[duel["table"]].table.opens(watching, "watch")
    for nobody in ("7", "ben"):
        admin(cli, tmp_path, "link", duel["table"], nobody, "--yes", code=2)


def test_a_store_that_is_not_there_is_not_made(cli: Any, tmp_path: Path) -> None:
    for command in (["tables"], ["check"], ["show", "x"], ["backup", str(tmp_path / "copy")]):
        assert "does not exist" in admin(cli, tmp_path / "none", *command, code=2).err
    assert not (tmp_path / "none").exists()
    with pytest.raises(TableRefusal):
        opened(tmp_path, {"table": "none"}, "x")

"""A database that is read-only, full, busy or gone: the store says so, nothing is lost, and it goes on afterwards."""

from __future__ import annotations

import asyncio
import errno
import os
import sqlite3
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from threading import Barrier
from typing import Any

import pytest
from sqlalchemy import event
from sqlalchemy.pool import Pool

from ludotek.house.store import Cause, StoreDown, TableRow
from ludotek.server.store import DatabaseStore, engines
from ludotek.server.store.errors import cause_of

pytestmark = pytest.mark.anyio

ROW = TableRow("t1", "untamed", 1790000000.0, "hash-1", b"{}", bytes(32))
NOBODY = 65534


@contextmanager
def every_connection(*pragmas: str) -> Iterator[list[Any]]:
    """Tell SQLite something whenever the store takes a connection; collects the answers."""
    answers: list[Any] = []

    def tell(connection: Any, _record: object, _proxy: object) -> None:
        for pragma in pragmas:
            cursor = connection.cursor()
            cursor.execute(f"PRAGMA {pragma}")
            answers.extend(cursor.fetchall())
            cursor.close()

    with every_checkout(tell):
        yield answers


@contextmanager
def every_checkout(happens: Callable[..., Any]) -> Iterator[None]:
    event.listen(Pool, "checkout", happens)
    try:
        yield
    finally:
        event.remove(Pool, "checkout", happens)


def open_files(folder: Path) -> list[str]:
    """Those of this process in a folder."""
    links = Path("/proc/self/fd").iterdir()
    return sorted(str(each) for each in map(target_of, links) if each is not None and each.is_relative_to(folder))


def target_of(link: Path) -> Path | None:
    try:
        return link.readlink()
    except FileNotFoundError:  # it was the one through which the folder was listed
        return None


@contextmanager
def ordinary_user(folder: Path) -> Iterator[None]:
    """Root may write to anything: as somebody else, who owns the folder, permissions count."""
    if os.geteuid() != 0:
        yield
        return
    for path in [folder, *folder.rglob("*")]:
        os.chown(path, NOBODY, NOBODY)
    os.seteuid(NOBODY)
    try:
        yield
    finally:
        os.seteuid(0)


@pytest.fixture
def folder() -> Iterator[Path]:
    """Not below pytest's own folder, which only its owner may enter."""
    with tempfile.TemporaryDirectory(prefix="ludotek-store-") as name:
        yield Path(name, "data")


async def created(url: str) -> DatabaseStore:
    store = await DatabaseStore.open(url)
    await store.create(ROW, b"cards", [b"first"])
    return store


async def unchanged(url: str) -> None:
    store = await DatabaseStore.open(url)
    stored = await store.load("t1")
    assert stored is not None and stored.row == ROW and stored.content == b"cards" and stored.journal == [b"first"]
    await store.append("t1", 1, [b"second"])
    await store.close()


async def test_many_questions_at_once_open_no_further_files(folder: Path) -> None:
    """A server that has run out of files must still be able to write what is played."""
    store = await created(f"sqlite:///{folder}/ludotek.db")
    before = open_files(folder)
    all_there = Barrier(engines.CONNECTIONS, timeout=10)
    with every_checkout(lambda *_: all_there.wait()):
        await asyncio.gather(*[store.tail("t1", 0) for _ in range(engines.CONNECTIONS)])
    assert open_files(folder) == before
    await store.close()


async def test_a_read_only_file_can_be_read_but_not_written(folder: Path) -> None:
    url = f"sqlite:///{folder}/ludotek.db"
    await (await created(url)).close()
    before = (folder / "ludotek.db").read_bytes()
    folder.parent.chmod(0o755)
    with ordinary_user(folder):
        (folder / "ludotek.db").chmod(0o400)
        store = await DatabaseStore.open(url)
        assert await store.tail("t1", 0) == [b"first"]
        for attempt in (store.append("t1", 1, [b"lost"]), store.create(ROW, b"", []), store.ready()):
            with pytest.raises(StoreDown, match="the database is read-only") as down:
                await attempt
            assert down.value.cause is Cause.READ_ONLY
        await store.close()
        (folder / "ludotek.db").chmod(0o600)
    assert (folder / "ludotek.db").read_bytes() == before
    await unchanged(url)


async def test_a_folder_in_which_nothing_may_be_made_is_said_at_the_start(folder: Path) -> None:
    folder.mkdir(mode=0o500)
    folder.parent.chmod(0o755)
    with ordinary_user(folder), pytest.raises(StoreDown, match="read-only") as down:
        await DatabaseStore.open(f"sqlite:///{folder}/ludotek.db")
    assert down.value.cause is Cause.READ_ONLY


async def test_a_live_database_that_turns_read_only_goes_on_when_it_is_writable_again(sqlite_url: str) -> None:
    store = await created(sqlite_url)
    with every_connection("query_only = ON"):
        with pytest.raises(StoreDown, match="the database is read-only"):
            await store.append("t1", 1, [b"lost"])
        with pytest.raises(StoreDown, match="the database is read-only"):
            await store.ready()
    with every_connection("query_only = OFF"):
        await store.ready()
        await store.append("t1", 1, [b"second"])
    assert await store.tail("t1", 0) == [b"first", b"second"]
    await store.close()


async def test_a_full_database_loses_nothing_and_goes_on_when_there_is_room(sqlite_url: str) -> None:
    store = await created(sqlite_url)
    written = 1

    async def fill() -> None:
        nonlocal written
        while True:
            await store.append("t1", written, [bytes(3000), bytes(3000)])
            written += 2

    with every_connection("max_page_count = 40"):
        with pytest.raises(StoreDown, match="is full") as down:
            await fill()
        assert down.value.cause is Cause.FULL
        with pytest.raises(StoreDown, match="is full"):
            await store.ready()
        assert len(await store.tail("t1", 0)) == written
    with every_connection("max_page_count = 4000"):
        await store.ready()
        await store.append("t1", written, [bytes(3000)])
    assert len(await store.tail("t1", 0)) == written + 1
    await store.close()


async def test_a_database_that_another_program_holds_is_busy(
    sqlite_url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(engines, "PATIENCE", 0.1)
    store = await created(sqlite_url)
    holder = sqlite3.connect(tmp_path / "data" / "ludotek.db", isolation_level=None)
    holder.execute("BEGIN IMMEDIATE")
    with pytest.raises(StoreDown, match="busy") as down:
        await store.append("t1", 1, [b"lost"])
    assert down.value.cause is Cause.BUSY
    assert await store.tail("t1", 0) == [b"first"]
    holder.execute("ROLLBACK")
    holder.close()
    await store.append("t1", 1, [b"second"])
    await store.close()


@pytest.mark.parametrize("replaced", [False, True])
async def test_a_file_that_was_deleted_or_replaced_is_gone(sqlite_url: str, tmp_path: Path, replaced: bool) -> None:
    store = await created(sqlite_url)
    file = tmp_path / "data" / "ludotek.db"
    file.rename(tmp_path / "elsewhere.db")
    if replaced:
        file.touch()
    for attempt in (store.append("t1", 1, [b"lost"]), store.ready()):
        with pytest.raises(StoreDown, match="deleted or replaced") as down:
            await attempt
        assert down.value.cause is Cause.GONE
    (tmp_path / "elsewhere.db").rename(file)
    await store.append("t1", 1, [b"second"])
    await store.close()


async def test_a_file_that_is_no_database_is_refused_and_left_alone(tmp_path: Path) -> None:
    file = tmp_path / "letter.txt"
    file.write_text("Dear aunt, " * 100)
    with pytest.raises(StoreDown, match="not a database"):
        await DatabaseStore.open(f"sqlite:///{file}")
    assert file.read_text() == "Dear aunt, " * 100


async def test_what_sqlite_keeps_is_durable_checked_and_private(sqlite_url: str, tmp_path: Path) -> None:
    with every_connection("journal_mode", "synchronous", "foreign_keys") as answers:
        store = await created(sqlite_url)
    assert set(answers) == {("wal",), (2,), (1,)}
    assert (tmp_path / "data").stat().st_mode & 0o777 == 0o700
    assert {file.stat().st_mode & 0o777 for file in (tmp_path / "data").iterdir()} == {0o600}
    await store.close()


async def test_a_read_only_postgresql_says_so(postgres: Any, postgres_url: str) -> None:
    await (await created(postgres_url)).close()
    name = postgres_url.split("?")[0].rpartition("/")[2]
    postgres.psql(f"ALTER DATABASE {name} SET default_transaction_read_only = on")
    store = await DatabaseStore.open(postgres_url)
    for attempt in (store.append("t1", 1, [b"lost"]), store.ready()):
        with pytest.raises(StoreDown, match="the database is read-only"):
            await attempt
    await store.close()
    postgres.psql(f"ALTER DATABASE {name} RESET default_transaction_read_only")
    await unchanged(postgres_url)


async def test_a_postgresql_that_goes_away_is_gone_until_it_is_back(postgres: Any, postgres_url: str) -> None:
    store = await created(postgres_url)
    name = postgres_url.split("?")[0].rpartition("/")[2]
    postgres.psql(f"ALTER DATABASE {name} ALLOW_CONNECTIONS false")
    postgres.psql(f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '{name}'")
    for attempt in (store.append("t1", 1, [b"lost"]), store.load("t1"), store.ready()):
        with pytest.raises(StoreDown, match="gone") as down:
            await attempt
        assert down.value.cause is Cause.GONE
    postgres.psql(f"ALTER DATABASE {name} ALLOW_CONNECTIONS true")
    await store.append("t1", 1, [b"second"])
    assert await store.tail("t1", 0) == [b"first", b"second"]
    await store.close()


async def test_nobody_at_the_address_is_said_without_the_password(psycopg: Any, tmp_path: Path) -> None:
    with pytest.raises(StoreDown, match="gone or cannot be reached") as down:
        await DatabaseStore.open(f"postgresql://me:s3cret@/db?host={tmp_path}")
    assert "s3cret" not in str(down.value)


@pytest.mark.parametrize(
    ("state", "cause"),
    [
        ("25006", Cause.READ_ONLY),
        ("42501", Cause.READ_ONLY),
        ("53100", Cause.FULL),
        ("53300", Cause.BUSY),
        ("55P03", Cause.BUSY),
        ("57P01", Cause.GONE),
        ("08006", Cause.GONE),
        ("XX001", Cause.FAILED),
    ],
)
def test_what_postgresql_says_has_a_cause(psycopg: Any, state: str, cause: Cause) -> None:
    assert cause_of(psycopg.errors.lookup(state)("words")) is cause


@pytest.mark.parametrize(
    ("code", "cause"), [(errno.ENOSPC, Cause.FULL), (errno.EROFS, Cause.READ_ONLY), (errno.EACCES, Cause.READ_ONLY)]
)
def test_what_the_system_says_has_a_cause(code: int, cause: Cause) -> None:
    assert cause_of(OSError(code, os.strerror(code))) is cause

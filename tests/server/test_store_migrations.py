"""Migrations make exactly the schema that the store uses, once, however many processes start together."""

from __future__ import annotations

import asyncio
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import Connection, create_engine, inspect, text

from ludotek.kernel.errors import LudotekError
from ludotek.server.settings import Settings
from ludotek.server.store import DatabaseStore
from ludotek.server.store.engines import address, engine_for, make_file
from ludotek.server.store.migrate import config
from ludotek.server.store.schema import METADATA
from ludotek.server.store.upkeep import restore

pytestmark = pytest.mark.anyio

OPEN = (
    "import asyncio, sys; from ludotek.server.store import DatabaseStore; asyncio.run(DatabaseStore.open(sys.argv[1]))"
)


@pytest.fixture
def database(database_url: str) -> Iterator[Connection]:
    """The same database, seen without the store."""
    url = database_url.replace("postgresql://", "postgresql+psycopg://")
    engine = create_engine(url)
    with engine.begin() as connection:
        yield connection
    engine.dispose()


async def test_migrations_and_metadata_agree(store: DatabaseStore, database: Connection) -> None:
    assert compare_metadata(MigrationContext.configure(database), METADATA) == []
    seen = inspect(database)
    for table in METADATA.tables.values():
        assert seen.get_pk_constraint(table.name)["constrained_columns"] == [
            column.name for column in table.primary_key
        ]


async def test_several_stores_open_a_new_database_at_once(database_url: str) -> None:
    stores = await asyncio.gather(*(DatabaseStore.open(database_url) for _ in range(5)))
    for store in stores:
        await store.ready()
        await store.close()


def test_several_processes_open_a_new_database_at_once(database_url: str) -> None:
    processes = [
        subprocess.Popen([sys.executable, "-c", OPEN, database_url], stderr=subprocess.PIPE, text=True)
        for _ in range(3)
    ]
    said = [process.communicate()[1] for process in processes]
    assert [process.returncode for process in processes] == [0, 0, 0], said


async def test_opening_again_changes_nothing(store: DatabaseStore, database_url: str) -> None:
    again = await DatabaseStore.open(database_url)
    await again.ready()
    await again.close()


def written_before_heads(url: str, journals: dict[str, list[bytes]]) -> None:
    """A database of an earlier version."""
    where = address(url)
    if where.get_backend_name() == "sqlite":
        make_file(Path(where.database or ""))
    engine, settings = engine_for(where), config()
    with engine.begin() as connection:
        settings.attributes["connection"] = connection
        command.upgrade(settings, "0003")
        connection.execute(text("INSERT INTO content VALUES ('hash', :data)"), {"data": b"cards"})
        for id, entries in journals.items():
            row = {"id": id, "data": b"{}"}
            connection.execute(text("INSERT INTO tables VALUES (:id, 'untamed', 1.5, 'hash', :data, :data)"), row)
            for seq, entry in enumerate(entries, 1):
                told = {"id": id, "seq": seq, "entry": entry}
                connection.execute(text("INSERT INTO journal VALUES (:id, :seq, :entry)"), told)
    engine.dispose()


async def test_journals_from_before_there_were_heads_get_theirs(database_url: str) -> None:
    journals = {
        "running": [b'{"kind":"opened","at":1.0}', b'{"kind":"said","at":7.5}'],
        "closed": [b'{"kind":"closed","at":2.0}', b'{"kind":"said","at":3.0}'],
        "damaged": [b'{"kind":"said","at":4'],
        "empty": [],
    }
    written_before_heads(database_url, journals)
    store = await DatabaseStore.open(database_url)
    assert await store.ends(list(journals)) == {id: len(entries) for id, entries in journals.items()}
    assert await store.untouched(7.0, 10) in (["damaged", "empty"], ["empty", "damaged"])
    assert await store.untouched(8.0, 10) in (["damaged", "empty", "running"], ["empty", "damaged", "running"])
    await store.append("running", 2, [b"third"])
    await store.close()


def test_a_backup_of_an_earlier_version_is_upgraded_in_its_copy_only(tmp_path: Path) -> None:
    backup = tmp_path / "backup.sqlite"
    written_before_heads(f"sqlite:///{backup}", {})
    restore(Settings(data=tmp_path / "data"), backup)
    versions = []
    for file in (backup, tmp_path / "data" / "tables.sqlite"):
        with closing(sqlite3.connect(file)) as seen:
            versions.append(seen.execute("SELECT version_num FROM alembic_version").fetchone()[0])
    assert versions[0] == "0003" < versions[1]  # an older Ludotek can still read the backup


async def test_a_database_of_a_newer_version_is_refused(
    store: DatabaseStore, database: Connection, database_url: str
) -> None:
    database.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    database.commit()
    with pytest.raises(LudotekError, match="newer Ludotek"):
        await DatabaseStore.open(database_url)

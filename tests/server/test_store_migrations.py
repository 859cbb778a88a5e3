"""Migrations make exactly the schema that the store uses, once, however many processes start together."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from collections.abc import Iterator

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import Connection, create_engine, inspect, text

from ludotek.kernel.errors import LudotekError
from ludotek.server.store import DatabaseStore
from ludotek.server.store.schema import METADATA

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


async def test_a_database_of_a_newer_version_is_refused(
    store: DatabaseStore, database: Connection, database_url: str
) -> None:
    database.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    database.commit()
    with pytest.raises(LudotekError, match="newer Ludotek"):
        await DatabaseStore.open(database_url)

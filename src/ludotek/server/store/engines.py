"""A database address becomes an engine: what each of the two databases needs to be quick and lose nothing."""

from __future__ import annotations

import errno
import os
import sqlite3
import time
from contextlib import closing
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, Engine, create_engine, event
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError

from ludotek.kernel.errors import LudotekError

PATIENCE = 5  # seconds to wait for a lock, a free connection or a server's response
CONNECTIONS = 8  # at once


def address(url: str) -> URL:
    """The address with the driver that we use, whichever was named."""
    drivers = {"sqlite": "sqlite+pysqlite", "postgresql": "postgresql+psycopg"}
    try:
        given = make_url(url)
        found = given.set(drivername=drivers[given.get_backend_name()])
    except (ArgumentError, KeyError, ValueError):
        raise LudotekError("a database address begins with sqlite:/// or postgresql://") from None
    if found.get_backend_name() == "sqlite" and found.database in (None, "", ":memory:"):
        raise LudotekError("a SQLite store needs a file: sqlite:///path/to/file")
    return found


def engine_for(url: URL) -> Engine:
    return sqlite_engine(url) if url.get_backend_name() == "sqlite" else postgres_engine(url)


def postgres_engine(url: URL) -> Engine:
    try:
        return create_engine(
            url,
            pool_size=CONNECTIONS,
            pool_timeout=PATIENCE,
            pool_pre_ping=True,  # after a restart of PostgreSQL nobody meets a dead connection
            connect_args={"connect_timeout": PATIENCE},
        )
    except ModuleNotFoundError:
        raise LudotekError("PostgreSQL needs psycopg: install ludotek[server]") from None


def sqlite_engine(url: URL) -> Engine:
    engine = create_engine(url, pool_size=CONNECTIONS, pool_timeout=PATIENCE, connect_args={"timeout": PATIENCE})
    event.listen(engine, "connect", prepare)
    event.listen(engine, "begin", begin)
    return engine


def prepare(connection: Any, _record: object) -> None:
    # Python's sqlite3 would open transactions of its own; `begin` does it.
    connection.isolation_level = None
    cursor = connection.cursor()
    cursor.execute("PRAGMA synchronous = FULL")
    cursor.execute("PRAGMA foreign_keys = ON")
    cursor.execute("PRAGMA secure_delete = ON")  # what somebody wants to be forgotten is in no free page either
    cursor.close()


def begin(connection: Connection) -> None:
    # A transaction that only becomes a writer on its way fails at once when another writes; IMMEDIATE waits its turn.
    writing = connection.get_execution_options().get("writing", False)
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writing else "BEGIN")


def make_file(path: Path) -> None:
    """A file in WAL mode, which it keeps; the seeds of running games are in it, so nobody but its owner reads it."""
    path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    if not path.exists():
        os.close(os.open(path, os.O_CREAT | os.O_RDWR, 0o600))
    deadline = time.monotonic() + PATIENCE
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        while not set_wal(connection):
            if time.monotonic() > deadline:
                raise TimeoutError(errno.ETIMEDOUT, f"{path} is locked by another program")
            time.sleep(0.02)


def set_wal(connection: sqlite3.Connection) -> bool:
    """False where another process is just doing the same: for this change SQLite does not wait by itself."""
    try:
        connection.execute("PRAGMA journal_mode = WAL")
    except sqlite3.OperationalError as problem:
        if problem.sqlite_errorcode & 0xFF != sqlite3.SQLITE_BUSY:
            raise
        return False
    return True

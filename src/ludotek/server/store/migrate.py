"""Bring a database to today's schema when it is opened."""

from __future__ import annotations

from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, Engine, text

from ludotek.kernel.errors import LudotekError

MIGRATIONS = Path(__file__).with_name("migrations")
# Any number will do that nothing else in the same PostgreSQL database locks.
ADVISORY_LOCK = 0x1_0D07E4


def config() -> Config:
    found = Config()
    found.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    return found


def migrate(reader: Engine, writer: Engine) -> None:
    """Upgrade in one transaction that no second process can enter at the same time."""
    with reader.connect() as connection:
        if is_current(connection):
            return  # nothing to write, so that a read-only database can still be read
    with writer.begin() as connection:
        if connection.dialect.name == "postgresql":
            connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": ADVISORY_LOCK})
        upgrade(connection)


def is_current(connection: Connection) -> bool:
    scripts = ScriptDirectory.from_config(config())
    found = MigrationContext.configure(connection).get_current_heads()
    known = {script.revision for script in scripts.walk_revisions()}
    if not known.issuperset(found):
        raise LudotekError("this database was written by a newer Ludotek; update Ludotek, or use another database")
    return set(found) == set(scripts.get_heads())


def upgrade(connection: Connection) -> None:
    settings = config()
    settings.attributes["connection"] = connection
    command.upgrade(settings, "head")

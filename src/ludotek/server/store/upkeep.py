"""What only an operator asks of a database: all tables at once, and to forget some of what it has kept."""

from __future__ import annotations

import os
import sqlite3
import sys
from collections.abc import Iterator
from contextlib import closing, suppress
from pathlib import Path

import msgspec
from sqlalchemy import delete, func, literal, select, update

from ludotek.house.daily import RESULTS, TRIES
from ludotek.house.store import Stored
from ludotek.kernel.errors import LudotekError
from ludotek.server.settings import Settings
from ludotek.server.store.database import Database
from ludotek.server.store.engines import PATIENCE, address, engine_for
from ludotek.server.store.errors import told_plainly
from ludotek.server.store.migrate import migrate
from ludotek.server.store.schema import CHECKPOINTS, CONTENT, JOURNAL, SHELVES, TABLES

TRY = SHELVES.alias()
# The try of a game of the day that the result on a shelf is of: the id of its table.
OWN_TRY = (
    select(TRY.c.value)
    .where(TRY.c.kind == literal(TRIES).concat(func.substr(SHELVES.c.kind, len(RESULTS) + 1)))
    .where(TRY.c.key == SHELVES.c.key)
    .correlate(SHELVES)
)


def must_exist(settings: Settings) -> None:
    """A store that is not there is not made."""
    if not settings.database and not settings.file.exists():
        raise LudotekError(f"{settings.file} does not exist; name the directory of the server with --data")


class Upkeep(Database):
    @staticmethod
    def at(settings: Settings) -> Upkeep:
        """The database of a server with these settings."""
        must_exist(settings)
        where = address(settings.database_url)
        file = Path(where.database or "") if where.get_backend_name() == "sqlite" else None
        with told_plainly("the database cannot be opened"):
            found = Upkeep(engine_for(where), file)
            migrate(found._engine, found._writer)
        return found

    def ids(self) -> list[str]:
        """All tables, the oldest first."""
        with self._reading("the tables were not listed") as connection:
            return list(connection.scalars(select(TABLES.c.id).order_by(TABLES.c.created, TABLES.c.id)))

    def all(self, ids: list[str] | None = None) -> Iterator[Stored]:
        for id in self.ids() if ids is None else ids:
            stored = self.load(id)
            if stored is None:
                raise LudotekError(f"there is no table {id}")
            yield stored

    def delete(self, id: str) -> None:
        """A table with all that is kept beside it; content that no other table is played with goes as well."""
        with self._writing(f"table {id} was not deleted") as connection:
            connection.execute(delete(JOURNAL).where(JOURNAL.c.table_id == id))
            connection.execute(delete(TABLES).where(TABLES.c.id == id))
            about = (
                (SHELVES.c.kind == f"review {id}")
                | (SHELVES.c.key == id)
                | SHELVES.c.key.startswith(f"{id} ")
                | (SHELVES.c.value == id.encode())
            )
            connection.execute(delete(SHELVES).where(about))
            connection.execute(delete(SHELVES).where(SHELVES.c.kind.startswith(RESULTS) & ~OWN_TRY.exists()))
            connection.execute(delete(CONTENT).where(CONTENT.c.hash.not_in(select(TABLES.c.content))))

    def rewrite(self, id: str, changed: dict[int, bytes]) -> None:
        """Put other entries in the place of those of these numbers. No checkpoint made of the old ones stays."""
        with self._writing(f"the journal of table {id} was not rewritten") as connection:
            for seq, entry in changed.items():
                place = (JOURNAL.c.table_id == id) & (JOURNAL.c.seq == seq)
                connection.execute(update(JOURNAL).where(place).values(entry=entry))
            connection.execute(delete(CHECKPOINTS).where(CHECKPOINTS.c.table_id == id))

    def shelved(self, kind: str) -> list[tuple[str, str, bytes]]:
        return [(kind, key, value) for key, value in self.kept(kind).items()]

    def results(self) -> list[tuple[str, str, bytes, str]]:
        """Those of games of the day: shelf, key, result, and the id of its table, "" if that is gone."""
        with self._reading("the results were not read") as connection:
            kept = select(SHELVES, OWN_TRY.scalar_subquery().label("id")).where(SHELVES.c.kind.startswith(RESULTS))
            return [(row.kind, row.key, row.value, (row.id or b"").decode()) for row in connection.execute(kept)]

    def reshelve(self, kind: str, key: str, value: bytes) -> None:
        """Put something else in the place of what lies there."""
        with self._writing(f"{kind} {key} was not changed") as connection:
            place = (SHELVES.c.kind == kind) & (SHELVES.c.key == key)
            connection.execute(update(SHELVES).where(place).values(value=value))

    def clear_up(self) -> None:
        """Make the file of SQLite anew: whatever moves within it leaves copies in the unused parts of its pages, and what was
        changed last is still in its log."""
        if self.file is None:
            return
        with (
            told_plainly("the file of the database was not made anew"),
            closing(sqlite3.connect(self.file, PATIENCE, isolation_level=None)) as connection,
        ):
            connection.execute("VACUUM")
            connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")

    def self_check(self) -> list[str]:
        """What the database itself finds wrong."""
        if self.file is None:
            return []  # PostgreSQL checks its pages when it reads them
        with told_plainly("the database was not checked"), closing(sqlite3.connect(self.file)) as connection:
            found = [str(row[0]) for row in connection.execute("PRAGMA integrity_check")]
        return [] if found == ["ok"] else found

    def back_up(self, target: Path) -> None:
        """A copy of a SQLite file that only its owner can read, also while a server is writing."""
        if self.file is None:
            raise LudotekError("this is PostgreSQL: back it up with pg_dump, and restore it with pg_restore")
        if target.exists():
            raise LudotekError(f"{target} exists already; choose another name")
        os.close(os.open(target, os.O_CREAT | os.O_EXCL | os.O_RDWR, 0o600))
        with (
            told_plainly("the backup was not made"),
            closing(sqlite3.connect(self.file)) as source,
            closing(sqlite3.connect(target)) as copy,
        ):
            source.backup(copy)
            copy.execute("PRAGMA journal_mode = DELETE")  # one file, nothing beside it


def restore(settings: Settings, source: Path) -> Path | None:
    """Put a backup in the place of the tables; where those that were there are now."""
    if settings.database:
        raise LudotekError("this is PostgreSQL: restore it with pg_restore")
    if not source.is_file():
        raise LudotekError(f"{source} does not exist")
    settings.data.mkdir(mode=0o700, parents=True, exist_ok=True)
    fresh = settings.file.with_suffix(".restored")
    try:
        copy_privately(source, fresh)
        with told_plainly(f"{source} is no backup"):
            copy = Upkeep(engine_for(address(f"sqlite:///{fresh}")), fresh)
            try:
                problems = copy.self_check()
                migrate(copy._engine, copy._writer)
            finally:
                copy.close()
        if problems:
            raise LudotekError(f"{source} is damaged: {problems[0]}")
    except BaseException:
        fresh.unlink(missing_ok=True)
        raise
    if sys.platform != "win32" and os.geteuid() == 0:  # root restores what another user's server will write to
        owner = settings.data.stat()
        os.chown(fresh, owner.st_uid, owner.st_gid)
    before = put_aside(settings.file) if settings.file.exists() else None
    fresh.replace(settings.file)
    return before


def copy_privately(source: Path, target: Path) -> None:
    with os.fdopen(os.open(target, os.O_CREAT | os.O_TRUNC | os.O_WRONLY, 0o600), "wb") as file:
        file.write(source.read_bytes())
        file.flush()
        os.fsync(file.fileno())


def put_aside(file: Path) -> Path:
    """Rename a database with what SQLite keeps beside it."""
    n = 1
    while (aside := file.with_name(f"{file.stem}.before-{n}{file.suffix}")).exists():
        n += 1
    with suppress(sqlite3.DatabaseError), closing(sqlite3.connect(file)) as connection:  # it may be damaged
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    file.replace(aside)
    log = file.with_name(file.name + "-wal")
    if log.exists():  # still in use, or damaged: what it holds may be nowhere else
        log.replace(aside.with_name(aside.name + "-wal"))
    file.with_name(file.name + "-shm").unlink(missing_ok=True)
    return aside


def in_use(file: Path) -> bool:
    """Does anybody else have this database open, such as a server? SQLite then lets nobody have it to themselves."""
    try:
        with closing(sqlite3.connect(file, timeout=0)) as connection:
            connection.execute("PRAGMA locking_mode = EXCLUSIVE")
            connection.execute("SELECT count(*) FROM sqlite_master")
    except sqlite3.DatabaseError as problem:
        return problem.sqlite_errorcode & 0xFF == sqlite3.SQLITE_BUSY
    return False


def exported(stored: Stored) -> bytes:
    """A table with its seed, content and journal, as one document."""
    row = msgspec.structs.asdict(stored.row)
    told = {
        **row,
        "header": msgspec.Raw(stored.row.header),
        "seed": stored.row.seed.hex(),
        "journal": [msgspec.Raw(entry) for entry in stored.journal],
        "rules": msgspec.Raw(stored.content),
    }
    return msgspec.json.format(msgspec.json.encode(told), indent=1)

"""A database and what is asked of it: each method is one transaction, and what it has written is durable when it returns.

It waits for the disk, so it is called from threads; see `DatabaseStore`.
"""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

import msgspec
from sqlalchemy import Connection, Engine, bindparam, delete, insert, or_, select, update
from sqlalchemy.dialects import postgresql, sqlite

from ludotek.house.store import Alarm, Cause, Conflict, Stored, StoreDown, TableRow
from ludotek.server.store.engines import CONNECTIONS, address, engine_for, make_file
from ludotek.server.store.errors import told_plainly
from ludotek.server.store.migrate import is_current, migrate
from ludotek.server.store.schema import ALARMS, CHECKPOINTS, CONTENT, HEADS, JOURNAL, SHELVES, TABLES
from ludotek.server.store.together import Growth
from ludotek.table.journal import closes

PROBE = "probe"  # no content has this hash

# Said for every act, so put together once.
LAST = select(HEADS.c.length).where(HEADS.c.table_id == bindparam("id"))
GROW = (
    update(HEADS)
    .where((HEADS.c.table_id == bindparam("id")) & (HEADS.c.length == bindparam("after")))
    .values(length=bindparam("last"), written=bindparam("now"), closed=or_(HEADS.c.closed, bindparam("closes")))
)
WRITE = insert(JOURNAL)
TABLE = select(TABLES, CONTENT.c.data).join(CONTENT).where(TABLES.c.id == bindparam("id"))
MARK = select(CHECKPOINTS.c.data).where(CHECKPOINTS.c.table_id == bindparam("id"))
HEAD = TABLE.add_columns(HEADS.c.length).outerjoin(HEADS)
BEAT = "beat"  # the shelf that says when a process was last there
LAST_BEAT = select(SHELVES.c.value).where(SHELVES.c.kind == BEAT)
AT_ONCE = 500  # journals that one statement asks for


class Database:
    def __init__(self, engine: Engine, file: Path | None) -> None:
        self.file = file  # None: PostgreSQL
        self._old = False  # what only looks may look at an older schema, which has neither heads nor checkpoints
        self._engine = engine
        self._writer = engine.execution_options(writing=True)
        self._inode = file.stat().st_ino if file else 0

    @staticmethod
    def open(url: str) -> Database:
        """Open a database, making or upgrading it where that is needed; processes may do so at the same time."""
        where = address(url)
        file = Path(where.database or "") if where.get_backend_name() == "sqlite" else None
        with told_plainly("the database cannot be opened"):
            if file:
                make_file(file)
            database = Database(engine_for(where), file)
            try:
                migrate(database._engine, database._writer)
                if file:
                    database._open_connections()
            except BaseException:
                database.close()
                raise
        return database

    @staticmethod
    def look(url: str) -> Database:
        """Open a database that is there, as it is: nothing is made or upgraded."""
        where = address(url)
        file = Path(where.database or "") if where.get_backend_name() == "sqlite" else None
        with told_plainly("the database cannot be opened"):
            database = Database(engine_for(where), file)
            database._old = not database.is_current()
            return database

    def _open_connections(self) -> None:
        """All that the pool keeps, and what SQLite opens with their first question: a server that has run out of files must
        still be able to write what is played."""
        with ExitStack() as open_ones:
            for _ in range(CONNECTIONS):
                open_ones.enter_context(self._engine.connect()).execute(LAST_BEAT)

    def is_current(self) -> bool:
        """Is its schema today's?"""
        with self._reading("the schema was not read") as connection:
            return is_current(connection)

    def ids(self) -> list[str]:
        """Those of all tables."""
        with self._reading("the tables were not read") as connection:
            return list(connection.scalars(select(TABLES.c.id).order_by(TABLES.c.id)))

    def create(self, row: TableRow, content: bytes, entries: list[bytes]) -> None:
        with self._writing(f"table {row.id} was not created") as connection:
            connection.execute(self._content(row.content, content))
            connection.execute(insert(TABLES), msgspec.structs.asdict(row))
            head = {"length": len(entries), "written": time.time(), "closed": closes(entries)}
            connection.execute(insert(HEADS), {"table_id": row.id, **head})
            write_journal(connection, row.id, 0, entries)

    def load(self, id: str) -> Stored | None:
        with self._reading(f"table {id} was not read") as connection:
            found = connection.execute(TABLE if self._old else HEAD, {"id": id}).one_or_none()
            if found is None:
                return None
            row = TableRow(*found[: len(TABLES.c)])
            entries = read_journal(connection, id, 0)
            if self._old:
                return Stored(row, found.data, entries)
            mark, length = connection.scalar(MARK, {"id": id}) or b"", found.length or 0
            return Stored(row, found.data, entries, mark, length, read_alarm(connection, id))

    def tail(self, id: str, after: int) -> list[bytes]:
        with self._reading(f"the journal of table {id} was not read") as connection:
            return read_journal(connection, id, after)

    def ends(self, ids: list[str]) -> dict[str, int]:
        with self._reading("the ends of the journals were not read") as connection:
            found: dict[str, int] = {}
            for start in range(0, len(ids), AT_ONCE):
                few = HEADS.c.table_id.in_(ids[start : start + AT_ONCE])
                found.update(
                    tuple(row) for row in connection.execute(select(HEADS.c.table_id, HEADS.c.length).where(few))
                )
            return found

    def untouched(self, before: float, most: int) -> list[str]:
        with self._reading("the old tables were not found") as connection:
            old = select(HEADS.c.table_id).where((HEADS.c.written < before) & ~HEADS.c.closed)
            return list(connection.scalars(old.order_by(HEADS.c.written).limit(most)))

    def append(self, growths: list[Growth]) -> list[Conflict | None]:
        """Continue journals in one transaction; each that somebody else has continued before is left as it is, and said."""
        ids = ", ".join(each.id for each in growths)
        with self._writing(f"the journals of these tables were not continued: {ids}") as connection:
            return [self._continue(connection, each) for each in growths]

    def _continue(self, connection: Connection, growth: Growth) -> Conflict | None:
        head = {"last": growth.after + len(growth.entries), "now": time.time(), "closes": closes(growth.entries)}
        if connection.execute(GROW, {"id": growth.id, "after": growth.after, **head}).rowcount == 0:
            last = connection.scalar(LAST, {"id": growth.id}) or 0
            what = f"the journal of table {growth.id} was not continued after entry {growth.after}"
            return Conflict(f"{what}: it ends with entry {last}")
        write_journal(connection, growth.id, growth.after, growth.entries)
        return None

    def set_alarm(self, id: str, alarm: Alarm) -> None:
        with self._writing(f"the alarm of table {id} was not set") as connection:
            row = {"seq": alarm.seq, "due": alarm.due, "clocks": msgspec.json.encode(alarm.left)}
            new = (sqlite.insert(ALARMS) if self.file else postgresql.insert(ALARMS)).values(table_id=id, **row)
            connection.execute(new.on_conflict_do_update(index_elements=["table_id"], set_=row))

    def rung(self, now: float, most: int) -> list[str]:
        with self._reading("the alarms were not read") as connection:
            due = select(ALARMS.c.table_id).where(ALARMS.c.due <= now).order_by(ALARMS.c.due)
            return list(connection.scalars(due.limit(most)))

    def drop_alarm(self, id: str) -> None:
        with self._writing(f"the alarm of table {id} was not dropped") as connection:
            connection.execute(delete(ALARMS).where(ALARMS.c.table_id == id))

    def beat(self, now: float, longest: float) -> None:
        with self._writing("no sign of life was given") as connection:
            new = sqlite.insert(SHELVES) if self.file else postgresql.insert(SHELVES)
            row = {"kind": BEAT, "key": BEAT, "value": repr(now).encode()}
            connection.execute(new.values(row).on_conflict_do_nothing())
            last = float(connection.scalars(LAST_BEAT.with_for_update()).one())
            if not 0.0 <= now - last <= longest:
                connection.execute(update(ALARMS).values(due=ALARMS.c.due + (now - last)))
            connection.execute(update(SHELVES).where(SHELVES.c.kind == BEAT).values(value=row["value"]))

    def mark(self, id: str, checkpoint: bytes) -> None:
        with self._writing(f"the checkpoint of table {id} was not kept") as connection:
            new = (sqlite.insert(CHECKPOINTS) if self.file else postgresql.insert(CHECKPOINTS)).values(
                table_id=id, data=checkpoint
            )
            connection.execute(new.on_conflict_do_update(index_elements=["table_id"], set_={"data": checkpoint}))

    def keep(self, kind: str, key: str, value: bytes) -> bytes:
        """Whoever comes first decides; everybody reads what lies there."""
        with self._writing(f"{kind} {key} was not kept") as connection:
            new = sqlite.insert(SHELVES) if self.file else postgresql.insert(SHELVES)
            connection.execute(new.values(kind=kind, key=key, value=value).on_conflict_do_nothing())
            there = select(SHELVES.c.value).where((SHELVES.c.kind == kind) & (SHELVES.c.key == key))
            found: bytes = connection.scalars(there).one()
            return found

    def kept(self, kind: str) -> dict[str, bytes]:
        with self._reading(f"{kind} was not read") as connection:
            found = connection.execute(select(SHELVES.c.key, SHELVES.c.value).where(SHELVES.c.kind == kind))
            return {row.key: row.value for row in found}

    def drop(self, kind: str, key: str) -> None:
        with self._writing(f"{kind} {key} was not dropped") as connection:
            connection.execute(delete(SHELVES).where((SHELVES.c.kind == kind) & (SHELVES.c.key == key)))

    def ready(self) -> None:
        """Raises `StoreDown` where nothing can be written."""
        with self._writing("the database cannot be written") as connection:
            # Larger than a page, so that a full database has no room left for it.
            connection.execute(self._content(PROBE, bytes(8192)))
            connection.execute(delete(CONTENT).where(CONTENT.c.hash == PROBE))

    def close(self) -> None:
        self._engine.dispose()

    def _content(self, hash: str, data: bytes) -> sqlite.Insert | postgresql.Insert:
        """Content is known by its hash: what is there already is the same."""
        new = sqlite.insert(CONTENT) if self.file else postgresql.insert(CONTENT)
        return new.values(hash=hash, data=data).on_conflict_do_nothing()

    @contextmanager
    def _reading(self, what: str) -> Iterator[Connection]:
        with told_plainly(what), self._engine.connect() as connection:
            yield connection

    @contextmanager
    def _writing(self, what: str) -> Iterator[Connection]:
        self._check_file(what)
        with told_plainly(what), self._writer.begin() as connection:
            yield connection

    def _check_file(self, what: str) -> None:
        """SQLite would keep writing to a file that was deleted or replaced, and every entry would be lost."""
        if self.file is None:
            return
        try:
            moved = self.file.stat().st_ino != self._inode
        except OSError:
            moved = True
        if moved:
            raise StoreDown(Cause.GONE, f"{what}: the file {self.file} was deleted or replaced")


def write_journal(connection: Connection, id: str, after: int, entries: list[bytes]) -> None:
    rows = [{"table_id": id, "seq": seq, "entry": entry} for seq, entry in enumerate(entries, after + 1)]
    if rows:
        connection.execute(WRITE, rows)


def read_alarm(connection: Connection, id: str) -> Alarm | None:
    found = connection.execute(select(ALARMS).where(ALARMS.c.table_id == id)).one_or_none()
    if found is None:
        return None
    beat = connection.scalar(LAST_BEAT)
    return Alarm(found.seq, found.due, msgspec.json.decode(found.clocks), 0.0 if beat is None else float(beat))


def read_journal(connection: Connection, id: str, after: int) -> list[bytes]:
    where = (JOURNAL.c.table_id == id) & (JOURNAL.c.seq > after)
    return list(connection.scalars(select(JOURNAL.c.entry).where(where).order_by(JOURNAL.c.seq)))

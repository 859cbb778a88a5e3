"""The relations: content once by its hash, a row per table, the journal that only ever grows with its head, and shelves for
what belongs to no single table."""

from __future__ import annotations

from sqlalchemy import Boolean, Column, Double, ForeignKey, Index, Integer, LargeBinary, MetaData, Table, Text

METADATA = MetaData(
    naming_convention={
        "pk": "pk_%(table_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s_%(referred_table_name)s",
    }
)

CONTENT = Table(
    "content",
    METADATA,
    Column("hash", Text, primary_key=True),
    Column("data", LargeBinary, nullable=False),
)

TABLES = Table(
    "tables",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("game", Text, nullable=False),
    Column("created", Double, nullable=False),
    Column("content", Text, ForeignKey(CONTENT.c.hash), nullable=False),
    Column("header", LargeBinary, nullable=False),
    Column("seed", LargeBinary, nullable=False),
)

# The key is what decides between two processes that answer at once.
JOURNAL = Table(
    "journal",
    METADATA,
    Column("table_id", Text, ForeignKey(TABLES.c.id), primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("entry", LargeBinary, nullable=False),
)

# Written with every entry: where the journal ends, so that a lost end is noticed, and what is asked about all tables at once.
HEADS = Table(
    "heads",
    METADATA,
    Column("table_id", Text, ForeignKey(TABLES.c.id, ondelete="CASCADE"), primary_key=True),
    Column("length", Integer, nullable=False),
    Column("written", Double, nullable=False),
    Column("closed", Boolean, nullable=False),
)

# When the clocks of tables that nobody is at run out, as of an entry of the journal; `clocks` is what was left on each.
ALARMS = Table(
    "alarms",
    METADATA,
    Column("table_id", Text, ForeignKey(TABLES.c.id, ondelete="CASCADE"), primary_key=True),
    Column("seq", Integer, nullable=False),
    Column("due", Double, nullable=False),
    Column("clocks", LargeBinary, nullable=False),
    Index("ix_alarms_due", "due"),
)

# The game of a table as it stood once: a shortcut for reading the journal, which can be lost.
CHECKPOINTS = Table(
    "checkpoints",
    METADATA,
    Column("table_id", Text, ForeignKey(TABLES.c.id, ondelete="CASCADE"), primary_key=True),
    Column("data", LargeBinary, nullable=False),
)

# Small things by their kind: the secret of the house, the games of a day, public tables, reports to the operator.
SHELVES = Table(
    "shelves",
    METADATA,
    Column("kind", Text, primary_key=True),
    Column("key", Text, primary_key=True),
    Column("value", LargeBinary, nullable=False),
)

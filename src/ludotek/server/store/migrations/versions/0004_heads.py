"""Heads: how long each journal is, when it grew last, and whether its table is closed."""

import json

from alembic import op
from sqlalchemy import Boolean, Column, Double, ForeignKey, Integer, LargeBinary, Text, column, func, select, table

revision = "0004"
down_revision = "0003"

TABLES = table("tables", column("id", Text), column("created", Double))
JOURNAL = table("journal", column("table_id", Text), column("seq", Integer), column("entry", LargeBinary))
CLOSED = b'{"kind":"closed",'


def upgrade() -> None:
    heads = op.create_table(
        "heads",
        Column("table_id", Text, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        Column("length", Integer, nullable=False),
        Column("written", Double, nullable=False),
        Column("closed", Boolean, nullable=False),
    )
    connection = op.get_bind()
    begins = func.substr(JOURNAL.c.entry, 1, len(CLOSED))
    closed = set(connection.scalars(select(JOURNAL.c.table_id).where(begins == CLOSED)))
    ends = select(JOURNAL.c.table_id, func.max(JOURNAL.c.seq).label("last")).group_by(JOURNAL.c.table_id).subquery()
    last = (JOURNAL.c.table_id == ends.c.table_id) & (JOURNAL.c.seq == ends.c.last)
    entries = select(JOURNAL).join(ends, last).subquery()
    found = connection.execute(
        select(TABLES, entries.c.seq, entries.c.entry).outerjoin(entries, entries.c.table_id == TABLES.c.id)
    )
    for some in found.partitions(1000):
        connection.execute(
            heads.insert(),
            [
                {
                    "table_id": row.id,
                    "length": row.seq or 0,
                    "written": time_of(row.entry, row.created),
                    "closed": row.id in closed,
                }
                for row in some
            ],
        )


def time_of(entry: bytes | None, created: float) -> float:
    """When an entry was written; a damaged one counts as old as its table."""
    try:
        return float(json.loads(entry or b"{}").get("at", created))
    except (ValueError, TypeError, AttributeError):
        return created

"""Alarms of clocks that run at tables which nobody is at."""

from alembic import op
from sqlalchemy import Column, Double, ForeignKey, Integer, LargeBinary, Text

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    op.create_table(
        "alarms",
        Column("table_id", Text, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        Column("seq", Integer, nullable=False),
        Column("due", Double, nullable=False),
        Column("clocks", LargeBinary, nullable=False),
    )
    op.create_index("ix_alarms_due", "alarms", ["due"])

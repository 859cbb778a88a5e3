"""Checkpoints of tables."""

from alembic import op
from sqlalchemy import Column, ForeignKey, LargeBinary, Text

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.create_table(
        "checkpoints",
        Column("table_id", Text, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        Column("data", LargeBinary, nullable=False),
    )

"""Content, tables and their journals."""

from alembic import op
from sqlalchemy import Column, Double, ForeignKey, Integer, LargeBinary, Text

revision = "0001"
down_revision = None


def upgrade() -> None:
    op.create_table(
        "content",
        Column("hash", Text, primary_key=True),
        Column("data", LargeBinary, nullable=False),
    )
    op.create_table(
        "tables",
        Column("id", Text, primary_key=True),
        Column("game", Text, nullable=False),
        Column("created", Double, nullable=False),
        Column("content", Text, ForeignKey("content.hash"), nullable=False),
        Column("header", LargeBinary, nullable=False),
        Column("seed", LargeBinary, nullable=False),
    )
    op.create_table(
        "journal",
        Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
        Column("seq", Integer, primary_key=True, autoincrement=False),
        Column("entry", LargeBinary, nullable=False),
    )

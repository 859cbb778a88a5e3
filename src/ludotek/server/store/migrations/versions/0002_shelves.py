"""Shelves: small things by their kind and key."""

from alembic import op
from sqlalchemy import Column, LargeBinary, Text

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.create_table(
        "shelves",
        Column("kind", Text, primary_key=True),
        Column("key", Text, primary_key=True),
        Column("value", LargeBinary, nullable=False),
    )

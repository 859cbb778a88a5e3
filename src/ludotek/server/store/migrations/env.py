"""Alembic runs this; the connection, already in its transaction, comes from `ludotek.server.store.migrate`."""

from alembic import context

from ludotek.server.store.schema import METADATA

context.configure(connection=context.config.attributes["connection"], target_metadata=METADATA)
context.run_migrations()

"""The store in a database: SQLite or PostgreSQL."""

from ludotek.server.store.store import DatabaseStore

__all__ = ["DatabaseStore"]

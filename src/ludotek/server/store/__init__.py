"""What outlives the process: each table with its content and its append-only journal, in SQLite or PostgreSQL."""

from ludotek.server.store.errors import Cause, Conflict, StoreDown
from ludotek.server.store.store import Store, Stored, TableRow

__all__ = ["Cause", "Conflict", "Store", "StoreDown", "Stored", "TableRow"]

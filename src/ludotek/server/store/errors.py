"""What a database throws, told as the house knows it: somebody else wrote first, or it cannot do its work."""

from __future__ import annotations

import errno
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager

from sqlalchemy.exc import DBAPIError, IntegrityError
from sqlalchemy.exc import TimeoutError as NoConnectionFree

from ludotek.house.store import Cause, Conflict, StoreDown

SQLITE_CAUSES = {
    sqlite3.SQLITE_READONLY: Cause.READ_ONLY,
    sqlite3.SQLITE_PERM: Cause.READ_ONLY,
    sqlite3.SQLITE_FULL: Cause.FULL,
    sqlite3.SQLITE_BUSY: Cause.BUSY,
    sqlite3.SQLITE_LOCKED: Cause.BUSY,
    sqlite3.SQLITE_CANTOPEN: Cause.GONE,
}
SYSTEM_CAUSES = {
    errno.EACCES: Cause.READ_ONLY,
    errno.EPERM: Cause.READ_ONLY,
    errno.EROFS: Cause.READ_ONLY,
    errno.ENOSPC: Cause.FULL,
    errno.EDQUOT: Cause.FULL,
    errno.ETIMEDOUT: Cause.BUSY,
}
# By SQLSTATE, or by its class (the first two characters).
POSTGRES_CAUSES = {
    "25006": Cause.READ_ONLY,
    "42501": Cause.READ_ONLY,
    "53100": Cause.FULL,
    "53": Cause.BUSY,
    "55P03": Cause.BUSY,
    "55000": Cause.GONE,
    "08": Cause.GONE,
    "57": Cause.GONE,
    "3D": Cause.GONE,
}


def cause_of(problem: BaseException) -> Cause:
    """What an error of SQLite, of psycopg or of the system says about the database."""
    code = getattr(problem, "sqlite_errorcode", None)
    if code is not None:
        return SQLITE_CAUSES.get(code & 0xFF, Cause.FAILED)
    if isinstance(problem, OSError):
        return SYSTEM_CAUSES.get(problem.errno or 0, Cause.GONE)
    state = getattr(problem, "sqlstate", None)
    if state is not None:
        return POSTGRES_CAUSES.get(state) or POSTGRES_CAUSES.get(state[:2], Cause.FAILED)
    # A server that cannot be reached answers with no code at all.
    return Cause.GONE if type(problem).__name__ == "OperationalError" else Cause.FAILED


@contextmanager
def told_plainly(what: str) -> Iterator[None]:
    """Everything that a database can throw leaves here as `Conflict` or `StoreDown`."""
    try:
        yield
    except IntegrityError as problem:
        raise Conflict(f"{what}: somebody else wrote first, or it was never set up") from problem
    except DBAPIError as problem:
        raw = problem.orig or problem
        raise StoreDown(cause_of(raw), f"{what}: {first_line(raw)}") from problem
    except NoConnectionFree as problem:
        raise StoreDown(Cause.BUSY, f"{what}: {first_line(problem)}") from problem
    except sqlite3.Error as problem:
        raise StoreDown(cause_of(problem), f"{what}: {first_line(problem)}") from problem
    except OSError as problem:
        raise StoreDown(cause_of(problem), f"{what}: {problem.strerror or problem}") from problem


def first_line(problem: BaseException) -> str:
    return str(problem).strip().partition("\n")[0]

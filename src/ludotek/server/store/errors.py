"""Why the store refused: somebody else wrote first, or the database cannot do its work."""

from __future__ import annotations

import errno
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from enum import StrEnum

from sqlalchemy.exc import DBAPIError, IntegrityError
from sqlalchemy.exc import TimeoutError as NoConnectionFree

from ludotek.kernel.errors import LudotekError


class Conflict(LudotekError):
    """The journal does not end where the writer believed; nothing was written.

    The writer reads the tail. Where that is empty, the writer is ahead of the journal and has to load the table again.
    """


class Cause(StrEnum):
    """What ails the database, in a word that a page can put into the player's language."""

    READ_ONLY = "read-only"
    FULL = "full"
    BUSY = "busy"
    GONE = "gone"
    FAILED = "failed"


SAYS = {
    Cause.READ_ONLY: "the database is read-only",
    Cause.FULL: "the database or its disk is full",
    Cause.BUSY: "the database is busy and did not answer in time",
    Cause.GONE: "the database is gone or cannot be reached",
    Cause.FAILED: "the database failed",
}


class StoreDown(LudotekError):
    """The database could not do it. Where the line broke during a commit the entries may be there all the same."""

    def __init__(self, cause: Cause, detail: str) -> None:
        super().__init__(f"{SAYS[cause]}: {detail}")
        self.cause = cause


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

"""What went wrong, as a refusal in the reader's words: the same at the desk and at a table."""

from __future__ import annotations

import logging

from ludotek.house import wire
from ludotek.house.store import StoreDown
from ludotek.kernel.errors import LudotekError
from ludotek.table.refusal import Code, TableRefusal
from ludotek.text import say

SHARED = ""  # no game: the words of the table itself are the same in every one

log = logging.getLogger("ludotek.house")


def refusal_of(error: Exception) -> TableRefusal:
    """Whatever was raised, as a refusal; what nobody expected is a mistake of ours and goes into the log."""
    if isinstance(error, TableRefusal):
        return error
    if isinstance(error, StoreDown):
        log.error("%s", error)
        return TableRefusal(Code.STORE_DOWN, {"cause": error.cause.value})
    if isinstance(error, LudotekError):
        return TableRefusal(Code.BAD, {"problem": str(error)})
    log.error("a request failed", exc_info=error)
    return TableRefusal(Code.FAILED)


def refused(refusal: TableRefusal, lang: str, id: int = 0, package: str = SHARED) -> wire.Refused:
    return wire.Refused(
        id=id, code=refusal.code, text=say(package, refusal.phrase, refusal.lang or lang), rules=refusal.rules
    )

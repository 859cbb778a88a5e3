"""Links: who may make a new one, for a seat or for watching. The old one no longer opens anything.

A link shows whatever its seat may see. While the game runs, a new one is up to the person on the seat. Once that person has
been away for long enough, those who are there may make one by a vote. Where people play against each other it is only a claim:
it shows nothing hidden, a bot plays on, and whoever opens it has the seat when the game is over, unless its person comes back
with the old link before.
"""

from __future__ import annotations

from typing import Literal

from ludotek.table.holder import Holder
from ludotek.table.leaving import is_absent, must_manage, others_there
from ludotek.table.refusal import Code, TableRefusal
from ludotek.table.table import INVITE, WATCH, Table


def renew(table: Table, asking: Holder, seat: int, key: str) -> Literal["key", "invite", "asked"]:
    """A new secret for a seat, of which `key` is the digest; for an open seat the table's own for friends. "asked": it opens
    the seat when the others have agreed."""
    holder = table.holder_of(seat)
    if holder is not None and holder.id == asking.id:
        table.rekey(holder, key)
        return "key"
    if holder is None or table.finished:
        if not asking.host:
            raise TableRefusal(Code.NOT_HOST)
        if holder is not None:
            table.rekey(holder, key)
            return "key"
        if seat not in table.open_seats:
            raise TableRefusal(Code.NO_PERSON)
        table.rekey(INVITE, key)
        return "invite"
    must_manage(table, asking)
    if not is_absent(table, holder):
        raise TableRefusal(Code.STILL_THERE)
    needed = others_there(table, asking)
    if needed:
        table.propose("link", asking.seats[0], seat, needed=needed, key=key)
        return "asked"
    hand_over(table, holder, key)
    return "key"


def hand_over(table: Table, holder: Holder, key: str) -> None:
    """Give the seats of somebody who is away to whoever has this secret."""
    if table.contested:
        for seat in holder.seats:
            if seat in table.session.people:
                table.replace(seat)
    table.rekey(holder, key, veiled=table.contested)


def renew_watching(table: Table, asking: Holder, key: str) -> None:
    """A new secret for watching: whoever watches with the old one is put out."""
    if not asking.host:
        raise TableRefusal(Code.NOT_HOST)
    table.rekey(WATCH, key)

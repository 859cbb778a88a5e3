"""Links: who may make a new one for a seat. The old one no longer opens anything.

A link shows whatever its seat may see. Where people play against each other, only the person on the seat can have a new
one while the game runs: any other way would show one player's cards to another. A friend who has lost their link keeps
the place for the next game, because when the game is over the host can make a new one.
"""

from __future__ import annotations

from typing import Literal

from ludotek.table.holder import Holder
from ludotek.table.refusal import Code, TableRefusal
from ludotek.table.table import INVITE, Table


def renew(table: Table, asking: Holder, seat: int, key: str) -> Literal["key", "invite"]:
    """A new secret for a seat, of which `key` is the digest; for an open seat the table's own for friends."""
    holder = table.holder_of(seat)
    own = holder is not None and holder.id == asking.id
    if not own and not asking.host:
        raise TableRefusal(Code.NOT_HOST)
    if holder is None:
        if seat not in table.open_seats:
            raise TableRefusal(Code.NO_PERSON)
        table.rekey(INVITE, key)
        return "invite"
    if not own and table.contested and not table.finished:
        raise TableRefusal(Code.HIDDEN_HAND)
    table.rekey(holder, key)
    return "key"

"""Leaving: when a seat counts as left, and who may let a bot play for it.

Nobody is ever thrown out. A bot plays on for somebody who has left, who has been disconnected for long enough, or who
agrees to it; all of them may come back.
"""

from __future__ import annotations

from ludotek.table import journal
from ludotek.table.clock import DAYS
from ludotek.table.holder import Holder
from ludotek.table.refusal import Code, TableRefusal
from ludotek.table.table import Table


def counts_absence(table: Table) -> bool:
    """Whoever has days for a move need not be there."""
    return table.status == "playing" and (table.clock is None or table.clock.kind != DAYS)


def time_left(table: Table, seat: int) -> float | None:
    """Seconds until others may let a bot play for a seat whose person is away; None: nobody waits for that."""
    holder = table.holder_of(seat)
    if holder is None or holder.id not in table.away or seat in table.replaced or not counts_absence(table):
        return None
    return max(0.0, table.away[holder.id] + table.times.away - table.times.steady())


def has_left(table: Table, seat: int) -> bool:
    """Is nobody there who could be asked?"""
    return seat in table.replaced or time_left(table, seat) == 0.0


def may_manage_seats(table: Table, who: Holder) -> bool:
    """The host may; when the host has left, whoever plays."""
    hosts = [seat for holder in table.holders if holder.host for seat in holder.seats]
    return who.host or (who in table.active_holders() and all(has_left(table, seat) for seat in hosts))


# acts, on a draft


def miss(table: Table, holder: int) -> None:
    """Somebody is disconnected, as far as can be seen."""
    if holder not in table.away:
        table.add(journal.Missed(table.times.wall(), holder))


def see(table: Table, holder: int) -> None:
    """Somebody who was missed is there."""
    if holder in table.away:
        table.add(journal.Seen(table.times.wall(), holder))


def let_bot_play(table: Table, asking: Holder, seat: int, bot: str) -> None:
    """Put a bot in a seat that nobody has taken, in one's own, or in one that was left; else its person is asked."""
    if not may_manage_seats(table, asking):
        raise TableRefusal(Code.NOT_HOST)
    holder = table.holder_of(seat)
    if holder is None or holder.id == asking.id or has_left(table, seat):
        table.replace(seat, bot)
    else:
        table.draft().replace(seat, bot)  # what cannot be done is not asked for
        table.must_play()
        table.propose("bot", asking.seats[0], seat, bot)


def give_back(table: Table, asking: Holder, seat: int) -> None:
    """Open a friend's seat again, or come back to one's own; to another's seat nobody else can bring its person back."""
    holder = table.holder_of(seat)
    if seat in table.replaced and holder is not None and holder.id != asking.id:
        raise TableRefusal(Code.NOT_YOUR_SEAT)
    table.come_back(seat)

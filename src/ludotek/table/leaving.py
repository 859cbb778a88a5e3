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


def is_absent(table: Table, holder: Holder) -> bool:
    """Has somebody been disconnected for so long that the others need not wait, whatever the table is doing?"""
    days = table.clock is not None and table.clock.kind == DAYS
    patience = table.clock.full if table.clock is not None and days else table.times.away
    return holder.id in table.away and table.times.steady() - table.away[holder.id] >= patience


def is_gone(table: Table, holder: Holder) -> bool:
    """Is there nobody who could vote? So with who is absent, and who has left all seats to bots."""
    return holder not in table.active_holders() or is_absent(table, holder)


def others_there(table: Table, asking: Holder) -> list[Holder]:
    """Whose consent counts: the people who play and are there."""
    return [each for each in table.holders if each.id != asking.id and not is_gone(table, each)]


def must_manage(table: Table, asking: Holder) -> None:
    """Whoever plays may; also somebody who has left the seat to a bot, if nobody plays."""
    active = table.active_holders()
    if active and asking not in active:
        raise TableRefusal(Code.BOT_PLAYS)


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
    """Put a bot in a seat that nobody has taken, in one's own, or in one that was left; else its person is asked. When the
    host is gone, those who are there decide together about the seats that were left."""
    must_manage(table, asking)
    if not asking.host and not all(is_gone(table, each) for each in table.holders if each.host):
        raise TableRefusal(Code.NOT_HOST)
    holder = table.holder_of(seat)
    asked = [] if asking.host else others_there(table, asking)
    if holder is not None and not has_left(table, seat):
        asked = [holder] if holder.id != asking.id else []
    if not asked:
        table.replace(seat, bot)
        return
    table.draft().replace(seat, bot)  # what cannot be done is not asked for
    table.must_play()
    table.propose("bot", asking.seats[0], seat, bot, asked)


def let_bot_play_for_late(table: Table, seat: int) -> bool:
    """A bot takes over for somebody whose time is up; False: it is not. Asked on the draft: another process may have
    written an answer that stopped the clock."""
    if table.clock is None or seat not in table.clock.late():
        return False
    table.replace(seat, late=True)
    return True


def give_back(table: Table, asking: Holder, seat: int) -> None:
    """Open a friend's seat again, or come back to one's own; to another's seat nobody else can bring its person back.

    Where people compete, nobody takes over what a bot has begun to play: it would show the bot's hidden cards.
    """
    holder = table.holder_of(seat)
    if holder is None and not asking.host:
        raise TableRefusal(Code.NOT_HOST)
    if seat in table.replaced and holder is not None and holder.id != asking.id:
        raise TableRefusal(Code.NOT_YOUR_SEAT)
    if seat in table.replaced and holder is None and table.contested and table.match.lines:
        raise TableRefusal(Code.BEGUN)
    table.come_back(seat)

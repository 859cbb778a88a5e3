"""Reading the journal: what each of its entries does to a table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludotek.kernel.errors import RecordError
from ludotek.kernel.record import Answer, read_line
from ludotek.table import journal
from ludotek.table.clock import TableClock
from ludotek.table.holder import Holder
from ludotek.table.notices import BOT_PLAYS, IS_BACK, NEW_HOST, NEW_LINK, OUT_OF_TIME, notice
from ludotek.table.proposal import Proposal
from ludotek.table.seating import HUMAN

if TYPE_CHECKING:
    from ludotek.table.table import Table


def take_over(table: Table, entry: journal.Known) -> None:
    """Do to the table what was done once."""
    match entry:
        case journal.Opened():
            table.created = entry.at
            table.seating = entry.seating
            table.session.seat_all(entry.seating[:])
            if entry.lesson:
                table.session.be_taught()
            if entry.puzzle:
                table.session.be_puzzled(entry.puzzle)
            table.day = entry.day
            table.branch, table.pack, table.trial = entry.branch, entry.pack, entry.trial
            table.session.final = bool(entry.day)
            if entry.clock is not None:
                table.clock = TableClock(*entry.clock, table.match.seats, table.times.steady)
        case journal.Seated():
            table.holders.append(Holder(entry.holder, entry.name, entry.seats, entry.key, entry.host))
            if entry.salt:
                table.session.deal_again(table.match.salted(entry.seats[0], entry.salt))
        case journal.Named():
            table.renamed += 1
            change(table, entry.holder, name=entry.name)
        case journal.Keyed():
            if isinstance(entry.whose, int):
                if entry.veiled:
                    table.claims[entry.whose] = entry.key
                else:
                    change(table, entry.whose, key=entry.key)
                    table.claims.pop(entry.whose, None)
                for seat in table.holders[entry.whose].seats:
                    tell(table, NEW_LINK, seat)
            else:
                table.keys[entry.whose] = entry.key
        case journal.Hosted():
            for holder in table.holders[:]:
                change(table, holder.id, host=holder.id == entry.holder)
            tell(table, NEW_HOST, table.holders[entry.holder].seats[0])
            table.proposal = None
        case journal.Played():
            follow(table, entry)
        case journal.Entering():
            table.session.entering = None
            if entry.seat >= 0:
                table.session.carry_out(entry.seat, entry.action, entry.entered)
        case journal.Replaced():
            if entry.late and table.clock is not None:
                table.clock.run_out(entry.seat)
            reseat(table, entry.seat, entry.bot)
            tell(table, OUT_OF_TIME if entry.late else BOT_PLAYS, entry.seat)
        case journal.Returned():
            reseat(table, entry.seat, HUMAN)
            table.claims = {id: key for id, key in table.claims.items() if entry.seat not in table.holders[id].seats}
            tell(table, IS_BACK, entry.seat)
        case journal.Missed():
            table.away[entry.holder] = table.times.steady()
        case journal.Seen():
            table.away.pop(entry.holder, None)
        case journal.Paused():
            table.paused = entry.on
            if table.proposal is not None and table.proposal.what in ("pause", "continue"):
                table.proposal = None
            table.away = dict.fromkeys(table.away, table.times.steady())
        case journal.Closed():
            table.closed = True
            table.end_record()
        case journal.Muted():
            table.mutes += 1
            (table.session.muted.add if entry.on else table.session.muted.discard)(entry.card)
        case journal.Proposed():
            needed = [each.id for each in asked_by(table, entry)]
            table.proposal = Proposal(table.seq + 1, entry.what, entry.seat, needed, entry.about, entry.bot, entry.key)
        case journal.Voted():
            if table.proposal is not None and entry.yes:
                table.proposal.yes.append(entry.holder)
            if table.proposal is not None and (table.proposal.agreed or not entry.yes):
                table.proposal = None  # what was agreed to is told by the entries that follow
        case journal.Said():
            table.chat.append(entry)
        case journal.Brought():
            table.brought = [*table.brought, entry.place]
        case journal.Continued():
            table.next, table.next_by = entry.table, entry.seat


def change(table: Table, id: int, name: str | None = None, key: str | None = None, host: bool | None = None) -> None:
    """Drafts share holders, so one that changes is replaced by a new one."""
    place, old = next((place, each) for place, each in enumerate(table.holders) if each.id == id)
    table.holders[place] = Holder(id, name or old.name, old.seats, key or old.key, old.host if host is None else host)


def tell(table: Table, key: str, seat: int) -> None:
    table.session.story = [*table.session.story, notice(table.match, key, seat)]


def follow(table: Table, entry: journal.Played) -> None:
    for data in entry.lines:
        line = read_line(data, f"table {table.id}, entry {table.seq + 1}", 0)
        table.session.follow(line)
        if table.match.lines[-1].digest != line.digest:
            raise RecordError(f"table {table.id}, entry {table.seq + 1}: the game does not replay as it was stored")
        table.answered([line.seat] if isinstance(line, Answer) else [])
    if table.clock is not None and entry.left is not None:
        table.clock.set(entry.left)
    table.lines_added()


def reseat(table: Table, seat: int, who: str) -> None:
    seating = table.session.seating[:]
    seating[seat] = who
    table.session.let_play(seating)
    table.proposal = None  # other people have to agree now


def asked_by(table: Table, proposed: journal.Proposed) -> list[Holder]:
    """Who must say yes."""
    if proposed.needed is not None:
        return [each for each in table.holders if each.id in proposed.needed]
    if proposed.what == "bot":
        return [each for each in table.holders if proposed.about in each.seats]
    return [other for each in table.holders if proposed.seat in each.seats for other in table.others(each)]

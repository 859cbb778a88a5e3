"""What people decide about their table: to pause it, to go on, to close it, who is its host, and what somebody proposes.

The host pauses and goes on alone; whatever else touches the others, or is asked for by somebody else, takes the consent of
all who are there. Nobody waits for those who are gone, so no table depends on one person, and every table can end.
"""

from __future__ import annotations

from typing import Literal

from ludotek.table import journal
from ludotek.table.holder import Holder
from ludotek.table.leaving import must_manage, others_there
from ludotek.table.links import hand_over
from ludotek.table.proposal import OF_THE_GAME, Proposal
from ludotek.table.refusal import Code, TableRefusal
from ludotek.table.table import Table

Decided = Literal["pause", "continue", "close", "host"]


def decide(table: Table, asking: Holder, what: Decided) -> None:
    """Do it, or ask those whom it takes."""
    must_manage(table, asking)
    needed = asked_about(table, asking, what)
    if not needed:
        settle(table, what, asking, agreed=False)
        return
    trial = table.draft()
    settle(trial, what, asking, agreed=True)  # what cannot be done, or is so already, is not asked for
    if trial.fresh:
        table.propose(what, asking.seats[0], needed=needed)


def asked_about(table: Table, asking: Holder, what: Decided) -> list[Holder]:
    if table.full:  # what people say about it is no longer written down
        return []
    if what in ("pause", "continue"):  # which harms nobody: whoever is just disconnected is not waited for
        return [] if asking.host else [each for each in others_there(table, asking) if each.id not in table.away]
    if what == "close" and asking.host and (table.finished or not table.match.lines):
        return []
    return others_there(table, asking)


def settle(table: Table, what: Decided, who: Holder, agreed: bool) -> None:
    match what:
        case "pause" | "continue":
            table.pause(what == "pause")
        case "close":
            close(table, who, agreed)
        case "host":
            if not who.host:
                table.add(journal.Hosted(table.times.wall(), who.id))


def close(table: Table, who: Holder, agreed: bool) -> None:
    """End the table. Where people compete, whoever ends a running game without anybody's consent concedes it."""
    if table.contested and table.match.lines and not table.finished and not agreed:
        out = table.match.profile.out(table.match.position)
        for seat in who.seats:
            if seat not in out and not table.match.over:
                table.give_up(seat)
        if table.match.over:
            return
    table.close()


def vote(table: Table, holder: Holder, proposal: int, yes: bool) -> None:
    """Say yes or no to what somebody has proposed. When all have agreed it is done; one no ends it."""
    asked = table.proposal
    if asked is None or asked.what in OF_THE_GAME:
        table.must_play()
    elif table.finished:
        raise TableRefusal(Code(table.status))
    if holder not in table.active_holders():
        raise TableRefusal(Code.BOT_PLAYS)
    if asked is None or asked.id != proposal:
        raise TableRefusal(Code.NO_PROPOSAL)
    if yes and holder.id not in asked.needed:
        raise TableRefusal(Code.NOT_ASKED)
    table.add(journal.Voted(table.times.wall(), holder.id, yes))
    if yes and asked.agreed:
        carry_out(table, asked)


def carry_out(table: Table, asked: Proposal) -> None:
    """What all have agreed to."""
    about = table.holder_of(asked.about)
    proposer = table.holder_of(asked.seat)
    match asked.what:
        case "undo":
            said_yes = [each for each in table.holders if each.id in asked.yes]
            table.put_back(asked.seat, True, sorted(seat for each in said_yes for seat in each.seats))
        case "concede":
            table.give_up(asked.seat)
        case "bot":
            table.replace(asked.about, asked.bot)
        case "link":
            assert about is not None
            hand_over(table, about, asked.key)
        case _:
            assert proposer is not None
            settle(table, asked.what, proposer, agreed=True)

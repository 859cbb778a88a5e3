"""What a guest may ask for at a table, one function for each kind of message."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING

from ludotek.house import wire
from ludotek.house.reports import Reported, keep_report
from ludotek.house.seatings import bot_named, set_up_again
from ludotek.house.teller import Teller
from ludotek.kernel.phrase import Phrase
from ludotek.kernel.profile import FORBIDDEN, TEAMS
from ludotek.table.deciding import decide, vote
from ludotek.table.holder import Holder, digest_of, new_secret
from ludotek.table.leaving import give_back, let_bot_play, let_bot_play_for_late
from ludotek.table.links import renew, renew_watching
from ludotek.table.refusal import Code, TableRefusal
from ludotek.table.table import LONGEST_NAME, Table, clean

if TYPE_CHECKING:
    from ludotek.house.guest import Guest

Answer = dict[str, str] | None

log = logging.getLogger("ludotek.house")


async def carry_out(guest: Guest, request: wire.Request) -> Answer:
    """Carry out a request; returns what the page needs to know besides the table's new state."""
    assert guest.live is not None
    house, live = guest.house, guest.live
    match request:
        case wire.Hello():
            raise TableRefusal(Code.HELLO_AGAIN)
        case wire.Act():
            seat = seat_for(guest, request.seat)
            if not await house.change(live, lambda draft: answered(draft, seat, request)):
                raise TableRefusal(Code.NO_TIME)
        case wire.Enter():
            await house.change(live, lambda draft: entered(guest, draft, request))
        case wire.UndoAct():
            seat = seat_for(guest, request.seat)
            await house.change(live, lambda draft: draft.undo(holder_of(guest, draft), seat, request.agreed))
        case wire.Vote():
            await house.change(live, lambda draft: vote(draft, holder_of(guest, draft), request.proposal, request.yes))
        case wire.Urge():
            await house.change(live, lambda draft: playing(guest, draft).urge())
        case wire.Concede():
            seat = seat_for(guest, request.seat)
            await house.change(live, lambda draft: draft.concede(holder_of(guest, draft), seat))
        case wire.Mute():
            await house.change(live, lambda draft: playing(guest, draft).mute(request.card, request.on))
        case wire.Say():
            await speak(guest, request)
        case wire.Report():
            await report(guest, request.n)
        case wire.Ping():
            point(guest, request.target)
        case wire.Adjust():
            await adjust(guest, request)
        case wire.Manage():
            return await manage(guest, request)
        case wire.Leave():
            await leave(guest, request.back)
        case wire.Rematch():
            return await play_again(guest)
    return None


def answered(draft: Table, seat: int, request: wire.Act) -> bool:
    """Answer; False: it is too late, and a bot takes over."""
    if let_bot_play_for_late(draft, seat):
        return False
    draft.answer(seat, request.decision, request.action)
    return True


def entered(guest: Guest, draft: Table, request: wire.Enter) -> None:
    holder_of(guest, draft)
    draft.enter(request.place, request.value)


def seat_for(guest: Guest, wanted: int) -> int:
    """The seat that the guest acts for; it must be one of its own. Spectators have none."""
    seats = guest.recipient.seats
    if not seats:
        raise only_watching(guest)
    if wanted == -1:
        return guest.recipient.seat
    if wanted not in seats:
        raise TableRefusal(Code.NOT_YOUR_SEAT)
    return wanted


def holder_of(guest: Guest, table: Table) -> Holder:
    if guest.holder < 0:
        raise only_watching(guest)
    return table.holders[guest.holder]


def only_watching(guest: Guest) -> TableRefusal:
    assert guest.live is not None
    return TableRefusal(Code.VEILED if guest.key in guest.live.table.claims.values() else Code.SPECTATOR)


def playing(guest: Guest, table: Table) -> Table:
    """The table, for what any person who plays may do for all."""
    if holder_of(guest, table) not in table.active_holders():
        raise TableRefusal(Code.BOT_PLAYS)
    return table


async def speak(guest: Guest, request: wire.Say) -> None:
    assert guest.live is not None
    speaker = guest.address if guest.holder < 0 else f"holder {guest.holder}"
    guest.house.talk.take(f"{guest.live.table.id} {speaker}", guest.spoke)
    recipient = guest.recipient
    if request.team:
        match = guest.live.table.match
        if match.mode.talk == FORBIDDEN:
            mode = Phrase(f"mode-{match.mode.name}")
            raise TableRefusal(Code.NO_TEAM_TALK, {"mode": mode}, rules=[match.profile.silence])
        if match.mode.talk != TEAMS or recipient.seat < 0:
            raise TableRefusal(Code.NO_TEAM)
    name = recipient.name
    await guest.house.change(
        guest.live, lambda draft: draft.say(recipient.seat, name, request.text, request.team, request.phrase)
    )


async def report(guest: Guest, n: int) -> None:
    """Kept for the operator, and told in the log; only what the recipient may read can be reported."""
    assert guest.live is not None
    table = guest.live.table
    seen = Teller(guest.live.edition(guest.recipient.lang), guest.recipient).chat(0)
    line = next((each for each in seen if each.n == n), None)
    if line is None:
        raise TableRefusal(Code.NO_SUCH_LINE)
    now = guest.house.times.wall()
    told = Reported(table.id, n, guest.recipient.seat, line.name, line.text or line.phrase, now)
    log.warning("reported: %s", told)
    await keep_report(guest.house.store, told)


def point(guest: Guest, target: str) -> None:
    """Pings are for those who play together with open cards; they are not kept."""
    assert guest.live is not None
    if not guest.live.table.together or guest.recipient.seat < 0:
        silence = guest.live.table.match.profile.silence
        raise TableRefusal(Code.NO_PINGS, rules=[silence] if silence else [])
    if len(target) > 80:
        raise TableRefusal(Code.MALFORMED, {"problem": "target"})
    for other in guest.live.guests:
        other.put(wire.Pinged(seat=guest.recipient.seat, target=target))


async def adjust(guest: Guest, request: wire.Adjust) -> None:
    assert guest.live is not None
    if request.name is not None:
        if guest.holder < 0:
            guest.recipient.name = clean(request.name, LONGEST_NAME)
        else:
            name = request.name
            await guest.house.change(guest.live, lambda draft: draft.rename(holder_of(guest, draft), name))
    if request.seat is not None:
        guest.recipient.seat = seat_for(guest, request.seat)
        guest.speak_again()
    if request.lang is not None and request.lang != guest.recipient.lang:
        guest.recipient.lang = request.lang
        guest.speak_again()


async def manage(guest: Guest, request: wire.Manage) -> Answer:
    assert guest.live is not None
    house, live = guest.house, guest.live
    match request.what:
        case "pause" | "continue" | "close" | "host":
            what = request.what
            await house.change(live, lambda draft: decide(draft, holder_of(guest, draft), what))
        case "replace":
            bot = bot_named(request.bot)
            await house.change(live, lambda draft: let_bot_play(draft, holder_of(guest, draft), request.seat, bot))
        case "return":
            await house.change(live, lambda draft: give_back(draft, holder_of(guest, draft), request.seat))
        case "reissue":
            return await reissue(guest, request.seat)
        case "watch":
            return await reissue_watching(guest)
    return None


async def reissue(guest: Guest, seat: int) -> Answer:
    assert guest.live is not None
    secret = new_secret()
    key = digest_of(secret)
    what = await guest.house.change(guest.live, lambda draft: renew(draft, holder_of(guest, draft), seat, key))
    if seat in guest.recipient.seats:
        guest.key = key
    return {what: secret}


async def reissue_watching(guest: Guest) -> Answer:
    assert guest.live is not None
    secret = new_secret()
    key = digest_of(secret)
    await guest.house.change(guest.live, lambda draft: renew_watching(draft, holder_of(guest, draft), key))
    return {"watch": secret}


async def leave(guest: Guest, back: bool) -> None:
    assert guest.live is not None
    seats = guest.recipient.seats
    seat_for(guest, -1)

    def act(draft: Table) -> None:
        for seat in seats:
            if back and seat in draft.replaced:
                draft.come_back(seat)
            elif not back and seat in draft.session.people:
                draft.replace(seat)

    await guest.house.change(guest.live, act)


async def play_again(guest: Guest) -> Answer:
    """Open the next table once; whoever asks later is sent there."""
    assert guest.live is not None
    house, live = guest.house, guest.live
    table = live.table
    if table.next:
        return {"table": table.next}
    if not table.finished:
        raise TableRefusal(Code.NOT_OVER)
    seat = seat_for(guest, -1)
    match = table.match
    options = match.options
    guest.count_table()
    content = match.content if table.pack else None
    next_one = await house.create(match.game, options, lambda fresh: set_up_again(fresh, table), content, table.real)
    found = next_one.table.id
    await house.change(live, lambda draft: None if draft.next else draft.go_to(found, seat))
    return {"table": live.table.next}

"""What a guest may ask for at a table, one function for each kind of message."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludotek.server import wire
from ludotek.server.seatings import bot_named, set_up_again
from ludotek.server.telling import TEAMS_TALK_IN, Teller
from ludotek.table.holder import Holder, digest_of, new_secret
from ludotek.table.leaving import give_back, let_bot_play
from ludotek.table.links import renew
from ludotek.table.refusal import TableRefusal
from ludotek.table.table import Table

if TYPE_CHECKING:
    from ludotek.server.guest import Guest

Answer = dict[str, str] | None


async def carry_out(guest: Guest, request: wire.Request) -> Answer:
    """Carry out a request; what the page needs to know beside the table's new state."""
    assert guest.live is not None
    house, live = guest.house, guest.live
    match request:
        case wire.Hello():
            raise TableRefusal("hello-again")
        case wire.Act():
            seat = seat_for(guest, request.seat)
            await house.change(live, lambda draft: draft.answer(seat, request.decision, request.action))
        case wire.Ask():
            seat = seat_for(guest, request.seat)
            live.table.must_act(seat)
            asked = live.table.session.decision(seat)
            if asked is not None and asked.id == request.decision:  # else the page has moved on already
                guest.put(Teller(live.table, guest.reader).preview(request.decision, seat))
        case wire.UndoAct():
            seat = seat_for(guest, request.seat)
            await house.change(live, lambda draft: draft.undo(holder_of(guest, draft), seat, request.agreed))
        case wire.Vote():
            await house.change(live, lambda draft: draft.vote(holder_of(guest, draft), request.proposal, request.yes))
        case wire.Urge():
            await house.change(live, lambda draft: playing(guest, draft).urge())
        case wire.Concede():
            seat = seat_for(guest, request.seat)
            await house.change(live, lambda draft: draft.concede(holder_of(guest, draft), seat))
        case wire.Mute():
            await house.change(live, lambda draft: playing(guest, draft).mute(request.card, request.on))
        case wire.Say():
            await speak(guest, request)
        case wire.Ping():
            point(guest, request.target)
        case wire.Settle():
            await settle(guest, request)
        case wire.Manage():
            return await manage(guest, request)
        case wire.Leave():
            await leave(guest, request.back)
        case wire.Rematch():
            return await play_again(guest)
    return None


def seat_for(guest: Guest, wanted: int) -> int:
    """The seat that the guest acts for; it must be one of its own. Spectators have none."""
    seats = guest.reader.seats
    if not seats:
        raise TableRefusal("spectator")
    if wanted == -1:
        return guest.reader.seat
    if wanted not in seats:
        raise TableRefusal("not-your-seat")
    return wanted


def holder_of(guest: Guest, table: Table) -> Holder:
    if guest.holder < 0:
        raise TableRefusal("spectator")
    return table.holders[guest.holder]


def playing(guest: Guest, table: Table) -> Table:
    """The table, for what any person who plays may do for all."""
    if holder_of(guest, table) not in table.active_holders():
        raise TableRefusal("bot-plays")
    return table


async def speak(guest: Guest, request: wire.Say) -> None:
    assert guest.live is not None
    reader = guest.reader
    if request.team:
        options = guest.live.table.match.play.record.header.options
        if options.get("mode") == "manticore":
            raise TableRefusal("no-team-talk", rules=["UN-61"])
        if options.get("mode") != TEAMS_TALK_IN or reader.seat < 0:
            raise TableRefusal("no-team")
    name = reader.name
    await guest.house.change(guest.live, lambda draft: draft.say(reader.seat, name, request.text, request.team))


def point(guest: Guest, target: str) -> None:
    """Pings are for those who play together with open cards; they are not kept."""
    from ludotek.server.guest import Guest as AGuest

    assert guest.live is not None
    if not guest.live.table.together or guest.reader.seat < 0:
        raise TableRefusal("no-pings", rules=["UN-61"] if guest.live.table.match.game.name == "untamed" else [])
    if len(target) > 80:
        raise TableRefusal("malformed", {"problem": "target"})
    for other in guest.live.guests:
        if isinstance(other, AGuest):
            other.put(wire.Pinged(seat=guest.reader.seat, target=target))


async def settle(guest: Guest, request: wire.Settle) -> None:
    assert guest.live is not None
    if request.name is not None:
        if guest.holder < 0:
            guest.reader.name = request.name.strip()[:40]
        else:
            name = request.name
            await guest.house.change(guest.live, lambda draft: draft.rename(holder_of(guest, draft), name))
    if request.seat is not None:
        guest.reader.seat = seat_for(guest, request.seat)
        guest.speak_again()
    if request.lang is not None and request.lang != guest.reader.lang:
        guest.reader.lang = request.lang
        guest.speak_again()


async def manage(guest: Guest, request: wire.Manage) -> Answer:
    assert guest.live is not None
    house, live = guest.house, guest.live
    if request.what not in ("replace", "reissue") and not guest.reader.host:  # these two ask more closely
        raise TableRefusal("not-host")
    match request.what:
        case "pause" | "continue":
            await house.change(live, lambda draft: draft.pause(request.what == "pause"))
        case "close":
            await house.change(live, lambda draft: draft.close())
        case "replace":
            bot = bot_named(request.bot)
            await house.change(live, lambda draft: let_bot_play(draft, holder_of(guest, draft), request.seat, bot))
        case "return":
            await house.change(live, lambda draft: give_back(draft, holder_of(guest, draft), request.seat))
        case "reissue":
            return await reissue(guest, request.seat)
    return None


async def reissue(guest: Guest, seat: int) -> Answer:
    assert guest.live is not None
    secret = new_secret()
    key = digest_of(secret)
    what = await guest.house.change(guest.live, lambda draft: renew(draft, holder_of(guest, draft), seat, key))
    if seat in guest.reader.seats:
        guest.key = key
    return {what: secret}


async def leave(guest: Guest, back: bool) -> None:
    assert guest.live is not None
    seats = guest.reader.seats
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
        raise TableRefusal("not-over")
    seat_for(guest, -1)
    match = table.match
    options = match.play.record.header.options
    next_one = await house.create(match.game, options, lambda fresh: set_up_again(fresh, table))
    found = next_one.table.id
    await house.change(live, lambda draft: None if draft.next else draft.go_to(found))
    return {"table": live.table.next}

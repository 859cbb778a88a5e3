"""What is told of a game afterwards, or midway from one's own seat: summaries, exports, replays."""

from __future__ import annotations

import logging
from collections.abc import Callable
from typing import Any, TypeVar

import msgspec

from ludotek.api import Match
from ludotek.api.story import Scene, scenes
from ludotek.house import wire
from ludotek.house.edition import Edition
from ludotek.house.house import House
from ludotek.house.store import StoreDown
from ludotek.house.teller import Recipient, Teller
from ludotek.table.holder import digest_of
from ludotek.table.refusal import Code, TableRefusal
from ludotek.table.table import Table
from ludotek.table.unfolding import unfolding

T = TypeVar("T")

log = logging.getLogger("ludotek.house")


async def summary_of(house: House, held: wire.Held, lang: wire.Lang) -> wire.Summary:
    """A line of "my games"."""
    found = await told_of(house, held, lambda table: summary(table, held.key, lang))
    return found or wire.Summary(table=held.table, gone=True)


async def turn_of(house: House, held: wire.Held) -> wire.Turn | None:
    """Whose turn it is, in no words; None where the game is over or the secret opens no seat."""
    return await told_of(house, held, lambda table: turn(table, held.key))


async def told_of(house: House, held: wire.Held, tell: Callable[[Table], T | None]) -> T | None:
    """One of several tables: whatever is wrong with it must not hide the others."""
    try:
        return tell((await house.find(held.table, held.key)).table)
    except TableRefusal:
        return None
    except StoreDown:
        raise
    except Exception:
        log.exception("table %s cannot be told", held.table)
        return None


def summary(table: Table, key: str, lang: wire.Lang) -> wire.Summary | None:
    holder = table.holder(key)
    if holder is None and not table.lets_watch(digest_of(key)):
        return None
    seats = [] if holder is None else holder.seats
    recipient = Recipient("", seats, False, lang)
    teller = Teller(Edition(table, recipient.lang), recipient)
    match, profile = table.match, table.match.profile
    where = profile.where(match.position)
    return wire.Summary(
        table=table.id,
        gone=False,
        game=match.game.name,
        options=match.options,
        names=[teller.edition.name_of(seat) for seat in range(match.seats)],
        seats=seats,
        status=table.status,
        where="" if where is None else teller.say(where),
        my_turn=is_asked(table, seats),
        left=left_for(table, seats),
        at=table.changed,
        outcome=None if match.result is None else teller.edition.outcome(match.result),
        real=table.real,
        facts=profile.facts(match.position, match.options, seats),
    )


def turn(table: Table, key: str) -> wire.Turn | None:
    holder = table.holder(key)
    if holder is None or table.finished:
        return None
    return wire.Turn(
        table=table.id,
        game=table.match.game.name,
        my_turn=is_asked(table, holder.seats),
        left=left_for(table, holder.seats),
    )


def is_asked(table: Table, seats: list[int]) -> bool:
    return table.status == "playing" and any(seat in seats for seat in table.session.asked())


def left_for(table: Table, seats: list[int]) -> float | None:
    """Seconds that are left for a turn of these seats."""
    clock = table.clock
    if clock is None or not is_asked(table, seats):
        return None
    left = clock.remaining()
    return min((left[seat] for seat in seats if seat in clock.running), default=None)


def export_of(table: Table, recipient: Recipient) -> tuple[str, bytes]:
    """A file's name and its text: the whole record of a finished game, else the seat's own view and story."""
    if table.finished:
        return f"ludotek-{table.id}.jsonl", table.match.record(table.session.log(recipient.lang)).encode()
    teller = Teller(Edition(table, recipient.lang), recipient)
    seen: list[Any] = [
        {"table": table.id, "game": table.match.game.name, "seat": recipient.seat, "seq": table.seq},
        {"options": table.match.options, "commitment": table.match.commitment},
        {"view": table.match.sight(recipient.eye)},
        {"decisions": teller.decisions()},
        *teller.log(0),
    ]
    return f"ludotek-{table.id}-seat.jsonl", b"".join(msgspec.json.encode(each) + b"\n" for each in seen)


def moments_of(table: Table, recipient: Recipient) -> wire.Replay:
    teller = Teller(Edition(table, recipient.lang), recipient)
    told = 0
    moments: list[wire.Moment] = []
    for n, (_, scene) in enumerate(scenes(table.match)):
        moments.append(moment(teller, n, scene, told))
        told += len(scene.heard)
    return wire.Replay(table=teller.edition.about(set(), 0), moments=moments)


def moment(teller: Teller, n: int, scene: Scene, told: int) -> wire.Moment:
    """A step; what somebody else answered is told only by its effects as long as cards are hidden."""
    finished = teller.edition.finished
    own = scene.seat in teller.eyes
    return wire.Moment(
        n=n,
        seat=scene.seat,
        text=teller.say(scene.did) if scene.did is not None and (finished or own) else "",
        lines=[teller.retold(told + place, line) for place, line in enumerate(scene.heard)],
    )


def position_at(table: Table, recipient: Recipient, n: int) -> wire.Position:
    last = len(table.match.lines)
    if not 0 <= n <= last:
        raise TableRefusal(Code.NO_SUCH_STEP, {"last": last})
    found, unfolds = position(table.match, n)
    question = found.question
    teller = Teller(Edition(table, recipient.lang), recipient)
    own = any(seat in teller.eyes for seat in found.actors)
    shown = question is not None and (own or table.finished)
    prompt = teller.say(question.prompt(found.position)) if question is not None and shown else ""
    return wire.Position(n=n, view=found.sight(recipient.eye), unfolding=unfolds, prompt=prompt)


def position(match: Match, n: int) -> tuple[Match, dict[int, Any]]:
    """The game after a step, and how it unfolds."""
    told, before = 0, None
    for place, (found, scene) in enumerate(scenes(match)):
        if place == n:
            break
        told += len(scene.heard)
        before = found.position.clone() if place == n - 1 else None
    shown = None if before is None else unfolding(before, found, told)
    return found, {} if shown is None else shown.changes

"""What is told of a game afterwards, or in its middle from one's own seat: summaries, exports, replays."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from typing import Any

import msgspec

from ludotek.api import Match
from ludotek.kernel.phrase import Phrase
from ludotek.server import wire
from ludotek.server.house import House
from ludotek.server.telling import Reader, Teller
from ludotek.table.refusal import TableRefusal
from ludotek.table.story import Scene, scenes
from ludotek.table.table import WATCH, Table


async def summary_of(house: House, held: wire.Held, lang: wire.Lang) -> wire.Summary:
    """A line of "my games"."""
    try:
        live = await house.find(held.table)
    except TableRefusal:
        return wire.Summary(table=held.table, gone=True)
    table = live.table
    holder = table.holder(held.key)
    if holder is None and not table.opens(held.key, WATCH):
        return wire.Summary(table=held.table, gone=True)
    seats = [] if holder is None else holder.seats
    reader = Reader("", seats, False, lang)
    teller = Teller(table, reader)
    view = table.match.view(reader.eye)
    result = table.match.result
    return wire.Summary(
        table=table.id,
        gone=False,
        game=table.match.game.name,
        options=table.match.play.record.header.options,
        names=[teller.name_of(seat) for seat in range(table.match.seats)],
        seats=seats,
        status=table.status,
        where=where(teller, view),
        my_turn=any(seat in seats for seat in table.session.asked()) and table.status == "playing",
        at=table.changed,
        outcome=None if result is None else teller.outcome(result),
        facts=facts(view, table.match.play.record.header.options, seats),
    )


def where(teller: Teller, view: dict[str, Any]) -> str:
    """The round or turn, in the game's own word for it."""
    return teller.say(Phrase("screen-where", {"n": view["round"] if "round" in view else view["turn"]}))


def facts(view: dict[str, Any], options: dict[str, Any], seats: list[int]) -> dict[str, Any]:
    """What statistics are kept by: hero, factions, Reckoners, deck, mode, difficulty."""
    found: dict[str, Any] = {name: options[name] for name in ("mode", "difficulty", "deck") if name in options}
    if "hero" in view:
        found["hero"] = view["hero"]
    if seats and "factions" in view.get("seats", [{}])[0]:
        found["factions"] = view["seats"][seats[0]]["factions"]
    if seats and "reckoners" in view:
        found["reckoners"] = [view["reckoners"][seat]["id"] for seat in seats]
    return found


def export_of(table: Table, reader: Reader) -> tuple[str, bytes]:
    """A file's name and its text: the whole record of a finished game, else the seat's own view and story."""
    if table.finished:
        match = table.match.clone()
        match.play.record.log = table.session.log(reader.lang)
        return f"ludotek-{table.id}.jsonl", match.record().encode()
    teller = Teller(table, reader)
    seen: list[Any] = [
        {"table": table.id, "game": table.match.game.name, "seat": reader.seat, "seq": table.seq},
        {"options": table.match.play.record.header.options, "commitment": table.match.commitment},
        {"view": table.match.view(reader.eye)},
        {"decisions": teller.decisions()},
        *teller.log(0),
    ]
    return f"ludotek-{table.id}-seat.jsonl", b"".join(msgspec.json.encode(each) + b"\n" for each in seen)


def moments_of(table: Table, reader: Reader) -> wire.Replay:
    teller = Teller(table, reader)
    told = 0
    moments: list[wire.Moment] = []
    for n, (_, scene) in enumerate(scenes(table.match)):
        moments.append(moment(teller, n, scene, told))
        told += len(scene.heard)
    return wire.Replay(table=teller.about(set(), 0), moments=moments)


def moment(teller: Teller, n: int, scene: Scene, told: int) -> wire.Moment:
    """A step; what somebody else answered is told only by its effects as long as cards are hidden."""
    finished = teller.table.finished
    own = scene.seat in teller.eyes
    heard = [each.whole if finished else each.by(teller.reader.eye) for each in scene.heard]
    return wire.Moment(
        n=n,
        seat=scene.seat,
        text=teller.say(scene.did) if scene.did is not None and (finished or own) else "",
        lines=[teller.line(told + place, line) for place, line in enumerate(heard)],
    )


def position_at(table: Table, reader: Reader, n: int) -> wire.Position:
    last = len(table.match.play.record.lines)
    if not 0 <= n <= last:
        raise TableRefusal("no-such-step", {"last": last})
    found = next(islice(positions(table.match), n, None))
    question = found.play.match.question
    teller = Teller(table, reader)
    own = any(seat in teller.eyes for seat in found.actors)
    shown = question is not None and (own or table.finished)
    prompt = teller.say(question.prompt(found.play.match)) if question is not None and shown else ""
    return wire.Position(n=n, view=found.view(reader.eye), prompt=prompt)


def positions(match: Match) -> Iterator[Match]:
    for position, _ in scenes(match):
        yield position

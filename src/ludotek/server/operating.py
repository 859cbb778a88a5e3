"""What the operator of a server may ask of its store, whether the server is running or not."""

from __future__ import annotations

import asyncio
import time
from typing import Any

import msgspec

from ludotek.house import checking
from ludotek.house.rebuilding import rebuilt
from ludotek.house.reports import Reported, reports
from ludotek.house.store import Stored
from ludotek.kernel.errors import LudotekError
from ludotek.server.settings import Settings
from ludotek.server.store import DatabaseStore
from ludotek.server.store.together import Growth
from ludotek.server.store.upkeep import Upkeep, must_exist
from ludotek.table import journal
from ludotek.table.holder import digest_of, new_secret
from ludotek.table.table import UNCHANGED, Table, Times


class Glance(msgspec.Struct):
    """A table as a list shows it, without playing it again."""

    table: str
    game: str
    created: float
    changed: float
    entries: int
    people: list[str]
    closed: bool


class Seen(msgspec.Struct):
    """A table that was read whole."""

    table: str
    game: str
    options: dict[str, Any]
    rules: int
    created: float
    changed: float
    status: str
    seats: list[str]
    people: list[str]
    host: str
    entries: int
    answers: int
    chat: int
    result: list[float] | None


def kept_reports(settings: Settings) -> list[Reported]:
    """The oldest first."""
    must_exist(settings)
    return asyncio.run(read_reports(settings.database_url))


async def read_reports(url: str) -> list[Reported]:
    store = await DatabaseStore.open(url)
    try:
        return await reports(store)
    finally:
        await store.close()


def glance(stored: Stored) -> Glance:
    entries = [journal.from_bytes(each) for each in stored.journal]
    names: dict[int, str] = {}
    for entry in entries:
        if isinstance(entry, journal.Seated | journal.Named):
            names[entry.holder] = entry.name
    return Glance(
        table=stored.row.id,
        game=stored.row.game,
        created=stored.row.created,
        changed=entries[-1].at if entries else stored.row.created,
        entries=len(entries),
        people=list(names.values()),
        closed=any(isinstance(entry, journal.Closed) for entry in entries),
    )


def glances(upkeep: Upkeep, game: str = "", days: float = 0.0) -> list[Glance]:
    """Tables at which nothing has happened for so many days, the oldest first."""
    before = time.time() - days * 86_400
    found = [glance(stored) for stored in upkeep.all() if not game or stored.row.game == game]
    return sorted((each for each in found if not days or each.changed < before), key=lambda each: each.changed)


def read_table(stored: Stored) -> Table:
    """A table played again; `LudotekError` where that cannot be done."""
    try:
        whole = msgspec.structs.replace(stored, checkpoint=b"")
        return rebuilt(whole, msgspec.json.decode(stored.content), Times(time.time, time.monotonic), UNCHANGED)
    except LudotekError:
        raise
    except Exception as error:  # whatever is wrong with what was stored
        raise LudotekError(f"table {stored.row.id} cannot be read: {type(error).__name__}: {error}") from error


def look_at(stored: Stored) -> Seen:
    table = read_table(stored)
    match = table.match
    return Seen(
        table=table.id,
        game=match.game.name,
        options=match.options,
        rules=match.header.rules,
        created=table.created,
        changed=table.changed,
        status=table.status,
        seats=table.session.seating,
        people=[holder.name for holder in table.holders],
        host=next((holder.name for holder in table.holders if holder.host), ""),
        entries=table.seq,
        answers=len(match.live),
        chat=len(table.chat),
        result=None if match.result is None else match.result.scores,
    )


def close_table(upkeep: Upkeep, id: str) -> None:
    change(upkeep, id, lambda table: table.close())


def new_link(upkeep: Upkeep, id: str, whose: str) -> str:
    """A new secret for a seat ("1" is the first), for friends ("invite") or for watching ("watch"); the end of its link."""
    secret = new_secret()

    def rekey(table: Table) -> None:
        holder = table.holder_of(int(whose) - 1) if whose.isdigit() else None
        if holder is None and whose not in table.keys:
            raise LudotekError(f"{whose} is no seat that somebody has taken at table {id}, and not invite or watch")
        table.rekey(whose if holder is None else holder, digest_of(secret))

    change(upkeep, id, rekey)
    kind = {"invite": "join", "watch": "watch"}.get(whose, "seat")
    return f"#/{kind}/{id}/{secret}"


def change(upkeep: Upkeep, id: str, act: Any) -> None:
    """Act on a table as the server does: a draft, whose entries are stored. A server that runs reads them soon."""
    (stored,) = upkeep.all([id])
    table = read_table(stored)
    draft = table.draft()
    act(draft)
    (problem,) = upkeep.append([Growth(id, table.seq, [journal.to_bytes(entry) for entry in draft.fresh])])
    if problem is not None:
        raise problem


def check(upkeep: Upkeep) -> list[str]:
    """Everything that is wrong with a store, in a sentence each: its file, and each of its tables."""
    found = [f"the database: {problem}" for problem in upkeep.self_check()]
    checked = [checking.check(stored) for stored in upkeep.all()]
    return found + [f"table {each.id}: {each.problem}" for each in checked if each.problem]

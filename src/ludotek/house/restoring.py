"""Tables that go from one house to another: made into backups, and opened from them."""

from __future__ import annotations

from ludotek.house import backup, wire
from ludotek.house.backup import Whole, needs_nobody_else
from ludotek.house.house import House
from ludotek.house.store import Conflict, must_be_whole
from ludotek.kernel.header import FILE, SERVER
from ludotek.table import journal
from ludotek.table.refusal import Code, TableRefusal
from ludotek.table.table import Table

Entries = list[journal.Known]


async def backup_of(house: House, id: str, secret: str) -> tuple[str, bytes]:
    """A file's name, and a table as it stands. On a server its dice were a secret until now, and its record will say so."""
    live = await house.find(id, secret)
    if live.table.holder(secret) is None:
        raise TableRefusal(Code.SPECTATOR)
    if not needs_nobody_else(live.table):
        raise TableRefusal(Code.OTHERS_PLAY)

    def take_along(draft: Table) -> None:
        if house.place == SERVER and not draft.finished and places_of(draft)[-1:] != [FILE]:
            draft.add(journal.Brought(draft.times.wall(), FILE))

    await house.change(live, take_along)
    stored = await house.store.load(id)
    if stored is None:
        raise TableRefusal(Code.NO_SUCH_TABLE)
    must_be_whole(stored)
    return f"ludotek-{id}.ludotek", backup.written(stored, secret)


async def restore(house: House, data: bytes) -> wire.Restored:
    """The table of a line of a backup is here from now on, as far on as anywhere."""
    whole = backup.read_line(data, house.caps)
    try:
        problem = await house.thinkers.look_into(whole.stored())
    except TableRefusal as refusal:
        raise TableRefusal(Code.BACKUP_TOO_HARD) if refusal.code == Code.PACK_TOO_HARD else refusal from None
    if problem:
        raise TableRefusal(Code(problem))
    what = await go_on(house, whole)
    return wire.Restored(table=whole.id, key=whole.key, game=whole.game, what=what)


async def go_on(house: House, whole: Whole) -> wire.Came:
    if await house.store.load(whole.id) is None:
        stored = whole.stored()
        try:
            await house.store.create(stored.row, stored.content, stored.journal)
        except Conflict:  # it has come in another way at this very moment
            return await go_on(house, whole)
        live = await house.find(whole.id, whole.key)
        await house.change(live, lambda draft: arrive(house, draft))
        return "new"
    live = await house.find(whole.id, whole.key)
    here = [journal.from_bytes(data) for data in await house.store.tail(whole.id, 0)]
    left = what_follows(here, whole.journal)
    if left is None:
        if what_follows(whole.journal, here) is None:
            raise TableRefusal(Code.PARTED)
        return "older"
    if not left:
        return "same"

    def follow(draft: Table) -> None:
        if draft.seq != len(here):
            raise TableRefusal(Code.PARTED)
        for entry in left:
            draft.apply(entry)
            draft.fresh.append(entry)
        arrive(house, draft)

    await house.change(live, follow)
    return "newer"


def arrive(house: House, draft: Table) -> None:
    """Whoever brings a running game to a server has seen what is to come, even if the file does not say so."""
    last = places_of(draft)[-1:]
    came = [FILE] if house.place == SERVER and not draft.finished and last != [FILE] else []
    if (came or last) != [house.place]:
        came.append(house.place)
    for place in came:
        draft.add(journal.Brought(draft.times.wall(), place))


def places_of(table: Table) -> list[str]:
    return [*table.match.header.places, *table.brought]


def what_follows(known: Entries, other: Entries) -> Entries | None:
    """What the other journal has beyond the known one; None if it is not the same as far as that goes. Coming to a place does
    nothing to a game, so it does not count."""
    known, same = without_places(known), 0
    for place, entry in enumerate(other):
        if same == len(known):
            return other[place:] if without_places(other[place:]) else []
        if not isinstance(entry, journal.Brought):
            if entry != known[same]:
                return None
            same += 1
    return None if same < len(known) else []


def without_places(entries: Entries) -> Entries:
    return [entry for entry in entries if not isinstance(entry, journal.Brought)]

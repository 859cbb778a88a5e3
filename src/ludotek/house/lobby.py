"""The lobby: tables that their hosts have listed for everybody, where the operator allows it."""

from __future__ import annotations

import msgspec

from ludotek.house import wire
from ludotek.house.house import House
from ludotek.house.invitations import invited_to
from ludotek.house.seatings import Secrets
from ludotek.table.clock import DAYS
from ludotek.table.refusal import Code, TableRefusal

PUBLIC = "public"
MOST = 100
FORGOTTEN = 86_400.0  # seconds after which a table at which nothing happens is no longer listed


class Listed(msgspec.Struct):
    invite: str
    watch: str


def check_public(house: House, wanted: wire.NewTable) -> None:
    if wanted.public and not house.public:
        raise TableRefusal(Code.NOT_PUBLIC)


async def enlist(house: House, table: str, secrets: Secrets) -> None:
    await house.store.keep(PUBLIC, table, msgspec.json.encode(Listed(secrets.invite, secrets.watch)))


async def lobby(house: House, lang: wire.Lang) -> wire.Lobby:
    """Those that wait for players first; what is over or forgotten leaves the list."""
    if not house.public:
        return wire.Lobby(open=False, tables=[], pocket=house.pocket)
    found: list[wire.PublicTable] = []
    for id, kept in list((await house.store.kept(PUBLIC)).items())[:MOST]:
        told = await public_table(house, id, msgspec.json.decode(kept, type=Listed), lang)
        if told is None:
            await house.store.drop(PUBLIC, id)
        else:
            found.append(told)
    found.sort(key=lambda each: each.about.seats == 0)
    return wire.Lobby(open=True, tables=found, pocket=house.pocket)


async def public_table(house: House, id: str, kept: Listed, lang: wire.Lang) -> wire.PublicTable | None:
    try:
        table = (await house.find(id)).table
    except TableRefusal:
        return None
    days = table.clock is not None and table.clock.kind == DAYS
    still = days or house.times.wall() - table.changed < FORGOTTEN
    if table.finished or not still:
        return None
    about = invited_to(table, lang)
    return wire.PublicTable(
        table=id, about=about, days=days, invite=kept.invite if about.seats else "", watch=kept.watch
    )

"""Tables for everybody."""

from __future__ import annotations

from ludotek.house.wire.seating import Invited
from ludotek.house.wire.struct import Struct


class PublicTable(Struct):
    """A table that everybody may join or watch, with the secrets for that ("": no seat is open)."""

    table: str
    about: Invited
    days: bool  # moves may take days
    invite: str
    watch: str


class Lobby(Struct):
    """The public tables; `open`: hosts may list theirs here; `pocket`: whoever needs nobody else can play on their own device."""

    open: bool
    tables: list[PublicTable]
    pocket: bool = False

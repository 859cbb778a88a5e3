"""A table from what the store has kept of it: its journal read again, or from its checkpoint on."""

from __future__ import annotations

import logging
from typing import Any

import msgspec

from ludotek import api
from ludotek.house.alarms import go_by
from ludotek.house.store import Stored, must_be_whole
from ludotek.kernel.chance import ENTERED, Chance, EnteredChance, SealedChance
from ludotek.kernel.errors import LudotekError, UnknownRulesVersion
from ludotek.kernel.seal import seal_of
from ludotek.table import checkpoint, journal
from ludotek.table.caps import Caps
from ludotek.table.refusal import Code, TableRefusal
from ludotek.table.table import Table, Times

Content = dict[str, Any]

log = logging.getLogger("ludotek.house")


def rebuilt(stored: Stored, content: Content, times: Times, caps: Caps) -> Table:
    """A table from what the store has kept of it."""
    must_be_whole(stored)
    table = begun(stored, content, times, caps)
    found = checkpoint.read(stored.checkpoint, stored.journal)
    if found is not None:
        try:
            checkpoint.restore(table, found, stored.journal, content)
        except LudotekError as error:
            log.warning("the checkpoint of table %s is of no use: %s", table.id, error)
            return rebuilt(msgspec.structs.replace(stored, checkpoint=b""), content, times, caps)
    for data in stored.journal[table.seq :]:
        table.apply(journal.from_bytes(data))
    if stored.alarm is not None:
        go_by(table, stored.alarm)
    return table


def begun(stored: Stored, content: Content, times: Times, caps: Caps) -> Table:
    """A table as it was before the first entry of its journal."""
    header = msgspec.json.decode(stored.row.header)
    try:
        game = api.game(stored.row.game, header["rules"])
    except UnknownRulesVersion:
        raise TableRefusal(Code.OLD_RULES) from None
    sealed = header["chance"]
    chance = chance_of(sealed, stored.row.seed, sealed.get("salts"))
    match = game.begin(header["options"], chance, content, header.get("attended", False), seal_of(sealed))
    match.move(header.get("places", []))
    return Table(stored.row.id, match, times, caps)


def chance_of(described: dict[str, Any], seed: bytes, salts: list[str] | None) -> Chance:
    """What a header describes: a sealed chance of this seed, or real dice and cards."""
    return EnteredChance() if described["kind"] == ENTERED else SealedChance(seed, salts)

"""Packs that people bring to a table of theirs: looked through first, then kept inside the game that is played with them."""

from __future__ import annotations

from typing import Any

from ludotek import api
from ludotek.house import wire
from ludotek.house.bench import PAGE
from ludotek.house.thinkers import Thinkers
from ludotek.kernel.errors import UnknownName
from ludotek.packs.pack import Pack, sort_of
from ludotek.table.refusal import Code, TableRefusal


async def pack_brought(thinkers: Thinkers, wanted: wire.NewTable) -> Pack:
    """The pack of a new table; one that cannot be played, or cannot be read in time, is refused in words."""
    assert wanted.pack is not None
    if wanted.public:
        raise TableRefusal(Code.PACK_PRIVATE)
    problem = await thinkers.look_through(wanted.pack, wanted.lang)
    if problem:
        raise TableRefusal(Code.BAD_PACK, {"problem": problem}, lang=wanted.lang)
    game, kind, raw = sort_of(wanted.pack, PAGE)
    if game is not api.game(wanted.game).rules:
        raise UnknownName("kind of pack", kind, list(api.game(wanted.game).rules.packs))
    return Pack(game, kind, raw, PAGE)


def options_with(pack: Pack, wanted: wire.NewTable) -> dict[str, Any]:
    """The options of the game; what comes from outside names no files of the server."""
    options = dict(wanted.options)
    for name, value in options.items():
        if ".toml" in str(value):
            raise UnknownName(name, str(value), [pack.id])
    known = {option.name for option in pack.game.options()}
    if wanted.seats and "seats" in known:
        options.setdefault("seats", len(wanted.seats))
    return pack.options(options)

"""Packs that whoever runs the house has put there, for everybody who sets up a table."""

from __future__ import annotations

import logging
from pathlib import Path
from typing import Any

from ludotek.house import wire
from ludotek.kernel.field import FOR_ANY_LANGUAGE
from ludotek.packs.finding import find_packs
from ludotek.packs.pack import Pack

log = logging.getLogger("ludotek.house")


def packs_in(folder: Path | None) -> list[Pack]:
    """Those of a folder and of installed packages; a broken one is told of in the log, and stops nothing."""
    if folder is None:
        return []
    found = find_packs(folder)
    for error in found.broken:
        log.warning("a pack is left out: %s", error)
    return list(found.packs.values())


def offered(packs: list[Pack], lang: str) -> list[wire.OfferedPack]:
    return [
        wire.OfferedPack(
            kind=pack.kind, game=pack.game.name, id=pack.id, name=name_of(pack.raw.get("name"), pack.id, lang),
            pack=pack.to_data(),
        )
        for pack in packs
    ]  # fmt: skip


def name_of(name: Any, id: str, lang: str) -> str:
    """The name that a pack gives itself, in this language if it can; else its id."""
    if isinstance(name, dict):
        return str(name.get(lang, name.get(FOR_ANY_LANGUAGE, next(iter(name.values())))))
    return name or id

"""What a command is about: a game by its name, or a pack by its file or its id."""

from __future__ import annotations

import sys
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from ludotek import registry
from ludotek.cli.folders import packs_dir
from ludotek.kernel.errors import UnknownName
from ludotek.kernel.game import Game
from ludotek.kernel.sheet import Sheet
from ludotek.packs.finding import Found, find_packs
from ludotek.packs.pack import Pack, read_pack_file

ENDING = ".toml"


class Asked(NamedTuple):
    """`called`: what was asked for, to be said again."""

    game: Game
    pack: Pack | None
    called: str

    def options(self, given: dict[str, Any]) -> dict[str, Any]:
        return self.game.check_options(given) if self.pack is None else self.pack.options(given)

    def content(self, given: dict[str, Any]) -> dict[str, Any]:
        """What is played with."""
        options = self.options(given)
        return self.game.content(options) if self.pack is None else self.pack.content(options)

    def sheets(self, given: dict[str, Any]) -> list[Sheet]:
        """The cards of it; of a pack only its own."""
        if self.pack is not None:
            return self.game.examine(self.pack.kind, self.pack.raw).sheets
        return self.game.sheets(self.content(given))


def asked_for(name: str) -> Asked:
    if name.endswith(ENDING):
        pack = read_pack_file(Path(name))
        return Asked(pack.game, pack, name)
    if registry.spelled(name) in registry.names():
        return Asked(registry.find(name), None, name)
    packs = packs_there().packs
    if name not in packs:
        raise UnknownName("game", name, [*registry.names(), *packs, f"or the file of a pack ({ENDING})"])
    return Asked(packs[name].game, packs[name], name)


@cache
def packs_there() -> Found:
    """Those of the user's folder and of installed packages. A broken one is told of once, and stops nothing."""
    found = find_packs(packs_dir())
    for error in found.broken:
        print(f"ludotek: left out: {error}", file=sys.stderr)
    return found

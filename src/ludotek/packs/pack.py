"""A pack: which game it is for, what kind it is, and what it says as data."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any, Final, NamedTuple

from ludotek import registry
from ludotek.kernel.errors import ContentError, UnknownName
from ludotek.kernel.game import Game
from ludotek.packs.bounds import MOST_BYTES, check_shape, check_size

KIND: Final = "kind"  # the field that says what a file is; without it, it is a deck
USUAL: Final = "deck"


class Pack(NamedTuple):
    game: Game
    kind: str  # one that the game takes: "deck", …
    raw: dict[str, Any]
    where: str  # for messages: the file

    @property
    def id(self) -> str:
        return str(self.raw.get("id", "?"))

    def options(self, given: dict[str, Any]) -> dict[str, Any]:
        """The options of a game with this pack."""
        return self.game.check_options({**given, self.game.packs[self.kind]: self.id})

    def content(self, options: dict[str, Any]) -> dict[str, Any]:
        """What such a game is played with."""
        return self.game.content_with(self.raw, options)


def kinds() -> dict[str, Game]:
    """What kinds of packs there are, and the game of each."""
    games = [registry.find(name) for name in registry.names()]
    return {kind: game for game in reversed(games) for kind in game.packs}


def read_pack(text: str, where: str) -> Pack:
    """A pack from its text; a mistake is a ContentError that begins with `where`."""
    check_size(text, where)
    try:
        raw = tomllib.loads(text)
    except tomllib.TOMLDecodeError as problem:
        raise ContentError(f"{where}: is not valid TOML: {problem}") from None
    except RecursionError:
        raise ContentError(f"{where}: is nested too deeply") from None
    return pack_of(raw, where)


def pack_of(raw: dict[str, Any], where: str) -> Pack:
    """The same from data, as a page sends it."""
    check_shape(raw, where)
    known = kinds()
    kind = raw.get(KIND, USUAL)
    if not isinstance(kind, str) or kind not in known:
        raise ContentError(f"{where}: {UnknownName(KIND, kind, list(known))}")
    pack = Pack(known[kind], kind, {name: value for name, value in raw.items() if name != KIND}, where)
    try:
        pack.game.content_of(pack.content(pack.options({})))
    except ContentError as problem:
        raise ContentError(f"{where}: {problem}") from None
    return pack


def read_pack_file(path: Path) -> Pack:
    """A pack from a file; no more of it is read than a pack may have."""
    try:
        with path.open("rb") as file:
            data = file.read(MOST_BYTES + 1)
        text = data.decode("utf-8")
    except FileNotFoundError:
        raise ContentError(f"{path}: does not exist") from None
    except (OSError, UnicodeDecodeError) as problem:
        raise ContentError(f"{path}: cannot be read: {problem}") from None
    return read_pack(text, str(path))

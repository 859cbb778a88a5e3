"""A pack: which game it is for, what kind it is, and what it says as data."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any, Final, NamedTuple

from ludotek import registry
from ludotek.kernel.errors import ContentError, LudotekError
from ludotek.kernel.game import Game
from ludotek.kernel.reader import written
from ludotek.packs.bounds import (
    LARGEST,
    MOST_BYTES,
    bad_ids,
    check_keys,
    check_shape,
    check_size,
    decoded,
    refused,
    too_deep,
)

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
        """The options of a game with this pack; that which names the pack says its id."""
        option = self.game.packs[self.kind]
        if option in given and given[option] != self.id:
            raise LudotekError(
                f"{option}: the game is played with the {self.kind} {self.id} of {self.where}; leave it out"
            )
        return self.game.check_options({**given, option: self.id})

    def content(self, options: dict[str, Any]) -> dict[str, Any]:
        """What such a game is played with; it is kept with the game, as any content is."""
        return self.game.content_with(self.raw, options)

    def to_data(self) -> dict[str, Any]:
        """The pack as a file or a page writes it."""
        return {KIND: self.kind, **self.raw}


def kinds() -> dict[str, Game]:
    """What kinds of packs there are, and the game of each."""
    games = [registry.find(name) for name in registry.names()]
    return {kind: game for game in reversed(games) for kind in game.packs}


def kind_called(word: object) -> str:
    """The kind that is meant; one that is several things may be called by one of them: epic for epics."""
    known = kinds()
    return f"{word}s" if word not in known and f"{word}s" in known else str(word)


def parse(text: str, where: str) -> dict[str, Any]:
    """The data of a text, within bounds; nothing in it is understood yet."""
    check_size(text, where)
    check_keys(text, where)
    try:
        raw = tomllib.loads(text)
    except tomllib.TOMLDecodeError as problem:
        raise refused(where, "not-toml", f"is not valid TOML: {problem}", problem=str(problem)) from None
    except RecursionError:
        raise too_deep(where) from None
    except ValueError:  # Python refuses to read numbers of thousands of digits
        raise refused(where, "large-number", "has a number that is too long", most=LARGEST) from None
    check_shape(raw, where)
    return raw


def sort_of(raw: dict[str, Any], where: str) -> tuple[Game, str, dict[str, Any]]:
    """Which game the data of a pack is for, of what kind it is, and the rest of it."""
    known = kinds()
    said = raw.get(KIND, USUAL)
    kind = kind_called(said) if isinstance(said, str) else ""
    if kind not in known:
        words = ", ".join(known)
        raise refused(
            where, "word", f"must be one of {words}, not {said!r}"[:200], KIND, words=words, found=written(said)
        )
    return known[kind], kind, {name: value for name, value in raw.items() if name != KIND}


def read_pack(text: str, where: str) -> Pack:
    """A pack from its text; a mistake is a ContentError that begins with `where`."""
    return pack_of(parse(text, where), where)


def pack_of(raw: dict[str, Any], where: str) -> Pack:
    """The same from data, as a page sends it."""
    check_shape(raw, where)
    game, kind, rest = sort_of(raw, where)
    for _, error in bad_ids(rest, where):
        raise error
    check_free(game, kind, rest, where)
    pack = Pack(game, kind, rest, where)
    try:
        game.content_of(pack.content(pack.options({})))
    except ContentError as problem:
        raise ContentError(f"{where}: {problem}") from None
    return pack


def check_free(game: Game, kind: str, raw: dict[str, Any], where: str) -> None:
    """What ships cannot be taken for a pack, so none has its id."""
    taken = [option.allowed or [] for option in game.options() if option.name == game.packs[kind]]
    if any(raw.get("id") in ids for ids in taken):
        english = f"{raw['id']} is the id of a {kind} that ships; choose another"
        raise refused(where, "id-taken", english, "id", id=str(raw["id"]))


def read_text(path: Path) -> str:
    """The text of a file; no more of it is read than a pack may have, and nothing of what isn't a file."""
    if not path.is_file():
        raise ContentError(f"{path}: {'is not a file' if path.exists() else 'does not exist'}")
    try:
        with path.open("rb") as file:
            return decoded(file.read(MOST_BYTES + 1), str(path))
    except OSError as problem:
        raise ContentError(f"{path}: cannot be read: {problem.strerror}") from None


def read_pack_file(path: Path) -> Pack:
    """A pack from a file."""
    return read_pack(read_text(path), str(path))

"""Opening files of games: records and saves, with the name of the file in whatever is wrong with them."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from ludotek import api, registry
from ludotek.kernel.errors import LudotekError, RecordError, UnknownRulesVersion
from ludotek.table.files import first_object, read_save, read_text


@contextmanager
def naming(path: Path) -> Iterator[None]:
    """A mistake in a file is told with the name of the file; of an unknown rules version at least the log is shown."""
    try:
        yield
    except UnknownRulesVersion as error:
        print("\n".join(error.log))
        raise LudotekError(f"{path}: {error}") from None
    except RecordError as error:
        raise error if str(path) in str(error) else RecordError(f"{path}: {error}") from None


def game_of_record(path: Path, text: str) -> api.Game:
    """Which game a record is of, by its header."""
    header = first_object(path, text)
    if "header" in header:
        raise RecordError(f"{path} is a saved game, not a record; resume it with `ludotek play --resume`")
    return game_of_header(path, header)


def game_of_header(path: Path, header: object) -> api.Game:
    """With the rules that it was played with; where they are unknown, with those of today, which will say so."""
    name = header.get("game") if isinstance(header, dict) else None
    if not isinstance(name, str):
        raise RecordError(f"{path}: doesn’t say which game it belongs to")
    rules = header["rules"] if isinstance(header, dict) and header.get("rules") in registry.versions(name) else None
    return api.game(name, rules)


def open_game(path: Path) -> api.Match:
    """The game of a record, or of a save, at its last position."""
    with naming(path):
        text = read_text(path)
        first = first_object(path, text)
        if "header" not in first:
            return game_of_header(path, first).verify(text)
        data = read_save(path)
        return game_of_header(path, data["header"]).load(data)

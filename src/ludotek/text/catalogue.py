"""Where the words are: the Fluent files of each language, shared ones first, then a game's, then its decks'."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from importlib.util import find_spec

from ludotek.kernel.errors import LudotekError, UnknownName

ORDER = ("en", "fr", "de")  # how languages are listed; others follow


class Source:
    """The text of one Fluent file and where it comes from."""

    def __init__(self, where: str, text: str) -> None:
        self.where = where
        self.text = text


def languages() -> list[str]:
    """The languages there are: each has a folder of shared words."""
    found = [place.name for place in folder(shared_words()) if place.is_dir() and place.name.isalpha()]
    return [lang for lang in ORDER if lang in found] + [lang for lang in found if lang not in ORDER]


def check_language(lang: str) -> str:
    if lang not in languages():
        raise UnknownName("language", lang, languages())
    return lang


def sources(package: str, lang: str) -> list[Source]:
    """Every Fluent file that ships for a game in a language."""
    found = list(fluent_files(shared_words() / lang))
    game = home(package)
    found += fluent_files(game / "text" / lang)
    for deck in folder(game / "content"):
        words = deck / "text" / f"{lang}.ftl"
        if words.is_file():
            found.append(words)
    return [Source(str(path), path.read_text("utf-8")) for path in found]


def home(package: str) -> Traversable:
    """The folder of a game: one of ours, or a package of its own; without a game, a folder without words."""
    ours = files("ludotek") / "games"
    return ours / package if not package or (ours / package).is_dir() or find_spec(package) is None else files(package)


@cache
def ships(package: str, key: str) -> bool:
    """Does a message of that key ship in any language? Then it must be there in all of them."""
    begins = re.compile(rf"^{re.escape(key)} *=", re.MULTILINE)
    return any(begins.search(source.text) for lang in languages() for source in sources(package, lang))


def shared_words() -> Traversable:
    return files("ludotek") / "text" / "ui"


def fluent_files(place: Traversable) -> Iterator[Traversable]:
    return (path for path in folder(place) if path.name.endswith(".ftl"))


def folder(place: Traversable) -> list[Traversable]:
    """What a folder holds, in the order of its names; a missing folder holds nothing."""
    return sorted(place.iterdir(), key=lambda path: path.name) if place.is_dir() else []


def unreadable(source: Source, line: int, problem: str) -> LudotekError:
    return LudotekError(f"{source.where}, line {line}: {problem}")

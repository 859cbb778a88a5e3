"""What the page says: every `t('key', { slots })` in the client's sources, and where the words lie that it loads."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

from ludotek import registry
from ludotek.text.catalogue import languages

ROOT = Path(__file__).parents[2]
CLIENT = ROOT / "client" / "src"
WORDS = ROOT / "src" / "ludotek"
GAMES = [registry.find(name).package for name in registry.names()]

CALL = re.compile(r"(?<![\w.$])t\((?!\))")
OPEN, CLOSE, QUOTES = "([{", ")]}", "'\"`"

# --- uses -------------------------------------------------------------------------------------------------------------


class Use:
    """One place where the page says something: whole keys, beginnings of keys (t(`step-${step}`)), the slots given."""

    def __init__(self, path: Path, arguments: list[str]) -> None:
        self.where = path.relative_to(CLIENT)
        self.keys = re.findall(r"'([\w-]+)'", arguments[0])
        self.beginnings = re.findall(r"`([\w-]+-)\$\{[^`]*\}`", arguments[0])
        given = parts(arguments[1].removeprefix("{").removesuffix("}")) if len(arguments) > 1 else []
        self.slots = {each.partition(":")[0] for each in given}

    def says(self, key: str) -> bool:
        return key in self.keys or any(key.startswith(beginning) for beginning in self.beginnings)

    def shelves(self) -> list[str]:
        """The files that are loaded where this is said."""
        room, place = self.where.parts[0], self.where.parts[1]
        return [
            *[name for name in PAGES if room != "lib" or name in ("page", "problem")],
            *([place, f"{place}/{ACHIEVEMENTS}"] if room == "games" else []),
        ]

    def __repr__(self) -> str:
        return f"{self.where}: {self.keys + self.beginnings}"


def uses() -> list[Use]:
    """Every use, but for those of tests."""
    files = [*CLIENT.rglob("*.svelte"), *CLIENT.rglob("*.ts")]
    return [use for path in sorted(files) if speaks(path) for use in uses_in(path)]


def speaks(path: Path) -> bool:
    imports = re.compile(r"import \{[^}]*\bt\b[^}]*\} from '[^']*/words\.svelte'")
    return not path.name.endswith(".test.ts") and bool(imports.search(path.read_text(encoding="utf-8")))


def uses_in(path: Path) -> Iterator[Use]:
    source = path.read_text(encoding="utf-8")
    for call in CALL.finditer(source):
        yield Use(path, parts(source[call.end() :]))


def parts(source: str) -> list[str]:
    """What stands between commas, up to the bracket that closes it or the end."""
    found, depth, quote = [""], 0, ""
    for place, sign in enumerate(source):
        if quote:
            quote = "" if sign == quote and source[place - 1] != "\\" else quote
        elif sign in QUOTES:
            quote = sign
        elif sign in OPEN:
            depth += 1
        elif sign in CLOSE:
            depth -= 1
            if depth < 0:
                break
        elif sign == "," and depth == 0:
            found.append("")
            continue
        found[-1] += sign
    return [each.strip() for each in found if each.strip()]


# --- shelves ----------------------------------------------------------------------------------------------------------

ACHIEVEMENTS = "achievements"  # of a game, which come when one of its games is over
PAGES = [
    "page",
    "start",
    "setup",
    "mine",
    "library",
    "daily",
    "puzzles",
    "lobby",
    "workshop",
    "real",
    "replay",
    "review",
    "frame",
    "ending",
    "problem",
]


def shelf(name: str, lang: str) -> Path:
    """The file of words that pages, or the board of a game, load; "<game>/achievements" is another one of a game."""
    if name in PAGES:
        return WORDS / "text" / "ui" / lang / f"{name}.ftl"
    game, _, file = name.partition("/")
    return WORDS / "games" / game / "text" / lang / f"{file or 'board'}.ftl"


def shelves() -> list[str]:
    of_games = [name for game in GAMES for name in (game, f"{game}/{ACHIEVEMENTS}")]
    return [name for name in [*PAGES, *of_games] if all(shelf(name, lang).exists() for lang in languages())]

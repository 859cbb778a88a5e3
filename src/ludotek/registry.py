"""Which games there are, and which engine plays them. A game is loaded when it is first asked for."""

from __future__ import annotations

import hashlib
import json
import os
import re
import sys
import tomllib
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from types import ModuleType
from typing import Any, NamedTuple

from ludotek.kernel import match
from ludotek.kernel.errors import LudotekError, UnknownName, UnknownRulesVersion
from ludotek.kernel.game import Game
from ludotek.kernel.how import Section
from ludotek.kernel.puzzle import Puzzle
from ludotek.kernel.reader import Reader
from ludotek.kernel.showing import REASONS, Showing

# What people type, and the module whose GAME it is. Games of one's own: LUDOTEK_GAMES=name=module, with commas between;
# past rules of theirs are named name@version.
HOUSE = {
    "twenty-strong": "ludotek.games.twenty_strong.game",
    "untamed": "ludotek.games.untamed.game",
    "reckoners": "ludotek.games.reckoners.game",
}

# Rules that were played once, as packages called <package>_<version>; `testing/keeping.py` puts them there.
PAST = "ludotek.past"
KEPT = re.compile(r"(\w+)_(\d+)")

# What is compiled, see pyproject.toml.
ENGINE = re.compile(r"ludotek\.(kernel|games\.\w+\.(rules|insight))\.")

PLAYING = ("kernel", "games", "past", "api", "table", "text")  # the rooms that make a table what it is

_loaded: dict[str, Game] = {}


def modules() -> dict[str, str]:
    """The games that are found when they are asked for, with their modules; other processes find them, too."""
    own = [each.partition("=") for each in os.environ.get("LUDOTEK_GAMES", "").split(",") if each]
    return HOUSE | past_modules() | {name.strip(): module.strip() for name, _, module in own}


@cache
def past_modules() -> dict[str, str]:
    """Those of past rules, called name@version."""
    found = [KEPT.fullmatch(path.name) for path in Path(__file__).with_name("past").iterdir()]
    return {f"{spelled(each[1])}@{each[2]}": f"{PAST}.{each[0]}.game" for each in found if each}


def names() -> list[str]:
    """The games, those of the house first."""
    return list(dict.fromkeys(name for name in [*modules(), *_loaded] if "@" not in name))


def find(name: str, rules: int | None = None) -> Game:
    """The game of that name; "twenty_strong" and "Twenty-Strong" are the same as "twenty-strong". `rules`: with the rules
    of that version, which may be past ones."""
    wanted = spelled(name)
    if "@" in wanted or (wanted not in _loaded and wanted not in modules()):
        raise UnknownName("game", name, names())
    game = found(wanted)
    if rules is None or rules == game.rules_version:
        return game
    if rules not in versions(wanted):
        raise UnknownRulesVersion(wanted, rules, game.rules_version, [])
    return found(f"{wanted}@{rules}")


def versions(name: str) -> list[int]:
    """The versions of a game's rules that can be played here, the present one last."""
    wanted = spelled(name)
    past = [key.partition("@")[2] for key in [*modules(), *_loaded] if key.startswith(f"{wanted}@")]
    return [*sorted({int(version) for version in past}), find(wanted).rules_version]


def found(key: str) -> Game:
    if key not in _loaded:
        module = modules()[key]
        game: Game = load(module).GAME
        if "@" in key:
            game.package = module.rpartition(".")[0]  # past rules have words of their own
        _loaded[key] = game
    return _loaded[key]


def spelled(name: object) -> str:
    return str(name).lower().replace("_", "-")


def load(name: str) -> ModuleType:
    """A module of a game, of the engine that runs here."""
    module = import_module(name)
    if any(kind(each) != engine() for each in compilable()):
        raise LudotekError("the engine was rebuilt while this program was running: please restart it")
    return module


def engine() -> str:
    """Which engine runs: "compiled" or "pure". A process runs one of them, never a mixture."""
    return kind(match)


def kind(module: ModuleType) -> str:
    return "pure" if str(module.__file__).endswith((".py", ".pyc")) else "compiled"


def compilable() -> list[ModuleType]:
    """The modules of the engine that are loaded; packages themselves are never compiled."""
    loaded = list(sys.modules.items())  # other threads may import meanwhile
    return [module for name, module in loaded if ENGINE.match(name) and not hasattr(module, "__path__")]


@cache
def fingerprint() -> str:
    """Which program this is, as far as games, what is told of them and their tables are concerned."""
    whole = hashlib.blake2b(digest_size=16)
    here = Path(__file__).parent
    for room in PLAYING:
        for path in sorted((here / room).rglob("*")):
            if path.suffix in (".py", ".ftl", ".toml"):
                whole.update(f"{path.relative_to(here)}\n".encode())
                whole.update(path.read_bytes())
    return whole.hexdigest()


def register(game: Game, past: bool = False) -> None:
    """Add a game of one's own, or put another one in its place; `past`: only for games that were begun with these rules."""
    key = spelled(game.name)
    _loaded[f"{key}@{game.rules_version}" if past else key] = game


def insight(game: Game) -> ModuleType | None:
    """What bots and coach may find useful about a game: the module `insight` beside it, if there is one."""
    return module_of(game, "insight")


def odds(game: Game) -> ModuleType | None:
    """What may be asked about the odds of a game, and how it is told: the module `odds` beside it, if there is one."""
    return module_of(game, "odds")


def starter(game: Game, kind: str) -> str:
    """A file to begin a pack of this kind with; {id} and {name} stand for its own."""
    file = folder(game) / "starters" / f"{kind}.toml"
    if not file.is_file():
        raise LudotekError(f"{game.name} has no starting file for a {kind}")
    return file.read_text(encoding="utf-8")


def clauses_of(game: Game, word: str) -> list[str]:
    """The clauses of what a word of a game's vocabulary does: OF_WORDS of the module `terms` beside it, if there is one."""
    terms = module_of(game, "terms")
    found: dict[str, str] = {} if terms is None else getattr(terms, "OF_WORDS", {})
    return found.get(word, "").split()


def view(game: Game) -> ModuleType | None:
    """The records of which a game's views are made: the module `view` beside it, if there is one."""
    return module_of(game, "view")


def puzzle_goals(game: Game) -> ModuleType | None:
    """What puzzles of a game may ask for: the module `puzzles` beside it, if there is one."""
    return module_of(game, "puzzles")


def moments(game: Game) -> ModuleType | None:
    """What is noted of a game when many are counted: the module `moments` beside it, if there is one."""
    return module_of(game, "moments")


def blanks(game: Game) -> ModuleType | None:
    """How a card is replaced by one that does nothing: the module `blanks` beside it, if there is one."""
    return module_of(game, "blanks")


class WinRate(NamedTuple):
    """How often a bot has won at a value of the game's ladder, with the 95 % interval."""

    value: str
    seats: int
    games: int
    share: float
    low: float
    high: float


def rates_file(game: Game, deck: str = "") -> Path:
    """Where the win rates of a game are kept, or those with one of its decks; `ludotek balance` writes them."""
    return folder(game) / "content" / deck / "winrates.toml"


def win_rates(game: Game, deck: str = "") -> list[WinRate]:
    """What was measured; nothing where nobody has."""
    found = toml(rates_file(game, deck)).get("rate", [])
    return [
        WinRate(str(each["value"]), each["seats"], each["games"], each["share"], *each["interval"]) for each in found
    ]


def rates_by(game: Game, deck: str = "") -> str:
    """Who has played for them."""
    return str(toml(rates_file(game, deck)).get("bot", ""))


class CardFigure(NamedTuple):
    """What was measured of a card, with the 95 % interval, and of how many games or whatever was counted."""

    value: float
    low: float
    high: float
    n: int


class FigureTable(NamedTuple):
    """A figure of many cards, or of what meets; `unit`: "share", "points" (of percentages), "times" or "number"."""

    name: str
    unit: str
    counted: str
    of: dict[str, CardFigure]


class Measured(NamedTuple):
    """What a campaign has found about the cards of a game or a deck."""

    players: str
    games: int
    command: str
    tables: list[FigureTable]


def figures_file(game: Game, deck: str = "") -> Path:
    """Where the figures of single cards are kept; `ludotek balance --report --write` writes them."""
    return folder(game) / "content" / deck / "figures.json"


@cache
def card_figures(game: Game, deck: str = "") -> list[Measured]:
    """What was measured, by each player; nothing where nobody has."""
    return [
        Measured(
            players,
            each["games"],
            each["command"],
            [
                FigureTable(name, table["unit"], table["counted"], {k: CardFigure(*v) for k, v in table["of"].items()})
                for name, table in each["figures"].items()
            ],
        )
        for players, each in read_json_file(figures_file(game, deck)).items()
    ]


def pieces_file(game: Game) -> Path:
    """Where the pieces of games that show a clause are kept; `lab/showing.py` writes them."""
    return folder(game) / "lessons" / "show.json"


@cache
def showing(game: Game) -> Showing:
    """Which clauses can be seen happening, and where; why the others are not shown (`lessons/clauses.toml`)."""
    pieces = read_json_file(pieces_file(game))
    told = Reader(toml(folder(game) / "lessons" / "clauses.toml"), f"clauses of {game.name}")
    facts, along, unshown = (texts(told, name) for name in ("facts", "along", "unshown"))
    told.done()
    if strange := unshown.keys() - set(REASONS):
        raise told.fail("unshown", f"has no such reason: {', '.join(sorted(strange))}")
    return Showing(pieces, facts, along, {id: reason for reason, ids in unshown.items() for id in ids.split()})


def puzzles_file(game: Game) -> Path:
    """Where the puzzles of a game are kept; `lab/puzzles.py` writes them."""
    return folder(game) / "lessons" / "puzzles.json"


@cache
def puzzles(game: Game) -> list[Puzzle]:
    """The puzzles of a game, numbered from 1, the easiest first; none where nobody has found any."""
    path, goals = puzzles_file(game), puzzle_goals(game)
    found = json.loads(path.read_text(encoding="utf-8")) if path.is_file() and goals is not None else []
    return [
        Puzzle(number, each, goals.GOALS[each["goal"]](each["goal"], each["numbers"]))
        for number, each in enumerate(found, 1)
        if goals is not None
    ]


@cache
def how_to_play(game: Game) -> list[Section]:
    """The game in a few sections (`lessons/how.toml`); none where nobody has written them."""
    reader = Reader(toml(folder(game) / "lessons" / "how.toml"), f"how to play {game.name}")
    return [Section(each.text("name"), each.text("rules"), each.text("picture")) for each in reader.tables("section")]


def folder(game: Game) -> Path:
    """Where a game lives, with what belongs to it."""
    return Path(str(sys.modules[type(game).__module__].__file__)).parent


def texts(reader: Reader, field: str) -> dict[str, str]:
    """A table of texts by their names; a missing one is empty."""
    table = reader.table(field) if reader.has(field) else Reader({}, reader.where)
    return {name: table.text(name) for name in table.data}


def read_json_file(path: Path) -> dict[str, Any]:
    """What a file of ours says; nothing where there is none."""
    found: dict[str, Any] = json.loads(path.read_text(encoding="utf-8")) if path.is_file() else {}
    return found


def toml(path: Path) -> dict[str, Any]:
    """What a file says; nothing where there is none."""
    return tomllib.loads(path.read_text(encoding="utf-8")) if path.is_file() else {}


@cache
def module_of(game: Game, name: str) -> ModuleType | None:
    package = type(game).__module__.rpartition(".")[0]
    if not package or find_spec(f"{package}.{name}") is None:
        return None
    return load(f"{package}.{name}")

"""Which games there are, and which engine plays them. A game is loaded when it is first asked for."""

from __future__ import annotations

import os
import re
import sys
import tomllib
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from types import ModuleType
from typing import NamedTuple

from ludotek.kernel import match
from ludotek.kernel.errors import LudotekError, UnknownName
from ludotek.kernel.game import Game

# What people type, and the module whose GAME it is. Games of one's own: LUDOTEK_GAMES=name=module, with commas between.
HOUSE = {
    "twenty-strong": "ludotek.games.twenty_strong.game",
    "untamed": "ludotek.games.untamed.game",
    "reckoners": "ludotek.games.reckoners.game",
}

# What is compiled, see pyproject.toml.
ENGINE = re.compile(r"ludotek\.(kernel|games\.\w+\.(rules|insight))\.")

_loaded: dict[str, Game] = {}


def modules() -> dict[str, str]:
    """The games that are found when they are asked for, with their modules; other processes find them, too."""
    own = [each.partition("=") for each in os.environ.get("LUDOTEK_GAMES", "").split(",") if each]
    return HOUSE | {name.strip(): module.strip() for name, _, module in own}


def names() -> list[str]:
    """The games, those of the house first."""
    known = modules()
    return list(known) + [name for name in _loaded if name not in known]


def find(name: str) -> Game:
    """The game of that name; "twenty_strong" and "Twenty-Strong" are the same as "twenty-strong"."""
    wanted = str(name).lower().replace("_", "-")
    if wanted not in _loaded:
        if wanted not in modules():
            raise UnknownName("game", name, names())
        game: Game = load(modules()[wanted]).GAME
        _loaded[wanted] = game
    return _loaded[wanted]


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
    return "pure" if str(module.__file__).endswith(".py") else "compiled"


def compilable() -> list[ModuleType]:
    """The modules of the engine that are loaded; packages themselves are never compiled."""
    return [module for name, module in sys.modules.items() if ENGINE.match(name) and not hasattr(module, "__path__")]


def register(game: Game) -> None:
    """Add a game of one's own, or put another one in its place."""
    _loaded[game.name.lower().replace("_", "-")] = game


def insight(game: Game) -> ModuleType | None:
    """What bots and coach may find useful about a game: the module `insight` beside it, if there is one."""
    return module_of(game, "insight")


def view(game: Game) -> ModuleType | None:
    """The records of which a game's views are made: the module `view` beside it, if there is one."""
    return module_of(game, "view")


class WinRate(NamedTuple):
    """How often a bot has won at a value of the game's ladder, with the 95 % interval."""

    value: str
    seats: int
    games: int
    share: float
    low: float
    high: float


def rates_file(game: Game) -> Path:
    """Where the win rates of a game are kept; `ludotek balance` writes them."""
    return Path(str(sys.modules[type(game).__module__].__file__)).parent / "content" / "winrates.toml"


def win_rates(game: Game) -> list[WinRate]:
    """What was measured; nothing where nobody has."""
    path = rates_file(game)
    if not path.is_file():
        return []
    found = tomllib.loads(path.read_text(encoding="utf-8"))["rate"]
    return [
        WinRate(str(each["value"]), each["seats"], each["games"], each["share"], *each["interval"]) for each in found
    ]


def module_of(game: Game, name: str) -> ModuleType | None:
    package = type(game).__module__.rpartition(".")[0]
    if not package or find_spec(f"{package}.{name}") is None:
        return None
    return load(f"{package}.{name}")

"""Which games there are, and which engine plays them. A game is loaded when it is first asked for."""

from __future__ import annotations

import re
import sys
from importlib import import_module
from importlib.util import find_spec
from types import ModuleType

from ludotek.kernel import match
from ludotek.kernel.errors import LudotekError, UnknownName
from ludotek.kernel.game import Game

# What people type, and the module whose GAME it is.
HOUSE = {
    "twenty-strong": "ludotek.games.twenty_strong.game",
    "untamed": "ludotek.games.untamed.game",
    "reckoners": "ludotek.games.reckoners.game",
}

# What is compiled, see pyproject.toml.
ENGINE = re.compile(r"ludotek\.(kernel|games\.\w+\.(rules|insight))\.")

_loaded: dict[str, Game] = {}


def names() -> list[str]:
    """The games, those of the house first."""
    return list(HOUSE) + [name for name in _loaded if name not in HOUSE]


def find(name: str) -> Game:
    """The game of that name; "twenty_strong" and "Twenty-Strong" are the same as "twenty-strong"."""
    wanted = str(name).lower().replace("_", "-")
    if wanted not in _loaded:
        if wanted not in HOUSE:
            raise UnknownName("game", name, names())
        game: Game = load(HOUSE[wanted]).GAME
        _loaded[wanted] = game
    return _loaded[wanted]


def load(name: str) -> ModuleType:
    """A module of a game, of the engine that runs here."""
    module = import_module(name)
    if any(kind(each) != engine() for each in compilable()):
        raise LudotekError("the engine was built anew while this program was running: please start it again")
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
    package = type(game).__module__.rpartition(".")[0]
    if not package or find_spec(f"{package}.insight") is None:
        return None
    return load(f"{package}.insight")

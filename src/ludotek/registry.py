"""Which games there are. A game is loaded when it is first asked for."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from types import ModuleType

from ludotek.kernel.errors import UnknownName
from ludotek.kernel.game import Game

# What people type, and the module whose GAME it is.
HOUSE = {
    "twenty-strong": "ludotek.games.twenty_strong.game",
    "untamed": "ludotek.games.untamed.game",
    "reckoners": "ludotek.games.reckoners.game",
}

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
        game: Game = import_module(HOUSE[wanted]).GAME
        _loaded[wanted] = game
    return _loaded[wanted]


def register(game: Game) -> None:
    """Add a game of one's own, or put another one in its place."""
    _loaded[game.name.lower().replace("_", "-")] = game


def insight(game: Game) -> ModuleType | None:
    """What bots and coach may find useful about a game: the module `insight` beside it, if there is one."""
    package = type(game).__module__.rpartition(".")[0]
    if not package or find_spec(f"{package}.insight") is None:
        return None
    return import_module(f"{package}.insight")

"""Which screen draws a game: `SCREEN` in `cli/<game>/screen.py`, or else the plain one."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec

from ludotek.cli.plain import PlainScreen
from ludotek.cli.screen import Screen
from ludotek.kernel.game import Game


def screen_of(game: Game) -> type[Screen]:
    folder = f"ludotek.cli.{game.package}"
    if "." in game.package or find_spec(folder) is None:  # past rules have no screen of their own
        return PlainScreen
    found: type[Screen] = import_module(f"{folder}.screen").SCREEN
    return found

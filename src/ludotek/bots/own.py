"""Players of one's own, beside those of the house: each has a name, by which it is entered wherever players are named.

A program enters a class with `enter`. LUDOTEK_PLAYERS=name=module:Class, with commas between, does the same for all
commands and their other processes. Names, not modules, are what people type: nobody makes a server import something by
asking for a player.
"""

from __future__ import annotations

import os
import re
from collections.abc import Collection
from importlib import import_module

from ludotek.bots.bot import Bot
from ludotek.kernel.errors import LudotekError

VARIABLE = "LUDOTEK_PLAYERS"
NAME = re.compile(r"[a-z][a-z0-9_-]*")

_entered: dict[str, type[Bot]] = {}


def enter(name: str, player: type[Bot]) -> None:
    """Add a player in this process, or put another one in its place."""
    _entered[name] = player


def named() -> dict[str, str]:
    """The players that the environment names, with their places: module:Class."""
    given = [each.partition("=") for each in os.environ.get(VARIABLE, "").split(",") if each.strip()]
    return {name.strip(): place.strip() for name, _, place in given}


def own_names(taken: Collection[str]) -> list[str]:
    """All names, checked; `taken` are those of the house."""
    names = list(dict.fromkeys([*_entered, *named()]))
    for name in names:
        if name in taken or not NAME.fullmatch(name):
            raise LudotekError(
                f"a player of your own cannot be called {name!r}: a name is small letters, digits, hyphens and underscores, "
                f"and {', '.join(taken)} are taken"
            )
    return names


def find(name: str) -> type[Bot]:
    """The class of a player."""
    return _entered[name] if name in _entered else load(name, named()[name])


def load(name: str, place: str) -> type[Bot]:
    module, _, wanted = place.partition(":")
    try:
        found = getattr(import_module(module), wanted, None) if module else None
    except ModuleNotFoundError as error:
        raise LudotekError(f"player {name}: {error}; {VARIABLE} says it is {place}") from None
    if not (isinstance(found, type) and issubclass(found, Bot)):
        raise LudotekError(f"player {name}: {VARIABLE} must name a Bot as {name}=module:Class, not {name}={place}")
    return found

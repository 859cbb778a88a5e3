"""Caps: how much people may do at one table. A game ends by itself, so answers need none."""

from __future__ import annotations

import msgspec

from ludotek.kernel.errors import LudotekError


class Caps(msgspec.Struct, frozen=True, kw_only=True):
    """Each can be set by the operator. Whatever is used up, a game can be finished, conceded and closed."""

    journal: int = 20_000  # entries, from which on only the game itself goes on
    undos: int = 500  # each is a game to be played again when the table is read
    chat: int = 1_000  # lines, all of which a new page is told
    names: int = 50  # new names of people
    mutes: int = 500  # things that people mute, or no longer mute


def read_caps(given: list[str]) -> Caps:
    """From settings such as "chat=500"."""
    found: dict[str, int] = {}
    for text in given:
        name, _, amount = text.partition("=")
        if name not in Caps.__struct_fields__:
            raise LudotekError(f"there is no cap {name!r}; choose one of {', '.join(Caps.__struct_fields__)}")
        if not (amount.isascii() and amount.isdigit()):
            raise LudotekError(f"cap {name}: write a number, such as {name}={getattr(Caps(), name)}, not {amount!r}")
        found[name] = int(amount)
    return Caps(**found)

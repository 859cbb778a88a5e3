"""The tables whose secrets a page keeps."""

from __future__ import annotations

from typing import Any, Literal

from ludotek.house.wire.state import Outcome
from ludotek.house.wire.struct import Lang, Struct


class Held(Struct):
    """A table and a secret that opens it."""

    table: str
    key: str


class Mine(Struct):
    held: list[Held]
    lang: Lang = "en"


Came = Literal["new", "newer", "same", "older"]


class Restored(Struct):
    """A table that a backup has brought, with the secret that opens it. `what`: the house had it not at all, not as far on, just
    like this, or further on."""

    table: str
    key: str
    game: str
    what: Came


class WhoseTurn(Struct):
    """Tables of which a page only wants to know whose turn it is."""

    held: list[Held]


class Turn(Struct):
    """A table that runs: is it the reader's turn? `left`: seconds for it, where there is a clock."""

    table: str
    game: str
    my_turn: bool
    left: float | None


class Summary(Struct):
    """A table in "my games"; `gone`: it no longer exists, or the secret does not open it."""

    table: str
    gone: bool
    game: str = ""
    options: dict[str, Any] = {}
    names: list[str] = []
    seats: list[int] = []
    status: str = ""
    where: str = ""  # the round or turn, in words
    my_turn: bool = False
    left: float | None = None  # seconds for the reader's turn, where there is a clock
    at: float = 0.0
    outcome: Outcome | None = None
    real: bool = False  # its dice and cards were entered by hand
    facts: dict[str, Any] = {}  # what statistics are kept by: hero, factions, Reckoners, deck, mode, difficulty

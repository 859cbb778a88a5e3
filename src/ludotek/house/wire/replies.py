"""What the server says over the socket."""

from __future__ import annotations

from typing import Any

from ludotek.house.wire.helping import Advice, Granted, OddsTold, Reason
from ludotek.house.wire.state import Line, State
from ludotek.house.wire.struct import Struct


class Preview(Struct, tag_field="type", tag="preview"):
    """What would follow, per option (its action as text): the facts in order. `open`: chance or hidden cards come after.

    It comes unasked after the state, to whoever has to answer and looks from the seat that is asked.

    `outlook` holds what an option would change in that of the state, if anything; `idle` the options that only cost,
    `fatal` those that lose the game for certain.
    """

    decision: str
    options: dict[str, list[Line]]
    open: dict[str, bool]
    outlook: dict[str, Any]
    idle: list[int]
    fatal: list[int]


class Chat(Struct):
    n: int
    seat: int  # -1: a spectator
    name: str
    text: str
    team: bool
    at: float
    phrase: str = ""  # said with one press: its name


class Chats(Struct, tag_field="type", tag="chat"):
    """Lines of chat, from `n` on."""

    lines: list[Chat]


class Pinged(Struct, tag_field="type", tag="ping"):
    seat: int
    target: str


class Company(Struct, tag_field="type", tag="company"):
    """Who is there now: the seats whose people have a page open, and how many watch."""

    present: list[int]
    spectators: int


class Done(Struct, tag_field="type", tag="done"):
    """A request was carried out. `data`: what was asked for, such as a reissued secret or the table of a rematch."""

    id: int
    data: dict[str, str] | None = None


class Refused(Struct, tag_field="type", tag="refused"):
    """A request was refused and nothing has changed: a short code, the words, the rules behind it (perhaps none)."""

    id: int
    code: str
    text: str
    rules: list[str]


class Bye(Struct, tag_field="type", tag="bye"):
    """The server closes the socket: why. `again`: trying once more may help."""

    code: str
    text: str
    again: bool


Reply = State | Preview | Advice | OddsTold | Granted | Reason | Chats | Pinged | Company | Done | Refused | Bye

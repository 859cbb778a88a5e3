"""A table and who sits there, as all who are at it are told alike."""

from __future__ import annotations

from typing import Any, Literal

from ludotek.house.wire.struct import Struct


class Seat(Struct):
    """Somebody at the table. `who`: "human", or a bot's name; `replaced`: a bot plays on for a person; `away`: seconds
    until the others may let a bot play for somebody who has no connection; `out`: the game goes on without this seat."""

    seat: int
    name: str
    who: str
    present: bool
    asked: bool
    replaced: bool = False
    open: bool = False  # a friend's seat that nobody has taken yet
    taken: bool = True  # False: a friend's seat that nobody has taken, even while a bot plays there
    host: bool = False
    away: float | None = None
    out: bool = False
    place: int = 0  # as soon as it is certain; 0: not yet, or nobody has one


class Silence(Struct):
    """Partners may not talk in private: the words, and the rule that says so."""

    text: str
    rule: str


class ModeTold(Struct):
    """The mode that is played: its name, who wins when, and the clause that says so."""

    text: str
    about: str
    rule: str


class Helpers(Struct):
    """What helps those who play: hints (and the reasons of bots), odds; `why` there is none of both at this table, in words, or ""."""

    hint: bool
    odds: bool
    why: str


class Table(Struct):
    """The table itself, the same for everybody."""

    id: str
    game: str
    options: dict[str, Any]
    seats: list[Seat]
    status: Literal["waiting", "playing", "paused", "over", "closed"]
    spectators: int
    created: float
    commitment: str | None
    opening: str | None
    known: bool  # were the dice no secret when the game began?
    salts: list[str]  # what the seats have added to them, "" for those that have not; empty: nobody has
    waiting: str  # who the table is waiting for and why, in words
    together: bool  # all win or lose together
    teams: list[list[int]]
    team_talk: bool  # partners may talk among themselves
    silence: Silence | None  # partners may not
    helpers: Helpers
    reviewed: bool = False  # is it over, and can be reviewed?
    rematch: str | None = None  # the table of the next game
    day: str = ""  # of a game of the day: which one
    mode: ModeTold | None = None  # where a game has several
    rematch_by: int = -1  # the seat that proposed it
    pack: str = ""  # the kind of a pack that is played with; its cards are the table's own
    trial: str = ""  # the card that is tried here
    real: bool = False  # with real dice and cards, of which people say what they show
    names: dict[str, str] = {}  # what the words of the page call by their ids, where a pack has given it a name
    played: str = ""  # where it was played, in words
    hue: str = ""  # the colour that its content has chosen

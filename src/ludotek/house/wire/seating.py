"""New tables, and who takes a seat there."""

from __future__ import annotations

from typing import Any, Literal

from ludotek.house.wire.struct import Lang, Struct
from ludotek.house.wire.table import ModeTold


class NewSeat(Struct):
    """Who is to sit there: the creator ("me"), a friend who comes by link, or a bot."""

    who: Literal["me", "friend", "bot"]
    bot: str = "greedy"


class NewClock(Struct):
    """Minutes for the whole game, or days for each move."""

    kind: Literal["minutes", "days"]
    amount: int


class NewTable(Struct):
    game: str
    options: dict[str, Any] = {}
    seats: list[NewSeat] = []  # empty: the usual ones (one person among bots; in a co-op game one person for all)
    name: str = ""
    lang: Lang = "en"
    clock: NewClock | None = None
    lesson: bool = (
        False  # the guided first game, or that of the deck which the options name; it has its own options and seats
    )
    puzzle: int = 0  # the number of a puzzle, which has its own options and seats, too
    public: bool = False  # listed for everybody, where the operator allows it
    salt: str = ""  # what the creator adds to the dice: 32 hexadecimal digits
    pack: dict[str, Any] | None = None  # a pack of somebody's own, with which this table alone is played
    real: bool = False  # with real dice and cards, of which people say what they show
    trial: str = ""  # the id of a card that is tried at once in a small position; it sets no records


class Created(Struct):
    """A new table and its secrets: the creator's seat, the one for friends, the one for watching."""

    table: str
    key: str
    invite: str
    watch: str


class Invitation(Struct):
    invite: str
    lang: Lang = "en"


class Place(Struct):
    """A seat as those who are invited read it: "" as name, and still open; or somebody's."""

    name: str
    bot: bool
    open: bool


class Invited(Struct):
    """What an invitation is to: the game, how many seats the guest may take (0: none is open), whose table it is, who
    sits where, and what is played."""

    game: str
    seats: int
    host: str
    places: list[Place]
    status: str
    mode: ModeTold | None


class Join(Struct):
    invite: str
    name: str = ""
    lang: Lang = "en"
    seats: int = 1
    salt: str = ""  # what the guest adds to the dice: 32 hexadecimal digits


class Joined(Struct):
    table: str
    key: str
    seat: int

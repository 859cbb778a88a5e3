"""The journal of a table: everything that was done at it, in order, as it is stored. A table is its journal read again.

What belongs to the game itself are lines of its record; the rest are acts of the table. Times are the server's.
"""

from __future__ import annotations

from typing import Any, Literal

import msgspec

Asked = Literal["undo", "concede", "bot", "pause", "continue", "close", "host", "link"]


class Entry(msgspec.Struct, tag_field="kind", forbid_unknown_fields=True, frozen=True):
    """Something that was done at a table, and when (seconds since 1970)."""

    at: float


class Opened(Entry, tag="opened", frozen=True):
    """The table as it was set up: who sits on each seat ("human" or a bot), its clock, whether it is a lesson or goes on
    from a position of another game, the day whose game it is, the puzzle that it is, by its id, the kind of a pack that
    somebody has brought to it, and the card that is tried."""

    seating: list[str]
    clock: tuple[str, int] | None  # "minutes" for the game or "days" for each move
    lesson: bool = False
    day: str = ""
    branch: bool = False
    puzzle: str = ""
    pack: str = ""
    trial: str = ""


class Seated(Entry, tag="seated", frozen=True):
    """Somebody took seats; `key` is the digest of the secret that proves it, `salt` what they add to the dice ("": nothing)."""

    holder: int
    name: str
    seats: list[int]
    key: str
    host: bool
    salt: str = ""


class Named(Entry, tag="named", frozen=True):
    holder: int
    name: str


class Keyed(Entry, tag="keyed", frozen=True):
    """A secret was issued: of a holder, or the table's own for friends and for watching. `veiled`: others made it for
    somebody who is away, whose own one stays; it shows nothing that is hidden, and ends when that person comes back."""

    whose: int | Literal["invite", "watch"]
    key: str
    veiled: bool = False


class Hosted(Entry, tag="hosted", frozen=True):
    """Another person is the host from now on."""

    holder: int


class Played(Entry, tag="played", frozen=True):
    """Lines of the game's record. `left`: seconds on each seat's clock after them."""

    lines: list[dict[str, Any]]
    left: list[float] | None = None


class Entering(Entry, tag="entering", frozen=True):
    """At a real table: an act waits for what dice and cards show; `entered` is what was said so far. Seat -1: it was taken
    back."""

    seat: int
    action: int = -1
    entered: list[int] = []


class Replaced(Entry, tag="replaced", frozen=True):
    """A bot plays on for a person; `late`: because the clock ran out."""

    seat: int
    bot: str
    late: bool = False


class Returned(Entry, tag="returned", frozen=True):
    """The person plays again."""

    seat: int


class Missed(Entry, tag="missed", frozen=True):
    """A person is without connection, as far as one process can see."""

    holder: int


class Seen(Entry, tag="seen", frozen=True):
    """A person who was missed is there."""

    holder: int


class Paused(Entry, tag="paused", frozen=True):
    on: bool


class Closed(Entry, tag="closed", frozen=True):
    """The table was ended; an unfinished game is abandoned and its seal opened."""


class Muted(Entry, tag="muted", frozen=True):
    card: str
    on: bool


class Proposed(Entry, tag="proposed", frozen=True):
    """A seat asks the others for something, or one of them to let a bot play for it. `needed`: the holders who must agree,
    where that depends on who is there; `key`: the digest of the secret of a new link."""

    what: Asked
    seat: int
    about: int = -1
    bot: str = ""
    needed: list[int] | None = None
    key: str = ""


class Voted(Entry, tag="voted", frozen=True):
    """A holder's answer to a proposal; a no ends it."""

    holder: int
    yes: bool


class Said(Entry, tag="said", frozen=True):
    """A line of chat, or a ready-made phrase by its name; seat -1 is a spectator."""

    seat: int
    name: str
    text: str
    team: bool = False
    phrase: str = ""


class Brought(Entry, tag="brought", frozen=True):
    """The game comes to another place, or (`file`) can be opened at another one from now on."""

    place: str


class Continued(Entry, tag="continued", frozen=True):
    """The next game with the same people is at another table, as this seat proposed."""

    table: str
    seat: int = -1


Known = (
    Opened | Seated | Named | Keyed | Hosted | Played | Entering | Replaced | Returned | Missed | Seen | Paused | Closed | Muted | Proposed
    | Voted | Said | Brought | Continued
)  # fmt: skip

_encoder = msgspec.json.Encoder()
_decoder = msgspec.json.Decoder(Known)


def to_bytes(entry: Known) -> bytes:
    return _encoder.encode(entry)


def from_bytes(data: bytes) -> Known:
    entry: Known = _decoder.decode(data)
    return entry


class _Passed(msgspec.Struct):
    """Of an entry with lines of the game, what is not the game."""

    at: float
    left: list[float] | None = None


_passed = msgspec.json.Decoder(_Passed)
PLAYED = b'{"kind":"played",'  # how the encoder begins such an entry


ENTERING = b'{"kind":"entering",'  # as well


def waiting(entries: list[bytes]) -> Entering | None:
    """What waits for real dice and cards after these entries, if anything does."""
    for data in reversed(entries):
        if data.startswith(ENTERING):
            found = from_bytes(data)
            return found if isinstance(found, Entering) and found.seat >= 0 else None
        if data.startswith(PLAYED):
            return None
    return None


def without_lines(data: bytes) -> Known:
    """An entry for those who have the game from elsewhere."""
    if data.startswith(ENTERING):
        return Entering(from_bytes(data).at, -1)
    if not data.startswith(PLAYED):
        return from_bytes(data)
    passed = _passed.decode(data)
    return Played(passed.at, [], passed.left)


CLOSED = b'{"kind":"closed",'  # as well


def closes(entries: list[bytes]) -> bool:
    """Is the table closed by one of them?"""
    return any(entry.startswith(CLOSED) for entry in entries)


def keys_in(journal: list[bytes]) -> set[str]:
    """The digests of all secrets that were ever issued, without reading what else was done."""
    entries = [from_bytes(data) for data in journal if b'"key"' in data]
    return {entry.key for entry in entries if isinstance(entry, Seated | Keyed)}

"""The header of a record: which game it is."""

from __future__ import annotations

from typing import Any, Final

from ludotek.kernel.errors import RecordError
from ludotek.kernel.reader import Reader
from ludotek.kernel.seal import SEALED, read_seal

FORMAT: Final = 1
SHORT: Final = 16  # hexadecimal digits of a digest in a record

TERMINAL: Final = "terminal"
DEVICE: Final = "device"  # whose owner has the secret of the dice
SERVER: Final = "server"
FILE: Final = "file"  # a backup was made while the game ran: from then on whoever has it can know the dice
PLACES: Final = [TERMINAL, DEVICE, SERVER, FILE]


class Header:
    """Which game this is: everything that, with the answers, makes it the same game again."""

    def __init__(
        self,
        game: str,
        rules: int,
        content: str,
        options: dict[str, Any],
        seats: int,
        chance: dict[str, Any],
        digest: str,
        attended: bool = False,
        places: list[str] | None = None,
    ) -> None:
        self.game = game
        self.rules = rules
        self.content = content  # the hash
        self.options = options
        self.seats = seats
        self.chance = chance  # a seed, or the commitment to one
        self.digest = digest  # of the first position
        self.attended = attended  # people were at the table: only answers that they could take back were given for them
        self.places: list[str] = (
            [] if places is None else places
        )  # where it was played, in order; old records do not say

    def to_data(self) -> dict[str, object]:
        data: dict[str, object] = {
            "ludotek": FORMAT,
            "game": self.game,
            "rules": self.rules,
            "content": self.content,
            "options": self.options,
            "seats": self.seats,
            "chance": self.chance,
            "digest": self.digest,
        }
        if self.attended:
            data["attended"] = True
        if self.places:
            data["places"] = self.places[:]
        return data

    def moved(self, places: list[str]) -> Header:
        """The same game, played on there."""
        return Header(
            self.game,
            self.rules,
            self.content,
            self.options,
            self.seats,
            self.chance,
            self.digest,
            self.attended,
            self.places + places,
        )


def read_format(fields: Reader) -> None:
    found = fields.number("ludotek", 1)
    if found != FORMAT:
        raise fields.fail("ludotek", f"this is format {found}, but this program reads format {FORMAT}")


def read_header(data: object, where: str) -> Header:
    fields = Reader(data, where, RecordError)
    read_format(fields)
    chance = fields.table("chance")
    kind = chance.text("kind")
    if kind == "fast":
        chance.number("seed")
        chance.done()
    elif kind == SEALED:
        read_seal(chance)
    header = Header(
        fields.text("game"),
        fields.number("rules", 1),
        fields.hexadecimal("content", 32),
        fields.table("options").data,
        fields.number("seats", 1),
        chance.data,
        fields.hexadecimal("digest", SHORT),
        fields.flag("attended"),
        fields.texts("places", PLACES) if fields.has("places") else [],
    )
    fields.done()
    return header

"""What a deck says of its look: a hue, what its chip is drawn as, and the places that its stacks are.

Nothing of it changes a rule. A deck that says nothing has a look all the same: the usual hue, a plain chip, stacks by their
numbers, and a map that lays itself out.
"""

from __future__ import annotations

from typing import Any, Final, Literal, cast, get_args

from ludotek.games.twenty_strong.map import GRID, Spot
from ludotek.kernel.field import Field, Form, Name, Names, OneOf, Table, Tables, WordOf
from ludotek.kernel.mistake import Mistake
from ludotek.kernel.phrase import Phrase
from ludotek.kernel.reader import Reader
from ludotek.kernel.vocabulary import Vocabulary

HueName = Literal["amber", "rust", "rose", "plum", "sky", "teal", "moss", "stone"]
ChipName = Literal["token", "calendar", "coins", "lamp"]
IconName = Literal[
    "bridge", "camp", "cave", "chapel", "crossroads", "field", "ford", "gate", "grove", "harbour", "hill", "hut", "inn",
    "lake", "marsh", "mill", "mountain", "ruin", "tower", "village", "well",
]  # fmt: skip
HUES: Final[tuple[HueName, ...]] = get_args(HueName)
CHIPS: Final[tuple[ChipName, ...]] = get_args(ChipName)
ICONS: Final[tuple[IconName, ...]] = get_args(IconName)


class At(Field):
    """Where a place lies on the map: its column and its row, from the top left; None: where the map puts it."""

    def __init__(self) -> None:
        super().__init__(None, needed=False)

    def read(self, reader: Reader, name: str, vocabulary: Vocabulary) -> Any:
        if not reader.has(name):
            return None
        said = reader.data[name]
        if not isinstance(said, list) or len(said) != 2 or any(type(n) is not int or not 0 <= n < GRID for n in said):
            english = f"must be a column and a row, each from 0 to {GRID - 1}, such as [0, 2]"
            raise reader.fail(name, Mistake("spot", english, {"most": GRID - 1}))
        return (said[0], said[1])

    def schema(self) -> dict[str, Any]:
        number = {"type": "integer", "minimum": 0, "maximum": GRID - 1}
        return {"type": "array", "minItems": 2, "maxItems": 2, "items": number}

    def limits(self) -> str:
        return "a column and a row"


class Place:
    """One place, for a stack."""

    def __init__(self, id: str, called: dict[str, Any], at: Spot | None, icon: str) -> None:
        self.id = id
        self.phrase = Phrase(f"place-{id}", called)
        self.at = at
        self.icon = cast("IconName | None", icon or None)


class Places(Tables):
    """The places, in the order of the stacks: each with an id of its own, and all of them on the map or none."""

    def read(self, reader: Reader, name: str, vocabulary: Vocabulary) -> Any:
        found: list[Place] = []
        for each in reader.tables(name):
            place = self.made(each, vocabulary)
            if any(place.id == other.id for other in found):
                raise each.fail("id", Mistake("twice", f"is used twice: {place.id}", {"id": place.id}))
            if place.at is not None and any(place.at == other.at for other in found):
                raise each.fail("at", Mistake("spot-taken", "is where another place lies already"))
            found.append(place)
        if len({place.at is None for place in found}) > 1:
            raise reader.fail(name, Mistake("some-spots", "must say where each place lies, or where none does"))
        return found


PLACE: Final = Form(id=Name(), name=Names(), at=At(), icon=OneOf(list(ICONS), none=-1))


def make_place(id: str, called: dict[str, Any], at: Spot | None, icon: int) -> Place:
    return Place(id, called, at, ICONS[icon] if icon >= 0 else "")


class Look:
    def __init__(self, hue: HueName, chip: ChipName, places: list[Place]) -> None:
        self.hue = hue
        self.chip = chip
        self.places = places


LOOK: Final = Table(
    Look,
    Form(
        hue=WordOf(list(HUES), HUES[0]),
        chip=WordOf(list(CHIPS), CHIPS[0]),
        place=Places(make_place, PLACE, needed=False),
    ),
    needed=False,
)

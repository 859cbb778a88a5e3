"""What is printed on dice, Epics, Reckoners and Steelheart's boards, and how the box file writes it."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from ludotek.games.reckoners.rules.components import (
    FACES,
    FEWEST,
    INFINITE,
    MAX_HEALTH,
    MAX_RESEARCH,
    MOST,
    SIDES,
    SYMBOLS,
)
from ludotek.games.reckoners.rules.epic_actions import Strengthen
from ludotek.games.reckoners.rules.symbols import pack
from ludotek.kernel.effect import Action
from ludotek.kernel.field import Field, Flag, Form, Name, Names, Number, OneOf, Table, Tables, WordOf
from ludotek.kernel.mistake import Mistake
from ludotek.kernel.phrase import Phrase, Slot
from ludotek.kernel.reader import Reader
from ludotek.kernel.vocabulary import ACTION, Actions, Vocabulary, reference

ORIGINS: Final = ["house", "rulebook"]
LOOT: Final = ["enforcement", "contain", "plan", "money", "research"]
NAMED: Final[dict[str, Field]] = {"id": Name(), "origin": WordOf(ORIGINS)}


class Faces(Field):
    """The sides of a die, each with its symbols, packed."""

    def read(self, reader: Reader, name: str, vocabulary: Vocabulary) -> Any:
        printed = reader.raw(name)
        if not isinstance(printed, list) or len(printed) != FACES:
            raise reader.fail(name, f"must be a list of {FACES} faces, not {printed!r}")
        for words in printed:
            if not isinstance(words, list) or not 1 <= len(words) <= 6 or any(word not in SYMBOLS for word in words):
                raise reader.fail(name, f"must be a list of 1 to 6 symbols out of {', '.join(SYMBOLS)}, not {words!r}")
        faces = [int(pack([SYMBOLS.index(word) for word in words])) for words in printed]
        if len(set(faces)) == 1:
            raise reader.fail(name, "must differ: a die is turned to another face (RK-72)")
        return faces

    def schema(self) -> dict[str, Any]:
        face = {"type": "array", "minItems": 1, "maxItems": 6, "items": {"enum": SYMBOLS}}
        return {"type": "array", "minItems": FACES, "maxItems": FACES, "items": face}


DIE: Final = Form(**NAMED, faces=Faces())


class DieKind:
    """A kind of die: its different faces, and what each of the six sides shows."""

    def __init__(self, index: int, found: dict[str, Any]) -> None:
        self.name: str = found["id"]
        self.origin: str = found["origin"]
        printed: list[int] = found["faces"]
        self.faces = list(dict.fromkeys(printed))  # packed symbols of each different face
        self.sides = [index * FACES + self.faces.index(face) for face in printed]  # codes, one for each side


class Track(Actions):
    """The actions of a track."""

    def __init__(self, least: int, most: int) -> None:
        super().__init__()
        self.least = least
        self.most = most

    def read(self, reader: Reader, name: str, vocabulary: Vocabulary) -> Any:
        track = [vocabulary.action(each) for each in reader.tables(name)]
        if not self.least <= len(track) <= self.most:
            english = f"must have {self.least} to {self.most} actions, not {len(track)}"
            slots: dict[str, Slot] = {"least": self.least, "most": self.most, "n": len(track)}
            raise reader.fail(name, Mistake("track-length", english, slots))
        return track

    def schema(self) -> dict[str, Any]:
        return {"type": "array", "minItems": self.least, "maxItems": self.most, "items": reference(ACTION)}


class Health(Number):
    """A number, or "infinite"."""

    def read(self, reader: Reader, name: str, vocabulary: Vocabulary) -> Any:
        endless = reader.has(name) and reader.raw(name) == "infinite"
        return INFINITE if endless else super().read(reader, name, vocabulary)

    def schema(self) -> dict[str, Any]:
        return {"anyOf": [super().schema(), {"enum": ["infinite"]}]}


class Loot(Table):
    """How much there is of each kind of LOOT."""

    def __init__(self) -> None:
        super().__init__(loot_of, Form(**{kind: Number(0, 9, 0) for kind in LOOT}))

    def read(self, reader: Reader, name: str, vocabulary: Vocabulary) -> Any:
        found: list[int] = super().read(reader, name, vocabulary)
        if found[LOOT.index("research")] == 0:
            english = "must contain research: every Epic tells something about Steelheart (RK-17)"
            raise reader.fail(name, Mistake("no-research", english))
        return found


def loot_of(*numbers: int) -> list[int]:
    return list(numbers)


def loot_phrases(loot: list[int]) -> list[Phrase]:
    """Loot in words: what there is, with its value (RK-47)."""
    return [Phrase(f"loot-{LOOT[kind]}", {"n": loot[kind]}) for kind in range(len(loot)) if loot[kind] > 0]


ON_EPICS: Final[dict[str, Field]] = {
    "research": Number(0, MAX_RESEARCH),
    "health": Health(1, MAX_HEALTH),
    "weakened": Number(1, MAX_HEALTH),
    "track": Track(4, 8),
    "loot": Loot(),
}
EPIC: Final = Form(**NAMED, **ON_EPICS)

# What somebody brings: Epics beside those of the box, or instead of them. They are written as the box writes them, but
# that each has its name with it.
HOUSE_EPIC: Final = Form(id=Name(), name=Names(), **ON_EPICS)
HOUSE_EPICS: Final = Form(id=Name(), name=Names(), instead=Flag(), epic=Tables(dict, HOUSE_EPIC))


class Epic:
    """An Epic as printed (RK-17)."""

    def __init__(self, index: i64, found: dict[str, Any]) -> None:
        self.index = index
        self.name: str = found["id"]
        self.phrase = Phrase(f"card-{self.name}", found.get("name"))
        self.origin: str = found.get("origin", "house")
        self.research: i64 = found["research"]
        self.health: i64 = found["health"]
        self.weakened: i64 = found["weakened"]
        self.track: list[Action] = found["track"]
        self.loot: list[int] = found["loot"]


RECKONER: Final = Form(**NAMED, die=Name(), ability=Name())


class Reckoner:
    """Who plays: own special dice and an ability card (RK-15, RK-16)."""

    def __init__(self, name: str, origin: str, die: i64, ability: i64) -> None:
        self.name = name
        self.origin = origin
        self.die = die
        self.ability = ability


class Adjustment:
    """One side of the Adjustment board for a number of Reckoners (RK-12)."""

    def __init__(self, reckoners: i64, side: i64, deployment: i64, yellow: list[Action], white: list[Action]) -> None:
        self.reckoners = reckoners
        self.side = side
        self.deployment = deployment
        self.yellow = yellow
        self.white = white


class Adjustments(Tables):
    """The Adjustment boards; Steelheart does not strengthen himself."""

    def __init__(self) -> None:
        form = Form(
            reckoners=Number(FEWEST, MOST),
            side=OneOf(SIDES),
            deployment=Number(1, 9),
            yellow=Track(3, 12),
            white=Track(3, 12),
        )
        super().__init__(Adjustment, form)

    def made(self, reader: Reader, vocabulary: Vocabulary) -> Any:
        board: Adjustment = super().made(reader, vocabulary)
        if any(isinstance(deed, Strengthen) for deed in board.yellow + board.white):
            raise reader.fail("yellow", "and white must not strengthen Steelheart: only other Epics do (RK-58)")
        return board


class Movement(Field):
    """How far Steelheart goes, by the faces of his die."""

    def read(self, reader: Reader, name: str, vocabulary: Vocabulary) -> Any:
        faces = reader.raw(name)
        if (
            not isinstance(faces, list)
            or not faces
            or any(type(each) is not int or not 0 <= each <= 9 for each in faces)
        ):
            raise reader.fail(name, f"must be a list of whole numbers from 0 to 9, not {faces!r}")
        return [int(each) for each in faces]

    def schema(self) -> dict[str, Any]:
        return {"type": "array", "minItems": 1, "items": {"type": "integer", "minimum": 0, "maximum": 9}}


class Power(Tables):
    """The sides of the Power board in their order: the lengths of the red and the blue track."""

    def __init__(self) -> None:
        super().__init__(tuple, Form(side=OneOf(SIDES), red=Number(3, 12), blue=Number(3, 12)))

    def read(self, reader: Reader, name: str, vocabulary: Vocabulary) -> Any:
        found: list[list[int]] = []
        for table in reader.tables(name):
            side, red, blue = self.form.values(table, vocabulary).values()
            if side != len(found):
                raise table.fail("side", f"must be {SIDES[len(found)]}: the sides come in order")
            found.append([red, blue])
        return found


def as_it_is(value: Any) -> Any:
    return value


def name_alone(name: str, origin: str) -> str:
    return name


# Of the whole city; the rest of the file is lists of what is above.
CITY: Final[dict[str, Field]] = {
    "power": Power(),
    "adjustment": Adjustments(),
    "movement": Table(as_it_is, Form(faces=Movement())),
    "base": Table(as_it_is, Form(length=Number(1, 12))),
    "district": Tables(name_alone, Form(**NAMED)),
}

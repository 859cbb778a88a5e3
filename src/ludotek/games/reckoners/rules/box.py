"""The box: dice, Reckoners, cards, Epics, Steelheart's boards and districts, read from data."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from ludotek.games.reckoners.rules.actions import MOST_CARDS
from ludotek.games.reckoners.rules.cards import DIE, Card, card_phrases, read_card
from ludotek.games.reckoners.rules.components import (
    BASIC,
    CARDS,
    FACES,
    FEWEST,
    INFINITE,
    MARKET,
    MAX_HEALTH,
    MAX_RESEARCH,
    MOST,
    SIDES,
    STEELHEART,
    SYMBOLS,
)
from ludotek.games.reckoners.rules.symbols import pack
from ludotek.games.reckoners.rules.tracks import STRENGTHEN, Deed, read_track
from ludotek.kernel.errors import ContentError
from ludotek.kernel.phrase import Phrase
from ludotek.kernel.schema import Reader

ORIGINS: Final = ["house", "rulebook"]
LOOT: Final = ["enforcement", "contain", "plan", "money", "research"]
KINDS: Final = 7  # of dice: basic, and a colour for each Reckoner


class DieKind:
    """A kind of die: its different faces, and what each of the six sides shows."""

    def __init__(self, name: str, origin: str, faces: list[int], sides: list[int]) -> None:
        self.name = name
        self.origin = origin
        self.faces = faces  # packed symbols of each different face
        self.sides = sides  # codes (kind * 6 + face), one for each side


class Epic:
    """An Epic as printed (RK-17)."""

    def __init__(self, index: i64, name: str, origin: str) -> None:
        self.index = index
        self.name = name
        self.origin = origin
        self.research: i64 = 0
        self.health: i64 = 0
        self.weakened: i64 = 0
        self.track: list[Deed] = []
        self.loot: list[int] = [0] * len(LOOT)


class Reckoner:
    """Who plays: own special dice and an ability card (RK-15, RK-16)."""

    def __init__(self, name: str, origin: str, die: i64, ability: i64) -> None:
        self.name = name
        self.origin = origin
        self.die = die
        self.ability = ability


class Adjustment:
    """One side of the Adjustment board for a number of Reckoners (RK-12)."""

    def __init__(self, reckoners: i64, side: i64, deployment: i64, yellow: list[Deed], white: list[Deed]) -> None:
        self.reckoners = reckoners
        self.side = side
        self.deployment = deployment
        self.yellow = yellow
        self.white = white


class Box:
    """All that is printed. Shared by every match and clone that plays with it."""

    def __init__(self, raw: dict[str, Any]) -> None:
        self.raw = raw
        self.dice: list[DieKind] = []
        self.symbols: list[int] = []  # of each code of a die
        self.cards: list[Card] = []
        self.reckoners: list[Reckoner] = []
        self.epics: list[Epic] = []
        self.power: list[list[int]] = []  # lengths of the red and the blue track, by side
        self.adjustments: list[Adjustment] = []
        self.districts: list[str] = []
        reader = Reader(raw, "box")
        self.name = reader.text("id")
        for table in reader.tables("die"):
            self.add_die(table)
        for table in reader.tables("card"):
            self.add_card(table)
        for table in reader.tables("reckoner"):
            self.add_reckoner(table)
        for table in reader.tables("epic"):
            self.add_epic(table)
        self.read_boards(reader)
        movement, base = reader.table("movement"), reader.table("base")
        self.movement: list[int] = read_movement(movement)
        self.base_length: i64 = base.number("length", 1, 12)
        base.done()
        for table in reader.tables("district"):
            self.districts.append(table.text("id"))
            table.choice("origin", ORIGINS)
            table.done()
        reader.done()
        self.check()

    def fail(self, problem: str) -> ContentError:
        return ContentError(f"box {self.name}", problem)

    # finding

    def die_named(self, name: str) -> i64:
        return find([die.name for die in self.dice], name)

    def card_named(self, name: str) -> i64:
        return find([card.name for card in self.cards], name)

    def epic_named(self, name: str) -> i64:
        return find([epic.name for epic in self.epics], name)

    def reckoner_named(self, name: str) -> i64:
        return find([reckoner.name for reckoner in self.reckoners], name)

    def equipment(self) -> list[int]:
        return [int(card.index) for card in self.cards if not card.is_ability]

    def adjustment(self, reckoners: i64, side: i64) -> Adjustment:
        for each in self.adjustments:
            if each.reckoners == reckoners and each.side == side:
                return each
        raise self.fail(f"has no Adjustment board for {reckoners} Reckoners, side {SIDES[side]}")

    def phrase(self, number: i64) -> Phrase:
        """An Epic, a card or Steelheart by name."""
        if number == STEELHEART:
            return Phrase("steelheart")
        return Phrase(f"card-{self.epics[number].name if number < CARDS else self.cards[number - CARDS].name}")

    def reckoner_phrase(self, who: i64) -> Phrase:
        return Phrase(f"card-{self.reckoners[who].name}")

    def district_phrase(self, district: i64) -> Phrase:
        return Phrase(f"district-{self.districts[district]}")

    def die_phrase(self, kind: i64) -> Phrase:
        return Phrase(f"die-{self.dice[kind].name}")

    def text_of(self, card: Card) -> list[Phrase]:
        """What a card does, in sentences."""
        return card_phrases(card, self.die_phrase(card.die if card.kind == DIE else BASIC))

    # reading

    def add_die(self, reader: Reader) -> None:
        name = reader.text("id")
        reader.where = f"box {self.name}, die {name}"
        if self.die_named(name) >= 0:
            raise reader.fail("id", f"is used twice: {name}")
        if len(self.dice) == KINDS:
            raise reader.fail("id", f"is one too many: there are {KINDS} kinds of dice")
        printed = reader.raw("faces")
        if not isinstance(printed, list) or len(printed) != FACES:
            raise reader.fail("faces", f"must be a list of {FACES} faces, not {printed!r}")
        first, faces, sides = len(self.dice) * FACES, list[int](), list[int]()
        for face in printed:
            packed = int(pack(read_symbols(reader, "faces", face)))
            if packed not in faces:
                faces.append(packed)
            sides.append(first + faces.index(packed))
        if len(faces) == 1:
            raise reader.fail("faces", "must differ: a die is turned to another face (RK-72)")
        self.symbols += faces + [0] * (FACES - len(faces))
        self.dice.append(DieKind(name, ORIGINS[reader.choice("origin", ORIGINS)], faces, sides))
        reader.done()

    def add_card(self, reader: Reader) -> None:
        name = reader.text("id")
        reader.where = f"box {self.name}, card {name}"
        if self.card_named(name) >= 0:
            raise reader.fail("id", f"is used twice: {name}")
        card = read_card(reader, len(self.cards), name, [die.name for die in self.dice])
        card.origin = ORIGINS[reader.choice("origin", ORIGINS)]
        reader.done()
        self.cards.append(card)

    def add_reckoner(self, reader: Reader) -> None:
        name = reader.text("id")
        reader.where = f"box {self.name}, reckoner {name}"
        if self.reckoner_named(name) >= 0:
            raise reader.fail("id", f"is used twice: {name}")
        die = reader.choice("die", [each.name for each in self.dice])
        abilities = [card.name for card in self.cards if card.is_ability]
        ability = self.card_named(abilities[reader.choice("ability", abilities)])
        if die == BASIC or any(each.die == die or each.ability == ability for each in self.reckoners):
            raise reader.fail("die", "and ability must be this Reckoner's own")
        self.reckoners.append(Reckoner(name, ORIGINS[reader.choice("origin", ORIGINS)], die, ability))
        reader.done()

    def add_epic(self, reader: Reader) -> None:
        name = reader.text("id")
        reader.where = f"box {self.name}, epic {name}"
        if self.epic_named(name) >= 0:
            raise reader.fail("id", f"is used twice: {name}")
        epic = Epic(len(self.epics), name, ORIGINS[reader.choice("origin", ORIGINS)])
        epic.research = reader.number("research", 0, MAX_RESEARCH)
        endless = reader.has("health") and reader.raw("health") == "infinite"
        epic.health = INFINITE if endless else reader.number("health", 1, MAX_HEALTH)
        epic.weakened = reader.number("weakened", 1, MAX_HEALTH)
        epic.track = read_track(reader, "track", 4, 8)
        loot = reader.table("loot")
        epic.loot = [loot.number(each, 0, 9, 0) for each in LOOT]
        loot.done()
        if epic.loot[LOOT.index("research")] == 0:
            raise reader.fail("loot", "must contain research: every Epic tells something about Steelheart (RK-17)")
        reader.done()
        self.epics.append(epic)

    def read_boards(self, reader: Reader) -> None:
        for side, table in enumerate(reader.tables("power")):
            if table.choice("side", SIDES) != side:
                raise table.fail("side", f"must be {SIDES[side]}: the sides come in order")
            self.power.append([table.number("red", 3, 12), table.number("blue", 3, 12)])
            table.done()
        for table in reader.tables("adjustment"):
            board = Adjustment(
                table.number("reckoners", FEWEST, MOST),
                table.choice("side", SIDES),
                table.number("deployment", 1, 9),
                read_track(table, "yellow", 3, 12),
                read_track(table, "white", 3, 12),
            )
            if any(deed.kind == STRENGTHEN for deed in board.yellow + board.white):
                raise table.fail("yellow", "and white must not strengthen Steelheart: only other Epics do (RK-58)")
            table.done()
            self.adjustments.append(board)

    def check(self) -> None:
        if len(self.dice) != KINDS or self.dice[BASIC].name != "basic":
            raise self.fail(f"must have {KINDS} kinds of dice, 'basic' first")
        if len(self.reckoners) < FEWEST or len(self.reckoners) > MOST:
            raise self.fail(f"must have {FEWEST} to {MOST} Reckoners, not {len(self.reckoners)}")
        if len(self.cards) > MOST_CARDS or len(self.equipment()) < MARKET:
            raise self.fail(f"must have at least {MARKET} equipment cards and at most {MOST_CARDS} cards in all")
        if not MOST + 1 < len(self.epics) < STEELHEART:
            raise self.fail(f"must have more than {MOST + 1} and less than {STEELHEART} Epics, not {len(self.epics)}")
        if len(self.power) != len(SIDES):
            raise self.fail("must have a Power board with the sides A and B")
        if len(set(self.districts)) != MOST + 1:
            raise self.fail(f"must have {MOST + 1} different districts, not {len(set(self.districts))}")
        for reckoners in range(FEWEST, MOST + 1):
            for side in range(len(SIDES)):
                self.adjustment(reckoners, side)
        swapped = [symbol for card in self.cards for symbol in (card.left, card.right) if symbol >= 0]
        if len(swapped) != len(set(swapped)):
            raise self.fail("must not have two cards that swap the same symbol")


def loot_phrases(loot: list[int]) -> list[Phrase]:
    """Loot in words: what there is, with its value (RK-47)."""
    return [Phrase(f"loot-{LOOT[kind]}", {"n": loot[kind]}) for kind in range(len(loot)) if loot[kind] > 0]


def find(names: list[str], name: str) -> i64:
    return names.index(name) if name in names else -1


def read_symbols(reader: Reader, field: str, words: Any) -> list[int]:
    if not isinstance(words, list) or not 1 <= len(words) <= 6 or any(word not in SYMBOLS for word in words):
        raise reader.fail(field, f"must be a list of 1 to 6 symbols out of {', '.join(SYMBOLS)}, not {words!r}")
    return [SYMBOLS.index(word) for word in words]


def read_movement(reader: Reader) -> list[int]:
    faces = reader.raw("faces")
    if not isinstance(faces, list) or not faces or any(type(each) is not int or not 0 <= each <= 9 for each in faces):
        raise reader.fail("faces", f"must be a list of whole numbers from 0 to 9, not {faces!r}")
    reader.done()
    return [int(each) for each in faces]

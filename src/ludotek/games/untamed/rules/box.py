"""The box: nine factions, each with five designs and a Stronghold, read from data (UN-03 to UN-05)."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from ludotek.games.untamed.rules.actions import DESIGNS
from ludotek.games.untamed.rules.components import ANIMAL, FACTIONS, KINDS
from ludotek.games.untamed.rules.effects.effect import LAST_WORDS, Action, Node, Standing, Text
from ludotek.games.untamed.rules.effects.sense import Place, check_sense
from ludotek.games.untamed.rules.effects.vocabulary import Vocabulary
from ludotek.kernel.errors import ContentError
from ludotek.kernel.schema import Reader

ORIGINS: Final = ["house", "rulebook"]
KEYWORDS: Final = ["guard", "rush"]


class Design:
    """One card as printed, of which there are three copies. Immutable; zones hold its index."""

    def __init__(self, index: i64, name: str) -> None:
        self.index = index
        self.name = name
        self.origin = "house"
        self.faction: i64 = 0
        self.kind: i64 = 0
        self.cost: i64 = 0
        self.attack: i64 = 0
        self.health: i64 = 0
        self.guard = False
        self.rush = False
        self.rally = False
        self.focus: i64 = -1  # Support to be paid instead of the Power cost (UN-49); -1: no Focus
        self.texts: list[Text] = []
        self.standing: list[Standing] = []
        self.actions: list[Action] = []  # of an Item
        self.moments: i64 = 0  # those of its texts, as bits
        self.has_last_words = False


class Stronghold:
    """A faction's Stronghold: an ability for Support, once a turn (UN-36)."""

    def __init__(self, faction: i64, name: str, cost: i64, actions: list[Action]) -> None:
        self.faction = faction
        self.name = name
        self.cost = cost
        self.actions = actions
        self.origin = "house"


class Box:
    """All designs. Shared by every match and clone that plays with it."""

    def __init__(self, raw: dict[str, Any]) -> None:
        self.raw = raw
        self.designs: list[Design] = []
        self.strongholds: list[Stronghold] = []
        self.vocabulary = Vocabulary()
        self.nodes: list[Node] = self.vocabulary.nodes
        reader = Reader(raw, "box")
        self.name = reader.text("id")
        for table in reader.tables("card"):
            self.add_design(table)
        for table in reader.tables("stronghold"):
            self.add_stronghold(table)
        reader.done()
        self.check()

    def named(self, name: str) -> i64:
        for design in self.designs:
            if design.name == name:
                return design.index
        return -1

    def of_faction(self, faction: i64) -> list[int]:
        return [int(design.index) for design in self.designs if design.faction == faction]

    def stronghold_of(self, faction: i64) -> Stronghold:
        for each in self.strongholds:
            if each.faction == faction:
                return each
        raise ContentError(f"box {self.name}", f"has no Stronghold of the faction {FACTIONS[faction]}")

    def add_design(self, reader: Reader) -> None:
        name = reader.text("id")
        reader.where = f"box {self.name}, card {name}"
        if self.named(name) >= 0:
            raise reader.fail("id", f"is used twice: {name}")
        card = Design(len(self.designs), name)
        card.origin = ORIGINS[reader.choice("origin", ORIGINS)]
        card.faction = reader.choice("faction", FACTIONS)
        card.kind = reader.choice("kind", KINDS)
        card.cost = reader.number("cost", 0, 5)
        card.rally = reader.flag("rally")
        if reader.has("focus"):
            card.focus = reader.number("focus", 1, 9)
        if card.kind == ANIMAL:
            card.attack = reader.number("attack", 0, 9)
            card.health = reader.number("health", 1, 12)
            keywords = reader.choices("keywords", KEYWORDS)
            card.guard = 0 in keywords
            card.rush = 1 in keywords
            card.texts = [self.vocabulary.text(each) for each in reader.tables("texts")]
            card.standing = [self.vocabulary.standing(each) for each in reader.tables("standing")]
            for text in card.texts:
                card.moments |= 1 << text.moment
            card.has_last_words = (card.moments >> LAST_WORDS) & 1 == 1
            for text in card.texts:
                check_sense(text.actions, Place(True, text.moment, card.has_last_words), self.vocabulary.where)
        else:
            card.actions = self.off_animals(reader)
        reader.done()
        self.designs.append(card)

    def add_stronghold(self, reader: Reader) -> None:
        name = reader.text("id")
        reader.where = f"box {self.name}, stronghold {name}"
        faction = reader.choice("faction", FACTIONS)
        if any(each.faction == faction for each in self.strongholds):
            raise reader.fail("faction", f"has two Strongholds: {FACTIONS[faction]}")
        if self.named(name) >= 0 or any(each.name == name for each in self.strongholds):
            raise reader.fail("id", f"is used twice: {name}")
        card = Stronghold(faction, name, reader.number("cost", 0, 5), self.off_animals(reader))
        card.origin = ORIGINS[reader.choice("origin", ORIGINS)]
        reader.done()
        self.strongholds.append(card)

    def off_animals(self, reader: Reader) -> list[Action]:
        """What an Item or a Stronghold does: there is no Animal on which the text stands."""
        actions = self.vocabulary.actions(reader, "do")
        check_sense(actions, Place(False, -1, False), self.vocabulary.where)
        return actions

    def check(self) -> None:
        where = f"box {self.name}"
        if len(self.designs) > DESIGNS:
            raise ContentError(where, f"has {len(self.designs)} designs; at most {DESIGNS} fit")
        for faction in range(len(FACTIONS)):
            if not self.of_faction(faction):
                raise ContentError(where, f"has no card of the faction {FACTIONS[faction]}")
            self.stronghold_of(faction)

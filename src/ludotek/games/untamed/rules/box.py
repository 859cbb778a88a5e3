"""The box: nine factions, each with five designs and a Stronghold, read from data (UN-03 to UN-05)."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from ludotek.games.untamed.rules.actions import DESIGNS
from ludotek.games.untamed.rules.components import FACTIONS, KINDS
from ludotek.games.untamed.rules.effects.combining import TEXT, Text
from ludotek.games.untamed.rules.effects.effect import LAST_WORDS, Standing
from ludotek.games.untamed.rules.effects.on_target import DamageByAttack
from ludotek.games.untamed.rules.effects.sense import OFF_ANIMALS, Place, check_sense
from ludotek.games.untamed.rules.effects.vocabulary import vocabulary
from ludotek.kernel.effect import Action, Node, moments_of
from ludotek.kernel.errors import ContentError
from ludotek.kernel.field import Flag, Form, Name, Number, OneOf, SomeOf, Tables, WordOf
from ludotek.kernel.reader import Reader
from ludotek.kernel.vocabulary import Actions, StandingTexts, Texts

ORIGINS: Final = ["house", "rulebook"]
KEYWORDS: Final = {"guard": "UN-51", "rush": "UN-48"}  # of Animals, each with its rule


CARD: Final = Form(
    id=Name(),
    origin=WordOf(ORIGINS),
    faction=OneOf(FACTIONS),
    kind=OneOf(KINDS),
    cost=Number(0, 5),
    focus=Number(1, 9, none=-1),
    rally=Flag(),
    attack=Number(0, 9).only_with("kind", ["animal"]),
    health=Number(1, 12).only_with("kind", ["animal"]),
    keywords=SomeOf(list(KEYWORDS)).only_with("kind", ["animal"], []),
    texts=Texts(TEXT).only_with("kind", ["animal"], []),
    standing=StandingTexts().only_with("kind", ["animal"], []),
    do=Actions().only_with("kind", ["item"], []),
)
STRONGHOLD: Final = Form(id=Name(), origin=WordOf(ORIGINS), faction=OneOf(FACTIONS), cost=Number(0, 5), do=Actions())


FILE: Final = Form(id=Name(), card=Tables(dict, CARD), stronghold=Tables(dict, STRONGHOLD))


class Design:
    """One card as printed, of which there are three copies. Immutable; zones hold its index."""

    def __init__(self, index: i64, found: dict[str, Any]) -> None:
        self.index = index
        self.name: str = found["id"]
        self.origin: str = found["origin"]
        self.faction: i64 = found["faction"]
        self.kind: i64 = found["kind"]
        self.cost: i64 = found["cost"]
        self.focus: i64 = found["focus"]  # Support to be paid instead of the Power cost (UN-49); -1: no Focus
        self.rally: bool = found["rally"]
        self.attack: i64 = found["attack"]
        self.health: i64 = found["health"]
        self.keywords = [word for i, word in enumerate(KEYWORDS) if i in found["keywords"]]
        self.guard = "guard" in self.keywords
        self.rush = "rush" in self.keywords
        self.texts: list[Text] = found["texts"]
        self.standing: list[Standing] = found["standing"]
        self.actions: list[Action] = found["do"]  # of an Item
        self.moments = moments_of(self.texts)  # as bits
        self.has_last_words = self.speaks_at(LAST_WORDS)
        self.nodes: list[Node] = []  # of which its texts are made
        self.recalls_attack: bool = False  # a text of it counts its Attack, even when it is gone (UN-76)

    def speaks_at(self, moment: i64) -> bool:
        """Does a text of it wait for this moment?"""
        return (self.moments >> moment) & 1 == 1


class Stronghold:
    """A faction's Stronghold: an ability for Support, once a turn (UN-36)."""

    def __init__(self, found: dict[str, Any]) -> None:
        self.name: str = found["id"]
        self.origin: str = found["origin"]
        self.faction: i64 = found["faction"]
        self.cost: i64 = found["cost"]
        self.actions: list[Action] = found["do"]
        self.nodes: list[Node] = []


class Box:
    """All designs. Shared by every match and clone that plays with it."""

    def __init__(self, raw: dict[str, Any]) -> None:
        self.raw = raw
        self.designs: list[Design] = []
        self.strongholds: list[Stronghold] = []
        self.vocabulary = vocabulary()
        self.nodes: list[Node] = self.vocabulary.nodes
        reader = Reader(raw, "box")
        self.name = reader.text("id")
        for table in reader.tables("card"):
            self.add_design(table)
        for table in reader.tables("stronghold"):
            self.add_stronghold(table)
        reader.done()
        self.check()
        self.by_faction = [self.find_stronghold(faction) for faction in range(len(FACTIONS))]

    def named(self, name: str) -> i64:
        for design in self.designs:
            if design.name == name:
                return design.index
        return -1

    def of_faction(self, faction: i64) -> list[int]:
        return [int(design.index) for design in self.designs if design.faction == faction]

    def stronghold_of(self, faction: i64) -> Stronghold:
        return self.by_faction[faction]

    def find_stronghold(self, faction: i64) -> Stronghold:
        for each in self.strongholds:
            if each.faction == faction:
                return each
        raise ContentError(f"box {self.name}: has no Stronghold of the faction {FACTIONS[faction]}")

    def names(self) -> list[str]:
        return [design.name for design in self.designs] + [stronghold.name for stronghold in self.strongholds]

    def add_design(self, reader: Reader) -> None:
        reader.entry(f"box {self.name}", "card", self.names())
        begun = len(self.nodes)
        card = Design(len(self.designs), CARD.values(reader, self.vocabulary))
        card.nodes = self.nodes[begun:]
        for node in card.nodes:
            if isinstance(node, DamageByAttack) and not node.base:
                card.recalls_attack = True
        for text in card.texts:
            check_sense(text.actions, Place(True, text.when, card.has_last_words), self.vocabulary.where)
        check_sense(card.actions, OFF_ANIMALS, self.vocabulary.where)
        self.designs.append(card)

    def add_stronghold(self, reader: Reader) -> None:
        reader.entry(f"box {self.name}", "stronghold", self.names())
        begun = len(self.nodes)
        card = Stronghold(STRONGHOLD.values(reader, self.vocabulary))
        card.nodes = self.nodes[begun:]
        if any(each.faction == card.faction for each in self.strongholds):
            raise reader.fail("faction", f"has two Strongholds: {FACTIONS[card.faction]}")
        check_sense(card.actions, OFF_ANIMALS, self.vocabulary.where)
        self.strongholds.append(card)

    def check(self) -> None:
        where = f"box {self.name}"
        if len(self.designs) > DESIGNS:
            raise ContentError(f"{where}: has {len(self.designs)} designs; at most {DESIGNS} fit")
        for faction in range(len(FACTIONS)):
            if not self.of_faction(faction):
                raise ContentError(f"{where}: has no card of the faction {FACTIONS[faction]}")

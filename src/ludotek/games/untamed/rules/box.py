"""The box: nine factions, each with five designs and a Stronghold, read from data (UN-03 to UN-05).

A pack may bring a tenth one, which is never part of the standard set (UN-03).
"""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from ludotek.games.untamed.rules.actions import DESIGNS
from ludotek.games.untamed.rules.components import DESIGNS_EACH, FACTIONS, HOUSE, ITEM, ITEMS_EACH, KINDS
from ludotek.games.untamed.rules.effects.combining import TEXT, Text
from ludotek.games.untamed.rules.effects.effect import LAST_WORDS, Standing
from ludotek.games.untamed.rules.effects.on_target import DamageByAttack
from ludotek.games.untamed.rules.effects.sense import OFF_ANIMALS, Place, senseless_in
from ludotek.games.untamed.rules.effects.vocabulary import vocabulary
from ludotek.kernel.effect import Action, Node, moments_of
from ludotek.kernel.errors import ContentError
from ludotek.kernel.field import Field, Flag, Form, Name, Names, Number, OneOf, SomeOf, Tables, WordOf
from ludotek.kernel.mistake import Mistake
from ludotek.kernel.phrase import CALLED, Phrase, Slot
from ludotek.kernel.reader import Reader
from ludotek.kernel.vocabulary import Actions, StandingTexts, Texts, Vocabulary

ORIGINS: Final = ["house", "rulebook"]
KEYWORDS: Final = {"guard": "UN-51", "rush": "UN-48"}  # of Animals, each with its rule
OF_THE_BOX: Final[dict[str, Field]] = {"id": Name(), "origin": WordOf(ORIGINS), "faction": OneOf(FACTIONS)}
NAMED: Final[dict[str, Field]] = {"id": Name(), "name": Names()}  # in a pack, which says the faction once

PRINTED: Final[dict[str, Field]] = {
    "kind": OneOf(KINDS),
    "cost": Number(0, 5),
    "focus": Number(1, 9, none=-1),
    "rally": Flag(),
    "attack": Number(0, 9).only_with("kind", ["animal"]),
    "health": Number(1, 12).only_with("kind", ["animal"]),
    "keywords": SomeOf(list(KEYWORDS)).only_with("kind", ["animal"], []),
    "texts": Texts(TEXT).only_with("kind", ["animal"], []),
    "standing": StandingTexts().only_with("kind", ["animal"], []),
    "do": Actions().only_with("kind", ["item"], []),
}
ON_STRONGHOLDS: Final[dict[str, Field]] = {"cost": Number(0, 5), "do": Actions()}
CARD: Final = Form(**OF_THE_BOX, **PRINTED)
STRONGHOLD: Final = Form(**OF_THE_BOX, **ON_STRONGHOLDS)

FILE: Final = Form(id=Name(), card=Tables(dict, CARD), stronghold=Tables(dict, STRONGHOLD))

# How a house faction is drawn.
EMBLEMS: Final = [
    "bear", "wolf", "owl", "frog", "snake", "spider", "elephant", "shark", "eagle", "bat", "stag", "turtle", "horse",
    "squirrel", "hedgehog", "octopus", "lion", "bee", "swan", "paw",
]  # fmt: skip
COLOURS: Final = ["crimson", "amber", "olive", "emerald", "teal", "azure", "indigo", "violet", "rose", "slate"]
LOOKS: Final[dict[str, Field]] = {"emblem": WordOf(EMBLEMS, "paw"), "colour": WordOf(COLOURS, "slate")}
HOUSE_CARD: Final = Form(**NAMED, **PRINTED)
HOUSE_STRONGHOLD: Final = Form(**NAMED, **ON_STRONGHOLDS)
FACTION: Final = "faction"  # the field of the box that holds what a pack brings
HOUSE_FACTION: Final = Form(**NAMED, **LOOKS, stronghold=Tables(dict, HOUSE_STRONGHOLD), card=Tables(dict, HOUSE_CARD))


class Faction:
    """A faction; one of a pack has a name of its own, and a look out of a small set."""

    def __init__(self, name: str, called: dict[str, Slot], look: dict[str, str]) -> None:
        self.name = name
        self.phrase = Phrase(f"faction-{name}", called)
        self.look = look


class Design:
    """One card as printed, of which there are three copies. Immutable; zones hold its index."""

    def __init__(self, index: i64, found: dict[str, Any]) -> None:
        self.index = index
        self.name: str = found["id"]
        self.phrase = card_phrase(found)
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
        self.phrase = card_phrase(found)
        self.origin: str = found["origin"]
        self.faction: i64 = found["faction"]
        self.cost: i64 = found["cost"]
        self.actions: list[Action] = found["do"]
        self.nodes: list[Node] = []


def card_phrase(found: dict[str, Any]) -> Phrase:
    """What a card is called."""
    return Phrase(f"card-{found['id']}", found.get("name"))


class Box:
    """All designs. Shared by every match and clone that plays with it."""

    def __init__(self, raw: dict[str, Any], whole: bool = True) -> None:
        """`whole`: can it be played? Else the faction of a pack is still being made."""
        self.raw = raw
        self.designs: list[Design] = []
        self.strongholds: list[Stronghold] = []
        self.factions = [Faction(name, {}, {}) for name in FACTIONS]
        self.vocabulary = vocabulary()
        self.nodes: list[Node] = self.vocabulary.nodes
        reader = Reader(raw, "box")
        self.name = reader.text("id")
        for table in reader.tables("card"):
            self.add_design(table, CARD)
        for table in reader.tables("stronghold"):
            self.add_stronghold(table, STRONGHOLD)
        self.check()
        if reader.has(FACTION):
            self.add_house(reader.table(FACTION))
            for flaw in self.flaws() if whole else []:
                raise flaw
        reader.done()
        keeps = [self.find_stronghold(faction) for faction in range(len(self.factions))]
        self.by_faction = [keep for keep in keeps if keep is not None]

    def named(self, name: str) -> i64:
        for design in self.designs:
            if design.name == name:
                return design.index
        return -1

    def of_faction(self, faction: i64) -> list[int]:
        return [int(design.index) for design in self.designs if design.faction == faction]

    def stronghold_of(self, faction: i64) -> Stronghold:
        return self.by_faction[faction]

    def find_stronghold(self, faction: i64) -> Stronghold | None:
        for each in self.strongholds:
            if each.faction == faction:
                return each
        return None

    def phrase_of(self, card: i64) -> Phrase:
        """A design by name; numbers from the designs on are Strongholds, by faction."""
        if card >= len(self.designs):
            return self.by_faction[card - len(self.designs)].phrase
        return self.designs[card].phrase

    def called(self) -> list[Phrase]:
        """What is called by a name of its own."""
        cards = [design.phrase for design in self.designs] + [stronghold.phrase for stronghold in self.strongholds]
        return [each for each in [faction.phrase for faction in self.factions] + cards if CALLED in each.slots]

    def names(self) -> list[str]:
        return [design.name for design in self.designs] + [stronghold.name for stronghold in self.strongholds]

    # reading

    def add_house(self, reader: Reader) -> None:
        """The faction of a pack comes behind the others."""
        reader.where = f"faction {reader.text('id')}"
        head = Form(**NAMED, **LOOKS).some(reader, self.vocabulary)
        self.factions.append(Faction(head["id"], head["name"], {look: head[look] for look in LOOKS}))
        for table in reader.tables("stronghold"):
            self.add_stronghold(table, HOUSE_STRONGHOLD)
        for table in reader.tables("card"):
            self.add_design(table, HOUSE_CARD)
        reader.done()

    def add_design(self, reader: Reader, form: Form) -> None:
        reader.entry(self.place_of(form), "card", self.names())
        begun = len(self.nodes)
        card = Design(len(self.designs), of_house(form.values(reader, self.vocabulary)))
        card.nodes = self.nodes[begun:]
        for node in card.nodes:
            if isinstance(node, DamageByAttack) and not node.base:
                card.recalls_attack = True
        for senseless in senseless_on(card, self.vocabulary):
            raise senseless
        self.designs.append(card)

    def add_stronghold(self, reader: Reader, form: Form) -> None:
        reader.entry(self.place_of(form), "stronghold", self.names())
        begun = len(self.nodes)
        card = Stronghold(of_house(form.values(reader, self.vocabulary)))
        card.nodes = self.nodes[begun:]
        if any(each.faction == card.faction for each in self.strongholds) and form is STRONGHOLD:
            raise reader.fail("faction", f"has two Strongholds: {FACTIONS[card.faction]}")
        for senseless in senseless_in(card.actions, OFF_ANIMALS, self.vocabulary):
            raise senseless
        self.strongholds.append(card)

    def place_of(self, form: Form) -> str:
        return f"box {self.name}" if "faction" in form.fields else f"faction {self.factions[HOUSE].name}"

    def check(self) -> None:
        where = f"box {self.name}"
        if len(self.designs) > DESIGNS:
            raise ContentError(f"{where}: has {len(self.designs)} designs; at most {DESIGNS} fit")
        for faction in range(len(FACTIONS)):
            if not self.of_faction(faction):
                raise ContentError(f"{where}: has no card of the faction {FACTIONS[faction]}")
            if self.find_stronghold(faction) is None:
                raise ContentError(f"{where}: has no Stronghold of the faction {FACTIONS[faction]}")

    def flaws(self) -> list[ContentError]:
        """Why the faction of a pack cannot be played, though each card is well made (UN-04, UN-05)."""
        found: list[ContentError] = []
        name, cards = self.factions[HOUSE].name, len(self.of_faction(HOUSE))
        if name in FACTIONS:
            found.append(self.flaw("id", Mistake("id-taken", f"is a faction of the box: {name}", {"id": name})))
        keeps = len([each for each in self.strongholds if each.faction == HOUSE])
        if keeps != 1:
            found.append(self.flaw("stronghold", Mistake("one-stronghold", f"must be one, not {keeps}", {"n": keeps})))
        if cards != DESIGNS_EACH:
            english = f"must have {DESIGNS_EACH} cards, not {cards}"
            found.append(self.flaw("card", Mistake("five-cards", english, {"n": cards})))
        return found

    def mixture_flaws(self) -> list[ContentError]:
        """Whether five cards are of the kinds that a faction has; a blank for measuring need not be."""
        cards = [self.designs[design] for design in self.of_faction(HOUSE)]
        items = len([card for card in cards if card.kind == ITEM])
        if len(cards) != DESIGNS_EACH or items in ITEMS_EACH:
            return []
        animals = len(cards) - items
        english = f"must have 4 Animals and 1 Item, or 3 and 2, not {animals} and {items}"
        return [self.flaw("card", Mistake("animals-and-items", english, {"animals": animals, "items": items}))]

    def flaw(self, field: str, mistake: Mistake) -> ContentError:
        where = f"faction {self.factions[HOUSE].name}, field {field!r}"
        return ContentError(f"{where}: {mistake}", "", field, mistake.phrase)


def of_house(found: dict[str, Any]) -> dict[str, Any]:
    """A card as it is; one of a pack belongs to its faction."""
    return {"faction": HOUSE, "origin": "house", **found}


def senseless_on(card: Design, vocabulary: Vocabulary) -> list[ContentError]:
    """What would do nothing on a card."""
    found = senseless_in(card.actions, OFF_ANIMALS, vocabulary)
    for text in card.texts:
        found += senseless_in(text.actions, Place(True, text.when, card.has_last_words), vocabulary)
    return found

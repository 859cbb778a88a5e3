"""The box: dice, Reckoners, cards, Epics, Steelheart's boards and districts, read from data."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from ludotek.games.reckoners.rules.actions import MOST_CARDS
from ludotek.games.reckoners.rules.cards import CARD, Card, Swap, permanents
from ludotek.games.reckoners.rules.components import BASIC, CARDS, FACES, FEWEST, MARKET, MOST, SIDES, STEELHEART
from ludotek.games.reckoners.rules.epic_actions import DEEDS
from ludotek.games.reckoners.rules.powers import POWERS
from ludotek.games.reckoners.rules.printed import (
    CITY,
    DIE,
    EPIC,
    HOUSE_EPIC,
    RECKONER,
    Adjustment,
    DieKind,
    Epic,
    Reckoner,
)
from ludotek.games.reckoners.rules.spending import GIVE
from ludotek.kernel.effect import Node
from ludotek.kernel.errors import ContentError
from ludotek.kernel.field import Form, Name, Names, OneOf, Tables
from ludotek.kernel.mistake import Mistake
from ludotek.kernel.numbers import CardId
from ludotek.kernel.phrase import CALLED, Phrase, Slot
from ludotek.kernel.reader import Reader
from ludotek.kernel.vocabulary import Vocabulary

KINDS: Final = 7  # of dice: basic, and a colour for each Reckoner
FEWEST_EPICS: Final = MOST + 2  # one for each district, and one that comes
MOST_OF_HOUSE: Final = 25  # Epics that a pack may bring
HOUSE: Final = "epics"  # the field of the box that holds what a pack brings


def vocabulary() -> Vocabulary:
    return Vocabulary(DEEDS, [], by="do")


class CardOfTheBox(Tables):
    """Cards: what each does is in a field of its own."""

    def schema(self) -> dict[str, Any]:
        forms = [each.form.fields for each in [*permanents([]), GIVE]]
        forms.append({"power": OneOf([each.name for each in POWERS])})
        return {"type": "array", "items": {"oneOf": [Form(**CARD, **fields).schema() for fields in forms]}}


FILE: Final = Form(
    id=Name(),
    die=Tables(dict, DIE),
    card=CardOfTheBox(dict, Form()),
    reckoner=Tables(dict, RECKONER),
    epic=Tables(dict, EPIC),
    **CITY,
)
WORDS: Final = {"cards": [*permanents([]), GIVE], "powers": POWERS, "deeds": DEEDS}


class Box:
    """All that is printed. Shared by every match and clone that plays with it."""

    def __init__(self, raw: dict[str, Any], whole: bool = True) -> None:
        """`whole`: can it be played? Else the Epics of a pack are still being made."""
        self.raw = raw
        self.house = ""  # the id of what a pack has brought
        self.vocabulary = vocabulary()
        self.dice: list[DieKind] = []
        self.symbols: list[int] = []  # of each code of a die
        self.cards: list[Card] = []
        self.reckoners: list[Reckoner] = []
        self.epics: list[Epic] = []
        reader = Reader(raw, "box")
        self.name = reader.text("id")
        kinds = {"die": self.add_die, "card": self.add_card, "reckoner": self.add_reckoner, "epic": self.add_epic}
        for kind, add in kinds.items():
            for table in reader.tables(kind):
                add(table)
        if reader.has(HOUSE):
            self.add_house(reader.table(HOUSE))
            for flaw in self.flaws() if whole else []:
                raise flaw
        city = Form(**CITY).some(reader, self.vocabulary)
        self.power: list[list[int]] = city["power"]  # lengths of the red and the blue track, by side
        self.adjustments: list[Adjustment] = city["adjustment"]
        self.movement: list[int] = city["movement"]
        self.base_length: i64 = city["base"]
        self.districts: list[str] = city["district"]
        reader.done()
        self.check(whole)

    def fail(self, problem: str) -> ContentError:
        return ContentError(f"box {self.name}: {problem}")

    # finding

    def die_named(self, name: str) -> i64:
        return find([die.name for die in self.dice], name)

    def card_named(self, name: str) -> CardId:
        return CardId(find([card.name for card in self.cards], name))

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
        return self.epics[number].phrase if number < CARDS else Phrase(f"card-{self.name_of(number)}")

    def name_of(self, number: i64) -> str:
        """An Epic or a card."""
        return self.epics[number].name if number < CARDS else self.cards[number - CARDS].name

    def reckoner_phrase(self, who: i64) -> Phrase:
        return Phrase(f"card-{self.reckoners[who].name}")

    def district_phrase(self, name: i64) -> Phrase:
        return Phrase(f"district-{self.districts[name]}")

    def die_phrase(self, kind: i64) -> Phrase:
        return Phrase(f"die-{self.dice[kind].name}")

    # reading

    def add_die(self, reader: Reader) -> None:
        reader.entry(f"box {self.name}", "die", [die.name for die in self.dice])
        if len(self.dice) == KINDS:
            raise reader.fail("id", f"is one too many: there are {KINDS} kinds of dice")
        die = DieKind(len(self.dice), DIE.values(reader, self.vocabulary))
        self.symbols += die.faces + [0] * (FACES - len(die.faces))
        self.dice.append(die)

    def add_card(self, reader: Reader) -> None:
        reader.entry(f"box {self.name}", "card", [card.name for card in self.cards])
        found = Form(**CARD).some(reader, self.vocabulary)
        self.cards.append(Card(len(self.cards), found, self.read_text(reader)))

    def read_text(self, reader: Reader) -> Node:
        """What a card does: one of the forms, each in a field of its own."""
        words = {each.name: each for each in [*permanents([die.name for die in self.dice]), GIVE]}
        names = [*words, "power"]
        forms = [form for form in names if reader.has(form)]
        if len(forms) != 1:
            raise reader.fail(
                "give", f"or exactly one other of {', '.join(names)} must be there, not {forms or 'none'}"
            )
        if forms[0] == "power":
            words["power"] = POWERS[reader.choice("power", [each.name for each in POWERS])]
        text: Node = self.vocabulary.read(words[forms[0]], reader)
        return text

    def add_reckoner(self, reader: Reader) -> None:
        name = reader.entry(f"box {self.name}", "reckoner", [reckoner.name for reckoner in self.reckoners])
        found = RECKONER.values(reader, self.vocabulary)
        die = reader.choice("die", [each.name for each in self.dice])
        abilities = [card.name for card in self.cards if card.is_ability]
        ability = self.card_named(abilities[reader.choice("ability", abilities)])
        if die == BASIC or any(each.die == die or each.ability == ability for each in self.reckoners):
            raise reader.fail("die", "and ability must be this Reckoner's own")
        self.reckoners.append(Reckoner(name, found["origin"], die, ability))

    def add_epic(self, reader: Reader) -> None:
        reader.entry(f"box {self.name}", "epic", [epic.name for epic in self.epics])
        self.epics.append(Epic(len(self.epics), EPIC.values(reader, self.vocabulary)))

    def add_house(self, reader: Reader) -> None:
        """The Epics of a pack come behind the others, or instead of them."""
        self.house = reader.text("id")
        reader.where = f"epics {self.house}"
        Names().read(reader, "name", self.vocabulary)
        taken = self.names()
        if reader.flag("instead"):
            self.epics = []
        for table in reader.tables("epic"):
            taken.append(table.entry(reader.where, "epic", taken))
            self.epics.append(Epic(len(self.epics), HOUSE_EPIC.values(table, self.vocabulary)))
        reader.done()

    def names(self) -> list[str]:
        found = [card.name for card in self.cards] + [reckoner.name for reckoner in self.reckoners]
        return found + [epic.name for epic in self.epics]

    def called(self) -> list[Phrase]:
        """What is called by a name of its own."""
        return [epic.phrase for epic in self.epics if CALLED in epic.phrase.slots]

    def of_house(self) -> list[Epic]:
        """What a pack has brought."""
        shipped = [table["id"] for table in self.raw["epic"]]
        return [epic for epic in self.epics if epic.name not in shipped] if self.house else []

    def flaws(self) -> list[ContentError]:
        """Why the Epics of a pack cannot be played, though each is well made."""
        found: list[ContentError] = []
        brought = len(self.of_house())
        if not 1 <= brought <= MOST_OF_HOUSE:
            slots: dict[str, Slot] = {"most": MOST_OF_HOUSE, "n": brought}
            found.append(self.flaw(Mistake("number-of-epics", f"must be 1 to {MOST_OF_HOUSE}, not {brought}", slots)))
        elif len(self.epics) < FEWEST_EPICS:
            english = f"must be at least {FEWEST_EPICS} instead of those of the box, not {brought}"
            found.append(self.flaw(Mistake("few-epics", english, {"least": FEWEST_EPICS, "n": brought})))
        return found

    def flaw(self, mistake: Mistake) -> ContentError:
        return ContentError(f"epics {self.house}, field 'epic': {mistake}", "", "epic", mistake.phrase)

    def check(self, whole: bool) -> None:
        if len(self.dice) != KINDS or self.dice[BASIC].name != "basic":
            raise self.fail(f"must have {KINDS} kinds of dice, 'basic' first")
        if len(self.reckoners) < FEWEST or len(self.reckoners) > MOST:
            raise self.fail(f"must have {FEWEST} to {MOST} Reckoners, not {len(self.reckoners)}")
        if len(self.cards) > MOST_CARDS or len(self.equipment()) < MARKET:
            raise self.fail(f"must have at least {MARKET} equipment cards and at most {MOST_CARDS} cards in all")
        if whole and not FEWEST_EPICS <= len(self.epics) < STEELHEART:
            raise self.fail(f"must have more than {MOST + 1} and less than {STEELHEART} Epics, not {len(self.epics)}")
        if len(self.power) != len(SIDES):
            raise self.fail("must have a Power board with the sides A and B")
        if len(set(self.districts)) != MOST + 1:
            raise self.fail(f"must have {MOST + 1} different districts, not {len(set(self.districts))}")
        for reckoners in range(FEWEST, MOST + 1):
            for side in range(len(SIDES)):
                self.adjustment(reckoners, side)
        swapped = [
            each for card in self.cards if isinstance(card.text, Swap) for each in (card.text.left, card.text.right)
        ]
        if len(swapped) != len(set(swapped)):
            raise self.fail("must not have two cards that swap the same symbol")


def find(names: list[str], name: str) -> i64:
    return names.index(name) if name in names else -1

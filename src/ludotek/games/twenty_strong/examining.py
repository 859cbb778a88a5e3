"""What is wrong with a deck that somebody is making.

What can be read is made into a deck all the same, unfinished as it may be, so that its cards have their texts.
"""

from __future__ import annotations

from typing import Any, Final

from ludotek.games.twenty_strong.doubts import doubts
from ludotek.games.twenty_strong.rules.deck import FILE, RULES, Deck
from ludotek.games.twenty_strong.rules.effects.vocabulary import vocabulary
from ludotek.games.twenty_strong.sheets import sheets
from ludotek.kernel.errors import ContentError
from ludotek.kernel.examining import Examination
from ludotek.kernel.field import Field
from ludotek.kernel.mistake import Examined, problem_of
from ludotek.kernel.reader import Reader
from ludotek.kernel.vocabulary import Vocabulary

LEAST: Final = {"stacks": 1}  # what a deck cannot be read without, where it is missing or wrong


def of_any_deck() -> Vocabulary:
    return vocabulary("")


class OfDeck(Examination):
    """Of one deck."""

    def __init__(self, raw: dict[str, Any]) -> None:
        super().__init__(raw, "deck", FILE, of_any_deck, [])

    def whole(self) -> Examined:
        self.read()
        deck = self.made()
        if not self.lost:
            self.problems += [problem_of(flaw) for flaw in deck.flaws()]
        self.problems += doubts(deck)
        return Examined(self.problems, sheets(deck))

    def read_field(self, name: str, field: Field, reader: Reader) -> None:
        if name == "rules":
            self.read_rules(reader)
        else:
            super().read_field(name, field, reader)

    def read_rules(self, reader: Reader) -> None:
        self.good["rules"] = LEAST
        try:
            rules = reader.table("rules")
        except ContentError as error:
            self.problems.append(problem_of(error))
            return
        mistakes = RULES.mistakes(rules, of_any_deck())
        self.problems += [problem_of(each) for each in mistakes]
        bad = [field_of(each) for each in mistakes]
        self.good["rules"] = LEAST | {name: value for name, value in rules.data.items() if name not in bad}

    def made(self) -> Deck:
        """The deck of what can be read; rules that contradict one another are left out."""
        while True:
            try:
                return Deck(self.good, whole=False)
            except ContentError as error:
                bad = field_of(error)
                if bad not in self.good["rules"]:
                    raise
                self.problems.append(problem_of(error))
                self.good["rules"] = {name: value for name, value in self.good["rules"].items() if name != bad}


def field_of(error: ContentError) -> str:
    """The field of the deck's rules in which a mistake is."""
    inside = error.place.removeprefix("rules").lstrip(", ")
    return (inside or error.field).partition(",")[0].partition(" ")[0]


def examine(raw: dict[str, Any]) -> Examined:
    return OfDeck(raw).whole()

"""What is wrong with a deck that somebody is making: card by card, so that one mistake does not hide the others.

What can be read is made into a deck all the same, unfinished as it may be, so that its cards have their texts.
"""

from __future__ import annotations

from typing import Any, Final

from ludotek.games.twenty_strong.doubts import doubts
from ludotek.games.twenty_strong.rules.cards import FORMS
from ludotek.games.twenty_strong.rules.components import CARD_KINDS
from ludotek.games.twenty_strong.rules.deck import FILE, RULES, Deck
from ludotek.games.twenty_strong.rules.effects.vocabulary import vocabulary
from ludotek.games.twenty_strong.sheets import sheets
from ludotek.kernel.errors import ContentError
from ludotek.kernel.mistake import Examined, Mistake, Problem, problem_of
from ludotek.kernel.reader import Reader

LEAST: Final = {"stacks": 1}  # what a deck cannot be read without, where it is missing or wrong


class Examination:
    """Of one deck. `good` is the part of it that can be read."""

    def __init__(self, raw: dict[str, Any]) -> None:
        self.raw = raw
        self.problems: list[Problem] = []
        self.good: dict[str, Any] = {"id": "deck", **{kind: [] for kind in CARD_KINDS}, "rules": LEAST}
        self.taken: list[str] = []
        self.lost = False  # has a card been left out?

    def whole(self) -> Examined:
        reader = Reader(self.raw, "deck")
        for name in ("id", "name", "look"):
            self.keep(name, FILE.fields[name].mistakes(reader, name, vocabulary("")))
        for kind, called in enumerate(CARD_KINDS):
            self.read_cards(kind, called, reader)
        self.read_rules(reader)
        for name in reader.unknown():
            self.problems.append(problem_of(as_content(reader.strange(name))))
        deck = self.made()
        if not self.lost:
            self.problems += [problem_of(flaw) for flaw in deck.flaws()]
        self.problems += doubts(deck)
        return Examined(self.problems, sheets(deck))

    def keep(self, name: str, mistakes: list[ContentError]) -> None:
        self.problems += [problem_of(each) for each in mistakes]
        if not mistakes and name in self.raw:
            self.good[name] = self.raw[name]

    def read_cards(self, kind: int, called: str, reader: Reader) -> None:
        tables = self.raw.get(called, []) if reader.has(called) else []
        if not isinstance(tables, list):
            self.keep(called, FILE.fields[called].mistakes(reader, called, vocabulary("")))
            return
        for n, table in enumerate(tables):
            try:
                mistakes = self.mistakes_of(kind, Reader(table, "deck", place=f"{called} {n + 1}"))
            except ContentError as error:
                mistakes = [problem_of(error)]
            self.problems += mistakes
            if mistakes:
                self.lost = True
            else:
                self.good[called].append(table)

    def mistakes_of(self, kind: int, reader: Reader) -> list[Problem]:
        """What is wrong with a card, under its id if it has one."""
        id = reader.data.get("id")
        if not isinstance(id, str) or not id:
            return [problem_of(each) for each in FORMS[kind].mistakes(reader, vocabulary(""))]
        reader.place = ""
        found = FORMS[kind].mistakes(reader, vocabulary(""))
        if id in self.taken:
            found.append(as_content(reader.fail("id", Mistake("twice", f"is used twice: {id}", {"id": id}))))
        self.taken.append(id)
        return [problem_of(each, id) for each in found]

    def read_rules(self, reader: Reader) -> None:
        try:
            rules = reader.table("rules")
        except ContentError as error:
            self.problems.append(problem_of(error))
            return
        mistakes = RULES.mistakes(rules, vocabulary(""))
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


def as_content(error: object) -> ContentError:
    assert isinstance(error, ContentError)
    return error


def examine(raw: dict[str, Any]) -> Examined:
    return Examination(raw).whole()

"""What is wrong with a pack that somebody is making: card by card, so that one mistake does not hide the others.

A game says which file it is and adds what it alone knows. What can be read is kept as `good`, unfinished as it may be, so
that its cards have their texts.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, cast

from mypy_extensions import mypyc_attr

from ludotek.kernel.effect import ChooseOne, Node
from ludotek.kernel.errors import ContentError
from ludotek.kernel.field import Field, Form, Tables
from ludotek.kernel.mistake import Mistake, Problem, problem_of
from ludotek.kernel.phrase import Phrase, Slot
from ludotek.kernel.reader import Reader
from ludotek.kernel.vocabulary import Vocabulary


@mypyc_attr(allow_interpreted_subclasses=True)
class Examination:
    """Of one pack. `called` is what messages call it, `taken` are the ids that its cards cannot have."""

    def __init__(
        self, raw: dict[str, Any], called: str, file: Form, vocabulary: Callable[[], Vocabulary], taken: list[str]
    ) -> None:
        self.raw = raw
        self.called = called
        self.file = file
        self.vocabulary = vocabulary
        self.ships = taken
        self.taken: list[str] = []
        self.problems: list[Problem] = []
        self.good: dict[str, Any] = {"id": called}
        self.lost = False  # has a card been left out?

    def read(self) -> None:
        """Field by field, and of the lists of cards card by card."""
        reader = Reader(self.raw, self.called)
        for name, field in self.file.fields.items():
            self.read_field(name, field, reader)
        for name in reader.unknown():
            self.problems.append(problem_of(as_content(reader.strange(name))))

    def read_field(self, name: str, field: Field, reader: Reader) -> None:
        if isinstance(field, Tables) and "id" in field.form.fields:
            self.read_cards(name, field, reader)
        else:
            self.keep(name, field.mistakes(reader, name, self.vocabulary()))

    def keep(self, name: str, mistakes: list[ContentError]) -> None:
        self.problems += [problem_of(each) for each in mistakes]
        if not mistakes and name in self.raw:
            self.good[name] = self.raw[name]

    def read_cards(self, section: str, field: Tables, reader: Reader) -> None:
        good: list[object] = []
        self.good[section] = good
        tables = self.raw[section] if reader.has(section) else []
        if not isinstance(tables, list):
            self.problems += [problem_of(each) for each in field.mistakes(reader, section, self.vocabulary())]
            return
        for n, table in enumerate(tables):
            try:
                mistakes = self.mistakes_of(section, field.form, Reader(table, self.called, place=f"{section} {n + 1}"))
            except ContentError as error:  # it is no table
                mistakes = [problem_of(error)]
            self.problems += mistakes
            if mistakes:
                self.lost = True
            else:
                good.append(table)
                self.consider(section, field.form, table)

    def mistakes_of(self, section: str, form: Form, reader: Reader) -> list[Problem]:
        """What is wrong with a card, under its id if it has one."""
        id = reader.data.get("id")
        if not isinstance(id, str) or not id:
            return [problem_of(each) for each in self.all_mistakes(section, form, reader)]
        reader.place = ""
        found = self.all_mistakes(section, form, reader)
        if id in self.ships:
            found.append(as_content(reader.fail("id", Mistake("id-taken", f"ships with the game: {id}", {"id": id}))))
        if id in self.taken:
            found.append(as_content(reader.fail("id", Mistake("twice", f"is used twice: {id}", {"id": id}))))
        self.taken.append(id)
        return [problem_of(each, id) for each in found]

    def all_mistakes(self, section: str, form: Form, reader: Reader) -> list[ContentError]:
        """Those of its fields; if they are well made, those of the whole."""
        found = form.mistakes(reader, self.vocabulary())
        if not found:
            try:
                form.values(Reader(reader.data, reader.where, place=reader.place), self.vocabulary())
            except ContentError as mistake:  # that only the whole of a field shows
                found = [mistake]
        return found or self.senseless(section, form, reader.data)

    def senseless(self, section: str, form: Form, table: dict[str, Any]) -> list[ContentError]:
        """What makes no sense on a card, though each of its fields is well made."""
        return []

    def consider(self, section: str, form: Form, table: dict[str, Any]) -> None:
        """What is doubtful about a card that can be read."""


def as_content(error: object) -> ContentError:
    return cast(ContentError, error)


def doubt(card: str, field: str, key: str, **slots: Slot) -> Problem:
    """What keeps nobody from playing."""
    return Problem(card, field, Phrase(f"doubt-{key}", slots), warns=True)


def same_choices(node: Node, card: str, place: str) -> list[Problem]:
    """A choice between texts that are the same."""
    if isinstance(node, ChooseOne):
        modes = [repr(node.mode_phrase(mode)) for mode in range(len(node.inside))]
        if len(set(modes)) < len(modes):
            return [doubt(card, f"{place}, of", "same-choice")]
    return []


def twins(raw: dict[str, Any], sections: list[str]) -> list[Problem]:
    """Cards that are the same but for their names."""
    found: list[Problem] = []
    seen: dict[str, str] = {}
    for section in sections:
        for table in raw.get(section, []):
            same = repr(sorted((name, value) for name, value in table.items() if name not in ("id", "name")))
            other = seen.setdefault(f"{section} {same}", table["id"])
            if other != table["id"]:
                found.append(doubt(table["id"], "", "twin", other=other))
    return found

"""A sheet: a card as people read it, whatever the game. Numbers and phrases; the words are the text room's."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final, NamedTuple

from ludotek.kernel.phrase import Phrase

if TYPE_CHECKING:
    from ludotek.kernel.effect import Node


class Doing(NamedTuple):
    """Something that cards do, by which people look for them: a word of the vocabulary, or what one of its fields says.
    As a file writes it: ("deal", "", ""), ("trigger", "when", "defeated"), ("card", "rally", "")."""

    word: str
    field: str = ""
    choice: str = ""


NOTHING: Final[list[Doing]] = []


class Sheet:
    """One card: its id, name and kind, the numbers and marks printed on it, and its texts by what each is for.

    `keywords` are the words that stand for a whole rule, by name; `rules` the clauses that its texts are about; `does`
    is what they are made of. A card whose use is `offered` can be muted. Of somebody's own: `look` is how it is drawn, as
    chosen; `own_marks` are marks that no catalogue names.
    """

    def __init__(
        self,
        id: str,
        name: Phrase,
        kind: str,
        numbers: dict[str, int],
        marks: list[str],
        texts: list[tuple[str, Phrase]],
        keywords: dict[str, Phrase] | None = None,
        rules: list[str] | None = None,
        offered: bool = False,
        does: list[Doing] = NOTHING,
        look: dict[str, str] | None = None,
        own_marks: dict[str, Phrase] | None = None,
    ) -> None:
        self.id = id
        self.name = name
        self.kind = kind
        self.numbers = numbers
        self.marks = marks
        self.texts = texts
        self.keywords: dict[str, Phrase] = {} if keywords is None else keywords
        self.rules: list[str] = [] if rules is None else rules
        self.offered = offered
        self.does = does
        self.look: dict[str, str] = {} if look is None else look
        self.own_marks: dict[str, Phrase] = {} if own_marks is None else own_marks

    def __repr__(self) -> str:
        return f"<{self.kind} {self.id}>"

    def mark_phrases(self) -> list[Phrase]:
        """Its marks in words."""
        return [self.own_marks.get(mark) or Phrase(f"mark-{mark}") for mark in self.marks]


def rules_in(texts: list[tuple[str, Phrase]], clauses: dict[str, list[str]]) -> list[str]:
    """The clauses that texts are about; `clauses` has those of each phrase that is about any."""
    found: dict[str, None] = {}
    for _, text in texts:
        for phrase in text.whole():
            found.update(dict.fromkeys(clauses.get(phrase.key, [])))
    return list(found)


def doings(nodes: Sequence[Node]) -> list[Doing]:
    """What texts that are made of these nodes do, each once."""
    found: dict[Doing, None] = {}
    for node in nodes:
        field, choice = node.chosen()
        found[Doing(node.word)] = None
        if choice:
            found[Doing(node.word, field, choice)] = None
    return list(found)


def signs_in(text: Phrase) -> list[tuple[str, int]]:
    """What a text lists, each with its number: the actions of an Epic, its loot."""
    found: list[tuple[str, int]] = []
    for slot in text.slots.values():
        if isinstance(slot, list):
            found += [(each.key, each.numbers().get("n", 1)) for each in slot]
    return found

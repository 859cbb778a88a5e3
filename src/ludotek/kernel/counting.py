"""What texts read off the table: how many there are of something, whether that is enough, and the texts that depend on it.

A game declares its counts and conditions as tables:

    COUNTS = by_word([Undefeated("undefeated-enemy"), Chip("chip")])
    CONDITIONS = by_word([Condition("chip-at-least", Chip()), Condition("all-defeated", Undefeated(), 0, at_most=True)])
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, TypeVar

from mypy_extensions import i64, mypyc_attr

from ludotek.kernel.effect import Action, Combined, Context, phrases, resolve
from ludotek.kernel.phrase import Phrase, Slot
from ludotek.kernel.step import Own

SAID: Final = -1  # for a condition: with the number that the text says


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class Count:
    """How many there are of something; content files call it by its word, if it has one."""

    def __init__(self, word: str = "") -> None:
        self.word = word

    def now(self, g: Own, c: Context) -> i64:
        raise NotImplementedError

    def slots(self, content: str) -> dict[str, Slot]:
        """What its words say, in a content."""
        return {}


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class Condition(Count):
    """That there are at least, or at most, this many of something: 1 if so, else 0."""

    def __init__(self, word: str, count: Count, n: i64 = SAID, at_most: bool = False) -> None:
        super().__init__(word)
        self.count = count
        self.n = n
        self.at_most = at_most
        self.numbered = n == SAID  # does the text say the number?

    def with_number(self, n: i64) -> Condition:
        if not self.numbered:
            return self
        found = Condition(self.word, self.count, n, self.at_most)
        found.numbered = True
        return found

    def now(self, g: Own, c: Context) -> i64:
        found = self.count.now(g, c)
        holds = found <= self.n if self.at_most else found >= self.n
        return 1 if holds else 0

    def slots(self, content: str) -> dict[str, Slot]:
        number: dict[str, Slot] = {"n": self.n} if self.numbered else {}
        return number | self.count.slots(content)


T = TypeVar("T", bound=Count)


def by_word(counts: Sequence[T]) -> dict[str, T]:
    return {each.word: each for each in counts}


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class Counted(Combined):
    """A text that happens as often as its count says when it begins."""

    def __init__(self, count: Count, actions: list[Action]) -> None:
        super().__init__([actions])
        self.count = count
        self.actions = actions

    def applies(self, g: Own, c: Context) -> bool:
        return self.count.now(g, c) > 0

    def perform(self, g: Own, c: Context) -> None:
        times = self.count.now(g, c)
        i: i64 = 0
        while i < times:
            resolve(g, self.actions, c)
            i += 1

    def phrase(self) -> Phrase:
        slots: dict[str, Slot] = {"do": phrases(self.actions)}
        return Phrase(f"{self.word}-{self.count.word}", slots | self.count.slots(self.content))


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class ForEach(Counted):
    """A text that happens once for each of something."""

    def chosen(self) -> tuple[str, str]:
        return "what", self.count.word


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class If(Counted):
    """A text that happens only under a condition."""

    def __init__(self, condition: Condition, n: i64, actions: list[Action]) -> None:
        exact = condition.with_number(n)
        super().__init__(exact, actions)
        self.condition = exact

    def chosen(self) -> tuple[str, str]:
        return "condition", self.condition.word

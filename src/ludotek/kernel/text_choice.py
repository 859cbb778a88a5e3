"""Questions that texts ask: what a game adds is the rule that asks, what may be tried, and why not."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, cast

from mypy_extensions import i64, mypyc_attr

from ludotek.kernel.choice import Choice
from ludotek.kernel.effect import ChooseOne, Context, Node, Offer, card_and_text, resolve
from ludotek.kernel.phrase import Phrase, Slot
from ludotek.kernel.step import ALLOWED, DONE, Own

if TYPE_CHECKING:
    from ludotek.kernel.match import Match


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class TextChoice(Choice):
    """A question about a text: `node` is the text, the context says whose."""

    def __init__(self, c: Context, node: i64) -> None:
        super().__init__(c.seat)
        self.c = c
        self.node = node

    def data(self) -> list[object]:
        return self.c.with_node(self.node)

    def inside(self, match: Own) -> i64:
        return self.node

    def text(self, match: Own) -> Node:
        m: Match = match
        return m.text(self.node)

    def told(self, match: Own) -> dict[str, Slot]:
        """The card and its sentence."""
        return card_and_text(match, self.c, self.node)

    def prompt(self, match: Own) -> Phrase:
        return Phrase(f"ask-{self.name}", self.told(match))


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class ChooseMode(TextChoice):
    """Which of several texts."""

    name: ClassVar[str] = "ChooseMode"

    def first(self) -> i64:
        """The answer that names the first of them."""
        raise NotImplementedError

    def modes(self, match: Own) -> ChooseOne:
        return cast(ChooseOne, self.text(match))

    def tries(self, match: Own) -> list[int]:
        first = self.first()
        return [first + mode for mode in range(len(self.modes(match).inside))]

    def reason(self, match: Own, action: i64) -> i64:
        return ALLOWED

    def take(self, match: Own, action: i64) -> None:
        resolve(match, self.modes(match).inside[action - self.first()], self.c)


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class ChooseWhether(TextChoice):
    """Use an optional text, or decline it as a whole."""

    name: ClassVar[str] = "ChooseWhether"

    def use(self) -> i64:
        """The answer that uses it; DONE declines it."""
        raise NotImplementedError

    def obstacle(self, match: Own) -> i64:
        """Why it cannot be used."""
        raise NotImplementedError

    def offer(self, match: Own) -> Offer:
        return cast(Offer, self.text(match))

    def tries(self, match: Own) -> list[int]:
        return [DONE, self.use()]

    def reason(self, match: Own, action: i64) -> i64:
        return ALLOWED if action == DONE else self.obstacle(match)

    def take(self, match: Own, action: i64) -> None:
        if action != DONE:
            self.offer(match).take(match, self.c)

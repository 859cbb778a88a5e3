"""Questions of Untamed: one seat is asked, its answers are its own."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from mypy_extensions import i64, mypyc_attr

from ludotek.games.untamed.rules.effects.effect import Context
from ludotek.games.untamed.rules.reasons import REASONS
from ludotek.kernel.match import Match
from ludotek.kernel.phrase import Phrase
from ludotek.kernel.reasons import NOT_NOW, card_of, refusal_of
from ludotek.kernel.refusal import Refusal
from ludotek.kernel.step import ALLOWED, Question

if TYPE_CHECKING:
    from ludotek.games.untamed.rules.table import Untamed


def refusal_for(g: Untamed, asking: str, code: i64) -> Refusal:
    card = card_of(code)
    return refusal_of(REASONS, code, asking, None if card < 0 else g.card_phrase(card))


@mypyc_attr(acyclic=True)
class Choice(Question):
    """A question to one seat."""

    def tries(self, g: Untamed) -> list[int]:
        """What may be tried, allowed or not, sorted."""
        raise NotImplementedError

    def reason(self, g: Untamed, action: i64) -> i64:
        """Why a try is not allowed."""
        raise NotImplementedError

    def take(self, g: Untamed, action: i64) -> None:
        """Carry out an allowed try."""
        raise NotImplementedError

    def candidates(self, match: Match, seat: i64) -> list[int]:
        return self.tries(cast("Untamed", match))

    def why_not(self, match: Match, seat: i64, action: i64) -> i64:
        g = cast("Untamed", match)
        return self.reason(g, action) if action in self.tries(g) else NOT_NOW

    def options(self, match: Match, seat: i64) -> list[int]:
        g = cast("Untamed", match)
        allowed: list[int] = []
        for action in self.tries(g):
            if self.reason(g, action) == ALLOWED:
                allowed.append(action)
        return allowed

    def refusal(self, match: Match, seat: i64, action: i64, reason: i64) -> Refusal:
        return refusal_for(cast("Untamed", match), self.rule(), reason)

    def answer(self, match: Match, seat: i64, action: i64) -> None:
        self.take(cast("Untamed", match), action)


class TextChoice(Choice):
    """A question about a text: `node` is the text, the context says whose."""

    def __init__(self, c: Context, node: i64) -> None:
        super().__init__(c.seat)
        self.c = c
        self.node = node

    def rule(self) -> str:
        return "UN-28"

    def data(self) -> list[object]:
        return [self.c.data(), self.node]

    def prompt(self, match: Match) -> Phrase:
        g = cast("Untamed", match)
        slots = {"card": g.card_phrase(self.c.card), "text": g.box.nodes[self.node].phrase()}
        return Phrase(f"ask-{type(self).__name__}", slots)  # type: ignore[arg-type]

"""Questions of Untamed: one seat is asked, its answers are its own."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from mypy_extensions import i64, mypyc_attr

from ludotek.games.untamed.rules.effects.effect import Context
from ludotek.games.untamed.rules.reasons import (
    CANNOT_RESUME,
    IS_DONE,
    MUST_CHOOSE,
    NOT_A_TARGET,
    NOT_AN_OPPONENT,
    NOT_BY_TEXT,
)
from ludotek.games.untamed.rules.refusing import details, misplaced, refined, refusal_for, unasked
from ludotek.kernel.match import Match
from ludotek.kernel.phrase import Phrase, Slot
from ludotek.kernel.reasons import NOT_NOW
from ludotek.kernel.refusal import Refusal
from ludotek.kernel.step import ALLOWED, DONE, RESUME, OpenFloor, Question

BY_TEXT: Final = (MUST_CHOOSE, NOT_A_TARGET, NOT_BY_TEXT, NOT_AN_OPPONENT)  # reasons that a text gives

if TYPE_CHECKING:
    from ludotek.games.untamed.rules.table import Untamed


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
        if action in self.tries(g):
            return self.reason(g, action)
        code = misplaced(g, seat, action)
        return self.stray(action) if code == NOT_NOW else code

    def stray(self, action: i64) -> i64:
        """Why something that cannot even be tried here is not possible."""
        return NOT_NOW

    def options(self, match: Match, seat: i64) -> list[int]:
        g = cast("Untamed", match)
        allowed: list[int] = []
        for action in self.tries(g):
            if self.reason(g, action) == ALLOWED:
                allowed.append(action)
        return allowed

    def refusal(self, match: Match, seat: i64, action: i64, reason: i64) -> Refusal:
        return refusal_for(cast("Untamed", match), self.rule(), reason)

    def unasked(self, match: Match, seat: i64, action: i64) -> Refusal:
        return unasked(cast("Untamed", match), self.rule(), seat, action)

    def answer(self, match: Match, seat: i64, action: i64) -> None:
        self.take(cast("Untamed", match), action)


class Floor(OpenFloor):
    """Several seats act in any order; who is done may come back after a partner has acted (UN-84)."""

    def reason(self, g: Untamed, seat: i64, action: i64) -> i64:
        """Why somebody who is not done cannot do this; the end is always possible."""
        raise NotImplementedError

    def why_not(self, match: Match, seat: i64, action: i64) -> i64:
        if action == RESUME:
            return ALLOWED if self.is_done(seat) and (self.stirred >> seat) & 1 else CANNOT_RESUME
        if self.is_done(seat):
            return IS_DONE
        return ALLOWED if action == DONE else self.reason(cast("Untamed", match), seat, action)

    def refusal(self, match: Match, seat: i64, action: i64, reason: i64) -> Refusal:
        g = cast("Untamed", match)
        code = refined(g, seat, action, reason)
        return refusal_for(g, self.rule(), code, details(g, seat, action, code))

    def unasked(self, match: Match, seat: i64, action: i64) -> Refusal:
        """A member who is done hears so, and when coming back is possible."""
        if (self.seats >> seat) & 1 == 1:
            return self.refusal(match, seat, action, self.why_not(match, seat, action))
        return unasked(cast("Untamed", match), self.rule(), seat, action)


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
        return Phrase(f"ask-{type(self).__name__}", self.told(cast("Untamed", match)))

    def told(self, g: Untamed) -> dict[str, Slot]:
        """The card and its sentence."""
        return {"card": g.card_phrase(self.c.card), "text": g.box.nodes[self.node].phrase()}

    def refusal(self, match: Match, seat: i64, action: i64, reason: i64) -> Refusal:
        """Where the text forbids something, the refusal names the card and says the text."""
        g = cast("Untamed", match)
        return refusal_for(g, self.rule(), reason, self.told(g) if reason in BY_TEXT else None)

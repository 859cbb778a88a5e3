"""Questions of 20 Strong: their own answers, and beside them what may be used or discarded (TS-82)."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from mypy_extensions import i64, mypyc_attr

from ludotek.games.twenty_strong.rules.components import NOTHING
from ludotek.games.twenty_strong.rules.inventory import (
    add_riders,
    can_use_something,
    is_rider,
    rider_candidates,
    rider_reason,
    take_rider,
)
from ludotek.games.twenty_strong.rules.refusing import refusal_for
from ludotek.kernel.match import Match
from ludotek.kernel.phrase import Phrase
from ludotek.kernel.refusal import Refusal
from ludotek.kernel.step import ALLOWED, ASK, DONE, Question, Simultaneous, Step

if TYPE_CHECKING:
    from ludotek.games.twenty_strong.rules.table import TwentyStrong


@mypyc_attr(acyclic=True)
class Choice(Question):
    """A question to the player."""

    def __init__(self) -> None:
        super().__init__(0)

    def data(self) -> list[object]:
        return []

    # what each question says for itself

    def own_candidates(self, g: TwentyStrong) -> list[int]:
        """What this question itself may be answered with, allowed or not, sorted."""
        raise NotImplementedError

    def own_reason(self, g: TwentyStrong, action: i64) -> i64:
        """Why one of its own answers is not allowed."""
        raise NotImplementedError

    def understands(self, g: TwentyStrong, action: i64) -> bool:
        """Is it an answer to this question, allowed or not?"""
        return action in self.own_candidates(g)

    def own_options(self, g: TwentyStrong) -> list[int]:
        allowed: list[int] = []
        for action in self.own_candidates(g):
            if self.own_reason(g, action) == ALLOWED:
                allowed.append(action)
        return allowed

    def take(self, g: TwentyStrong, action: i64) -> None:
        """Carry out one of its own answers."""
        raise NotImplementedError

    def inside(self, g: TwentyStrong) -> i64:
        """The text in the middle of whose resolution it is asked (TS-82: then nothing can be used); NOTHING if in none."""
        return NOTHING

    def is_a_window(self) -> bool:
        """Is it also a moment to use something (TS-45, TS-82)? Then it is asked while that can change anything."""
        return False

    def discarding_matters(self, g: TwentyStrong) -> bool:
        """As a window: would discarding a held item change what comes (TS-82)?"""
        return False

    def something_to_do(self, g: TwentyStrong) -> bool:
        """As a window: is there anything to use, or to discard with a consequence?"""
        return can_use_something(g, self.inside(g)) or (len(g.inventory) > 0 and self.discarding_matters(g))

    def tell_passing(self, g: TwentyStrong) -> None:
        """It is not asked: tell what made it empty, if somebody might have wanted more."""

    # the kernel's side

    def candidates(self, match: Match, seat: i64) -> list[int]:
        g = cast("TwentyStrong", match)
        return sorted({*self.own_candidates(g), *rider_candidates(g), *g.also_tried()})

    def why_not(self, match: Match, seat: i64, action: i64) -> i64:
        g = cast("TwentyStrong", match)
        if is_rider(action):
            return rider_reason(g, action, self.inside(g))
        return self.own_reason(g, action) if self.understands(g, action) else g.not_now(action)

    def refusal(self, match: Match, seat: i64, action: i64, reason: i64) -> Refusal:
        return refusal_for(cast("TwentyStrong", match), self.rule(), reason)

    def options(self, match: Match, seat: i64) -> list[int]:
        g = cast("TwentyStrong", match)
        return add_riders(g, self.own_options(g), self.inside(g))

    def run(self, match: Match) -> None:
        """A question with a single answer of its own is not asked; items are offered only where one is asked anyway."""
        g = cast("TwentyStrong", match)
        own = self.own_options(g)
        forced = self.forced(match, own)
        asked = forced == ASK or (self.is_a_window() and self.something_to_do(g))
        if asked or self.is_the_persons(match, forced):
            match.ask(self, add_riders(g, own, self.inside(g)))
        else:
            if g.listener is not None:
                self.tell_passing(g)
            self.take(g, forced)

    def answer(self, match: Match, seat: i64, action: i64) -> None:
        g = cast("TwentyStrong", match)
        if is_rider(action):
            g.push(self)
            take_rider(g, action)
        else:
            self.take(g, action)


class Window(Choice):
    """A moment between two things and nothing else (TS-82)."""

    def rule(self) -> str:
        return "TS-82"

    def own_candidates(self, g: TwentyStrong) -> list[int]:
        return [DONE]

    def own_reason(self, g: TwentyStrong, action: i64) -> i64:
        return ALLOWED

    def own_options(self, g: TwentyStrong) -> list[int]:
        return [DONE]

    def is_a_window(self) -> bool:
        return True

    def is_the_persons(self, match: Match, action: i64) -> bool:
        """A moment in which nothing can be used is not there at all."""
        return False

    def take(self, g: TwentyStrong, action: i64) -> None:
        """Go on."""


class OrderTriggers(Simultaneous):
    """Several things that would resolve at once: the player chooses the order (TS-03)."""

    def rule(self) -> str:
        return "TS-03"

    def remaining(self, steps: list[Step]) -> Step:
        return OrderTriggers(self.seat, steps)

    def prompt(self, match: Match) -> Phrase:
        return Phrase("ask-OrderTriggers")

    def candidates(self, match: Match, seat: i64) -> list[int]:
        g = cast("TwentyStrong", match)
        return sorted(super().candidates(match, seat) + rider_candidates(g) + g.also_tried())

    def why_not(self, match: Match, seat: i64, action: i64) -> i64:
        g = cast("TwentyStrong", match)
        if is_rider(action):
            return rider_reason(g, action, g.text_begun())
        return ALLOWED if action in super().candidates(match, seat) else g.not_now(action)

    def refusal(self, match: Match, seat: i64, action: i64, reason: i64) -> Refusal:
        return refusal_for(cast("TwentyStrong", match), self.rule(), reason)

    def run(self, match: Match) -> None:
        g = cast("TwentyStrong", match)
        own = super().candidates(match, self.seat)
        if len(own) == 1:
            self.answer(match, self.seat, own[0])
        else:
            match.ask(self, add_riders(g, own, g.text_begun()))

    def answer(self, match: Match, seat: i64, action: i64) -> None:
        if is_rider(action):
            match.push(self)
            take_rider(cast("TwentyStrong", match), action)
        else:
            super().answer(match, seat, action)

"""Questions of 20 Strong: their own answers, and beside them what may be used or discarded (TS-82)."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from mypy_extensions import i64, mypyc_attr

from ludotek.games.twenty_strong.rules.inventory import (
    add_riders,
    is_rider,
    rider_candidates,
    rider_reason,
    some_use,
    take_rider,
)
from ludotek.games.twenty_strong.rules.reasons import NOT_NOW, refusal_of
from ludotek.kernel.match import Match
from ludotek.kernel.phrase import Phrase
from ludotek.kernel.refusal import Refusal
from ludotek.kernel.step import ALLOWED, ASK, DONE, Question, Simultaneous, Step

if TYPE_CHECKING:
    from ludotek.games.twenty_strong.rules.table import TwentyStrong


def refusal_for(g: TwentyStrong, asking: str, reason: i64) -> Refusal:
    """The refusal of a reason code, with the card whose text forbids it."""
    card: i64 = (reason >> 8) - 1
    return refusal_of(reason, asking, None if card < 0 else g.card_phrase(card))


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

    def inside(self) -> bool:
        """Is it asked inside the resolution of an effect (TS-82: then nothing can be used)?"""
        return False

    def opens_a_step(self) -> bool:
        """Is it the question of a step that texts name as their time? Then it waits while something can be used (TS-45)."""
        return False

    # the kernel's side

    def candidates(self, match: Match, seat: i64) -> list[int]:
        g = cast("TwentyStrong", match)
        return sorted(self.own_candidates(g) + rider_candidates(g))

    def why_not(self, match: Match, seat: i64, action: i64) -> i64:
        g = cast("TwentyStrong", match)
        if is_rider(action):
            return rider_reason(g, action, self.inside())
        return self.own_reason(g, action) if self.understands(g, action) else NOT_NOW

    def refusal(self, match: Match, seat: i64, action: i64, reason: i64) -> Refusal:
        return refusal_for(cast("TwentyStrong", match), self.rule(), reason)

    def options(self, match: Match, seat: i64) -> list[int]:
        g = cast("TwentyStrong", match)
        return add_riders(g, self.own_options(g), self.inside())

    def run(self, match: Match) -> None:
        """A question with a single answer of its own is not asked; items are offered only where one is asked anyway."""
        g = cast("TwentyStrong", match)
        own = self.own_options(g)
        forced = self.forced(match, own)
        usable = self.opens_a_step() and some_use(add_riders(g, [], False))
        if forced == ASK or usable or self.is_the_persons(match, forced):
            match.ask(self, add_riders(g, own, self.inside()))
        else:
            self.take(g, forced)

    def answer(self, match: Match, seat: i64, action: i64) -> None:
        g = cast("TwentyStrong", match)
        if is_rider(action):
            g.push(self)
            take_rider(g, action)
        else:
            self.take(g, action)


class Window(Choice):
    """A moment between two things in which something may be used (TS-82); asked only if something can be."""

    def rule(self) -> str:
        return "TS-82"

    def own_candidates(self, g: TwentyStrong) -> list[int]:
        return [DONE]

    def own_reason(self, g: TwentyStrong, action: i64) -> i64:
        return ALLOWED

    def is_the_persons(self, match: Match, action: i64) -> bool:
        """A moment in which nothing can be used is not there at all."""
        return False

    def run(self, match: Match) -> None:
        g = cast("TwentyStrong", match)
        options = self.options(match, 0)
        if some_use(options):
            match.ask(self, options)
        else:
            self.take(g, DONE)

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
        return super().candidates(match, seat) + rider_candidates(g)

    def why_not(self, match: Match, seat: i64, action: i64) -> i64:
        if is_rider(action):
            return rider_reason(cast("TwentyStrong", match), action, False)
        return super().why_not(match, seat, action)

    def refusal(self, match: Match, seat: i64, action: i64, reason: i64) -> Refusal:
        return refusal_for(cast("TwentyStrong", match), self.rule(), reason)

    def run(self, match: Match) -> None:
        own = super().candidates(match, self.seat)
        if len(own) == 1:
            self.answer(match, self.seat, own[0])
        else:
            match.ask(self, add_riders(cast("TwentyStrong", match), own, False))

    def answer(self, match: Match, seat: i64, action: i64) -> None:
        if is_rider(action):
            match.push(self)
            take_rider(cast("TwentyStrong", match), action)
        else:
            super().answer(match, seat, action)

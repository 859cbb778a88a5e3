"""Where everybody may act, in any order, until each has said done (RK-29, RK-30, RK-98)."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from mypy_extensions import i64, mypyc_attr

from ludotek.games.reckoners.rules.reasons import CANNOT_RESUME, IS_DONE, REASONS
from ludotek.kernel.match import Match
from ludotek.kernel.reasons import NOT_NOW, card_of, refusal_of
from ludotek.kernel.refusal import Refusal
from ludotek.kernel.step import ALLOWED, DONE, RESUME, OpenFloor, Question

if TYPE_CHECKING:
    from ludotek.games.reckoners.rules.city import City


def refusal_for(g: City, asking: str, code: i64) -> Refusal:
    card = card_of(code)
    return refusal_of(REASONS, code, asking, None if card < 0 else g.box.phrase(card))


@mypyc_attr(allow_interpreted_subclasses=True)
class Floor(OpenFloor):
    """An open floor of the Reckoners. Who has nothing to do there is not asked, and when nobody has, it closes."""

    def tries(self, g: City, seat: i64) -> list[int]:
        """What may be tried beside saying done, allowed or not, sorted."""
        raise NotImplementedError

    def reason(self, g: City, seat: i64, action: i64) -> i64:
        """Why a try is not allowed."""
        raise NotImplementedError

    def can_act(self, g: City, seat: i64) -> bool:
        """Has this seat anything to do here?"""
        return True

    def done_reason(self, g: City) -> i64:
        """Why nobody can be done yet."""
        return ALLOWED

    def take(self, g: City, seat: i64, action: i64) -> None:
        """Carry out an allowed try."""
        raise NotImplementedError

    # the kernel's side

    def busy(self, match: Match, seats: i64) -> list[int]:
        """Those of some seats (as bits) that have something to do."""
        g = cast("City", match)
        found: list[int] = []
        seat: i64 = 0
        while seat < g.seats:
            if (seats >> seat) & 1 == 1 and self.can_act(g, seat):
                found.append(seat)
            seat += 1
        return found

    def actors(self, match: Match) -> list[int]:
        return self.busy(match, self.seats & (~self.done | self.stirred))

    def driver(self, match: Match) -> i64:
        return self.busy(match, self.seats & ~self.done)[0]

    def run(self, match: Match) -> None:
        if self.busy(match, self.seats & ~self.done):
            match.ask(self, None)
        else:
            self.close(match)

    def candidates(self, match: Match, seat: i64) -> list[int]:
        if self.is_done(seat):
            return [RESUME]
        return [DONE, *self.tries(cast("City", match), seat)]

    def options(self, match: Match, seat: i64) -> list[int]:
        g = cast("City", match)
        if self.is_done(seat):
            return [RESUME] if (self.stirred >> seat) & 1 == 1 else []
        found: list[int] = []
        if self.done_reason(g) == ALLOWED:
            found.append(DONE)
        for action in self.tries(g, seat):
            if self.reason(g, seat, action) == ALLOWED:
                found.append(action)
        return found

    def why_not(self, match: Match, seat: i64, action: i64) -> i64:
        g = cast("City", match)
        if action == RESUME:
            return ALLOWED if self.is_done(seat) and (self.stirred >> seat) & 1 == 1 else CANNOT_RESUME
        if self.is_done(seat):
            return IS_DONE
        if action == DONE:
            return self.done_reason(g)
        return self.reason(g, seat, action)

    def refusal(self, match: Match, seat: i64, action: i64, reason: i64) -> Refusal:
        return refusal_for(cast("City", match), self.rule(), reason)

    def perform(self, match: Match, seat: i64, action: i64) -> None:
        self.take(cast("City", match), seat, action)


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class Choice(Question):
    """A question to one seat; it blocks the floor for a moment (RK-86)."""

    def tries(self, g: City) -> list[int]:
        """What may be tried, allowed or not, sorted."""
        raise NotImplementedError

    def reason(self, g: City, action: i64) -> i64:
        """Why a try is not allowed."""
        raise NotImplementedError

    def take(self, g: City, action: i64) -> None:
        """Carry out an allowed try."""
        raise NotImplementedError

    def candidates(self, match: Match, seat: i64) -> list[int]:
        return self.tries(cast("City", match))

    def why_not(self, match: Match, seat: i64, action: i64) -> i64:
        g = cast("City", match)
        return self.reason(g, action) if action in self.tries(g) else NOT_NOW

    def options(self, match: Match, seat: i64) -> list[int]:
        g = cast("City", match)
        found: list[int] = []
        for action in self.tries(g):
            if self.reason(g, action) == ALLOWED:
                found.append(action)
        return found

    def refusal(self, match: Match, seat: i64, action: i64, reason: i64) -> Refusal:
        return refusal_for(cast("City", match), self.rule(), reason)

    def answer(self, match: Match, seat: i64, action: i64) -> None:
        self.take(cast("City", match), action)


def everyone(g: City) -> i64:
    """All seats, as bits."""
    return (1 << g.seats) - 1


def distinct(numbers: list[int], band: i64) -> list[int]:
    """Each number of a sorted list once, in a band of actions."""
    found: list[int] = []
    last: i64 = -1
    for number in numbers:
        if number != last:
            found.append(band + number)
            last = number
    return found

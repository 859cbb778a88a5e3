"""Questions as the rules ask them: what may be tried, why a try is refused, and what it does.

A question says each of these once. `allowed` (on a floor `add_allowed`) is a shortcut for those that know their allowed
tries without judging each: the conformance battery compares it with `tries` and `reason`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64, mypyc_attr

from ludotek.kernel.errors import left_out
from ludotek.kernel.numbers import Seat
from ludotek.kernel.reasons import CANNOT_RESUME, IS_DONE, NOT_DONE
from ludotek.kernel.step import ALLOWED, DONE, RESUME, Own, Question, Step

if TYPE_CHECKING:
    from ludotek.kernel.match import Match


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class Choice(Question):
    """A question to one seat."""

    def tries(self, match: Own) -> list[int]:
        """What may be tried, allowed or not, sorted."""
        raise left_out(self, "tries")

    def reason(self, match: Own, action: i64) -> i64:
        """Why a try is not allowed; each is, unless the game says otherwise."""
        return ALLOWED

    def take(self, match: Own, action: i64) -> None:
        """Carry out an allowed try."""
        raise left_out(self, "take")

    def understands(self, match: Own, action: i64) -> bool:
        """Is this an answer to this question, allowed or not?"""
        return action in self.tries(match)

    def stray(self, match: Own, action: i64) -> i64:
        """Why something that is not an answer to this question is not possible now."""
        m: Match = match
        return m.stray(self.seat, action)

    def allowed(self, match: Own) -> list[int]:
        """The allowed tries; a question that finds them faster does it here."""
        found: list[int] = []
        for action in self.tries(match):
            if self.reason(match, action) == ALLOWED:
                found.append(action)
        return found

    def candidates(self, match: Own, seat: Seat) -> list[int]:
        return self.tries(match)

    def why_not(self, match: Own, seat: Seat, action: i64) -> i64:
        return self.reason(match, action) if self.understands(match, action) else self.stray(match, action)

    def options(self, match: Own, seat: Seat) -> list[int]:
        return self.allowed(match)

    def answer(self, match: Own, seat: Seat, action: i64) -> None:
        self.take(match, action)


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class Floor(Question):
    """A time in which several seats act in any order until each has said done.

    `done` and `stirred` are sets of seats as bits: a seat that is done may resume only after another one has acted
    since, so play in which nobody has anything to add always ends.
    """

    def __init__(self, seats: i64, done: i64, stirred: i64) -> None:
        super().__init__(Seat(-1))
        self.seats = seats
        self.done = done
        self.stirred = stirred

    def again(self, seats: i64, done: i64, stirred: i64) -> Step:
        """The same floor with other seats done."""
        raise NotImplementedError

    def tries(self, match: Own, seat: Seat) -> list[int]:
        """What may be tried besides saying done, allowed or not, sorted."""
        raise NotImplementedError

    def reason(self, match: Own, seat: Seat, action: i64) -> i64:
        """Why a seat that is not done cannot do this."""
        raise NotImplementedError

    def done_reason(self, match: Own, seat: Seat) -> i64:
        """Why a seat cannot be done yet."""
        return ALLOWED

    def take(self, match: Own, seat: Seat, action: i64) -> None:
        """Carry out an allowed try; the floor continues beneath it."""
        raise NotImplementedError

    def close(self, match: Own) -> None:
        """Everybody is done: what follows."""
        raise NotImplementedError

    def add_allowed(self, match: Own, seat: Seat, found: list[int]) -> None:
        """Add the allowed tries of a seat that is not done; a floor that finds them faster does it here."""
        for action in self.tries(match, seat):
            if self.reason(match, seat, action) == ALLOWED:
                found.append(action)

    def may_resume(self, match: Own, seat: Seat) -> bool:
        """May a seat that is done come back, because another has acted since?"""
        return (self.stirred >> seat) & 1 == 1

    def why_not_when_done(self, match: Own, seat: Seat, action: i64) -> i64:
        """Whoever is done can only come back."""
        if action != RESUME:
            return IS_DONE
        return ALLOWED if self.may_resume(match, seat) else CANNOT_RESUME

    def data(self) -> list[object]:
        return [self.seats, self.done, self.stirred]

    def without(self, seat: Seat) -> Step | None:
        bit: i64 = 1 << seat
        return self.again(self.seats & ~bit, self.done & ~bit, self.stirred & ~bit)

    def is_done(self, seat: Seat) -> bool:
        return (self.done >> seat) & 1 == 1

    def actors(self, match: Own) -> list[int]:
        m: Match = match
        able = self.seats & (~self.done | self.stirred)
        seats: list[int] = []
        seat = Seat(0)
        while seat < m.seats:
            if (able >> seat) & 1 == 1:
                seats.append(int(seat))
            seat = Seat(seat + 1)
        return seats

    def driver(self, match: Own) -> Seat:
        busy = self.seats & ~self.done
        seat = Seat(0)
        while (busy >> seat) & 1 == 0:
            seat = Seat(seat + 1)
        return seat

    def candidates(self, match: Own, seat: Seat) -> list[int]:
        return [RESUME] if self.is_done(seat) else [DONE, *self.tries(match, seat)]

    def options(self, match: Own, seat: Seat) -> list[int]:
        if self.is_done(seat):
            return [RESUME] if self.may_resume(match, seat) else []
        found: list[int] = []
        if self.done_reason(match, seat) == ALLOWED:
            found.append(DONE)
        self.add_allowed(match, seat, found)
        return found

    def why_not(self, match: Own, seat: Seat, action: i64) -> i64:
        if self.is_done(seat):
            return self.why_not_when_done(match, seat, action)
        if action == RESUME:
            return NOT_DONE
        return self.done_reason(match, seat) if action == DONE else self.reason(match, seat, action)

    def run(self, match: Own) -> None:
        m: Match = match
        if self.seats & ~self.done == 0:
            self.close(match)
        else:
            m.ask(self, None)

    def answer(self, match: Own, seat: Seat, action: i64) -> None:
        m: Match = match
        bit: i64 = 1 << seat
        if action == DONE:
            m.push(self.again(self.seats, self.done | bit, self.stirred & ~bit))
        elif action == RESUME:
            m.push(self.again(self.seats, self.done & ~bit, self.stirred & ~bit))
        else:
            stirred = self.stirred | (self.done & ~bit)
            m.push(self if stirred == self.stirred else self.again(self.seats, self.done, stirred))
            self.take(match, seat, action)

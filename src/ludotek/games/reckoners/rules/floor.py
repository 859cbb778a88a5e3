"""Where everybody may act, in any order, until each has said done (RK-29, RK-30, RK-98)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64, mypyc_attr

from ludotek.games.reckoners.rules import reasons
from ludotek.games.reckoners.rules.components import NOBODY
from ludotek.kernel.choice import Floor
from ludotek.kernel.numbers import Seat
from ludotek.kernel.phrase import Phrase
from ludotek.kernel.reasons import IS_DONE
from ludotek.kernel.refusal import Refusal
from ludotek.kernel.step import ALLOWED, DONE, RESUME

if TYPE_CHECKING:
    from ludotek.games.reckoners.rules.city import City


@mypyc_attr(allow_interpreted_subclasses=True)
class CityFloor(Floor):
    """An open floor of the Reckoners. Seats with nothing to do are not asked; when none has anything, it closes.

    An act never closes it while somebody could come back, and at a table with people never at all (RK-98): whoever acted
    last then still has to say done. That seat is among the `stirred` although it is not done.
    """

    def can_act(self, g: City, seat: Seat) -> bool:
        """Has this seat anything to do here?"""
        return True

    def pace(self) -> str:
        """The rule, besides RK-98, that lets each act at their own pace."""
        return ""

    def question(self, g: City) -> Phrase:
        """What is asked while there is something to do."""
        return Phrase(f"ask-{self.name}")

    def tell_passed_over(self, g: City) -> None:
        """Nobody had anything to do: say why."""

    # the kernel's side

    def busy(self, g: City, seats: i64) -> list[int]:
        """Those of some seats (as bits) that have something to do."""
        found: list[int] = []
        seat = Seat(0)
        while seat < g.seats:
            if (seats >> seat) & 1 == 1 and self.can_act(g, seat):
                found.append(int(seat))
            seat = Seat(seat + 1)
        return found

    def first_busy(self, g: City, seats: i64) -> Seat:
        """The lowest of some seats (as bits) that has something to do; NOBODY if none has."""
        seat = Seat(0)
        while seat < g.seats:
            if (seats >> seat) & 1 == 1 and self.can_act(g, seat):
                return seat
            seat = Seat(seat + 1)
        return Seat(NOBODY)

    def last(self) -> Seat:
        """Who acted last and has not said done since; NOBODY if that was said."""
        bits = self.stirred & ~self.done
        seat = Seat(NOBODY)
        while bits != 0:
            bits >>= 1
            seat = Seat(seat + 1)
        return seat

    def actors(self, g: City) -> list[int]:
        if self.is_ending(g):
            return sorted([*self.busy(g, self.done & self.stirred), self.last()])
        return self.busy(g, self.seats & (~self.done | self.stirred))

    def driver(self, g: City) -> Seat:
        seat = self.first_busy(g, self.seats & ~self.done)
        return self.last() if seat == NOBODY else seat

    def run(self, g: City) -> None:
        if not self.is_ending(g) or self.is_last_word_missing(g):
            g.ask(self, None)
            return
        if self.done == 0 and self.stirred == 0:
            self.tell_passed_over(g)
        self.close(g)

    def is_ending(self, g: City) -> bool:
        """Has everybody who is not done nothing left to do?"""
        return self.first_busy(g, self.seats & ~self.done) == NOBODY

    def is_last_word_missing(self, g: City) -> bool:
        """Could somebody come back after what was done last? Was an act the last thing, at a table with people?"""
        if self.last() == NOBODY:
            return False
        if g.attended and self.done & ~self.stirred == 0:
            return True
        return self.first_busy(g, self.done & self.stirred) != NOBODY

    def prompt(self, g: City) -> Phrase:
        return Phrase("ask-last-word") if self.is_ending(g) else self.question(g)

    def may_resume(self, g: City, seat: Seat) -> bool:
        return super().may_resume(g, seat) and self.can_act(g, seat)

    def why_not_when_done(self, g: City, seat: Seat, action: i64) -> i64:
        """Whoever is done comes back first, and only after another has acted (RK-98)."""
        reason = super().why_not_when_done(g, seat, action)
        return reasons.MAY_COME_BACK if reason == IS_DONE and self.may_resume(g, seat) else reason

    def refusal(self, g: City, seat: Seat, action: i64, reason: i64) -> Refusal:
        refusal = super().refusal(g, seat, action, reason)
        if self.pace() != "" and (reason == IS_DONE or reason == reasons.MAY_COME_BACK):
            refusal.rules.append(self.pace())
        return refusal

    def unasked(self, g: City, seat: Seat, action: i64) -> Refusal:
        """Those who are done, or have nothing left to do, get the same reasons as those who are asked; never "not your turn"."""
        reason = self.why_not(g, seat, action)
        return self.refusal(g, seat, action, reasons.NOTHING_LEFT if reason == ALLOWED else reason)

    def answer(self, g: City, seat: Seat, action: i64) -> None:
        if action == DONE or action == RESUME:
            super().answer(g, seat, action)
        else:
            bit: i64 = 1 << seat
            stirred = self.done | bit
            g.push(self if stirred == self.stirred else self.again(self.seats, self.done, stirred))
            self.take(g, seat, action)


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

"""Where everybody may act, in any order, until each has said done (RK-29, RK-30, RK-98)."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from mypy_extensions import i64, mypyc_attr

from ludotek.games.reckoners.rules.components import NOBODY
from ludotek.games.reckoners.rules.reasons import (
    CANNOT_RESUME,
    FINISH_FIRST,
    IS_DONE,
    MAY_COME_BACK,
    NOT_DONE,
    NOTHING_LEFT,
    OTHERS_FIRST,
)
from ludotek.games.reckoners.rules.refusing import refusal_for
from ludotek.kernel.match import Match
from ludotek.kernel.phrase import Phrase
from ludotek.kernel.reasons import by_card
from ludotek.kernel.refusal import Refusal
from ludotek.kernel.step import ALLOWED, DONE, RESUME, OpenFloor, Question

if TYPE_CHECKING:
    from ludotek.games.reckoners.rules.city import City


@mypyc_attr(allow_interpreted_subclasses=True)
class Floor(OpenFloor):
    """An open floor of the Reckoners. Who has nothing to do there is not asked, and when nobody has, it closes.

    An act never closes it while somebody could come back, and at a table with people never at all (RK-98): whoever acted
    last then still has to say done. That seat is among the `stirred` although it is not done.
    """

    def tries(self, g: City, seat: i64) -> list[int]:
        """What may be tried beside saying done, allowed or not, sorted."""
        raise NotImplementedError

    def reason(self, g: City, seat: i64, action: i64) -> i64:
        """Why a try is not allowed."""
        raise NotImplementedError

    def can_act(self, g: City, seat: i64) -> bool:
        """Has this seat anything to do here?"""
        return True

    def done_reason(self, g: City, seat: i64) -> i64:
        """Why this seat cannot be done yet."""
        return ALLOWED

    def pace(self) -> str:
        """The rule, beside RK-98, that lets each act at the own pace."""
        return ""

    def take(self, g: City, seat: i64, action: i64) -> None:
        """Carry out an allowed try."""
        raise NotImplementedError

    def question(self, g: City) -> Phrase:
        """What is asked while there is something to do."""
        return Phrase(f"ask-{type(self).__name__}")

    def tell_passed_over(self, g: City) -> None:
        """Nobody had anything to do: say why."""

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

    def first_busy(self, match: Match, seats: i64) -> i64:
        """The lowest of some seats (as bits) that has something to do; NOBODY if none has."""
        g = cast("City", match)
        seat: i64 = 0
        while seat < g.seats:
            if (seats >> seat) & 1 == 1 and self.can_act(g, seat):
                return seat
            seat += 1
        return NOBODY

    def last(self) -> i64:
        """Who acted last and has not said done since; NOBODY if that was said."""
        bits = self.stirred & ~self.done
        seat: i64 = NOBODY
        while bits != 0:
            bits >>= 1
            seat += 1
        return seat

    def actors(self, match: Match) -> list[int]:
        if self.is_ending(match):
            return sorted([*self.busy(match, self.done & self.stirred), self.last()])
        return self.busy(match, self.seats & (~self.done | self.stirred))

    def driver(self, match: Match) -> i64:
        seat = self.first_busy(match, self.seats & ~self.done)
        return self.last() if seat == NOBODY else seat

    def run(self, match: Match) -> None:
        if not self.is_ending(match) or self.is_last_word_missing(match):
            match.ask(self, None)
            return
        if self.done == 0 and self.stirred == 0:
            self.tell_passed_over(cast("City", match))
        self.close(match)

    def is_ending(self, match: Match) -> bool:
        """Has everybody who is not done nothing left to do?"""
        return self.first_busy(match, self.seats & ~self.done) == NOBODY

    def is_last_word_missing(self, match: Match) -> bool:
        """Could somebody come back after what was done last? Was an act the last thing, at a table with people?"""
        if self.last() == NOBODY:
            return False
        if match.attended and self.done & ~self.stirred == 0:
            return True
        return self.first_busy(match, self.done & self.stirred) != NOBODY

    def prompt(self, match: Match) -> Phrase:
        return Phrase("ask-last-word") if self.is_ending(match) else self.question(cast("City", match))

    def candidates(self, match: Match, seat: i64) -> list[int]:
        if self.is_done(seat):
            return [RESUME]
        return [DONE, *self.tries(cast("City", match), seat)]

    def options(self, match: Match, seat: i64) -> list[int]:
        g = cast("City", match)
        if self.is_done(seat):
            return [RESUME] if (self.stirred >> seat) & 1 == 1 else []
        found: list[int] = []
        if self.done_reason(g, seat) == ALLOWED:
            found.append(DONE)
        for action in self.tries(g, seat):
            if self.reason(g, seat, action) == ALLOWED:
                found.append(action)
        return found

    def why_not(self, match: Match, seat: i64, action: i64) -> i64:
        g = cast("City", match)
        if self.is_done(seat):
            return self.why_not_when_done(g, seat, action)
        if action == RESUME:
            return NOT_DONE
        return self.done_reason(g, seat) if action == DONE else self.reason(g, seat, action)

    def why_not_when_done(self, g: City, seat: i64, action: i64) -> i64:
        """Who is done comes back first, and only after another has acted (RK-98)."""
        able = (self.stirred >> seat) & 1 == 1 and self.can_act(g, seat)
        if action == RESUME:
            return ALLOWED if able else CANNOT_RESUME
        return MAY_COME_BACK if able else IS_DONE

    def refusal(self, match: Match, seat: i64, action: i64, reason: i64) -> Refusal:
        refusal = refusal_for(cast("City", match), seat, action, self.rule(), reason)
        if self.pace() != "" and (reason == IS_DONE or reason == MAY_COME_BACK):
            refusal.rules.append(self.pace())
        return refusal

    def unasked(self, match: Match, seat: i64, action: i64) -> Refusal:
        """Who is done, or has nothing left to do here, hears the same reasons as those who are asked; never: it is not your turn."""
        reason = self.why_not(match, seat, action)
        return self.refusal(match, seat, action, NOTHING_LEFT if reason == ALLOWED else reason)

    def answer(self, match: Match, seat: i64, action: i64) -> None:
        if action == DONE or action == RESUME:
            super().answer(match, seat, action)
        else:
            bit: i64 = 1 << seat
            match.push(self.again(self.seats, self.done, self.done | bit))
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

    def beside(self, g: City, action: i64) -> i64:
        """Why something cannot be tried here: by itself, because this comes first."""
        return FINISH_FIRST

    def others_wait(self) -> i64:
        """Why the others cannot act meanwhile."""
        return OTHERS_FIRST

    def why_not(self, match: Match, seat: i64, action: i64) -> i64:
        g = cast("City", match)
        return self.reason(g, action) if action in self.tries(g) else self.beside(g, action)

    def options(self, match: Match, seat: i64) -> list[int]:
        g = cast("City", match)
        found: list[int] = []
        for action in self.tries(g):
            if self.reason(g, action) == ALLOWED:
                found.append(action)
        return found

    def refusal(self, match: Match, seat: i64, action: i64, reason: i64) -> Refusal:
        return refusal_for(cast("City", match), seat, action, self.rule(), reason)

    def unasked(self, match: Match, seat: i64, action: i64) -> Refusal:
        return self.refusal(match, seat, action, by_card(self.others_wait(), self.seat))

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

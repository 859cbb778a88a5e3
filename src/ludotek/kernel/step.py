"""Steps: the pending work of a match. A step is immutable and holds ids and integers, never references.

A plain step does its work when it comes to the top of the stack. A question waits there for an answer; it is taken
off the stack before its answer is carried out, and puts itself (or its successor) back if it goes on.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from mypy_extensions import i64, mypyc_attr

from ludotek.kernel.phrase import Phrase
from ludotek.kernel.refusal import Refusal

if TYPE_CHECKING:
    from ludotek.kernel.match import Match

# Actions that mean the same in every game; a game's own actions begin at FIRST_FREE.
ORDER: Final = 0  # ORDER + i: resolve the i-th of several simultaneous things next
ORDERS: Final = 32
DONE: Final = 32
RESUME: Final = 33
FIRST_FREE: Final = 40
CONCEDE: Final = -3  # an act of the table at any time: no question offers it, so nobody who plays by options learns it

ASK: Final = -1  # a question that must really be asked
ALLOWED: Final = 0  # the reason code of what is not refused


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class Step:
    """A piece of pending work that belongs to a seat (-1: to the game itself)."""

    def __init__(self, seat: i64) -> None:
        self.seat = seat

    def run(self, match: Match) -> None:
        """Do the work; push what follows."""
        raise NotImplementedError

    def data(self) -> list[object]:
        """The arguments that build this step again."""
        return [self.seat]

    def without(self, seat: i64) -> Step | None:
        """What remains of this step when a seat leaves the game."""
        return None if self.seat == seat else self

    def same(self, other: Step) -> bool:
        """True if it makes no difference which of the two comes first."""
        return type(self) is type(other) and self.data() == other.data()

    def label(self, match: Match) -> Phrase:
        """What this step is, for a person who orders several."""
        return Phrase(f"step-{type(self).__name__}")


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class Stage(Step):
    """A step of the game itself that needs no numbers: a line in a chapter's table of contents."""

    def __init__(self) -> None:
        super().__init__(-1)

    def data(self) -> list[object]:
        return []


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class Question(Step):
    """A step that needs an answer from a seat."""

    def actors(self, match: Match) -> list[int]:
        """The seats that may answer now."""
        return [self.seat]

    def driver(self, match: Match) -> i64:
        """The seat that answers when a program, not people, decides whose turn it is."""
        return self.seat

    def rule(self) -> str:
        """The rule that asks."""
        raise NotImplementedError

    def prompt(self, match: Match) -> Phrase:
        """The question in words."""
        return Phrase(f"ask-{type(self).__name__}")

    def candidates(self, match: Match, seat: i64) -> list[int]:
        """What a person might try here, allowed or not, sorted."""
        raise NotImplementedError

    def why_not(self, match: Match, seat: i64, action: i64) -> i64:
        """The reason code that forbids an action, ALLOWED if nothing does. The only place where legality is decided."""
        raise NotImplementedError

    def refusal(self, match: Match, seat: i64, action: i64, reason: i64) -> Refusal:
        """A reason code in words, with the rules behind it; by itself: the rule that asks offers no such thing."""
        return Refusal([self.rule()], Phrase("refusal-not-offered"))

    def unasked(self, match: Match, seat: i64, action: i64) -> Refusal:
        """Why a seat that is not asked cannot do this now; by itself: it is not its turn."""
        return match.not_your_turn()

    def options(self, match: Match, seat: i64) -> list[int]:
        """The allowed candidates."""
        allowed: list[int] = []
        for action in self.candidates(match, seat):
            if self.why_not(match, seat, action) == ALLOWED:
                allowed.append(action)
        return allowed

    def answer(self, match: Match, seat: i64, action: i64) -> None:
        """Carry out an allowed answer."""
        raise NotImplementedError

    def always_asked(self) -> bool:
        """True where silence would tell something hidden: then even a single option is asked."""
        return False

    def forced(self, match: Match, options: list[int]) -> i64:
        """The answer that needs no asking, or ASK."""
        if len(options) == 1 and not self.always_asked():
            return options[0]
        return ASK

    def commits(self, match: Match, action: i64) -> bool:
        """Does this answer bind others, or end what cannot be taken up again? Then a person gives it, also as the only one."""
        return False

    def is_the_persons(self, match: Match, action: i64) -> bool:
        """At a table with people: must the only answer be given by the person, because free undo would not reach it?"""
        if not match.attended:
            return False
        return self.commits(match, action) or match.goes_too_far(self, action)

    def run(self, match: Match) -> None:
        options = self.options(match, self.seat)
        action = self.forced(match, options)
        if action == ASK or self.is_the_persons(match, action):
            match.ask(self, options)
        else:
            self.answer(match, self.seat, action)


@mypyc_attr(allow_interpreted_subclasses=True)
class Simultaneous(Question):
    """Several things that happen at once: their owner chooses what comes next (TS-03, UN-75)."""

    def __init__(self, seat: i64, steps: list[Step]) -> None:
        super().__init__(seat)
        self.steps = steps

    def remaining(self, steps: list[Step]) -> Step:
        """The same question about fewer things."""
        raise NotImplementedError

    def data(self) -> list[object]:
        return [self.seat, [step_data(step) for step in self.steps]]

    def without(self, seat: i64) -> Step | None:
        kept = [left for step in self.steps if (left := step.without(seat)) is not None]
        return self.remaining(kept) if kept and self.seat != seat else None

    def candidates(self, match: Match, seat: i64) -> list[int]:
        """One action for each thing that differs from those before it."""
        distinct: list[int] = []
        count: i64 = min(len(self.steps), ORDERS)
        i: i64 = 0
        while i < count:
            step = self.steps[i]
            j: i64 = 0
            while j < i and not step.same(self.steps[j]):
                j += 1
            if j == i:
                distinct.append(ORDER + i)
            i += 1
        return distinct

    def why_not(self, match: Match, seat: i64, action: i64) -> i64:
        return ALLOWED if action in self.candidates(match, seat) else 1

    def is_the_persons(self, match: Match, action: i64) -> bool:
        """Things that happen by themselves are nobody's answer; with one order there is nothing to say."""
        return False

    def answer(self, match: Match, seat: i64, action: i64) -> None:
        chosen: i64 = action - ORDER
        first = self.steps[chosen]
        rest = self.steps[:chosen] + self.steps[chosen + 1 :]
        if len(rest) == 1:
            match.push(rest[0])
        elif rest:
            match.push(self.remaining(rest))
        match.push(first)


@mypyc_attr(allow_interpreted_subclasses=True)
class Secret(Question):
    """Answers that several seats give unseen and that are shown together once all are there.

    `given[seat]` is the answer of a seat, UNANSWERED while it is missing and ABSENT for a seat that is not asked.
    """

    def __init__(self, given: list[int]) -> None:
        super().__init__(-1)
        self.given = given

    def again(self, given: list[int]) -> Step:
        """The same question with other answers."""
        raise NotImplementedError

    def reveal(self, match: Match) -> None:
        """All have answered: show the answers and act on them."""
        raise NotImplementedError

    def data(self) -> list[object]:
        return [list(self.given)]

    def without(self, seat: i64) -> Step | None:
        given = self.given[:]
        given[seat] = ABSENT
        return self.again(given)

    def actors(self, match: Match) -> list[int]:
        return [seat for seat in range(len(self.given)) if self.given[seat] == UNANSWERED]

    def driver(self, match: Match) -> i64:
        return self.actors(match)[0]

    def always_asked(self) -> bool:
        return True

    def run(self, match: Match) -> None:
        if self.actors(match):
            match.ask(self, None)
        else:
            self.reveal(match)

    def answer(self, match: Match, seat: i64, action: i64) -> None:
        given = self.given[:]
        given[seat] = action
        match.push(self.again(given))


UNANSWERED: Final = -1
ABSENT: Final = -2


@mypyc_attr(allow_interpreted_subclasses=True)
class OpenFloor(Question):
    """A time in which several seats act in any order until each has said done.

    `done` and `stirred` are sets of seats as bits: a seat that is done may resume only after another one has acted
    since, so play in which nobody has anything to add always ends.
    """

    def __init__(self, seats: i64, done: i64, stirred: i64) -> None:
        super().__init__(-1)
        self.seats = seats
        self.done = done
        self.stirred = stirred

    def again(self, seats: i64, done: i64, stirred: i64) -> Step:
        """The same floor with other seats done."""
        raise NotImplementedError

    def close(self, match: Match) -> None:
        """Everybody is done: what follows."""
        raise NotImplementedError

    def perform(self, match: Match, seat: i64, action: i64) -> None:
        """Carry out a game action; the floor goes on beneath it."""
        raise NotImplementedError

    def data(self) -> list[object]:
        return [self.seats, self.done, self.stirred]

    def without(self, seat: i64) -> Step | None:
        bit: i64 = 1 << seat
        return self.again(self.seats & ~bit, self.done & ~bit, self.stirred & ~bit)

    def is_done(self, seat: i64) -> bool:
        return (self.done >> seat) & 1 == 1

    def actors(self, match: Match) -> list[int]:
        able = self.seats & (~self.done | self.stirred)
        seats: list[int] = []
        seat: i64 = 0
        while seat < match.seats:
            if (able >> seat) & 1 == 1:
                seats.append(seat)
            seat += 1
        return seats

    def driver(self, match: Match) -> i64:
        busy = self.seats & ~self.done
        seat: i64 = 0
        while (busy >> seat) & 1 == 0:
            seat += 1
        return seat

    def run(self, match: Match) -> None:
        if self.seats & ~self.done == 0:
            self.close(match)
        else:
            match.ask(self, None)

    def answer(self, match: Match, seat: i64, action: i64) -> None:
        bit: i64 = 1 << seat
        if action == DONE:
            match.push(self.again(self.seats, self.done | bit, self.stirred & ~bit))
        elif action == RESUME:
            match.push(self.again(self.seats, self.done & ~bit, self.stirred & ~bit))
        else:
            match.push(self.again(self.seats, self.done, self.stirred | (self.done & ~bit)))
            self.perform(match, seat, action)


def step_data(step: Step) -> list[object]:
    """A step as JSON-compatible data."""
    return [type(step).__name__, step.data()]


def step_from_data(kinds: dict[str, Callable[..., Step]], data: object) -> Step:
    """Build a step again from its data; `kinds` says by its name how, usually by its class."""
    assert isinstance(data, list)
    build = kinds[data[0]]
    arguments: list[Any] = data[1]
    if isinstance(build, type) and issubclass(build, Simultaneous):
        arguments = [arguments[0], [step_from_data(kinds, each) for each in arguments[1]]]
    return make(build, arguments)


def make(build: Callable[..., Step], arguments: list[Any]) -> Step:
    return build(*arguments)

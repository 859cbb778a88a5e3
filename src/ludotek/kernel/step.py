"""Steps: the pending work of a match. A step is immutable and holds ids and integers, never references.

A plain step does its work when it comes to the top of the stack. A question waits there for an answer; it is taken
off the stack before its answer is carried out, and puts itself (or its successor) back if there is more to ask.
"""

from __future__ import annotations

from collections.abc import Callable
from types import ModuleType
from typing import TYPE_CHECKING, Any, ClassVar, Final, TypeAlias

from mypy_extensions import i64, mypyc_attr

from ludotek.kernel.numbers import Seat
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

# The match of a step's own game. A step meets no other, so a game's steps name the class: `def run(self, g: Untamed)`.
Own: TypeAlias = Any

ASK: Final = -1  # a question that must really be asked
ALLOWED: Final = 0  # the reason code of what is not refused


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class Step:
    """A piece of pending work that belongs to a seat (-1: to the game itself)."""

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def run(self, match: Own) -> None:
        """Do the work; push what follows."""
        raise NotImplementedError

    def data(self) -> list[object]:
        """The arguments that build this step again."""
        return [self.seat]

    def without(self, seat: Seat) -> Step | None:
        """What remains of this step when a seat leaves the game."""
        return None if self.seat == seat else self

    def same(self, other: Step) -> bool:
        """True if it makes no difference which of the two comes first."""
        return type(self) is type(other) and self.data() == other.data()

    def label(self, match: Own) -> Phrase:
        """What this step is, for a person who orders several."""
        return Phrase(f"step-{type(self).__name__}")

    def things(self, match: Own) -> dict[str, str]:
        """The things that this step is about, by their roles in it."""
        return {}

    def __repr__(self) -> str:
        return f"<{type(self).__name__} {self.data()}>"


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class Stage(Step):
    """A step of the game itself that needs no numbers: a line in a chapter's table of contents."""

    def __init__(self) -> None:
        super().__init__(Seat(-1))

    def data(self) -> list[object]:
        return []


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class Question(Step):
    """A step that needs an answer from a seat. Each kind has a name of its own, by which it is known outside."""

    name: ClassVar[str] = ""
    clause: ClassVar[str] = ""  # the rule that asks

    def actors(self, match: Own) -> list[int]:
        """The seats that may answer now."""
        return [int(self.seat)]

    def driver(self, match: Own) -> Seat:
        """The seat that answers when a program, not people, decides whose turn it is."""
        return self.seat

    def rule(self) -> str:
        return self.clause

    def prompt(self, match: Own) -> Phrase:
        """The question in words."""
        return Phrase(f"ask-{self.name}")

    def inside(self, match: Own) -> i64:
        """The text in the middle of whose resolution it is asked, -1 if in none."""
        return -1

    def candidates(self, match: Own, seat: Seat) -> list[int]:
        """What a person might try here, allowed or not, sorted."""
        raise NotImplementedError

    def why_not(self, match: Own, seat: Seat, action: i64) -> i64:
        """The reason code that forbids an action, ALLOWED if nothing does. The only place where legality is decided."""
        raise NotImplementedError

    def refusal(self, match: Own, seat: Seat, action: i64, reason: i64) -> Refusal:
        """A reason code in words, with the rules behind it: as the game says it, unless the question knows more."""
        m: Match = match
        return m.refusal_of(self, seat, action, reason)

    def unasked(self, match: Own, seat: Seat, action: i64) -> Refusal:
        """Why a seat that is not asked cannot do this now: as the game says it, unless the question knows more."""
        m: Match = match
        return m.unasked(self, seat, action)

    def options(self, match: Own, seat: Seat) -> list[int]:
        """The allowed candidates."""
        allowed: list[int] = []
        for action in self.candidates(match, seat):
            if self.why_not(match, seat, action) == ALLOWED:
                allowed.append(action)
        return allowed

    def answer(self, match: Own, seat: Seat, action: i64) -> None:
        """Carry out an allowed answer."""
        raise NotImplementedError

    def always_asked(self) -> bool:
        """True where not asking would give something away: then even a single option is asked."""
        return False

    def forced(self, match: Own, options: list[int]) -> i64:
        """The answer that needs no asking, or ASK."""
        if len(options) == 1 and not self.always_asked():
            return options[0]
        return ASK

    def commits(self, match: Own, action: i64) -> bool:
        """Does this answer bind others, or end something for good? Then a person gives it, even if it is the only one."""
        return False

    def is_the_persons(self, match: Own, action: i64) -> bool:
        """At a table with people: must the only answer be given by the person, because free undo would not reach it?"""
        m: Match = match
        return self.commits(m, action) or m.goes_too_far(self, action)

    def tell_passed_over(self, match: Own) -> None:
        """It is not asked: report what made it empty, if somebody might have wanted more."""

    def run(self, match: Own) -> None:
        m: Match = match
        options = self.options(match, self.seat)
        action = self.forced(match, options)
        if action == ASK or (m.attended and self.is_the_persons(match, action)):
            m.ask(self, options)
        else:
            if m.listener is not None:
                self.tell_passed_over(match)
            self.answer(match, self.seat, action)


@mypyc_attr(allow_interpreted_subclasses=True)
class Simultaneous(Question):
    """Several things that happen at once: their owner chooses what comes next."""

    def __init__(self, seat: Seat, steps: list[Step]) -> None:
        super().__init__(seat)
        self.steps = steps

    def remaining(self, steps: list[Step]) -> Step:
        """The same question about fewer things."""
        return make(type(self), [self.seat, steps])

    def data(self) -> list[object]:
        return [self.seat, [step_data(step) for step in self.steps]]

    def without(self, seat: Seat) -> Step | None:
        kept = [left for step in self.steps if (left := step.without(seat)) is not None]
        return self.remaining(kept) if kept and self.seat != seat else None

    def candidates(self, match: Own, seat: Seat) -> list[int]:
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

    def options(self, match: Own, seat: Seat) -> list[int]:
        return self.candidates(match, seat)

    def why_not(self, match: Own, seat: Seat, action: i64) -> i64:
        m: Match = match
        return ALLOWED if action in self.candidates(match, seat) else m.stray(seat, action)

    def is_the_persons(self, match: Own, action: i64) -> bool:
        """Things that happen by themselves are nobody's answer; with one order there is nothing to say."""
        return False

    def answer(self, match: Own, seat: Seat, action: i64) -> None:
        m: Match = match
        chosen: i64 = action - ORDER
        first = self.steps[chosen]
        rest = self.steps[:chosen] + self.steps[chosen + 1 :]
        if len(rest) == 1:
            m.push(rest[0])
        elif rest:
            m.push(self.remaining(rest))
        m.push(first)


@mypyc_attr(allow_interpreted_subclasses=True)
class Secret(Question):
    """Answers that several seats give in secret and that are revealed together once all are in.

    `given[seat]` is the answer of a seat, UNANSWERED while it is missing and ABSENT for a seat that is not asked.
    """

    def __init__(self, given: list[int]) -> None:
        super().__init__(Seat(-1))
        self.given = given

    def again(self, given: list[int]) -> Step:
        """The same question with other answers."""
        raise NotImplementedError

    def reveal(self, match: Own) -> None:
        """All have answered: show the answers and act on them."""
        raise NotImplementedError

    def data(self) -> list[object]:
        return [list(self.given)]

    def without(self, seat: Seat) -> Step | None:
        given = self.given[:]
        given[seat] = ABSENT
        return self.again(given)

    def actors(self, match: Own) -> list[int]:
        return [seat for seat in range(len(self.given)) if self.given[seat] == UNANSWERED]

    def driver(self, match: Own) -> Seat:
        return Seat(self.actors(match)[0])

    def always_asked(self) -> bool:
        return True

    def run(self, match: Own) -> None:
        m: Match = match
        if self.actors(match):
            m.ask(self, None)
        else:
            self.reveal(match)

    def answer(self, match: Own, seat: Seat, action: i64) -> None:
        m: Match = match
        given = self.given[:]
        given[seat] = action
        m.push(self.again(given))


UNANSWERED: Final = -1
ABSENT: Final = -2


def step_data(step: Step) -> list[object]:
    """A step as JSON-compatible data."""
    return [type(step).__name__, step.data()]


def kinds_in(*chapters: ModuleType) -> list[type[Step]]:
    """Every kind of step that these chapters of the rules have, and what several of them extend."""
    found: list[type[Step]] = []
    for chapter in chapters:
        for each in vars(chapter).values():
            if (
                isinstance(each, type)
                and issubclass(each, Step)
                and getattr(each, "__module__", "") == chapter.__name__
            ):
                found.append(each)
    return found


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

"""The match: one stack of steps, one chance, one state. `act` is the only way in."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from mypy_extensions import i64, mypyc_attr

from ludotek.kernel.chance import Chance, FastChance
from ludotek.kernel.errors import LudotekError, left_out
from ludotek.kernel.event import EVERYONE, Event, EventKind, Listener
from ludotek.kernel.numbers import Seat
from ludotek.kernel.outcome import Outcome
from ludotek.kernel.phrase import Phrase
from ludotek.kernel.reasons import NOT_NOW
from ludotek.kernel.refusal import IllegalAction, Refusal
from ludotek.kernel.state import StateReader, fields, to_data
from ludotek.kernel.step import ALLOWED, CONCEDE, Question, Step, step_data, step_from_data
from ludotek.kernel.zone import Zone

if TYPE_CHECKING:
    from ludotek.kernel.effect import Action, ChooseOne, Context, Node, Offer


MOST_ANSWERS: Final = 25_000  # more than a game that is recorded may have: it bounds those that programs play
MOST_STEPS: Final = 10_000  # between two answers; no game comes near it by itself


@mypyc_attr(allow_interpreted_subclasses=True)
class Match:
    """A game in progress. A game's own match adds its state, all of it in `__init__`, and says how to clone it."""

    def __init__(self, seats: i64, chance: Chance) -> None:
        self.seats = seats
        self.chance = chance
        self.stack: list[Step] = []
        self.listener: Listener | None = None
        self.outcome: Outcome | None = None
        self.reveals: i64 = 0  # counts what was hidden and became known, so that undo can see it
        self.question: Question | None = None  # what the match waits for
        self.offered: list[int] | None = None  # the question's options for its only actor, if known
        self.bare: bool = False  # they are its own: what may be done beside it was not yet asked for
        self.answers: i64 = 0  # no part of the position: a save has them in its record
        self.unsettled: bool = False  # something changed that the state of play must be checked for
        self.attended: bool = False  # are there people, who give every answer themselves that they could not take back?

    # what a game adds

    def clone(self) -> Match:
        raise left_out(self, "clone")

    def derived(self) -> list[str]:
        """The fields that are no state: the content, and what follows from the content and the other fields."""
        return []

    def derive(self) -> None:
        """Find again what follows from a state that was just read."""

    def part(self, field: str) -> object:
        """A new thing, to be read from data, for a list of the state that holds things or piles, not numbers."""
        return None

    def zones(self) -> list[Zone]:
        """The piles in which cards may be hidden: the same ones in the same order throughout the match."""
        return []

    def check(self) -> None:
        """Look at the state of play after a change; push what follows from it."""

    def text(self, node: i64) -> Node:
        """A node of the content by its index."""
        raise NotImplementedError

    def text_begins(self, action: Action, c: Context) -> None:
        """A text is about to be carried out, and somebody listens."""

    def card_phrase(self, card: i64) -> Phrase:
        """The name of a card, for texts that ask."""
        raise NotImplementedError

    def choose_mode(self, among: ChooseOne, c: Context) -> None:
        """Ask which of several texts is carried out."""
        raise NotImplementedError

    def offer(self, offer: Offer, c: Context) -> None:
        """Ask whether a text is used."""
        raise NotImplementedError

    def can_pay(self, offer: Offer, c: Context) -> bool:
        """Can the cost of an offer be paid in full?"""
        raise NotImplementedError

    def pay(self, offer: Offer, c: Context) -> None:
        """Push whatever pays the cost of an offer."""
        raise NotImplementedError

    def concede(self, seat: Seat) -> None:
        """A seat gives the game up: finish it, or let the seat leave. What was asked is asked again of those who stay."""
        raise left_out(self, "concede")

    def things(self) -> dict[str, list[int]]:
        """The numbers of each thing in play, by its name: what acts change is measured by them."""
        return {}

    def refusal_of(self, question: Question, seat: Seat, action: i64, reason: i64) -> Refusal:
        """A reason code in the game's words; by default: the rule that asks offers no such thing."""
        return Refusal([question.rule()], Phrase("refusal-not-offered"))

    def unasked(self, question: Question, seat: Seat, action: i64) -> Refusal:
        """Why a seat that is not asked cannot do this now; by default: it is not its turn."""
        return self.not_your_turn()

    def stray(self, seat: Seat, action: i64) -> i64:
        """The reason code for what the seat that is asked cannot even try now."""
        return NOT_NOW

    def beside(self, question: Question, options: list[int]) -> list[int]:
        """The options of a question, and what may be done along with it, whatever is asked; nothing by default.
        The list that is given is not changed."""
        return options

    # asking

    @property
    def over(self) -> bool:
        return self.outcome is not None

    def actors(self) -> list[int]:
        return [] if self.question is None else self.question.actors(self)

    def driver(self) -> i64:
        """The seat that acts next when programs play."""
        assert self.question is not None
        return self.question.driver(self)

    def options(self, seat: i64) -> list[int]:
        """What a seat may do now, sorted."""
        question = self.question
        if question is None:
            return []
        if self.offered is not None:
            return self.all_offered(question, self.offered) if seat == question.seat else []
        asked = seat == question.driver(self) or seat in question.actors(self)
        return self.beside(question, question.options(self, Seat(seat))) if asked else []

    def driver_options(self, driver: i64) -> list[int]:
        """The options of the seat that `driver` has just named: whether it is asked need not be found out again."""
        question = self.question
        assert question is not None
        if self.offered is not None:
            return self.all_offered(question, self.offered)
        return self.beside(question, question.options(self, Seat(driver)))

    def all_offered(self, question: Question, options: list[int]) -> list[int]:
        """With what may be done beside the question: found only now, because most copies are never asked for it."""
        if self.bare:
            self.bare = False
            options = self.offered = self.beside(question, options)
        return options

    def candidates(self, seat: i64) -> list[int]:
        """What a person at a seat that is asked might try now, allowed or not, sorted."""
        return [] if self.question is None else self.question.candidates(self, Seat(seat))

    def why_not(self, seat: i64, action: i64) -> Refusal | None:
        """None if the seat may do this now, else the refusal."""
        question = self.question
        if action == CONCEDE:
            return self.why_not_concede(Seat(seat))
        if question is None or not 0 <= seat < self.seats:
            return self.not_your_turn()
        if seat not in question.actors(self):
            return question.unasked(self, Seat(seat), action)
        reason = question.why_not(self, Seat(seat), action)
        return None if reason == ALLOWED else question.refusal(self, Seat(seat), action, reason)

    def why_not_concede(self, seat: Seat) -> Refusal | None:
        """Every seat may give up at any time until the game is over; a game adds who has left it already."""
        return self.not_your_turn() if self.question is None or not 0 <= seat < self.seats else None

    def not_your_turn(self) -> Refusal:
        """Nobody asked this seat: the rule that asks somebody else, or the one that ended the game, says so."""
        if self.question is not None:
            return Refusal([self.question.rule()], Phrase("refusal-not-your-turn"))
        return Refusal([] if self.outcome is None else [self.outcome.rule], Phrase("refusal-game-over"))

    def act(self, seat: i64, action: i64) -> None:
        """Answer the question; an illegal answer changes nothing."""
        refusal = self.why_not(seat, action)
        if refusal is not None:
            raise IllegalAction(refusal)
        self.carry_out(seat, action)

    def carry_out(self, seat: i64, action: i64) -> None:
        """Answer with one of the offered options (or CONCEDE), unchecked: for those who took it from `options`."""
        self.answer(seat, action)
        self.settle()
        self.answers += 1
        if self.answers >= MOST_ANSWERS and self.outcome is None:
            self.stop()

    def answer(self, seat: i64, action: i64) -> None:
        """The answer alone, without what can be done after it."""
        question = self.question
        assert question is not None
        self.question = None
        self.offered = None
        if action == CONCEDE:
            self.concede(Seat(seat))
        else:
            self.stack.pop()
            question.answer(self, Seat(seat), action)

    # what steps use

    def push(self, step: Step) -> None:
        """Put work on top; what is pushed last comes first."""
        self.stack.append(step)

    def then(self, steps: list[Step]) -> None:
        """Put several steps on top, to be done in the order of the list: a chapter's table of contents."""
        i: i64 = len(steps) - 1
        while i >= 0:
            self.stack.append(steps[i])
            i -= 1

    def ask(self, question: Question, options: list[int] | None) -> None:
        """Wait for an answer."""
        self.stack.append(question)
        self.question = question
        self.offered = options
        self.bare = True

    def goes_too_far(self, question: Question, action: i64) -> bool:
        """Would the answer to a question just taken off the stack lead beyond free undo: to chance, news or the end?"""
        trial = self.clone()
        question.answer(trial, question.seat, action)
        trial.settle()
        return trial.over or trial.reveals != self.reveals or trial.chance.draws != self.chance.draws

    def settle(self) -> None:
        """Do what can be done without an answer; texts that never come to an end are stopped."""
        left: i64 = MOST_STEPS
        while self.outcome is None and self.question is None:
            left -= 1
            if left < 0:
                self.stop()
                return
            if self.unsettled:
                self.unsettled = False
                self.check()
            elif len(self.stack) > 1:
                self.stack.pop().run(self)
            else:
                last = self.stack[0]
                self.stack = []  # not emptied: a list that was empty gets slower memory, outside of Python's pools
                last.run(self)

    def stop(self) -> None:
        """Far more has happened than any text means: what somebody has written goes round in a circle."""
        raise LudotekError("a game with these cards does not come to an end")

    def finish(self, outcome: Outcome) -> None:
        """The game is over; nothing that was waiting is resolved."""
        self.outcome = outcome
        self.stack.clear()
        self.question = None
        self.offered = None

    def leave(self, seat: Seat) -> None:
        """A seat is out of the game: its pending steps go with it, including the question it was asked."""
        self.question = None
        self.offered = None
        self.stack = [kept for step in self.stack if (kept := step.without(seat)) is not None]

    def tell(
        self,
        kind: EventKind,
        rule: str,
        cause: i64 = -1,
        a: i64 = 0,
        b: i64 = 0,
        c: i64 = 0,
        d: i64 = 0,
        uid: i64 = -1,
        other: i64 = -1,
    ) -> None:
        """Report a public fact: the numbers of its fields, and the ids of the things that have one. Costs nothing when
        nobody listens."""
        if self.listener is not None:
            values: list[int] = [a, b, c, d]
            uids: list[int] = [uid, other]
            self.listener.hear(Event(kind, rule, cause, values[: len(kind.fields)], EVERYONE, uids[: kind.uids]))

    def tell_only(self, seats: i64, kind: EventKind, rule: str, cause: i64, values: list[int]) -> None:
        """Report a fact whose private fields are for some seats only (as bits)."""
        if self.listener is not None:
            self.listener.hear(Event(kind, rule, cause, values, seats))

    # writing down

    def copy_into(self, copy: Match) -> None:
        """The kernel's part of a clone: steps are shared, nobody listens."""
        copy.stack.extend(self.stack)
        copy.outcome = self.outcome
        copy.reveals = self.reveals
        copy.question = self.question
        copy.offered = self.offered
        copy.bare = self.bare
        copy.unsettled = self.unsettled
        copy.answers = self.answers
        copy.attended = self.attended

    def state_fields(self) -> list[str]:
        """The game's own state by name."""
        other = OF_EVERY_MATCH.union(self.derived())
        return [name for name in fields(self) if name not in other]

    def state_data(self) -> dict[str, object]:
        """The game's own state as JSON-compatible data."""
        return {name: to_data(getattr(self, name)) for name in self.state_fields()}

    def to_data(self) -> dict[str, object]:
        """The whole position without its chance, JSON-compatible."""
        data: dict[str, object] = {
            "seats": self.seats,
            "state": self.state_data(),
            "stack": [step_data(step) for step in self.stack],
            "unsettled": self.unsettled,
            "outcome": None if self.outcome is None else self.outcome.to_data(),
        }
        if self.attended:
            data["attended"] = True
        return data

    def restore(self, kinds: dict[str, Callable[..., Step]], data: dict[str, object]) -> None:
        """Read a position into a new match: the state, the stack as it was, and the question asked again."""
        state, stack, outcome = data["state"], data["stack"], data["outcome"]
        assert isinstance(state, dict) and isinstance(stack, list)
        StateReader(self.part, kinds).fill(self, self.state_fields(), state)
        self.derive()
        self.unsettled = False
        self.stack = [step_from_data(kinds, each) for each in stack]
        if isinstance(outcome, dict):
            self.outcome = Outcome(outcome["scores"], outcome["how"], outcome["rule"])
        self.attended = data.get("attended") is True
        self.settle()
        self.unsettled = bool(data["unsettled"])  # a question may wait while the state of play is still to be checked

    def digest(self) -> str:
        """A fingerprint of the position, equal on every machine and engine."""
        return position_digest(self.to_data())


OF_EVERY_MATCH: Final = frozenset(fields(Match(0, FastChance(0))))


def position_digest(data: dict[str, object]) -> str:
    """The fingerprint of a position that is written down."""
    text = json.dumps(data, sort_keys=True, separators=(",", ":"))
    return hashlib.blake2b(text.encode(), digest_size=16).hexdigest()

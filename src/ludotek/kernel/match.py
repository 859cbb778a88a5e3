"""The match: one stack of steps, one chance, one state. `act` is the only way in."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable

from mypy_extensions import i64, mypyc_attr

from ludotek.kernel.chance import Chance
from ludotek.kernel.event import Event, EventKind, Listener
from ludotek.kernel.outcome import Outcome
from ludotek.kernel.phrase import Phrase
from ludotek.kernel.refusal import IllegalAction, Refusal
from ludotek.kernel.step import ALLOWED, CONCEDE, Question, Step, step_data, step_from_data
from ludotek.kernel.zone import Zone


@mypyc_attr(allow_interpreted_subclasses=True)
class Match:
    """A game in progress. A game's own match adds its state, and says how to clone and to write it down."""

    def __init__(self, seats: i64, chance: Chance) -> None:
        self.seats = seats
        self.chance = chance
        self.stack: list[Step] = []
        self.listener: Listener | None = None
        self.outcome: Outcome | None = None
        self.reveals: i64 = 0  # counts what was hidden and became known, so that undo can see it
        self.question: Question | None = None  # what the match waits for
        self.offered: list[int] | None = None  # the question's options for its only actor, if known
        self.unsettled: bool = False  # something changed that the state of play must be checked for
        self.attended: bool = False  # are there people, who give every answer themselves that they could not take back?

    # what a game adds

    def clone(self) -> Match:
        raise NotImplementedError

    def state_data(self) -> dict[str, object]:
        """The game's own state as JSON-compatible data."""
        raise NotImplementedError

    def zones(self) -> list[Zone]:
        """The piles in which cards may be hidden: the same ones in the same order as long as the match goes on."""
        return []

    def check(self) -> None:
        """Look at the state of play after a change; push what follows from it."""

    def concede(self, seat: i64) -> None:
        """A seat gives the game up: finish it, or let the seat leave. What was asked is asked again of those who stay."""
        raise NotImplementedError

    def things(self) -> dict[int, list[int]]:
        """The numbers of each thing in play, by a number that stays its own: what acts change is measured by them."""
        return {}

    def verb(self, action: i64) -> i64:
        """What an action does, whatever it names: the action itself, unless it names things by their places."""
        return action

    def named(self, seat: i64, action: i64) -> list[int]:
        """The things (as in `things`) that an action names by places, which others may shift."""
        return []

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
            return self.offered if seat == question.seat else []
        asked = seat == question.driver(self) or seat in question.actors(self)
        return question.options(self, seat) if asked else []

    def why_not(self, seat: i64, action: i64) -> Refusal | None:
        """None if the seat may do this now, else the refusal."""
        question = self.question
        if action == CONCEDE:
            return self.why_not_concede(seat)
        if question is None or not 0 <= seat < self.seats:
            return self.not_your_turn()
        if seat not in question.actors(self):
            return question.unasked(self, seat, action)
        reason = question.why_not(self, seat, action)
        return None if reason == ALLOWED else question.refusal(self, seat, action, reason)

    def why_not_concede(self, seat: i64) -> Refusal | None:
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
        question = self.question
        assert question is not None
        self.question = None
        self.offered = None
        if action == CONCEDE:
            self.concede(seat)
        else:
            self.stack.pop()
            question.answer(self, seat, action)
        self.settle()

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

    def goes_too_far(self, question: Question, action: i64) -> bool:
        """Would the answer to a question just taken off the stack lead beyond free undo: to chance, news or the end?"""
        trial = self.clone()
        question.answer(trial, question.seat, action)
        trial.settle()
        return trial.over or trial.reveals != self.reveals or trial.chance.draws != self.chance.draws

    def settle(self) -> None:
        """Do what can be done without an answer."""
        while self.outcome is None and self.question is None:
            if self.unsettled:
                self.unsettled = False
                self.check()
            else:
                self.stack.pop().run(self)

    def finish(self, outcome: Outcome) -> None:
        """The game is over; nothing that was waiting is resolved."""
        self.outcome = outcome
        self.stack.clear()
        self.question = None
        self.offered = None

    def leave(self, seat: i64) -> None:
        """A seat is out of the game: its pending steps go with it, also the question it was asked."""
        self.question = None
        self.offered = None
        self.stack = [kept for step in self.stack if (kept := step.without(seat)) is not None]

    def tell(self, kind: EventKind, rule: str, cause: i64 = -1, a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0) -> None:
        """Report a public fact. Costs nothing when nobody listens."""
        if self.listener is not None:
            values: list[int] = [a, b, c, d]
            self.listener.hear(Event(kind, rule, cause, values[: len(kind.fields)], -1))

    def tell_only(self, seats: i64, kind: EventKind, rule: str, cause: i64, values: list[int]) -> None:
        """Report a fact whose private fields are for some seats only (as bits)."""
        if self.listener is not None:
            self.listener.hear(Event(kind, rule, cause, values, seats))

    # writing down

    def copy_into(self, copy: Match) -> None:
        """The kernel's part of a clone: steps are shared, nobody listens."""
        copy.stack = self.stack[:]
        copy.outcome = self.outcome
        copy.reveals = self.reveals
        copy.question = self.question
        copy.offered = self.offered
        copy.unsettled = self.unsettled
        copy.attended = self.attended

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
        """The kernel's part of reading a position: the stack as it was, and the question asked again."""
        stack, outcome = data["stack"], data["outcome"]
        assert isinstance(stack, list)
        self.stack = [step_from_data(kinds, each) for each in stack]
        if isinstance(outcome, dict):
            self.outcome = Outcome(outcome["scores"], outcome["how"], outcome["rule"])
        self.attended = data.get("attended") is True
        self.settle()
        self.unsettled = bool(data["unsettled"])  # a question may wait while the state of play is still to be checked

    def digest(self) -> str:
        """A fingerprint of the position, equal on every machine and engine."""
        return position_digest(self.to_data())


def position_digest(data: dict[str, object]) -> str:
    """The fingerprint of a position that is written down."""
    text = json.dumps(data, sort_keys=True, separators=(",", ":"))
    return hashlib.blake2b(text.encode(), digest_size=16).hexdigest()

"""A position as a seat sees it, in numbers: what learners are given.

Every number has a name that says where in the seat's typed view it is found, so that anybody can check it (the
environments' `reading` does). Nothing else may be looked at here: what a view does not show has no number.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from ludotek.kernel.effect import Perform
from ludotek.kernel.row import Row, small
from ludotek.kernel.step import Own, Question, Simultaneous, Step
from ludotek.kernel.text_choice import TextChoice
from ludotek.kernel.zone import Zone, knowing

STEPS: Final = 4  # of several that happen at once, so many are told with their cards


@mypyc_attr(allow_interpreted_subclasses=True)
class Encoder:
    """For matches of one content and number of seats.

    Answers are numbered as the seat counts: where one names a seat, the seat itself is 0 and the next one 1. So all seats
    can be played by one policy.
    """

    def __init__(self, actions: i64) -> None:
        self.actions = actions  # how many answers there are
        self.names: list[str] = []
        self.kinds: dict[str, list[str]] = {}  # what the numbers of a kind stand for: 1 is the first, 0 is none
        self.places: dict[str, str] = {}  # lists that a seat sees from its own place on: where the view says its place
        self.asked: i64 = 0  # how many numbers are about the question
        self.nothing_asked = b""
        self.askers: dict[type[Question], int] = {}

    # what a game adds

    def write(self, match: Own, seat: i64, asked: bool, row: Row) -> None:
        """Add the numbers in the order of their names; `asked`: the match waits for this seat."""
        raise NotImplementedError

    def fits(self, match: Own) -> bool:
        """Does a match have the content and the seats that it was made for?"""
        raise NotImplementedError

    def as_counted(self, match: Own, seat: i64, options: list[int]) -> list[int]:
        """Options of the engine as the seat counts them."""
        return options

    def as_played(self, match: Own, seat: i64, action: i64) -> i64:
        """The other way round."""
        return action

    # for all

    def add(self, *names: str) -> None:
        self.names += names

    def each(self, path: str, values: list[str]) -> None:
        """A number for each value that may be found there."""
        self.names += [path + value for value in values]

    def row(self, match: Own, seat: i64, asked: bool) -> bytearray:
        """All numbers of a position."""
        row = Row()
        self.write(match, seat, asked, row)
        return bytearray(row.getvalue())

    def add_asked(self, questions: list[str]) -> None:
        """First of all: what the seat is asked, about which card, and of several steps at once, those of which cards."""
        self.each("asked.name=", questions)
        self.add("asked.card@card", *[f"asked.steps[{i}].card@card" for i in range(STEPS)])
        self.asked = len(self.names)
        self.nothing_asked = bytes(len(self.names))

    def write_asked(self, question: Question | None, row: Row) -> None:
        """The first numbers of a row; None: nothing is asked."""
        begin: i64 = len(row)
        row.write(self.nothing_asked)
        if question is None:
            return
        row[begin + self.asker(question)] = 1
        at: i64 = begin + self.asked - STEPS
        card = self.card_of(question)
        if card >= 0:
            row[at - 1] = small(card + 1)
        if isinstance(question, Simultaneous):
            i: i64 = 0
            while i < STEPS and i < len(question.steps):
                row[at + i] = small(self.card_of(question.steps[i]) + 1)
                i += 1

    def card_of(self, step: Step) -> i64:
        """The card whose text a question or a step is about, -1 if there is none."""
        if isinstance(step, TextChoice):
            return step.c.card
        return step.c.card if isinstance(step, Perform) else -1

    def asker(self, question: Question) -> i64:
        """The number that says which question is asked."""
        kind = type(question)
        if kind not in self.askers:
            self.askers[kind] = self.names.index(f"asked.name={question.name}")
        return self.askers[kind]


def count(cards: list[int], none: bytes, row: Row) -> None:
    """How many there are of each kind of card; `none` is a zero for each kind."""
    begin: i64 = len(row)
    row.write(none)
    for card in cards:
        at: i64 = begin + card
        row[at] = row[at] + 1


def count_known(zone: Zone, seat: i64, none: bytes, row: Row) -> None:
    """The same, as far as a seat knows the cards."""
    bit, cards = knowing(seat), zone.cards
    begin: i64 = len(row)
    row.write(none)
    for i, known in enumerate(zone.known):
        who: i64 = known
        if who & bit != 0:
            at: i64 = begin + cards[i]
            row[at] = row[at] + 1


def top_known(zone: Zone, seat: i64) -> i64:
    """The top card, if the seat knows it, else -1."""
    if len(zone.cards) == 0:
        return -1
    who: i64 = zone.known[-1]
    return zone.cards[-1] if who & knowing(seat) != 0 else -1


def rotated(number: i64, by: i64, count: i64) -> i64:
    """The number of one of several around a table, counted from another; what is not among them keeps its number."""
    return number if number >= count else (number + by + count) % count

"""The review of a finished game: how the chance to win came and went, and which choices and which turns of luck counted most.

`kernel/account.py` says what luck and skill are; here the account of a record is put into words that any language can say.
It is the same for people and for bots, so it also finds the interesting moments of a bot's game.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import groupby
from typing import NamedTuple

from ludotek.api import Match
from ludotek.bots.greedy import insight_of
from ludotek.kernel.account import KINDS, LUCK, OTHERS, REVISION, SKILL, Account, Leg, Point
from ludotek.kernel.errors import LudotekError, RecordError
from ludotek.kernel.match import Match as Position
from ludotek.kernel.phrase import Phrase
from ludotek.kernel.record import Answer
from ludotek.table.advice import Z95, can_advise
from ludotek.table.moments import Better, Fortune, dearest, luckiest

ROLLOUTS = 64
MOST_ROLLOUTS = 10_000
SHOWN = 3  # moments of each kind


class Choice(NamedTuple):
    """An own choice on the course of the game: where and what was asked, what was answered, and the chance to win before it
    with half of its 95 % interval. `changes` are what it and all up to the next own choice brought, by their kinds."""

    place: int
    seat: int
    where: Phrase | None
    asked: Phrase
    rule: str
    did: Phrase
    chance: float
    half: float
    changes: dict[str, float]


class Costly(NamedTuple):
    """A choice, and a better answer to it."""

    choice: Choice
    better: Better


class Turn(NamedTuple):
    """A choice, and what luck then brought."""

    choice: Choice
    fortune: Fortune


class Round(NamedTuple):
    """Choices that belong together: where they were made, the chance when they began, half of its 95 % interval, what they
    brought by its kinds, and the choices."""

    where: Phrase | None
    chance: float
    half: float
    changes: dict[str, float]
    choices: list[Choice]

    def parts(self) -> tuple[float, float, float]:
        """What was brought as skill, as luck and in other ways."""
        return self.changes[SKILL], self.changes[LUCK], self.changes[OTHERS] + self.changes[REVISION]


class Review(NamedTuple):
    """`before`: the changes before the first own choice. The start, these and those of all choices add up to the result."""

    seats: list[int]
    rollouts: int
    seed: int
    start: float
    result: float
    totals: dict[str, float]
    before: dict[str, float]
    course: list[Choice]
    costly: list[Costly]
    unlucky: list[Turn]
    lucky: list[Turn]

    def rounds(self) -> list[Round]:
        """The course, round by round; what came before the first choice counts to the first round."""
        rounds: list[Round] = []
        for where, group in groupby(self.course, key=lambda choice: choice.where):
            choices = list(group)
            brought = [choice.changes for choice in choices] + ([] if rounds else [self.before])
            changes = {kind: sum(each[kind] for each in brought) for kind in KINDS}
            begun = choices[0].chance if rounds else self.start
            rounds.append(Round(where, begun, choices[0].half, changes, choices))
        return rounds

    def kinds(self, seats: int) -> list[str]:
        """What the result is made of, without others where all of so many seats are reviewed."""
        return [kind for kind in KINDS if kind != OTHERS or len(self.seats) < seats]


def seats_reviewed(match: Match, seat: int) -> list[int]:
    """All of those who win or lose together, else the one seat."""
    return list(range(match.seats)) if match.seats == 1 or match.mode.together else [match.seat(seat)]


def can_review(match: Match) -> bool:
    """Is it known what everybody could have done? At a real table hands stay with their players."""
    return not match.real or match.seats == 1 or match.mode.together


def review(
    match: Match,
    seat: int = 0,
    rollouts: int = ROLLOUTS,
    seed: int = 1,
    progress: Callable[[int, int], None] = lambda done, all: None,
) -> Review:
    """Of a game that is over. Equal seeds and rollouts give equal reviews."""
    if not match.over:
        raise RecordError("the game is not over yet; there is nothing to review before its end")
    if not can_advise(match.rules):
        raise LudotekError(f"{match.rules.name} cannot be reviewed: it has no quick player to compare with")
    if not 2 <= rollouts <= MOST_ROLLOUTS:
        raise LudotekError(f"the number of rollouts must be from 2 to {MOST_ROLLOUTS}, not {rollouts}")
    if not can_review(match):
        raise LudotekError("at a real table nobody has seen the hands, so such a game cannot be reviewed")
    own = seats_reviewed(match, seat)
    walk = Walk(match, own, rollouts, seed)
    answers = len(match.live)
    for number, answer in enumerate(match.live[walk.first :], walk.first):
        walk.follow(answer)
        progress(number + 1, 3 * answers)
    account = walk.account
    course = [walk.choice(number) for number in range(len(account.points))]
    at = {choice.place: choice for choice in course}

    def thought_over(place: int) -> None:
        progress(answers + place + 1, 3 * answers)

    def looked_back(share: float) -> None:
        progress(2 * answers + int(share * answers), 3 * answers)

    costly = dearest(match.rules, walk.positions, account.points, rollouts, seed, SHOWN, thought_over)
    turns = luckiest(match, own, account, walk.positions, rollouts, seed, SHOWN, looked_back)
    progress(3 * answers, 3 * answers)
    assert match.result is not None
    return Review(
        seats=own,
        rollouts=rollouts,
        seed=seed,
        start=account.start,
        result=match.result.scores[own[0]],
        totals={kind: account.total(kind) for kind in KINDS},
        before=summed(walk.legs_of(-1)),
        course=course,
        costly=[Costly(at[each.place], each) for each in costly],
        unlucky=[Turn(at[each.place], each) for each in turns if each.change < 0],
        lucky=[Turn(at[each.place], each) for each in turns if each.change > 0],
    )


class Walk:
    """Follows the record; keeps the positions of own choices, and their words."""

    def __init__(self, match: Match, own: list[int], rollouts: int, seed: int) -> None:
        self.match = match
        self.first = 1 if match.real else 0  # at a real table the first answer only lays it out
        self.again = match.at(self.first)
        self.account = Account(match.rules, insight_of(match.rules), self.again, own, rollouts, seed)
        self.account.place = self.account.first = self.first
        self.positions: dict[int, Position] = {}  # before the own choices, by their places

    def follow(self, answer: Answer) -> None:
        before = self.again.clone()
        known = len(self.account.points)
        if self.match.real:
            self.again.chance.enter(answer.entered or [])
        self.account.follow(self.again, answer.seat, answer.action)
        self.again.chance.acted()
        if len(self.account.points) > known:
            self.positions[self.account.points[-1].place] = before

    def choice(self, number: int) -> Choice:
        point = self.account.points[number]
        position = self.positions[point.place]
        question = position.question
        assert question is not None
        return Choice(
            point.place,
            point.seat,
            self.match.profile.where(position),
            question.prompt(position),
            question.rule(),
            self.match.meaning(point.place).phrase,
            point.chance,
            Z95 * point.error,
            summed(self.legs_of(number)),
        )

    def legs_of(self, number: int) -> list[Leg]:
        """What a choice and all up to the next one brought; -1: what came before the first."""
        points: list[Point] = self.account.points
        begin = 0 if number < 0 else points[number].leg
        end = points[number + 1].leg if number + 1 < len(points) else len(self.account.legs)
        return self.account.legs[begin:end]


def summed(legs: list[Leg]) -> dict[str, float]:
    return {kind: sum(leg.change for leg in legs if leg.kind == kind) for kind in KINDS}

"""What luck and skill had to do with a finished game."""

from __future__ import annotations

from typing import Literal

from ludotek.house.wire.replay import Replay
from ludotek.house.wire.state import Outcome
from ludotek.house.wire.struct import Struct
from ludotek.house.wire.table import Table


class ReviewPart(Struct):
    """What the result of a game is made of: one's own choices, luck, what others did, and what a longer view corrected."""

    kind: Literal["skill", "luck", "others", "revision"]
    change: float


class ReviewRound(Struct):
    """A round of the course: its name, the step of the replay at which it begins, the chance to win there with half of its
    95 % interval, and what it brought as skill, as luck and in other ways."""

    text: str
    step: int
    chance: float
    half: float
    skill: float
    luck: float
    rest: float


class ReviewMoment(Struct):
    """A choice that counted: its place in the game, the step of the replay at which it was asked, whose it was, in which of
    the rounds, when and what was asked, what was answered, and by which rule."""

    place: int
    step: int
    seat: int
    round: int
    where: str
    asked: str
    did: str
    rule: str


class CostlyChoice(Struct):
    """A choice to which there was a better answer: the chances of both, what it cost with half of its 95 % interval, and the
    better answer with how to go on."""

    moment: ReviewMoment
    chance: float
    best: float
    cost: float
    half: float
    line: list[str]


class TurnOfLuck(Struct):
    """What luck brought after a choice: by how much it changed the chance to win, the share of the outcomes that would have
    been worse, and what happened."""

    moment: ReviewMoment
    change: float
    worse: float
    facts: list[str]


class Review(Struct):
    """What luck and skill had to do with a finished game: the start and all parts add up to the result. `seats` are those
    whose choices are reviewed, `playouts` those of each position."""

    seats: list[int]
    start: float
    result: float
    parts: list[ReviewPart]
    rounds: list[ReviewRound]
    costly: list[CostlyChoice]
    unlucky: list[TurnOfLuck]
    lucky: list[TurnOfLuck]
    choices: int
    playouts: int
    outcome: Outcome


class Reviewing(Struct):
    """A review, or how much of it is done, from 0 to 1; `seat`: whose it is where players are opponents."""

    table: Table
    seat: int
    done: float
    review: Review | None


class Better(Struct):
    """A game with a better answer to a choice: it is another one from its step `start` on, which is `step` of the replay."""

    replay: Replay
    start: int
    step: int
    did: str  # what was answered

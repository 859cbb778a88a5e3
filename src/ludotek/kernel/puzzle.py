"""Puzzles: a position of a game that was really played, a goal, and the line of answers that reaches it best.

A position is kept as a seed, options and answers, as "show me" keeps its pieces. `lab/puzzles.py` finds puzzles, and proves
by trying every line that there is only one best. An answer is judged by the goal alone: what would come of it, not what luck
makes of it.
"""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import mypyc_attr

from ludotek.kernel.chance import SealedChance
from ludotek.kernel.errors import LudotekError
from ludotek.kernel.game import Game
from ludotek.kernel.match import Match
from ludotek.kernel.odds import percent
from ludotek.kernel.phrase import Phrase
from ludotek.kernel.showing import read_answers
from ludotek.kernel.step import Own

SEED_BYTES: Final = 32
EQUAL: Final = 1e-9  # values that differ by less are the same


@mypyc_attr(allow_interpreted_subclasses=True)
class Goal:
    """What is to be reached in a stretch of a game: from the position on, until the goal says so, or until what follows is
    no longer certain. A game's own goals are in its module `puzzles`."""

    def __init__(self, name: str, numbers: dict[str, int]) -> None:
        self.name = name
        self.numbers = numbers

    def task(self, match: Own) -> Phrase:
        """What is to be done, told of the position of the puzzle."""
        return Phrase(f"puzzle-{self.name}", {**self.numbers})

    def is_end(self, before: Own, seat: int, action: int, after: Own) -> bool:
        """Is the stretch over with this answer? It is in any case when the game is, and when something is drawn, rolled or
        revealed, or somebody else is asked."""
        return False

    def value(self, before: Own, seat: int, action: int, after: Own) -> float:
        """What a line is worth that ends with this answer: 1 or 0, or a chance."""
        raise NotImplementedError

    def sign(self, match: Own, seat: int, action: int, written: str) -> str:
        """What an answer, which is written like this, comes to; "" for one that is only a means. Lines with the same signs,
        in any order, are the same."""
        return written

    def told(self, value: float) -> Phrase:
        """A value in words."""
        return Phrase("puzzle-value-certain", {"reached": "yes" if value > 1.0 - EQUAL else "no"})


def told_as_chance(value: float) -> Phrase:
    """The value of a goal of which only the chance can be known."""
    return Phrase("puzzle-value-chance", {"chance": percent(value)})


class Verdict:
    """A line that has come to its end: its value, and after how many answers that was."""

    def __init__(self, value: float, answers: int, solved: bool) -> None:
        self.value = value
        self.answers = answers
        self.solved = solved


class Puzzle:
    """One puzzle of a game. `seats`: who acts; `line`: the best one; `depth`: how many of its answers matter, by
    which it is graded from 1 on."""

    def __init__(self, number: int, data: dict[str, Any], goal: Goal) -> None:
        self.number = number
        self.data = data
        self.goal = goal
        self.options: dict[str, Any] = data["options"]
        self.seed: int = data["seed"]
        self.answers = read_answers(data["answers"])
        self.seats: list[int] = data["seats"]
        self.line = read_answers(data["line"])
        self.best: float = data["best"]
        self.depth: int = data["depth"]
        self.grade: int = data["grade"]

    @property
    def secret(self) -> bytes:
        """The seed as that of a sealed game; it is known to everybody."""
        return secret_of(self.seed)

    def begin(self, game: Game) -> Match:
        """The position."""
        options = game.check_options(self.options)
        match = game.start(game.content(options), options, SealedChance(self.secret), None, True)
        for seat, action in self.answers:
            match.act(seat, action)
        return match

    def judge(self, match: Match, answers: list[tuple[int, int]]) -> Verdict | None:
        """What the answers given so far, from the position on, have come to; None: the line goes on."""
        position = match.clone()
        for number, (seat, action) in enumerate(answers):
            if position.why_not(seat, action) is not None:
                raise LudotekError(f"puzzle {self.number}: answer {number + 1} is not possible there")
            after = position.clone()
            after.carry_out(seat, action)
            if ends(self.goal, self.seats, position, seat, action, after):
                value = self.goal.value(position, seat, action, after)
                return Verdict(value, number + 1, value > self.best - EQUAL)
            position = after
        return None


def secret_of(seed: int) -> bytes:
    return seed.to_bytes(SEED_BYTES, "big")


def ends(goal: Goal, seats: list[int], before: Match, seat: int, action: int, after: Match) -> bool:
    """Is the stretch of a goal over with this answer?"""
    if after.outcome is not None or after.reveals != before.reveals or after.chance.draws != before.chance.draws:
        return True
    if not any(actor in seats for actor in after.actors()):
        return True
    return goal.is_end(before, seat, action, after)

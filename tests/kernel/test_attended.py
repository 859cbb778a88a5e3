"""At a table with people an answer that free undo does not reach is given by the person, even if it is the only one."""

from __future__ import annotations

from typing import cast

import pytest

from ludotek import api
from ludotek.kernel.chance import Chance, FastChance
from ludotek.kernel.match import Match
from ludotek.kernel.outcome import Outcome
from ludotek.kernel.step import DONE, Question, Simultaneous, Stage, Step


class Stairs(Match):
    """Steps that wait for the next one."""

    def __init__(self, chance: Chance, attended: bool) -> None:
        super().__init__(1, chance)
        self.attended = attended
        self.passed: list[str] = []

    def clone(self) -> Match:
        copy = Stairs(self.chance.clone(), self.attended)
        self.copy_into(copy)
        copy.passed = self.passed[:]
        return copy


class Landing(Question):
    """One answer, and what it brings."""

    def __init__(self, brings: str) -> None:
        super().__init__(0)
        self.brings = brings

    def options(self, match: Match, seat: int) -> list[int]:
        return [DONE]

    def why_not(self, match: Match, seat: int, action: int) -> int:
        return 0 if action == DONE else 1

    def commits(self, match: Match, action: int) -> bool:
        return self.brings == "others wait"

    def answer(self, match: Match, seat: int, action: int) -> None:
        cast(Stairs, match).passed.append(self.brings)
        if self.brings == "a roll":
            match.chance.below(0, 6)
        elif self.brings == "news":
            match.reveals += 1
        elif self.brings == "the end":
            match.finish(Outcome([1.0], "climbed", "STAIRS-1"))


class Top(Question):
    def options(self, match: Match, seat: int) -> list[int]:
        return [DONE, DONE + 1]


class Chain(Stage):
    """Rolls by itself."""

    def run(self, match: Match) -> None:
        match.chance.below(0, 6)


class Both(Simultaneous):
    def remaining(self, steps: list[Step]) -> Step:
        return Both(0, steps)


def climb(*steps: Step, attended: bool = True) -> Stairs:
    match = Stairs(FastChance(1), attended)
    match.then([*steps, Top(0)])
    match.settle()
    return match


@pytest.mark.parametrize("brings", ["a roll", "news", "the end", "others wait"])
def test_what_cannot_be_taken_back_is_asked(brings: str) -> None:
    match = climb(Landing(brings))
    assert (match.passed, match.options(0)) == ([], [DONE])
    match.act(0, DONE)
    assert match.passed == [brings]


@pytest.mark.parametrize("brings", ["a roll", "news", "the end", "others wait"])
def test_simulation_is_not_asked(brings: str) -> None:
    assert climb(Landing(brings), attended=False).passed == [brings]


def test_what_free_undo_reaches_is_not_asked() -> None:
    match = climb(Landing("nothing"), Landing("nothing"), Landing("a roll"))
    assert match.passed == ["nothing", "nothing"]  # only the last one rolls, so only that one is asked


def test_an_answer_that_leads_straight_to_a_roll_is_asked() -> None:
    assert climb(Landing("nothing"), Chain()).passed == []


def test_things_in_one_order_happen_by_themselves() -> None:
    match = climb(Both(0, [Chain(), Chain()]))
    assert match.question is not None
    assert (type(match.question), match.chance.draws) == (Top, 2)


def test_a_save_and_a_record_stay_attended() -> None:
    face = api.game("reckoners")
    match = face.new(seed=3, attended=True)
    for _ in range(25):
        seat = match.actors[-1]
        match.act(seat, match.actions(seat)[-1])
    assert face.load(match.save()).play.match.attended
    again = face.verify(match.record())
    assert again.digest() == match.digest()
    assert again.play.match.attended
    assert not face.new(seed=3).play.match.attended

"""Random play ends within its limit, and counts only real choices as decisions."""

from __future__ import annotations

import pytest
from toy.game import CARDS, GAME

from ludotek.kernel.chance import FastChance
from ludotek.kernel.errors import LudotekError
from ludotek.kernel.rollout import Tally, play_randomly


def played(limit: int) -> Tally:
    tally = Tally()
    play_randomly(GAME.start(CARDS, GAME.check_options({}), FastChance(1)), FastChance(2), tally, limit)
    return tally


def test_a_game_that_goes_on_beyond_the_limit_is_an_error() -> None:
    answers = played(10_000).answers
    assert played(answers).answers == answers
    with pytest.raises(LudotekError, match=f"did not end within {answers - 1} answers"):
        played(answers - 1)


def test_only_answers_with_a_choice_are_decisions() -> None:
    match, chooser, offered = GAME.start(CARDS, GAME.check_options({}), FastChance(1)), FastChance(2), []
    while not match.over:
        options = match.options(match.driver())
        offered.append(len(options))
        match.carry_out(match.driver(), options[chooser.below(0, len(options))] if len(options) > 1 else options[0])
    tally = played(10_000)
    real = [count for count in offered if count > 1]
    assert (tally.answers, tally.decisions, tally.options) == (len(offered), len(real), sum(real))
    assert len(real) < len(offered)


def test_what_the_driver_may_do_is_what_that_seat_may_do() -> None:
    match, chooser = GAME.start(CARDS, GAME.check_options({}), FastChance(1)), FastChance(2)
    while not match.over:
        options = match.driver_options(match.driver())
        assert options == match.options(match.driver())
        match.carry_out(match.driver(), options[chooser.below(0, len(options))])

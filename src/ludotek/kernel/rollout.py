"""Whole games of uniformly random play in one call: the loop that benchmarks, simulations and searches run."""

from __future__ import annotations

from mypy_extensions import i64

from ludotek.kernel.chance import FastChance
from ludotek.kernel.errors import LudotekError
from ludotek.kernel.match import Match


class Tally:
    """What a random game counted: only answers with a real choice are decisions."""

    def __init__(self) -> None:
        self.decisions: i64 = 0
        self.options: i64 = 0
        self.answers: i64 = 0


def play_randomly(match: Match, chooser: FastChance, tally: Tally, limit: int) -> None:
    """Play to the end; a game that is still going on after `limit` answers is an error."""
    answers: i64 = 0
    bound: i64 = limit
    while match.outcome is None:
        seat = match.driver()
        options = match.driver_options(seat)
        count: i64 = len(options)
        action: i64
        if count > 1:
            tally.decisions += 1
            tally.options += count
            action = options[chooser.below(0, count)]
        else:
            action = options[0]
        match.carry_out(seat, action)
        answers += 1
        if answers > bound:
            raise LudotekError(f"the game did not end within {limit} answers")
    tally.answers += answers


def clone_many(match: Match, times: int) -> None:
    """Clone a position many times (for measuring)."""
    n: i64 = times
    i: i64 = 0
    while i < n:
        match.clone()
        i += 1


def list_many(match: Match, times: int) -> None:
    """List the options of a position many times (for measuring)."""
    question = match.question
    assert question is not None
    seat = question.driver(match)
    n: i64 = times
    i: i64 = 0
    while i < n:
        match.beside(question, question.options(match, seat))
        i += 1

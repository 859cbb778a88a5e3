"""Trials: a small position in which one card is met at once, so that its maker sees it work."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from ludotek.kernel.chance import FastChance, SealedChance
from ludotek.kernel.game import Game
from ludotek.kernel.insight import Insight
from ludotek.kernel.match import Match
from ludotek.kernel.puzzle import secret_of


class Trial(NamedTuple):
    """A game with a content and options of its own, and the answers (seat and action) that lead to the position."""

    content: dict[str, Any]
    options: dict[str, Any]
    seed: int
    answers: list[tuple[int, int]]


def quick_answer(game: Game, quick: Insight, match: Match, seat: int) -> int:
    """What the quick player does, who looks at a copy: it may try things out, and the chance of the match is not its own.
    It is never asked what has only one answer."""
    options = match.options(seat)
    if len(options) == 1:
        return options[0]
    copy = game.determinise(match, seat, FastChance(seat))
    copy.attended = False
    return int(quick.choose(copy, seat))


def play_to(
    game: Game,
    content: dict[str, Any],
    options: dict[str, Any],
    seed: int,
    is_there: Callable[[Any], bool],
    choose: Callable[[Any, int], int],
    most: int,
) -> Trial | None:
    """Play as `choose` would until the position is there; None if so many answers do not lead to it."""
    match = game.start(content, options, SealedChance(secret_of(seed)), None, True)
    answers: list[tuple[int, int]] = []
    while not is_there(match):
        if match.outcome is not None or len(answers) >= most:
            return None
        seat = int(match.driver())
        action = int(choose(match, seat))
        answers.append((seat, action))
        match.act(seat, action)
    return None if match.outcome is not None else Trial(content, options, seed, answers)

"""Trying a card: a table at a small position in which it is met at once."""

from __future__ import annotations

from typing import Any, NamedTuple

from ludotek import registry
from ludotek.api import Game, Match
from ludotek.kernel.chance import SealedChance
from ludotek.kernel.puzzle import secret_of
from ludotek.kernel.seal import Seal
from ludotek.kernel.trial import Trial


class Tried(NamedTuple):
    """Which card is to be tried: of which content, with which options."""

    game: str
    content: dict[str, Any]
    options: dict[str, Any]
    card: str


def lay_out(tried: Tried) -> Trial | None:
    """The position; None if there is none for this card."""
    return registry.find(tried.game).trial(tried.content, tried.options, tried.card)


def position_of(game: Game, trial: Trial) -> Match:
    """A new match that has come there."""
    chance, seal = SealedChance(secret_of(trial.seed)), Seal(known=True)
    match = game.begin(trial.options, chance, trial.content, attended=True, seal=seal)
    for seat, action in trial.answers:
        match.act(seat, action)
    return match

"""Random walks through a game: positions to look at, each with words that say how to find it again."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

from ludotek.kernel.chance import FastChance
from ludotek.kernel.game import Game
from ludotek.kernel.match import Match


class Nonconformity(AssertionError):
    """A game breaks a law that every game must keep; the message says which, where, and what to look at."""


def plain(data: object) -> str:
    """Data as it would go over the wire; what JSON cannot carry as it is fails here."""
    text = json.dumps(data, sort_keys=True)
    if json.loads(text) != data:
        raise Nonconformity(f"not the same after a round trip through JSON: {data!r}")
    return text


class Spot(NamedTuple):
    """A position on a walk."""

    game: Game
    match: Match
    content: dict[str, Any]
    options: dict[str, Any]
    seed: int
    answers: int

    def fail(self, problem: str) -> Nonconformity:
        asked = type(self.match.question).__name__ if self.match.question is not None else "the end"
        return Nonconformity(
            f"{self.game.name} {self.options} seed {self.seed}, after {self.answers} answers, at {asked}: {problem}"
        )

    def require(self, holds: bool, problem: str) -> None:
        if not holds:
            raise self.fail(problem)


Policy = Callable[[Match, int, list[int], FastChance], int]


def uniform(match: Match, seat: int, options: list[int], chooser: FastChance) -> int:
    """Any option."""
    return options[chooser.below(1, len(options))]


def choose(match: Match, chooser: FastChance, policy: Policy = uniform) -> tuple[int, int]:
    """Any seat that may act, and what it does."""
    actors = match.actors()
    seat = actors[chooser.below(0, len(actors))]
    return seat, policy(match, seat, match.options(seat), chooser)


def walk(
    game: Game, options: dict[str, Any], seed: int, limit: int, policy: Policy = uniform, attended: bool = False
) -> Iterator[Spot]:
    """One game; the match in each spot is live, so clone it to keep it."""
    content = game.content(options)
    match = game.start(content, options, FastChance(seed), attended=attended)
    chooser = FastChance(seed + 77_777)
    for answers in range(limit):
        spot = Spot(game, match, content, options, seed, answers)
        yield spot
        if match.over:
            return
        for seat in match.actors():
            spot.require(match.options(seat) != [], f"seat {seat} is asked but has no option")
        spot.require(match.actors() != [], "the game waits, but for nobody")
        match.carry_out(*choose(match, chooser, policy))
    raise Spot(game, match, content, options, seed, limit).fail("the game has not ended; random play must end")

"""A whole game as a text file: its diff shows every change of behaviour. And counts of positions, as in perft."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from ludotek.kernel.chance import FastChance
from ludotek.kernel.event import EventLog
from ludotek.kernel.game import Game
from ludotek.kernel.match import Match
from ludotek.kernel.phrase import Phrase, Slot
from ludotek.testing.walk import choose


def playthrough(game: Game, options: dict[str, Any], seed: int) -> str:
    """A random game of that seed: each question with its options, the answer, and what it brought about."""
    return "\n".join(lines(game, game.check_options(options), seed)) + "\n"


def lines(game: Game, options: dict[str, Any], seed: int) -> Iterator[str]:
    ear = EventLog()
    match = game.start(game.content(options), options, FastChance(seed), ear)
    chooser = FastChance(seed + 1)
    yield f"{game.name} {options} seed {seed}, rules version {game.rules_version}"
    while match.question is not None:
        for event in ear.take():
            yield f"  = {event.rule} {brief(game.describe(match, event, 0))}"
        seat, action = choose(match, chooser)
        yield ""
        yield f"{match.question.rule()} {brief(match.question.prompt(match))}"
        for each in match.options(seat):
            yield f"  {'>' if each == action else ' '} {each} {brief(game.explain(match, seat, each))}"
        match.act(seat, action)
        yield f"  # {match.digest()[:8]}"
    for event in ear.take():
        yield f"  = {event.rule} {brief(game.describe(match, event, 0))}"
    yield ""
    yield f"end: {match.outcome!r}"


def brief(phrase: Phrase) -> str:
    """A phrase without words of any language: its key and what is in its slots."""
    inside = ", ".join(f"{name}={slot(value)}" for name, value in phrase.slots.items())
    return f"{phrase.key}({inside})" if inside else phrase.key


def slot(value: Slot) -> str:
    if isinstance(value, Phrase):
        return brief(value)
    if isinstance(value, list):
        return "[" + ", ".join(brief(each) for each in value) + "]"
    return str(value)


def perft(match: Match, depth: int) -> int:
    """How many lines of play of that length there are; ends count as they are reached."""
    if depth == 0 or match.over:
        return 1
    total = 0
    for seat in match.actors():
        for action in match.options(seat):
            copy = match.clone()
            copy.carry_out(seat, action)
            total += perft(copy, depth - 1)
    return total

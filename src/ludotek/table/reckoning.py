"""The odds of a seat's position, reckoned from what it knows; as plain data, because that may happen in another process.

A game tells them in its module `odds`: `now`, in a line or two, `marks`, which of that lies at a thing of the board; and if
it likes `spread`, what may come of it, `wishes`, what may be wished for, or `parts`, what a wish is put together from, and
`grant`, what it takes.
"""

from __future__ import annotations

from typing import Any, NamedTuple, cast

from ludotek import registry
from ludotek.api import Match
from ludotek.kernel.game import Game
from ludotek.kernel.match import Match as Position
from ludotek.kernel.odds import ALL, Odds, percent
from ludotek.kernel.phrase import Because, Phrase, Slot
from ludotek.table.thinking import Redrawn

Told = list[Any]  # a phrase as data
BECAUSE = Because(Phrase(""), Phrase("")).key


class Asked(Redrawn):
    """A position, and what somebody wants to know about it: more than a line, or how a wish comes true."""

    def __init__(self, match: Match, seat: int, more: bool = False, wish: str = "", least: int = 0) -> None:
        super().__init__(match, seat)
        self.more = more
        self.wish = wish
        self.least = least


class Likelihood(NamedTuple):
    name: str
    told: Told
    chance: float


class Part(NamedTuple):
    """Something of which there may be several in a wish, and how many there may be of all parts."""

    name: str
    told: Told
    most: int


class Reckoned(NamedTuple):
    """`marks`: the chances at things of the board, by their names. `about`: the heading of the spread; None: there is none."""

    lines: list[Told]
    marks: dict[str, Told]
    spread: list[Likelihood]
    wishes: list[Likelihood]
    parts: list[Part]
    about: Told | None


class Grant(NamedTuple):
    told: Told
    actions: list[int]


def tells_odds(game: Game) -> bool:
    """Does the game tell odds unasked?"""
    return hasattr(registry.odds(game), "now")


def reckon(asked: Asked) -> Reckoned:
    """What `match.odds()` tells, line by line; if more is asked for, also what only a sheet has room for."""
    rules, position = asked.revive()
    module = registry.odds(rules)
    told: list[Odds] = module.now(position, asked.seat)  # type: ignore[union-attr]
    marks: dict[str, Odds] = getattr(module, "marks", no_marks)(position, told)
    spread, wishes, parts = (
        getattr(module, name)(position, asked.seat) if asked.more and hasattr(module, name) else []
        for name in ("spread", "wishes", "parts")
    )
    return Reckoned(
        [each.phrase.to_data() for each in told],
        {thing: percent(cast("float", each.value)).to_data() for thing, each in marks.items()},
        [Likelihood(each.name, each.phrase.to_data(), each.value) for each in spread],
        [Likelihood(each.name, each.phrase.to_data(), each.value) for each in wishes],
        [Part(each.name, each.phrase.to_data(), each.value) for each in parts],
        module.ABOUT.to_data() if spread else None,  # type: ignore[union-attr]
    )


def no_marks(position: Position, told: list[Odds]) -> dict[str, Odds]:
    return {}


def grants(game: Game) -> bool:
    return hasattr(registry.odds(game), "grant")


def grant(asked: Asked) -> Grant:
    """What it takes for a wish to come true."""
    rules, position = asked.revive()
    found: Odds = registry.odds(rules).grant(position, asked.seat, asked.wish, asked.least / ALL)  # type: ignore[union-attr]
    return Grant(found.phrase.to_data(), cast("list[int]", found.value))


def phrase_of(told: Told) -> Phrase:
    """The phrase that was made into data."""
    key, slots = told
    read = {name: slot_of(value) for name, value in slots.items()}
    if key == BECAUSE:
        return Because(cast("Phrase", read["cause"]), cast("Phrase", read["line"]))
    return Phrase(key, read)


def slot_of(value: Any) -> Slot:
    if not isinstance(value, list):
        return cast("Slot", value)
    if not value or not isinstance(value[0], str):
        return [phrase_of(each) for each in value]
    return phrase_of(value)

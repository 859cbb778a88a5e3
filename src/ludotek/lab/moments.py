"""Moments of a game that are worth a row of their own: what was decided (a card played, equipment bought), and what that
depends on or leads to (a card drawn, damage suffered). Which they are the game says itself (`games/<game>/moments.py`)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from ludotek import registry
from ludotek.kernel.event import NOBODY, Event, EventKind, Listener
from ludotek.kernel.game import Game
from ludotek.kernel.match import Match

CAUSE = "cause"

Noted = tuple[int, int, str, str, int]  # when (as the game counts), whose seat or -1, what, of which thing, how much


class Places(NamedTuple):
    """Where a fact says what is noted of it: the places of fields; -1 where there is none."""

    seat: int
    thing: int
    noun: str
    n: int


class Moments(Listener):
    """Notes them as they happen."""

    def __init__(self, game: Game, match: Match) -> None:
        self.game = game
        self.match = match
        self.alone = match.seats == 1
        self.noted: list[Noted] = []
        told, insight = registry.moments(game), registry.insight(game)
        self.watched: dict[EventKind, Places] = {} if told is None else places(told.WATCHED)
        self.more: Callable[[Any, Event], list[tuple[str, str, int]]] = getattr(told, "more", nothing)
        self.clock: Callable[[Any], int] = (lambda match: 0) if insight is None else insight.insight().clock

    def hear(self, event: Event) -> None:
        at = self.watched.get(event.kind)
        if at is None:
            return
        now = int(self.clock(self.match))
        seat = event.values[at.seat] if at.seat >= 0 else 0 if self.alone else NOBODY
        value = event.values[at.thing] if at.thing >= 0 else int(event.cause)
        if at.noun:
            name = self.game.thing(self.match, at.noun, value) if value != NOBODY else ""
            n = event.values[at.n] if at.n >= 0 else 1
            self.noted.append((now, seat, event.kind.name, name.rpartition(" ")[2], n))
        for what, thing, n in self.more(self.match, event):
            self.noted.append((now, seat, what, thing, n))


def nothing(match: Any, event: Event) -> list[tuple[str, str, int]]:
    return []


def places(watched: dict[EventKind, tuple[str, str]]) -> dict[EventKind, Places]:
    """By kind: the field that names the thing ("cause": the card behind it, "": only `more` knows), and the one that says
    how much ("": it counts once)."""
    found: dict[EventKind, Places] = {}
    for kind, (thing, n) in watched.items():
        names = [field.name for field in kind.fields]
        seat, value, number = (names.index(each) if each in names else NOBODY for each in ("seat", thing, n))
        noun = "card" if thing == CAUSE else kind.fields[value].noun if thing else ""
        found[kind] = Places(seat, value, noun, number)
    return found

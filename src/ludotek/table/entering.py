"""An act at a real table that waits for what its dice and cards show. It is done anew with each result that is entered."""

from __future__ import annotations

from ludotek.api import Heard, Match
from ludotek.kernel.chance import Waiting
from ludotek.kernel.entering import Reading


class Entering:
    """What a seat has answered, what was entered for it so far, and what is to be read off next."""

    def __init__(self, seat: int, action: int, entered: list[int], match: Match, waiting: Waiting) -> None:
        """`match`: the game as far as it could be carried out, to be looked at only."""
        self.seat = seat
        self.action = action
        self.entered = entered
        self.match = match
        self.reading: Reading = match.rules.reading(match.position, waiting.wanted)
        match.moved(match.ear.take())
        self.heard: list[Heard] = match.news()


def attempt(match: Match, seat: int, action: int, entered: list[int]) -> Match | Entering:
    """The game after an answer, or what it waits for."""
    tried = match.clone()
    try:
        if entered:
            tried.answer(seat, action, entered=entered)
        else:
            tried.act(seat, action)
    except Waiting as waiting:
        return Entering(seat, action, entered, tried, waiting)
    return tried

"""What a finished game was like, found once in its record."""

from __future__ import annotations

from weakref import WeakKeyDictionary

from ludotek.api import Match
from ludotek.kernel.chronicle import Chronicle, Chronicler

_known: WeakKeyDictionary[Match, Chronicler | None] = WeakKeyDictionary()


def chronicle(match: Match, seats: list[int]) -> Chronicle | None:
    """Of a game that is over, for whoever holds these seats; None where the game tells nothing."""
    if match not in _known:
        _known[match] = followed(match)
    found = _known[match]
    return None if found is None else found.tell(seats)


def followed(match: Match) -> Chronicler | None:
    """Play the answers that count once more, in front of the game's chronicler."""
    again = match.at(0)
    chronicler = match.profile.chronicler(again)
    if chronicler is not None:
        again.listener = chronicler
        for answer in match.live:
            chronicler.answers(answer.seat, answer.action)
            answer.give(again)
    return chronicler

"""The outlook: what everybody can foresee of what comes next in a game. It knows no more than everybody."""

from __future__ import annotations

from typing import Any
from weakref import WeakKeyDictionary

from ludotek.api import Match
from ludotek.table.preview import Preview

Outlook = Any  # a record of the game

_seen: WeakKeyDictionary[Match, tuple[int, Outlook | None]] = WeakKeyDictionary()


def outlook(match: Match) -> Outlook | None:
    """What the game foresees from its current position; None where nothing is to come.

    Cached per table, because computing it can take longer than everything else that guests are told.
    """
    lines = len(match.lines)
    known = _seen.get(match)
    if known is None or known[0] != lines:
        known = _seen[match] = (lines, match.profile.outlook(match.position))
    return known[1]


def fatal(match: Match, seat: int, now: Outlook | None, tried: dict[int, Preview]) -> list[int]:
    """The answers that lose the game for certain, at once or by what the outlook foresees."""
    profile, position = match.profile, match.position
    return [
        action
        for action, each in tried.items()
        if each.loses(seat) or (now is not None and profile.is_fatal(now, position, seat, action))
    ]


def shifts(match: Match, now: Outlook | None, tried: dict[int, Preview]) -> dict[int, Outlook]:
    """How each answer would change the outlook: what it leaves as it is, or leaves to chance, is not told."""
    if now is None:
        return {}
    profile, at = match.profile, match.position
    found = {action: profile.shift(now, at, each.after) for action, each in tried.items() if not each.open}
    return {action: shift for action, shift in found.items() if shift is not None}

"""What is noted of a game of The Reckoners when many are counted: Reckoners, Epics and what they cost, equipment."""

from __future__ import annotations

from typing import Final

from ludotek.games.reckoners.rules import events
from ludotek.kernel.event import EventKind

# The field that names the thing, and the one that says how much.
WATCHED: Final[dict[EventKind, tuple[str, str]]] = {
    events.JOINED: ("reckoner", ""),
    events.EPIC_APPEARED: ("epic", ""),
    events.DEFEATED: ("epic", ""),
    events.POPULATION_LOST: ("cause", "n"),
    events.DIE_CONFISCATED: ("cause", ""),
    events.MARKET_REFILLED: ("card", ""),
    events.BOUGHT: ("card", "cost"),
    events.CARD_USED: ("card", ""),
    events.ROLLED_BY_FAITH: ("cause", "n"),
}

"""What is noted of a game of Untamed when many are counted: teams and Strongholds, and what becomes of the cards."""

from __future__ import annotations

from typing import Final

from ludotek.games.untamed.rules import events
from ludotek.kernel.event import EventKind

# The field that names the thing, and the one that says how much.
WATCHED: Final[dict[EventKind, tuple[str, str]]] = {
    events.DRAFTED: ("faction", ""),
    events.STACKED: ("stronghold", ""),  # the top one first
    events.DREW: ("card", ""),
    events.FETCHED: ("card", ""),
    events.POWER_PLAYED: ("card", ""),
    events.PLAYED: ("card", ""),
    events.PLAYED_BY_FOCUS: ("card", ""),
    events.PLAYED_BY_RALLY: ("card", ""),
    events.PUT_INTO_PLAY: ("card", ""),
    events.ATTACKED_ANIMAL: ("attacker", ""),
    events.ATTACKED_STRONGHOLD: ("attacker", ""),
    events.ABILITY_USED: ("stronghold", ""),
    events.STRONGHOLD_DAMAGED: ("cause", "n"),
    events.STRONGHOLD_FELL: ("stronghold", ""),
}

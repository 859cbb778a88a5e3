"""What is noted of a game of 20 Strong when many are counted: enemies and what they do, items, abilities, missions."""

from __future__ import annotations

from typing import Final

from ludotek.games.twenty_strong.rules import events
from ludotek.games.twenty_strong.rules.table import TwentyStrong
from ludotek.kernel.event import Event, EventKind

# The field that names the thing, and the one that says how much.
WATCHED: Final[dict[EventKind, tuple[str, str]]] = {
    events.ACTIVATED: ("card", ""),
    events.WENT_IN_PEACE: ("card", ""),
    events.BOSS_ACTIVATED: ("card", ""),
    events.DEFEATED: ("card", ""),
    events.SUFFERED: ("", ""),
    events.PREVENTED: ("cause", "damage"),
    events.REWARD_TAKEN: ("card", ""),
    events.REWARD_DECLINED: ("card", ""),
    events.ITEM_GAINED: ("card", ""),
    events.ITEM_USED: ("card", ""),
    events.ITEM_DISCARDED: ("card", ""),
    events.ABILITY_USED: ("card", ""),
    events.MISSION_DEALT: ("mission", ""),
    events.MISSION_DONE: ("mission", ""),
    events.MISSION_FAILED: ("mission", ""),
}


def more(g: TwentyStrong, event: Event) -> list[tuple[str, str, int]]:
    """Whose damage it was that was suffered: it is taken in one sum (TS-32)."""
    if event.kind is not events.SUFFERED:
        return []
    standing = [(g.deck.cards[enemy.card].name, int(g.threat_of(enemy))) for enemy in g.active if not enemy.defeated]
    return [("suffered", name, damage) for name, damage in standing if damage > 0]

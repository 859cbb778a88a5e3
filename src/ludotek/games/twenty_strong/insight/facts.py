"""What is remarkable about a finished game, for statistics: words to group by, numbers that are lengths."""

from __future__ import annotations

from typing import Any

from ludotek.games.twenty_strong.rules.components import BOSS, HEALTH
from ludotek.games.twenty_strong.rules.table import TwentyStrong


def facts(g: TwentyStrong) -> dict[str, Any]:
    """Not for players: it names the boss also where it was never turned up."""
    drawn = [card for card in g.deck.of_kind(BOSS) if card not in g.unused_bosses.cards]
    return {
        "hero": g.deck.cards[g.hero].name,
        "boss": "+".join([g.deck.cards[card].name for card in drawn]),
        "reached": "endgame" if g.endgame else "stacks",
        "rounds": int(g.round),
        "health": int(g.stats[HEALTH]),
        "missions": int(g.missions_done),
    }

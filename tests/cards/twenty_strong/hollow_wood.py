"""The Hollow Wood for its scenarios: the gifts and grudges that defeated beasts leave."""

from __future__ import annotations

from typing import Any

from scenes import health

from ludotek.games.twenty_strong.game import read_deck
from ludotek.testing.twenty_strong import Data, Position, position, shipped

RULES: Data = read_deck("hollow-wood")["rules"]
HUNT: Data = {"bosses_to_defeat": 2, "refill": True, "endgame_must": [], "boss_damage_stays": True}
LAMP: Data = {"chip": {"at": "commit", "cost": 1, "do": [{"node": "silence"}]}}  # what would stop During effects


def beaten(name: str, *others: Data, **given: Any) -> Position:
    """A boss that a blue hit has just defeated, the first of two; what it leaves holds from now on."""
    near = {name: health(name) - 1}
    given.setdefault("loose", "blue hit, 2 purple hit")
    t = position(shipped(name), *others, tokens=near, rules=HUNT, **given)
    return t.do(f"apply blue hit {name}")

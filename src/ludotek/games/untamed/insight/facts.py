"""What is remarkable about a finished game, for statistics: numbers that are lengths, and words for each seat."""

from __future__ import annotations

from typing import Any

from ludotek.games.untamed.rules.modes import HYDRA
from ludotek.games.untamed.rules.table import Untamed


def facts(g: Untamed) -> dict[str, Any]:
    """Who is out takes no more turns, so in Survival and Alpha the turns of a player are those of the average one."""
    in_rotation = 2 if g.mode == HYDRA else int(g.seats)
    return {
        "turns": int(g.turn),
        "turns_a_player": -(-int(g.turn) // in_rotation),
        "lost_strongholds": sum([int(keep.lost) for keep in g.keeps]),
        "place": [str(1 + int((seat - g.first) % g.seats)) for seat in range(g.seats)],
        "faction": ["+".join([g.box.factions[each].name for each in factions]) for factions in g.factions],
    }

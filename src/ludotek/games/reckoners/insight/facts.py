"""What is remarkable about a finished game: words to group by, numbers that are lengths."""

from __future__ import annotations

from typing import Any

from ludotek.games.reckoners.rules.city import City


def facts(g: City) -> dict[str, Any]:
    names = sorted(g.box.reckoners[who].name for who in g.who)
    return {
        "reckoners": "+".join(names),
        "rounds": int(g.round),
        "defeated": len(g.defeated) + len(g.felled),
        "population": int(g.population),
    }

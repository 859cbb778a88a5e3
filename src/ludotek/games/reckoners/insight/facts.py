"""What is remarkable about a finished game: words to group by, numbers that are lengths."""

from __future__ import annotations

from typing import Any

from ludotek.games.reckoners.rules.city import City
from ludotek.kernel.match import Match


def facts(match: Match) -> dict[str, Any]:
    assert isinstance(match, City)
    names = sorted(match.box.reckoners[who].name for who in match.who)
    return {
        "reckoners": "+".join(names),
        "rounds": int(match.round),
        "defeated": len(match.defeated) + len(match.felled),
        "population": int(match.population),
    }

"""Which clauses of The Reckoners can be seen happening, beside those that an event cites, and why the others cannot."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path

from ludotek.kernel.showing import Showing, unshown

FILE = Path(__file__).parent / "lessons" / "show.json"

FACTS: dict[str, str] = {
    "RK-77": "bought card tensors",
    "RK-80": "card-used card safe-house",
    "RK-81": "card-used card rifle",
    "RK-83": "card-used card checkmate",
    "RK-50": "bought",
    "RK-18": "weakened",
    "RK-21": "defeated",
    "RK-23": "activated",
    "RK-53": "nothing-to-buy",
    "RK-94": "die-confiscated",
    "RK-68": "fortify-failed",
}
ALONG: dict[str, str] = {
    "RK-79": "RK-71",
    "RK-84": "RK-71",
    "RK-96": "RK-70",
    "RK-17": "RK-54",
    "RK-92": "RK-62",
    "RK-29": "RK-28",
    "RK-48": "RK-46",
}
UNSHOWN = unshown(
    setting_up="RK-05 RK-07 RK-08 RK-09 RK-11 RK-12 RK-13 RK-14",
    definition="RK-85",
    nothing_happens="RK-87 RK-88",
    fine_point="RK-78 RK-89 RK-90",
    beside_the_board="RK-99",
)


@cache
def showing() -> Showing:
    data = json.loads(FILE.read_text(encoding="utf-8")) if FILE.exists() else {}
    return Showing(data, FACTS, ALONG, UNSHOWN)

"""Which clauses of 20 Strong can be seen happening, beside those that an event cites, and why the others cannot."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path

from ludotek.kernel.showing import (
    BESIDE_THE_BOARD,
    DEFINITION,
    FINE_POINT,
    NOT_IN_THE_BOX,
    NOTHING_HAPPENS,
    RARE,
    SETTING_UP,
    Showing,
)

FILE = Path(__file__).parent / "lessons" / "show.json"

FACTS: dict[str, str] = {
    "TS-25": "defeated effect-during",
    "TS-51": "activated",
    "TS-70": "boss-activated",
    "TS-93": "boss-activated",
    "TS-14": "stat-changed",
    "TS-83": "reward-taken",
    "TS-47": "item-gained",
    "TS-72": "stat-changed",
}
ALONG: dict[str, str] = {
    "TS-10": "TS-21",
    "TS-11": "TS-22",
    "TS-12": "TS-23",
    "TS-15": "TS-14",
    "TS-19": "TS-18",
    "TS-28": "TS-23",
    "TS-30": "TS-29",
    "TS-56": "TS-23",
    "TS-58": "TS-21",
    "TS-55": "TS-18",
    "TS-13": "TS-22",
    "TS-41": "TS-04",
    "TS-68": "TS-05",
}
UNSHOWN: dict[str, str] = {
    **dict.fromkeys(["TS-06", "TS-08", "TS-71", "TS-64"], SETTING_UP),
    **dict.fromkeys(["TS-07", "TS-59", "TS-63", "TS-89"], DEFINITION),
    **dict.fromkeys(["TS-90", "TS-99", "TS-100", "TS-102"], NOT_IN_THE_BOX),
    **dict.fromkeys(["TS-65", "TS-103"], BESIDE_THE_BOARD),
    **dict.fromkeys(["TS-42", "TS-76", "TS-80"], NOTHING_HAPPENS),
    **dict.fromkeys(["TS-53", "TS-54", "TS-78", "TS-84", "TS-85", "TS-86", "TS-98"], FINE_POINT),
    **dict.fromkeys(["TS-26", "TS-48", "TS-52", "TS-101"], RARE),
}


@cache
def showing() -> Showing:
    data = json.loads(FILE.read_text(encoding="utf-8")) if FILE.exists() else {}
    return Showing(data, FACTS, ALONG, UNSHOWN)

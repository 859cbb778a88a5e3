"""Which clauses of 20 Strong can be seen happening, beside those that an event cites, and why the others cannot."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path

from ludotek.kernel.showing import Showing, unshown

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
UNSHOWN = unshown(
    setting_up="TS-06 TS-08 TS-71 TS-64",
    definition="TS-07 TS-59 TS-63 TS-89",
    not_in_the_box="TS-90 TS-99 TS-100 TS-102",
    beside_the_board="TS-65 TS-103",
    nothing_happens="TS-42 TS-76 TS-80",
    fine_point="TS-53 TS-54 TS-78 TS-84 TS-85 TS-86 TS-98",
    rare="TS-26 TS-48 TS-52 TS-101",
)


@cache
def showing() -> Showing:
    data = json.loads(FILE.read_text(encoding="utf-8")) if FILE.exists() else {}
    return Showing(data, FACTS, ALONG, UNSHOWN)

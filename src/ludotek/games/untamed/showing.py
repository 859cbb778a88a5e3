"""Which clauses of Untamed can be seen happening, beside those that an event cites, and why the others cannot."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path

from ludotek.kernel.showing import Showing, unshown

FILE = Path(__file__).parent / "lessons" / "show.json"

FACTS: dict[str, str] = {
    "UN-46": "text-used on-arrival",
    "UN-47": "text-used on-last-words",
    "UN-01": "won",
    "UN-17": "power-played",
    "UN-43": "played-by-rally",
}
ALONG: dict[str, str] = {
    "UN-76": "UN-47",
    "UN-52": "UN-42",
    "UN-25": "UN-19",
    "UN-69": "UN-41",
    "UN-40": "UN-39",
    "UN-05": "UN-30",
}
UNSHOWN = unshown(
    definition="UN-03 UN-04 UN-63 UN-78",
    setting_up="UN-08 UN-54 UN-55 UN-56 UN-61 UN-83 UN-86 UN-89 UN-90",
    beside_the_board="UN-79 UN-91",
    nothing_happens="UN-67",
    fine_point="UN-70 UN-72 UN-74 UN-81 UN-87 UN-88",
    rare="UN-65 UN-85",
)


@cache
def showing() -> Showing:
    data = json.loads(FILE.read_text(encoding="utf-8")) if FILE.exists() else {}
    return Showing(data, FACTS, ALONG, UNSHOWN)

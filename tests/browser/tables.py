"""The tables and pages that tests go through, one after the other."""

from __future__ import annotations

from typing import Final

TABLES: Final = [("twenty-strong", ["me"]), ("untamed", ["me", "greedy"]), ("reckoners", ["me", "me"])]
PAGES: Final = [
    "",
    "new/twenty-strong",
    "new/untamed",
    "new/reckoners",
    "rules/untamed",
    "cards/reckoners",
    "mine",
    "join/a/b",
]

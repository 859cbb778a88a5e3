"""Levels for people: names for players of growing strength. Their ranks are measured in docs/strength.md."""

from __future__ import annotations

from typing import Final

LEVELS: Final = {
    "gentle": "greedy~40",
    "easy": "greedy~15",
    "medium": "greedy",
    "hard": "search:8~50",
    "expert": "search:64",
}
USUAL: Final = "medium"

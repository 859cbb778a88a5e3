"""The rulebook's table of contents: its chapters, and the clauses of each in the order of reading."""

from __future__ import annotations

from typing import Final

# The chapter's message is "chapter-<name>", a clause's is its id.
CHAPTERS: Final = [
    ("aim", "01 02 64 65 03 04 05"),
    ("setup", "06 07 08 09 10 11 12"),
    ("turn", "13 14 15"),
    ("ready", "16 17"),
    ("power", "18 19 20"),
    ("support", "21 22 23 24 71"),
    ("playing", "25 26 27 28 77"),
    ("attacking", "29 72 30 31 32 33 34 35 73"),
    ("order", "74 75"),
    ("once-a-turn", "36 37 38"),
    ("power-bonus", "39 40 66 67"),
    ("losing", "41 42 68 43 44 69 70 45 91"),
    ("keywords", "46 47 76 48 49 50 51 52 53"),
    ("multiplayer", "54 78 79 55 56 80 81 82"),
    ("modes", "57 58 59 90 60 83 84 85 61 86 87 88 89"),
    ("hidden", "62 63"),
]

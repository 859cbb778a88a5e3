"""The rulebook's table of contents: its chapters, and the clauses of each in the order of reading."""

from __future__ import annotations

from typing import Final

# The chapter's message is "chapter-<name>", a clause's is its id.
CHAPTERS: Final = [
    ("aim", "01 02 03 04 99"),
    ("setup", "05 06 07 08 09 10 11 12 13 14 15 16"),
    ("epics", "17 18 19 20 89 21 22 23"),
    ("prologue", "24 25 26"),
    ("roll", "27 28 29"),
    ("use", "30 31 86 32 33 34 87 43"),
    ("symbols", "35 88 36 37 38 39 40 41 42"),
    ("steelheart", "44 45 93"),
    ("loot", "46 47 48"),
    ("acquire", "49 50 95 51 52 53"),
    ("add", "54"),
    ("activate", "55 56 57 58"),
    ("epic-actions", "59 68 60 61 62 92 63 64 91 65 94"),
    ("steelheart-tracks", "66 67 90"),
    ("cards", "69 70 71 96 84 97"),
    ("what-cards-do", "72 73 74 75 76 77 78 79 80 81 82 83"),
    ("together", "98"),
    ("places", "85"),
]

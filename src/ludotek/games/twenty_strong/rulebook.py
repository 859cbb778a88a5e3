"""The rulebook's table of contents: its chapters, and the clauses of each in the order of reading."""

from __future__ import annotations

from typing import Final

# The chapter's message is "chapter-<name>", a clause's is its id.
CHAPTERS: Final = [
    ("precedence", "01 02 03 66 67"),
    ("winning", "04 05 68 101 103"),
    ("decks", "06 07 69 70 08 71 09"),
    ("unit-dice", "10 11 12 13"),
    ("stat-dice", "14 15 16 72"),
    ("activation", "17 73 18 19 20 74 75"),
    ("strategy-phase", "21 22 23 24 25 26 27 28 76 77 29 30 31"),
    ("resolve-phase", "32 33 34 35 36 37 78 79"),
    ("endgame", "38 39 40 41 80 42 90"),
    ("rewards", "43 83 84 44 81 45 46 47 82 48"),
    ("enemy-effects", "49 50 51 85 52 53 54 86 87"),
    ("terms", "55 56 57 58 59 60 61 62 63 89"),
    ("universal-heroes", "64 65 88"),
    ("deck", "91 92 93 94 95 96 97 98 99 100 102"),
]

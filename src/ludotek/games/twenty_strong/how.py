"""How to play 20 Strong: the sections of its page, in the order of reading."""

from __future__ import annotations

from ludotek.kernel.how import Section

SECTIONS = [
    Section("aim", "TS-04 TS-05", "TS-18"),
    Section("enemy", "TS-18 TS-20", "TS-21"),
    Section("dice", "TS-21 TS-22 TS-11", "TS-22"),
    Section("hits", "TS-23 TS-24 TS-12", "TS-24"),
    Section("again", "TS-29 TS-30", "TS-29"),
    Section("resolve", "TS-32 TS-35 TS-36", "TS-35"),
    Section("boss", "TS-92 TS-93 TS-94", "TS-93"),
]

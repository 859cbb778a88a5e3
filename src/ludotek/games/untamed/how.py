"""How to play Untamed: the sections of its page, in the order of reading."""

from __future__ import annotations

from ludotek.kernel.how import Section

SECTIONS = [
    Section("aim", "UN-01 UN-05", "UN-14"),
    Section("power", "UN-20 UN-18 UN-19", "UN-20"),
    Section("animals", "UN-16 UN-27", "UN-19"),
    Section("attack", "UN-29 UN-30 UN-31", "UN-31"),
    Section("support", "UN-21 UN-22 UN-36", "UN-36"),
    Section("upkeep", "UN-15", "UN-15"),
    Section("stronghold", "UN-41 UN-42", "UN-41"),
]

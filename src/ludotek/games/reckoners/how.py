"""How to play The Reckoners: the sections of its page, in the order of reading."""

from __future__ import annotations

from ludotek.kernel.how import Section

SECTIONS = [
    Section("aim", "RK-01 RK-02 RK-03", "RK-25"),
    Section("roll", "RK-27 RK-28", "RK-27"),
    Section("use", "RK-30 RK-32 RK-36", "RK-31"),
    Section("epics", "RK-38 RK-39 RK-37", "RK-38"),
    Section("loot", "RK-46 RK-49", "RK-49"),
    Section("phase", "RK-55 RK-56 RK-61", "RK-55"),
    Section("steelheart", "RK-44 RK-45 RK-58", "RK-58"),
]

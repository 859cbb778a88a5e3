"""What missions count (TS-94)."""

from __future__ import annotations

from typing import Final

DEFEAT: Final = 0
DEFEAT_LIGHT: Final = 1
DEFEAT_HEAVY: Final = 2
DEFEAT_IN_ROUND: Final = 3  # counted anew each round
CLEAR_ROUND: Final = 4
UNHURT_ROUND: Final = 5
GAIN_ITEM: Final = 6
USE_ITEM: Final = 7
DEFEAT_IN_FIRST_PHASE: Final = 8
ROLL_CRIT: Final = 9
SPEND_CHIP: Final = 10
GOALS: Final = [
    "defeat", "defeat-light", "defeat-heavy", "defeat-in-round", "clear-round", "unhurt-round", "gain-item", "use-item",
    "defeat-in-first-phase", "roll-crit", "spend-chip",
]  # fmt: skip

"""What missions count (TS-94)."""

from __future__ import annotations

from typing import Final, Literal, TypeAlias, get_args

Feat: TypeAlias = Literal[
    "defeat", "defeat-light", "defeat-heavy",
    "defeat-in-round",  # counted from 0 each round
    "clear-round", "unhurt-round", "gain-item", "use-item", "defeat-in-first-phase", "roll-crit", "spend-chip",
]  # fmt: skip
GOALS: Final[list[str]] = list(get_args(Feat))

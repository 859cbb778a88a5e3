"""What can allow or force the endgame (TS-38); a deck may name several."""

from __future__ import annotations

from typing import Final, Literal, get_args

A_STACK_EMPTY: Final = 0
STACKS_EMPTY: Final = 1
CHIP_FULL: Final = 2
CHIP_EMPTY: Final = 3
MISSIONS_DONE: Final = 4
EndgameName = Literal["a-stack-empty", "stacks-empty", "chip-full", "chip-empty", "missions-done"]
ENDGAMES: Final[list[str]] = list(get_args(EndgameName))

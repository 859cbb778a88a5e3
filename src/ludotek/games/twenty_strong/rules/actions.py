"""Actions as small integers, in bands. Their meaning for people is in the codec."""

from __future__ import annotations

from typing import Final

from ludotek.kernel.step import FIRST_FREE

# Offered beside other questions (TS-82).
USE: Final = FIRST_FREE  # + place in the inventory
DROP: Final = USE + 8  # + place in the inventory
ABILITY: Final = DROP + 8
CHIP: Final = ABILITY + 1  # the deck's own action, paid with the chip
RIDERS_END: Final = CHIP + 1

# Answers of the chapters.
ACTIVATE: Final = 60  # + stack
PEACE: Final = 76  # + stack: the peaceful way of its top card
BEGIN_ENDGAME: Final = 92
COMMIT_DIE: Final = 93  # + colour
RECOVER_DIE: Final = 98  # + colour
AGAIN: Final = 103  # repeat the Strategy phase
TAKE: Final = 104  # an optional text is used; DONE declines it
MODE: Final = 105  # + which of several texts
APPLY_DIE: Final = 128  # + enemy * 10 + colour * 2 + (1 for a crit)
ENEMY: Final = 800  # + place in the active area
STACK: Final = 880  # + stack, chosen by an effect
PICK: Final = 900  # + place * 20 + kind: one die
MOST_ACTIVE: Final = 67  # cards in the active area that these numbers tell apart
SIZE: Final = PICK + (3 + MOST_ACTIVE) * 20  # every action is below this


def apply_action(enemy: int, colour: int, crit: bool) -> int:
    return APPLY_DIE + enemy * 10 + colour * 2 + (1 if crit else 0)


def pick_action(place: int, kind: int) -> int:
    return PICK + place * 20 + kind

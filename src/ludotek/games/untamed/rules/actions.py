"""Actions as small integers, in bands. Cards are named by design, so copies are one option and places tell nothing."""

from __future__ import annotations

from typing import Final

from ludotek.kernel.step import FIRST_FREE

DESIGNS: Final = 64  # room for designs in a band

DRAW: Final = FIRST_FREE  # pay 2 Power, draw a card
STRONGHOLD: Final = 41  # use the Stronghold's ability
BONUS: Final = 42  # use a Power Bonus
TAKE: Final = 43  # use an optional text; DONE declines it
MULLIGAN: Final = 44
MODE: Final = 45  # + which of several texts, or which opponent
MODES: Final = 8
FACTION: Final = 53  # + faction (9)
KEEP: Final = 62  # + keep: its Stronghold as a target (6)
ATTACK: Final = 68  # + place among the own Animals (7)
ANIMAL_AT: Final = 76  # + side * 8 + place: an Animal as a target (48)
PLAY: Final = 128  # + design, paid with Power (or free, by Rally)
FOCUS: Final = PLAY + DESIGNS  # + design, paid with Support
POWER: Final = FOCUS + DESIGNS  # + design, played as Power
CARD: Final = POWER + DESIGNS  # + design, chosen by an effect or a cost
SIZE: Final = CARD + DESIGNS

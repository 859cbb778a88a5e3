"""Actions as small numbers, in bands; what a number means depends on the question that asks."""

from __future__ import annotations

from typing import Final

from ludotek.kernel.step import FIRST_FREE

ROLL: Final = FIRST_FREE  # reroll what is not kept
FAITH: Final = 41  # reroll what is not kept, by the ability
TOKEN: Final = 42  # spend a plan token
TAKE_MONEY: Final = 43
TAKE_PLAN: Final = 44
REFRESH: Final = 45
RESEARCH_STEELHEART: Final = 46
ATTACK_STEELHEART: Final = 47
CONTAIN_TRACK: Final = 48  # + track of Steelheart (4)
MOVE: Final = 56  # + district (8), as all up to SNIPE
BARRICADE: Final = 64
FIGHT: Final = 72  # remove an Enforcement there
CONTAIN: Final = 80
RESEARCH: Final = 88
ATTACK: Final = 96
PLACE: Final = 104
SNIPE: Final = 112
GIVE: Final = 120  # + seat (8)
DIE: Final = 128  # + kind * 6 + face (48): keep it, or use it
CARD: Final = 176  # + card (40): use it, or activate it
BUY: Final = 216  # + card (40)
FACE: Final = 256  # + kind * 6 + face (48): what a die is turned to
LOSE: Final = 304  # + seat * 8 + kind (48)
BUY_BACK: Final = 352  # + seat * 8 + kind (48)
SIZE: Final = 400

DISTRICTS: Final = 8  # room in a band
CODES: Final = 48
MOST_CARDS: Final = 40

"""The answers of 20 Strong as a table; what their parts stand for is in the codec."""

from __future__ import annotations

from typing import Final

from ludotek.games.twenty_strong.rules.components import DIE_COLOURS, HIT_KINDS, KINDS, ON_CARD
from ludotek.kernel.bands import Bands

MOST_ITEMS: Final = 8
MOST_STACKS: Final = 16
MOST_MODES: Final = 23
MOST_ACTIVE: Final = 67  # cards in the active area

ANSWERS: Final = Bands()

# Offered beside other questions (TS-82).
USE: Final = 40
ANSWERS.band("use", first=USE, item=MOST_ITEMS)
DROP: Final = 48
ANSWERS.band("drop", first=DROP, item=MOST_ITEMS)
ABILITY: Final = 56
ANSWERS.band("ability", first=ABILITY)
CHIP: Final = 57  # the deck's own action, paid with the chip
ANSWERS.band("chip", first=CHIP)
RIDERS_END: Final = CHIP + 1

# Answers of the chapters.
ACTIVATE: Final = 60
ANSWERS.band("activate", first=ACTIVATE, stack=MOST_STACKS)
PEACE: Final = 76  # the peaceful way of its top card
ANSWERS.band("peace", first=PEACE, stack=MOST_STACKS)
BEGIN_ENDGAME: Final = 92
ANSWERS.band("begin-endgame", "endgame", first=BEGIN_ENDGAME)
COMMIT_DIE: Final = 93
ANSWERS.band("commit", first=COMMIT_DIE, colour=DIE_COLOURS)
RECOVER_DIE: Final = 98
ANSWERS.band("recover", first=RECOVER_DIE, colour=DIE_COLOURS)
AGAIN: Final = 103  # repeat the Strategy phase
ANSWERS.band("again", first=AGAIN)
TAKE: Final = 104  # an optional text is used; DONE declines it
ANSWERS.band("take", first=TAKE)
MODE: Final = 105  # which of several texts
ANSWERS.band("mode", first=MODE, mode=MOST_MODES)
APPLY_DIE: Final = 128
ANSWERS.band("apply", "apply {hit} {enemy}", first=APPLY_DIE, enemy=MOST_ACTIVE, hit=HIT_KINDS)
ENEMY: Final = 800
ANSWERS.band("enemy", first=ENEMY, enemy=MOST_ACTIVE)
ANSWERS.reading("GainItems", ENEMY, "gain", "gain {enemy}")
ANSWERS.reading("ChooseAfterEffect", ENEMY, "after-effect")
ANSWERS.reading("ChooseItem", ENEMY, "item", item=MOST_ITEMS)
STACK: Final = 880  # chosen by an effect
ANSWERS.band("stack", first=STACK, stack=MOST_STACKS)
PICK: Final = 900  # one die
ANSWERS.band("pick", "pick {kind} {place}", first=PICK, place=ON_CARD + MOST_ACTIVE, kind=KINDS)

"""Components: 17 unit dice, three stat dice, and the places where dice can be (TS-10 to TS-15, TS-62)."""

from __future__ import annotations

from typing import Final

# Unit dice, from weak to strong (TS-13).
COLOURS: Final = ["yellow", "green", "blue", "purple", "red"]
DICE_OF: Final = [4, 4, 4, 4, 1]  # TS-10

# Faces. A die has one only from its roll until it leaves the active area (TS-77).
NO_FACE: Final = 0
MISS: Final = 1
HIT: Final = 2
CRIT: Final = 3
FACES: Final = ["no-face", "miss", "hit", "crit"]

# TS-11: the six sides of each colour.
SIDES: Final = [
    [HIT, CRIT, MISS, MISS, MISS, MISS],
    [HIT, HIT, CRIT, MISS, MISS, MISS],
    [HIT, HIT, HIT, CRIT, MISS, MISS],
    [HIT, HIT, HIT, HIT, CRIT, MISS],
    [HIT, HIT, HIT, HIT, HIT, CRIT],
]
FACE_DAMAGE: Final = [0, 0, 1, 2]  # TS-12

# Dice of one colour are identical, so they are counted: in the active area by colour and face.
KINDS: Final = 20  # kind = colour * 4 + face

# Places of dice (TS-62); places from ON_CARD on are the active cards, in their order.
POOL: Final = 0
LOOSE: Final = 1  # in the active area, not on a card: unapplied (TS-56)
EXHAUSTED: Final = 2
ON_CARD: Final = 3

# Stat dice (TS-14).
HEALTH: Final = 0
STRATEGY: Final = 1
RECOVERY: Final = 2
STATS: Final = ["health", "strategy", "recovery"]
STAT_MIN: Final = 1
STAT_MAX: Final = 6

# Where the round is (TS-17, TS-73): the steps in rulebook order.
SETUP: Final = 0
ACTIVATION: Final = 1
COMMIT: Final = 2
ROLL: Final = 3
APPLY: Final = 4
DAMAGE: Final = 5
AFTER: Final = 6
EXHAUST: Final = 7
RECOVER: Final = 8
GAIN: Final = 9
CLEANUP: Final = 10
MOMENTS: Final = [
    "setup", "activation", "commit", "roll", "apply", "damage", "after", "exhaust", "recover", "gain", "cleanup",
]  # fmt: skip

# Kinds of cards (TS-07).
HERO: Final = 0
BOSS: Final = 1
CONFLICT: Final = 2
MISSION: Final = 3
CARD_KINDS: Final = ["hero", "boss", "conflict", "mission"]

NOTHING: Final = -1  # no card, no enemy

# Streams of chance.
SHUFFLE: Final = 0
DICE: Final = 16

"""Components: 17 unit dice, three stat dice, and the places where dice can be (TS-10 to TS-15, TS-62)."""

from __future__ import annotations

from typing import Final, Literal, NewType, get_args

from mypy_extensions import i64

# Unit dice, from weak to strong (TS-13).
ColourName = Literal["yellow", "green", "blue", "purple", "red"]
Colour = NewType("Colour", i64)
COLOURS: Final[list[str]] = list(get_args(ColourName))
DIE_COLOURS: Final = 5
DICE_OF: Final = [4, 4, 4, 4, 1]  # TS-10
ALL_DICE: Final = sum(DICE_OF)

# Faces. A die has one only from its roll until it leaves the active area (TS-77).
NO_FACE: Final = 0
MISS: Final = 1
HIT: Final = 2
CRIT: Final = 3
FaceName = Literal["no-face", "miss", "hit", "crit"]
Face = NewType("Face", i64)
FACES: Final[list[str]] = list(get_args(FaceName))
DIE_FACES: Final = 4

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
KINDS: Final = DIE_COLOURS * DIE_FACES  # kind = colour * DIE_FACES + face
HIT_FACES: Final = 2  # the faces that go onto cards (TS-23): its kind is colour * HIT_FACES + face - HIT
HIT_KINDS: Final = DIE_COLOURS * HIT_FACES

# Places of dice (TS-62); places from ON_CARD on are the active cards, in their order.
POOL: Final = 0
LOOSE: Final = 1  # in the active area, not on a card: unapplied (TS-56)
EXHAUSTED: Final = 2
ON_CARD: Final = 3

# Stat dice (TS-14).
HEALTH: Final = 0
STRATEGY: Final = 1
RECOVERY: Final = 2
StatName = Literal["health", "strategy", "recovery"]
STATS: Final[list[str]] = list(get_args(StatName))
STAT_MIN: Final = 1
STAT_MAX: Final = 6

# TS-95, house: the rung below the ladder, on which one begins with more of a stat.
GENTLEST: Final = -1
RELIEF_STAT: Final = RECOVERY
RELIEF: Final = 1

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
MomentName = Literal[
    "setup", "activation", "commit", "roll", "apply", "damage", "after", "exhaust", "recover", "gain", "cleanup",
]  # fmt: skip
MOMENTS: Final[list[str]] = list(get_args(MomentName))

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
# Cards that are turned up: on top of a stack (+ its number), the boss, a mission (+ its place).
STACK_TOP: Final = 32
BOSS_CARD: Final = 48
MISSION_CARD: Final = 64

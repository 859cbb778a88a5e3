"""The box's parts, as numbers and names (RK-05 to RK-18)."""

from __future__ import annotations

from typing import Final, Literal, NewType, get_args

from mypy_extensions import i64

# symbols of dice, tokens and cards
MONEY: Final = 0
ENFORCEMENT: Final = 1
CONTAIN: Final = 2
RESEARCH: Final = 3
ATTACK: Final = 4
PLAN: Final = 5
SymbolName = Literal["money", "enforcement", "contain", "research", "attack", "plan"]
SYMBOLS: Final[list[str]] = list(get_args(SymbolName))

District = NewType("District", i64)  # its place in the circle

BASIC: Final = 0  # the kind of basic dice; the others are special
FACES: Final = 6

DifficultyName = Literal["easy", "normal", "hard", "firefight"]
DIFFICULTIES: Final[list[str]] = list(get_args(DifficultyName))
SIDES: Final = ["A", "B"]
FEWEST: Final = 2  # Reckoners
MOST: Final = 6

# Steelheart's tracks, top to bottom
TrackName = Literal["red", "blue", "yellow", "white"]
TRACKS: Final[list[str]] = list(get_args(TrackName))
RED: Final = 0
BLUE: Final = 1
YELLOW: Final = 2
WHITE: Final = 3

# RK-11: Steelheart's Research, and later his Health, by difficulty and number of Reckoners
STEELHEART_START: Final = [
    [18, 23, 28, 32, 36],
    [20, 26, 32, 36, 41],
    [25, 30, 35, 40, 45],
    [28, 33, 38, 44, 49],
]
# RK-12: sides of the Power and the Adjustment board by difficulty
POWER_SIDE: Final = [0, 0, 1, 1]
ADJUSTMENT_SIDE: Final = [0, 1, 0, 1]

POPULATION: Final = 40
STARTING_MONEY: Final = 4
MARKET: Final = 4
ALL_ENFORCEMENT: Final = 25
ALL_BARRICADES: Final = 8
OWN_DICE: Final = 3  # of each sort, basic and special
BRACKET_AT_SETUP: Final = 3
BRACKET_OF_NEW: Final = 1
BRACKET_OF_STEELHEART: Final = 2
MAX_RESEARCH: Final = 5
MAX_HEALTH: Final = 10
INFINITE: Final = 99
ROLLS: Final = 3
REFRESH_COST: Final = 1
BUY_BACK_COST: Final = 2

# streams of chance
LOTS: Final = 0  # Reckoners, districts, Steelheart's first place
EPICS: Final = 16
EQUIPMENT: Final = 32
MOVEMENT: Final = 48
DICE: Final = 64  # + seat: rolls of different Reckoners never disturb each other
DISTRICT_CARD: Final = 80  # + its place in the circle: which district lies there, when it is turned up

NOBODY: Final = -1
NOTHING: Final = -1

# what is behind a fact: an Epic by its number, a card by CARDS + its number, or Steelheart
STEELHEART: Final = 62
CARDS: Final = 64

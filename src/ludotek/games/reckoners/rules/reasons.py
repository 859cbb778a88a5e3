"""Why something is not allowed: reasons with their rules and the keys of their words.

Beside a reason a code may name a card whose text forbids it, or (WITH_SEAT) a Reckoner.
"""

from __future__ import annotations

from typing import Final

from ludotek.kernel.reasons import CANNOT_RESUME, IS_DONE, NOT_DONE

# on an open floor
MAY_COME_BACK: Final = 3
NOTHING_LEFT: Final = 6
# while something is being used or bought
OTHERS_FIRST: Final = 10
OTHERS_BUY: Final = 11
FINISH_FIRST: Final = 12
SAY_WHO_FIRST: Final = 13
# dice
NO_SUCH_DIE: Final = 20
NOT_YOUR_DIE: Final = 21
ALREADY_KEPT: Final = 22
NO_DICE: Final = 23
KEEP_ONE_FIRST: Final = 24
NOTHING_TO_ROLL: Final = 25
NO_ROLL_LEFT: Final = 26
NO_FAITH: Final = 27
FAITH_USED: Final = 28
FAITH_FINDS_NOTHING: Final = 29
# cards and tokens
CARD_USED: Final = 40
NOT_YOUR_CARD: Final = 41
NOT_YOUR_ABILITY: Final = 42
NOBODYS_CARD: Final = 43
NOBODYS_ABILITY: Final = 44
NO_TOKEN: Final = 45
PERMANENT: Final = 46
NEEDS_A_DIE: Final = 47
ONLY_WHEN_ROLLING: Final = 48
NO_DIE_LEFT: Final = 49
NOT_TO_ONESELF: Final = 50
NOT_THAT_FACE: Final = 51
NO_SUCH_FACE: Final = 52
# what a die, a token or a card does
TAKE_FIRST: Final = 60
NO_SYMBOL: Final = 61
OUT_OF_REACH: Final = 62
OUT_OF_SNIPERS_REACH: Final = 63
OUT_OF_REACH_NOW: Final = 64
NO_ENFORCEMENT: Final = 65
NO_EPIC: Final = 66
BRACKET_AT_START: Final = 67
IS_WEAKENED: Final = 68
INFINITE_HEALTH: Final = 69
STEELHEART_ELSEWHERE: Final = 70
STEELHEART_WEAKENED: Final = 71
STEELHEART_INFINITE: Final = 72
BARRICADED: Final = 73
BARRICADES_STOP_IT: Final = 74
ALREADY_THERE: Final = 75
NO_BARRICADE: Final = 76
ALREADY_USED_A_SYMBOL: Final = 77
WRONG_SYMBOL: Final = 78
# loot, equipment, the die to lose, the figures
LOOT_CANNOT: Final = 90
NO_LOOT_OF_THAT: Final = 91
TOO_LITTLE_MONEY: Final = 92
NOT_IN_MARKET: Final = 93
STAYS_WITH: Final = 94
NO_GIFT: Final = 95
DECK_EMPTY: Final = 96
NOT_CONFISCATED: Final = 97
NAME_A_DIE_FIRST: Final = 98
IS_NAMED: Final = 99
NAMED_BEFORE: Final = 100
NOBODY_HOLDS_IT: Final = 101
PLACE_FIRST: Final = 102
ALREADY_PLACED: Final = 103
# when it would be possible
ROLL_WHEN_ROLLING: Final = 110
TOKEN_WHEN_USING: Final = 111
DIE_WHEN_USING: Final = 112
SYMBOLS_WHEN_USING: Final = 113
CARD_WHEN_USING: Final = 114
BUY_WHEN_ACQUIRING: Final = 115
PLACE_IN_PROLOGUE: Final = 116
NEEDS_SNIPER: Final = 117
NEEDS_A_GIFT: Final = 118
NEEDS_IMPROVISE: Final = 119
NO_BASE_FOUND: Final = 120

# what the words say beside the reason
WITH_SEAT: Final = [OTHERS_FIRST, OTHERS_BUY, NOT_YOUR_DIE, NOT_YOUR_CARD, NOT_YOUR_ABILITY, STAYS_WITH]
WITH_TRIED_CARD: Final = [NOT_YOUR_CARD, NOT_YOUR_ABILITY, NOBODYS_CARD, NOBODYS_ABILITY, STAYS_WITH]
WITH_SENTENCE: Final = [
    PERMANENT, NEEDS_A_DIE, ONLY_WHEN_ROLLING, FAITH_FINDS_NOTHING, NO_DIE_LEFT, NOT_TO_ONESELF, OUT_OF_SNIPERS_REACH,
    BARRICADES_STOP_IT, WRONG_SYMBOL,
]  # fmt: skip
WITH_OWN_DISTRICT: Final = [OUT_OF_REACH, OUT_OF_SNIPERS_REACH, OUT_OF_REACH_NOW]

REASONS: Final[dict[int, tuple[str, str]]] = {
    IS_DONE: ("RK-98", "refusal-is-done"),
    MAY_COME_BACK: ("RK-98", "refusal-may-come-back"),
    CANNOT_RESUME: ("RK-98", "refusal-cannot-resume"),
    NOT_DONE: ("RK-98", "refusal-not-done"),
    NOTHING_LEFT: ("RK-98", "refusal-nothing-left"),
    OTHERS_FIRST: ("RK-86 RK-31", "refusal-others-first"),
    OTHERS_BUY: ("RK-98 RK-49", "refusal-others-buy"),
    FINISH_FIRST: ("RK-86 RK-31", "refusal-finish-first"),
    SAY_WHO_FIRST: ("RK-49", "refusal-say-who-first"),
    NO_SUCH_DIE: ("RK-27 RK-30", "refusal-no-such-die"),
    NOT_YOUR_DIE: ("RK-04", "refusal-not-your-die"),
    ALREADY_KEPT: ("RK-28", "refusal-already-kept"),
    NO_DICE: ("RK-27", "refusal-no-dice"),
    KEEP_ONE_FIRST: ("RK-28", "refusal-keep-one-first"),
    NOTHING_TO_ROLL: ("RK-28", "refusal-nothing-to-roll"),
    NO_ROLL_LEFT: ("RK-27 RK-28", "refusal-no-roll-left"),
    NO_FAITH: ("RK-73 RK-16", "refusal-no-faith"),
    FAITH_USED: ("RK-70 RK-73", "refusal-card-used"),
    FAITH_FINDS_NOTHING: ("RK-73", "refusal-faith-finds-nothing"),
    CARD_USED: ("RK-70 RK-71 RK-95", "refusal-card-used"),
    NOT_YOUR_CARD: ("RK-95", "refusal-not-your-card"),
    NOT_YOUR_ABILITY: ("RK-15 RK-16", "refusal-not-your-ability"),
    NOBODYS_CARD: ("RK-95 RK-49", "refusal-nobodys-card"),
    NOBODYS_ABILITY: ("RK-15 RK-16", "refusal-nobodys-ability"),
    NO_TOKEN: ("RK-42 RK-04", "refusal-no-token"),
    PERMANENT: ("RK-69", "refusal-permanent"),
    NEEDS_A_DIE: ("RK-71 RK-43", "refusal-needs-a-die"),
    ONLY_WHEN_ROLLING: ("RK-70 RK-73", "refusal-only-when-rolling"),
    NO_DIE_LEFT: ("RK-72", "refusal-no-die-left"),
    NOT_TO_ONESELF: ("RK-74", "refusal-not-to-oneself"),
    NOT_THAT_FACE: ("RK-72", "refusal-not-that-face"),
    NO_SUCH_FACE: ("RK-72", "refusal-no-such-face"),
    TAKE_FIRST: ("RK-30 RK-42 RK-70", "refusal-take-first"),
    NO_SYMBOL: ("RK-31 RK-76", "refusal-no-symbol"),
    OUT_OF_REACH: ("RK-31", "refusal-out-of-reach"),
    OUT_OF_SNIPERS_REACH: ("RK-75", "refusal-out-of-snipers-reach"),
    OUT_OF_REACH_NOW: ("RK-80", "refusal-out-of-reach-now"),
    NO_ENFORCEMENT: ("RK-36", "refusal-no-enforcement"),
    NO_EPIC: ("RK-40", "refusal-no-epic"),
    BRACKET_AT_START: ("RK-22 RK-37", "refusal-bracket-at-start"),
    IS_WEAKENED: ("RK-38", "refusal-is-weakened"),
    INFINITE_HEALTH: ("RK-20 RK-39", "refusal-infinite-health"),
    STEELHEART_ELSEWHERE: ("RK-44", "refusal-steelheart-elsewhere"),
    STEELHEART_WEAKENED: ("RK-93", "refusal-steelheart-weakened"),
    STEELHEART_INFINITE: ("RK-03 RK-44", "refusal-steelheart-infinite"),
    BARRICADED: ("RK-32 RK-34", "refusal-barricaded"),
    BARRICADES_STOP_IT: ("RK-82 RK-34", "refusal-barricades-stop-it"),
    ALREADY_THERE: ("RK-32", "refusal-already-there"),
    NO_BARRICADE: ("RK-33", "refusal-no-barricade"),
    ALREADY_USED_A_SYMBOL: ("RK-97", "refusal-already-used-a-symbol"),
    WRONG_SYMBOL: ("RK-71", "refusal-wrong-symbol"),
    LOOT_CANNOT: ("RK-47", "refusal-loot-cannot"),
    NO_LOOT_OF_THAT: ("RK-47", "refusal-no-loot-of-that"),
    TOO_LITTLE_MONEY: ("RK-49 RK-51 RK-52", "refusal-too-little-money"),
    NOT_IN_MARKET: ("RK-49", "refusal-not-in-market"),
    STAYS_WITH: ("RK-50", "refusal-stays-with"),
    NO_GIFT: ("RK-50 RK-49", "refusal-no-gift"),
    DECK_EMPTY: ("RK-53", "refusal-deck-empty"),
    NOT_CONFISCATED: ("RK-52", "refusal-not-confiscated"),
    NAME_A_DIE_FIRST: ("RK-98 RK-65", "refusal-name-a-die-first"),
    IS_NAMED: ("RK-98", "refusal-is-named"),
    NAMED_BEFORE: ("RK-98", "refusal-named-before"),
    NOBODY_HOLDS_IT: ("RK-94", "refusal-nobody-holds-it"),
    PLACE_FIRST: ("RK-25", "refusal-place-first"),
    ALREADY_PLACED: ("RK-25", "refusal-already-placed"),
    ROLL_WHEN_ROLLING: ("RK-27", "refusal-roll-when-rolling"),
    TOKEN_WHEN_USING: ("RK-42", "refusal-token-when-using"),
    DIE_WHEN_USING: ("RK-30", "refusal-die-when-using"),
    SYMBOLS_WHEN_USING: ("RK-30", "refusal-symbols-when-using"),
    CARD_WHEN_USING: ("RK-70 RK-71", "refusal-card-when-using"),
    BUY_WHEN_ACQUIRING: ("RK-49 RK-51 RK-52", "refusal-buy-when-acquiring"),
    PLACE_IN_PROLOGUE: ("RK-25", "refusal-place-in-prologue"),
    NEEDS_SNIPER: ("RK-75", "refusal-needs-sniper"),
    NEEDS_A_GIFT: ("RK-74 RK-47", "refusal-needs-a-gift"),
    NEEDS_IMPROVISE: ("RK-72", "refusal-needs-improvise"),
    NO_BASE_FOUND: ("RK-65", "refusal-no-base-found"),
}

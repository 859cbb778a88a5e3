"""Why something is not allowed: reasons with their rules and the keys of their words."""

from __future__ import annotations

from typing import Final

IS_DONE: Final = 2
CANNOT_RESUME: Final = 3
NO_SUCH_DIE: Final = 4
KEEP_ONE_FIRST: Final = 5
NOTHING_TO_ROLL: Final = 6
NO_ROLL_LEFT: Final = 7
NO_FAITH: Final = 8
CARD_USED: Final = 9
NOT_YOUR_CARD: Final = 10
NO_TOKEN: Final = 11
NO_SYMBOL: Final = 12
OUT_OF_REACH: Final = 13
NO_ENFORCEMENT: Final = 14
NO_EPIC: Final = 15
BRACKET_AT_START: Final = 16
IS_WEAKENED: Final = 17
INFINITE_HEALTH: Final = 18
STEELHEART_ELSEWHERE: Final = 19
STEELHEART_WEAKENED: Final = 20
STEELHEART_INFINITE: Final = 21
BARRICADED: Final = 22
ALREADY_THERE: Final = 23
NO_BARRICADE: Final = 24
ALREADY_USED_A_SYMBOL: Final = 25
WRONG_SYMBOL: Final = 26
PERMANENT: Final = 27
NEEDS_A_DIE: Final = 28
ONLY_WHEN_ROLLING: Final = 29
NO_DIE_LEFT: Final = 30
NOT_TO_ONESELF: Final = 31
TOO_LITTLE_MONEY: Final = 32
NOT_IN_MARKET: Final = 33
DECK_EMPTY: Final = 34
NOT_CONFISCATED: Final = 35
NAME_A_DIE_FIRST: Final = 36
ALREADY_NAMED: Final = 37
NOT_THAT_FACE: Final = 38
NO_LOOT_OF_THAT: Final = 39

REASONS: Final[dict[int, tuple[str, str]]] = {
    IS_DONE: ("RK-30", "refusal-is-done"),
    CANNOT_RESUME: ("RK-98", "refusal-cannot-resume"),
    NO_SUCH_DIE: ("RK-27", "refusal-no-such-die"),
    KEEP_ONE_FIRST: ("RK-28", "refusal-keep-one-first"),
    NOTHING_TO_ROLL: ("RK-28", "refusal-nothing-to-roll"),
    NO_ROLL_LEFT: ("RK-27 RK-28", "refusal-no-roll-left"),
    NO_FAITH: ("RK-73", "refusal-no-faith"),
    CARD_USED: ("RK-70 RK-71 RK-95", "refusal-card-used"),
    NOT_YOUR_CARD: ("RK-95", "refusal-not-your-card"),
    NO_TOKEN: ("RK-42", "refusal-no-token"),
    NO_SYMBOL: ("RK-31 RK-76", "refusal-no-symbol"),
    OUT_OF_REACH: ("RK-31 RK-33", "refusal-out-of-reach"),
    NO_ENFORCEMENT: ("RK-36", "refusal-no-enforcement"),
    NO_EPIC: ("RK-40", "refusal-no-epic"),
    BRACKET_AT_START: ("RK-22 RK-37", "refusal-bracket-at-start"),
    IS_WEAKENED: ("RK-38", "refusal-is-weakened"),
    INFINITE_HEALTH: ("RK-20 RK-39", "refusal-infinite-health"),
    STEELHEART_ELSEWHERE: ("RK-44", "refusal-steelheart-elsewhere"),
    STEELHEART_WEAKENED: ("RK-93", "refusal-steelheart-weakened"),
    STEELHEART_INFINITE: ("RK-03 RK-44", "refusal-steelheart-infinite"),
    BARRICADED: ("RK-32 RK-34", "refusal-barricaded"),
    ALREADY_THERE: ("RK-32", "refusal-already-there"),
    NO_BARRICADE: ("RK-33", "refusal-no-barricade"),
    ALREADY_USED_A_SYMBOL: ("RK-97", "refusal-already-used-a-symbol"),
    WRONG_SYMBOL: ("RK-71", "refusal-wrong-symbol"),
    PERMANENT: ("RK-69", "refusal-permanent"),
    NEEDS_A_DIE: ("RK-71 RK-43", "refusal-needs-a-die"),
    ONLY_WHEN_ROLLING: ("RK-70 RK-73", "refusal-only-when-rolling"),
    NO_DIE_LEFT: ("RK-72", "refusal-no-die-left"),
    NOT_TO_ONESELF: ("RK-74", "refusal-not-to-oneself"),
    TOO_LITTLE_MONEY: ("RK-49 RK-51 RK-52", "refusal-too-little-money"),
    NOT_IN_MARKET: ("RK-49", "refusal-not-in-market"),
    DECK_EMPTY: ("RK-53", "refusal-deck-empty"),
    NOT_CONFISCATED: ("RK-52", "refusal-not-confiscated"),
    NAME_A_DIE_FIRST: ("RK-98 RK-65", "refusal-name-a-die-first"),
    ALREADY_NAMED: ("RK-98", "refusal-already-named"),
    NOT_THAT_FACE: ("RK-72", "refusal-not-that-face"),
    NO_LOOT_OF_THAT: ("RK-47", "refusal-no-loot-of-that"),
}

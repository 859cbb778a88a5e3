"""Reason codes: why something is not allowed, each with its rule and the key of its words.

A code is the reason plus, above eight bits, the card whose text forbids it (card + 1; 0: the rule itself).
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ludotek.kernel.phrase import Phrase
from ludotek.kernel.refusal import Refusal

NOT_NOW: Final = 1
NO_SUCH_DIE_IN_POOL: Final = 2
COMMIT_FORBIDDEN: Final = 3
COMMIT_LIMIT: Final = 4
NO_SUCH_ROLLED_DIE: Final = 5
MISSES_DO_NOT_APPLY: Final = 6
APPLY_FORBIDDEN: Final = 7
NO_PHASE_LEFT: Final = 8
REPEAT_FORBIDDEN: Final = 9
EMPTY_STACK: Final = 10
MANDATORY_ELSEWHERE: Final = 11
NOT_NEIGHBOURING: Final = 12
ENDGAME_TOO_EARLY: Final = 13
NO_PEACE: Final = 14
NO_SUCH_EXHAUSTED_DIE: Final = 15
NO_ROOM: Final = 16
NOT_DEFEATED: Final = 17
NO_ITEM_REWARD: Final = 18
ROLLING: Final = 19
INSIDE_AN_EFFECT: Final = 20
NOT_USABLE_ITEM: Final = 21
WRONG_TIME: Final = 22
NO_EFFECT_NOW: Final = 23
ALREADY_USED: Final = 24
ITEMS_FORBIDDEN: Final = 25
ABILITY_FORBIDDEN: Final = 26
CHIP_TOO_LOW: Final = 27
NO_SUCH_ITEM: Final = 28
CANNOT_PAY: Final = 29
NOT_A_TARGET: Final = 30
GAIN_FORBIDDEN: Final = 31
BEING_USED: Final = 32
NO_ABILITY_TO_USE: Final = 33
MUST_CHOOSE: Final = 34
CHIP_FORBIDDEN: Final = 36
RECOVER_FORBIDDEN: Final = 37

# reason -> rule ids, key of the words. Where a card forbids it, the key has a slot for that card.
REASONS: Final[dict[int, tuple[str, str]]] = {
    NO_SUCH_DIE_IN_POOL: ("TS-21 TS-60", "refusal-no-such-die-in-pool"),
    COMMIT_FORBIDDEN: ("TS-21 TS-49", "refusal-commit-forbidden"),
    COMMIT_LIMIT: ("TS-21 TS-49", "refusal-commit-limit"),
    NO_SUCH_ROLLED_DIE: ("TS-23 TS-56", "refusal-no-such-rolled-die"),
    MISSES_DO_NOT_APPLY: ("TS-23", "refusal-misses-do-not-apply"),
    APPLY_FORBIDDEN: ("TS-49", "refusal-apply-forbidden"),
    NO_PHASE_LEFT: ("TS-29 TS-31", "refusal-no-phase-left"),
    REPEAT_FORBIDDEN: ("TS-29 TS-49", "refusal-repeat-forbidden"),
    EMPTY_STACK: ("TS-74", "refusal-empty-stack"),
    MANDATORY_ELSEWHERE: ("TS-91", "refusal-mandatory-elsewhere"),
    NOT_NEIGHBOURING: ("TS-100", "refusal-not-neighbouring"),
    ENDGAME_TOO_EARLY: ("TS-38 TS-92", "refusal-endgame-too-early"),
    NO_PEACE: ("TS-99", "refusal-no-peace"),
    NO_SUCH_EXHAUSTED_DIE: ("TS-35", "refusal-no-such-exhausted-die"),
    NO_ROOM: ("TS-46", "refusal-no-room"),
    NOT_DEFEATED: ("TS-36", "refusal-not-defeated"),
    NO_ITEM_REWARD: ("TS-43", "refusal-no-item-reward"),
    ROLLING: ("TS-22 TS-45", "refusal-rolling"),
    INSIDE_AN_EFFECT: ("TS-82", "refusal-inside-an-effect"),
    NOT_USABLE_ITEM: ("TS-81", "refusal-not-usable-item"),
    WRONG_TIME: ("TS-45", "refusal-wrong-time"),
    NO_EFFECT_NOW: ("TS-96", "refusal-no-effect-now"),
    ALREADY_USED: ("TS-88", "refusal-already-used"),
    ITEMS_FORBIDDEN: ("TS-45 TS-49", "refusal-items-forbidden"),
    ABILITY_FORBIDDEN: ("TS-01 TS-49", "refusal-ability-forbidden"),
    CHIP_TOO_LOW: ("TS-97", "refusal-chip-too-low"),
    NO_SUCH_ITEM: ("TS-47", "refusal-no-such-item"),
    CANNOT_PAY: ("TS-67", "refusal-cannot-pay"),
    NOT_A_TARGET: ("TS-66", "refusal-not-a-target"),
    GAIN_FORBIDDEN: ("TS-36 TS-49", "refusal-gain-forbidden"),
    BEING_USED: ("TS-81", "refusal-being-used"),
    NO_ABILITY_TO_USE: ("TS-88", "refusal-no-ability-to-use"),
    MUST_CHOOSE: ("TS-02 TS-67", "refusal-must-choose"),
    CHIP_FORBIDDEN: ("TS-01 TS-49", "refusal-chip-forbidden"),
    RECOVER_FORBIDDEN: ("TS-35 TS-49", "refusal-recover-forbidden"),
}


# What only a text forbids: the words name its card.
BY_A_TEXT: Final = [
    COMMIT_FORBIDDEN,
    COMMIT_LIMIT,
    APPLY_FORBIDDEN,
    REPEAT_FORBIDDEN,
    ITEMS_FORBIDDEN,
    ABILITY_FORBIDDEN,
    GAIN_FORBIDDEN,
    CHIP_FORBIDDEN,
    RECOVER_FORBIDDEN,
]


def by_card(reason: i64, card: i64) -> i64:
    """The code of a reason that a card's text gives."""
    return reason | ((card + 1) << 8)


def refusal_of(code: i64, asking: str, card_phrase: Phrase | None) -> Refusal:
    """A code in words. What fits no question at all is refused by the rule that asks now."""
    reason = code & 0xFF
    if reason == NOT_NOW:
        return Refusal([asking], Phrase("refusal-not-now"))
    rules, key = REASONS[reason]
    if card_phrase is None and reason in BY_A_TEXT:
        card_phrase = Phrase("the-deck")  # a text that stands on no card: of the deck itself, or one that lasts
    return Refusal(rules.split(), Phrase(key) if card_phrase is None else Phrase(key, {"card": card_phrase}))

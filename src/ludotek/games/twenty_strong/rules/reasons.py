"""Reason codes: why something is not allowed, each with its rules, the key of its words, and what those words name.

A code is the reason plus, above eight bits, the text behind it (its node + 1; 0: the rule itself) or, above 32 bits, a
card that is in the way (card + 1).
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

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
AFTER_EFFECT_DONE: Final = 35
CHIP_FORBIDDEN: Final = 36
RECOVER_FORBIDDEN: Final = 37
NO_AFTER_EFFECT: Final = 38
NO_CONFLICT: Final = 39
ALREADY_ROLLED_AGAIN: Final = 40
NO_CHIP_TO_USE: Final = 41
# Answers to another question: the rule that gives them their time.
MUST_ANSWER: Final = 50
ACTIVATE_LATER: Final = 51
PEACE_LATER: Final = 52
ENDGAME_LATER: Final = 53
COMMIT_LATER: Final = 54
APPLY_LATER: Final = 55
REPEAT_LATER: Final = 56
RECOVER_LATER: Final = 57
GAIN_LATER: Final = 58
NO_ENDGAME: Final = 59

# reason -> rule ids, key of the words, and what the words name. In the ids, * is the rule by which the text holds
# (TS-49 for a During effect, TS-51 for a Special one ...), @ the rule about what the text takes, ? the rule that asks now.
REASONS: Final[dict[int, tuple[str, str, str]]] = {
    NOT_NOW: ("?", "refusal-not-now", ""),
    NO_SUCH_DIE_IN_POOL: ("TS-21 TS-60", "refusal-no-such-die-in-pool", ""),
    COMMIT_FORBIDDEN: ("TS-21 *", "refusal-commit-forbidden", "card text"),
    COMMIT_LIMIT: ("TS-21 *", "refusal-commit-limit", "card text"),
    NO_SUCH_ROLLED_DIE: ("TS-23 TS-56", "refusal-no-such-rolled-die", ""),
    MISSES_DO_NOT_APPLY: ("TS-23", "refusal-misses-do-not-apply", ""),
    APPLY_FORBIDDEN: ("TS-23 *", "refusal-apply-forbidden", "card text"),
    NO_PHASE_LEFT: ("TS-29 TS-31", "refusal-no-phase-left", "phases"),
    REPEAT_FORBIDDEN: ("TS-29 *", "refusal-repeat-forbidden", "card text"),
    EMPTY_STACK: ("TS-74", "refusal-empty-stack", ""),
    MANDATORY_ELSEWHERE: ("TS-91", "refusal-mandatory-elsewhere", "card"),
    NOT_NEIGHBOURING: ("TS-74 TS-100", "refusal-not-neighbouring", ""),
    ENDGAME_TOO_EARLY: ("TS-38 TS-92", "refusal-endgame-too-early", "when"),
    NO_PEACE: ("TS-99", "refusal-no-peace", ""),
    NO_SUCH_EXHAUSTED_DIE: ("TS-35 TS-61", "refusal-no-such-exhausted-die", ""),
    NO_ROOM: ("TS-46", "refusal-no-room", ""),
    NOT_DEFEATED: ("TS-36 TS-79", "refusal-not-defeated", ""),
    NO_ITEM_REWARD: ("TS-36 TS-43", "refusal-no-item-reward", ""),
    ROLLING: ("TS-22 *", "refusal-rolling", ""),
    INSIDE_AN_EFFECT: ("TS-82", "refusal-inside-an-effect", "card text"),
    NOT_USABLE_ITEM: ("TS-81", "refusal-not-usable-item", "card text"),
    WRONG_TIME: ("*", "refusal-wrong-time", "card at text"),
    NO_EFFECT_NOW: ("TS-96", "refusal-no-effect-now", "card text"),
    ALREADY_USED: ("TS-01 *", "refusal-already-used", "card limit text"),
    ITEMS_FORBIDDEN: ("TS-45 *", "refusal-items-forbidden", "card text"),
    ABILITY_FORBIDDEN: ("TS-01 *", "refusal-ability-forbidden", "card text"),
    CHIP_TOO_LOW: ("TS-97", "refusal-chip-too-low", "cost resource chip"),
    NO_SUCH_ITEM: ("TS-47", "refusal-no-such-item", ""),
    CANNOT_PAY: ("TS-67", "refusal-cannot-pay", "card text"),
    NOT_A_TARGET: ("@", "refusal-not-a-target", "card text"),
    GAIN_FORBIDDEN: ("TS-36 *", "refusal-gain-forbidden", "card text"),
    BEING_USED: ("TS-81", "refusal-being-used", "card"),
    NO_ABILITY_TO_USE: ("TS-88", "refusal-no-ability-to-use", "hero"),
    MUST_CHOOSE: ("TS-02 TS-67", "refusal-must-choose", "card text"),
    AFTER_EFFECT_DONE: ("TS-50", "refusal-after-effect-done", ""),
    CHIP_FORBIDDEN: ("TS-01 *", "refusal-chip-forbidden", "card text"),
    RECOVER_FORBIDDEN: ("TS-35 *", "refusal-recover-forbidden", "card text"),
    NO_AFTER_EFFECT: ("TS-33", "refusal-no-after-effect", ""),
    NO_CONFLICT: ("TS-59 *", "refusal-no-conflict", "card text"),
    ALREADY_ROLLED_AGAIN: ("TS-98", "refusal-already-rolled-again", "card text"),
    NO_CHIP_TO_USE: ("TS-09", "refusal-no-chip-to-use", ""),
    MUST_ANSWER: ("?", "refusal-must-answer", ""),
    ACTIVATE_LATER: ("TS-18 TS-20 ?", "refusal-activate-later", ""),
    PEACE_LATER: ("TS-99 ?", "refusal-peace-later", ""),
    ENDGAME_LATER: ("TS-38 TS-92 ?", "refusal-endgame-later", ""),
    COMMIT_LATER: ("TS-21 ?", "refusal-commit-later", ""),
    APPLY_LATER: ("TS-23 ?", "refusal-apply-later", ""),
    REPEAT_LATER: ("TS-29 ?", "refusal-repeat-later", ""),
    RECOVER_LATER: ("TS-35 ?", "refusal-recover-later", ""),
    GAIN_LATER: ("TS-36 ?", "refusal-gain-later", ""),
    NO_ENDGAME: ("TS-38", "refusal-no-endgame", ""),
}


def text_of(code: i64) -> i64:
    """The text behind a code, -1 for none."""
    return ((code >> 8) & 0xFFFFFF) - 1


def by_text(reason: i64, node: i64) -> i64:
    """The code of a reason that a text gives."""
    return reason | ((node + 1) << 8)


def by_card(reason: i64, card: i64) -> i64:
    """The code of a reason that a card gives by being where it is."""
    return reason | ((card + 1) << 32)

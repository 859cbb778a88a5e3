"""Reason codes: why something is not allowed, as a number; words are made only when somebody asks.

A code is the reason plus, above eight bits, the card whose text forbids it (card + 1; 0: the rule itself).
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ludotek.kernel.phrase import Phrase
from ludotek.kernel.refusal import Refusal

NOT_NOW: Final = 1  # what fits no question at all; refused by the rule that asks now
# On an open floor; a game's own reasons lie between.
IS_DONE: Final = 251  # whoever is done does nothing more
CANNOT_RESUME: Final = 252  # nobody has acted since
NOT_DONE: Final = 253  # there is nothing to come back from


def by_card(reason: i64, card: i64) -> i64:
    """The code of a reason that a card's text gives."""
    return reason | ((card + 1) << 8)


def card_of(code: i64) -> i64:
    """The card behind a code, -1 for none."""
    return (code >> 8) - 1


def refusal_of(reasons: dict[int, tuple[str, str]], code: i64, asking: str, card: Phrase | None) -> Refusal:
    """A code in words, by a table of reasons: rule ids, and the key of the words."""
    reason = code & 0xFF
    if reason == NOT_NOW:
        return Refusal([asking], Phrase("refusal-not-now"))
    rules, key = reasons[reason]
    return Refusal(rules.split(), Phrase(key) if card is None else Phrase(key, {"card": card}))

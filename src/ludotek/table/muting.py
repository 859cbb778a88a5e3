"""Muted things: a question that only offers the use of them is answered with "go on" by itself."""

from __future__ import annotations

from ludotek.api import Candidate, Decision
from ludotek.kernel.phrase import Phrase
from ludotek.kernel.step import DONE

# Rules that ask for no more than whether something is to be used now, and the options that use something.
WINDOWS = {"TS-82"}
USES = {"act-use": "card", "act-ability": "card", "act-chip": ""}
CHIP = "chip"


def used_by(option: Candidate) -> str:
    """What an option would use: the id of a card, "chip", or "" where it uses nothing."""
    slot = USES.get(option.phrase.key)
    if slot is None:
        return ""
    card = option.phrase.slots.get(slot)
    return card.key.partition("-")[2] if isinstance(card, Phrase) else CHIP


def can_mute(prefix: str) -> bool:
    """Has a game, by the prefix of its rules, anything that could be muted?"""
    return any(rule.startswith(f"{prefix}-") for rule in WINDOWS)


def is_window(decision: Decision) -> bool:
    return decision.rule in WINDOWS


def passes(decision: Decision, muted: set[str]) -> bool:
    """Is this a window in which everything that could be used is muted?"""
    uses = [used for option in decision.options if (used := used_by(option))]
    return is_window(decision) and all(used in muted for used in uses) and offers(decision, DONE)


def offers(decision: Decision, action: int) -> bool:
    return any(option.action == action for option in decision.options)

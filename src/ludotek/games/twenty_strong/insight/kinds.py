"""Kinds of decks, which are won in ways so different that playouts and the chance to win have weights of their own for each."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ludotek.games.twenty_strong.rules.deck import Deck
from ludotek.games.twenty_strong.rules.effects.acting import ChangeChip

SIEGE: Final = ""  # a deck that is like no other kind
HUNT: Final = "hunt"
JOURNEY: Final = "journey"
KINDS: Final = [SIEGE, HUNT, JOURNEY]


def kind_of(deck: Deck) -> str:
    return HUNT if is_hunt(deck) else JOURNEY if days_a_round(deck) > 0 else SIEGE


def is_hunt(deck: Deck) -> bool:
    """Only an endgame brings out the boss in other decks."""
    return not deck.may_begin and not deck.must_begin


def days_a_round(deck: Deck) -> i64:
    """How much less the chip shows with each round."""
    found: i64 = 0
    for trigger in deck.triggers:
        for action in trigger.actions:
            if isinstance(action, ChangeChip):
                found -= action.by
    return found

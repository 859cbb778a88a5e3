"""The odds of a seat's position, reckoned from what it knows; as plain data, because that may happen in another process."""

from __future__ import annotations

from typing import Any, cast

from ludotek import registry
from ludotek.kernel.game import Game
from ludotek.kernel.odds import Odds
from ludotek.kernel.phrase import Phrase, Slot
from ludotek.table.thinking import Redrawn

Told = list[Any]  # a phrase as data


def tells_odds(game: Game) -> bool:
    """Does the game tell odds unasked?"""
    return hasattr(registry.odds(game), "now")


def reckon(seen: Redrawn) -> list[Told]:
    """What `match.odds()` tells, line by line."""
    rules, position = seen.revive()
    module = registry.odds(rules)
    assert module is not None
    told: list[Odds] = module.now(position, seen.seat)
    return [each.phrase.to_data() for each in told]


def phrase_of(told: Told) -> Phrase:
    """The phrase that was made into data."""
    key, slots = told
    return Phrase(key, {name: slot_of(value) for name, value in slots.items()})


def slot_of(value: Any) -> Slot:
    if not isinstance(value, list):
        return cast("Slot", value)
    if value and isinstance(value[0], str):
        return phrase_of(value)
    return [phrase_of(each) for each in value]

"""Lists of cards and numbers. Clones share them: they are replaced and never changed in place."""

from __future__ import annotations

from mypy_extensions import i64

from ludotek.games.untamed.rules.actions import DESIGNS


def put_at(numbers: list[int], place: i64, number: i64) -> list[int]:
    """The same numbers, except for one place."""
    changed = numbers[:]
    changed[place] = number
    return changed


def without(cards: list[int], card: i64) -> list[int]:
    """The cards less one copy."""
    changed = cards[:]
    changed.remove(card)
    return changed


def designs_among(cards: list[int]) -> list[int]:
    """The designs of which there are copies among some cards, sorted."""
    one: i64 = 1  # so that it is shifted as a machine word
    present: i64 = 0
    for card in cards:
        number: i64 = card
        present |= one << number
    found: list[int] = []
    design: i64 = 0
    while present != 0 and design < DESIGNS:  # the highest bit is the sign, which a shift leaves behind
        if present & 1 == 1:
            found.append(design)
        design += 1
        present >>= 1
    return found

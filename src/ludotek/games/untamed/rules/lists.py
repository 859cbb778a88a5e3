"""Lists that clones share: they are replaced and never changed in place."""

from __future__ import annotations

from mypy_extensions import i64


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

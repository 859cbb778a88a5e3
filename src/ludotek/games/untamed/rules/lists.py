"""Lists of cards and numbers. Clones share them: they are replaced and never changed in place."""

from __future__ import annotations

from mypy_extensions import i64


def put_at(numbers: list[int], place: i64, number: i64) -> list[int]:
    """The same numbers, except for one place."""
    changed = numbers[:]
    changed[place] = number
    return changed


def designs_among(cards: list[int]) -> list[int]:
    """The designs of which there are copies among some cards, sorted."""
    found: list[int] = []
    for card in cards:
        design: i64 = card
        place: i64 = 0
        while place < len(found) and found[place] < design:
            place += 1
        if place == len(found) or found[place] != design:
            found.insert(place, design)
    return found

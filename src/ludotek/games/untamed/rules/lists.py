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
        place: i64 = len(found)
        while place > 0 and found[place - 1] > design:  # from the end, for cards that were drawn together are sorted
            place -= 1
        if place == 0 or found[place - 1] != design:
            found.insert(place, design)
    return found

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
    last: i64 = -1
    for card in cards:
        design: i64 = card
        if design > last:  # most often, for cards that were drawn together are sorted
            found.append(design)
            last = design
        elif design < last:
            place: i64 = len(found) - 1
            while place > 0 and found[place - 1] >= design:
                place -= 1
            if found[place] != design:
                found.insert(place, design)
    return found

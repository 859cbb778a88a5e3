"""Lists of numbers. Clones share them: they are replaced and never changed in place."""

from __future__ import annotations

from mypy_extensions import i64


def without(numbers: list[int], number: i64) -> list[int]:
    """The same numbers less one."""
    place: i64 = 0
    while numbers[place] != number:
        place += 1
    rest = numbers[:]
    rest.pop(place)
    return rest

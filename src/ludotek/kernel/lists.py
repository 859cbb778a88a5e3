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


def with_one(numbers: list[int], number: i64) -> list[int]:
    """Sorted numbers and one more."""
    place: i64 = 0
    while place < len(numbers) and numbers[place] < number:
        place += 1
    more = numbers[:]
    more.insert(place, number)
    return more


def sorted_few(numbers: list[int]) -> list[int]:
    """A list of one's own, put in order; most often there is nothing to sort."""
    if len(numbers) > 1:
        numbers.sort()
    return numbers

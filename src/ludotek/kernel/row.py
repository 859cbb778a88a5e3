"""Small numbers one after the other, packed as they are written: a byte each.

Compiled code writes one in a handful of instructions, where a list takes fifty and then has to be packed.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, u8

__all__ = ["MOST", "Row", "put", "put4", "put_all", "put_two", "put_wide", "small"]

MOST: Final = 255  # more than this is this
LOW: Final = 0xFF


class PlainRow:
    """The same for the pure engine where librt does not exist, as in a browser."""

    def __init__(self) -> None:
        self.numbers = bytearray()

    def append(self, number: i64) -> None:
        self.numbers.append(number)

    def write(self, numbers: bytes | bytearray) -> None:
        self.numbers += numbers

    def getvalue(self) -> bytes:
        return bytes(self.numbers)

    def truncate(self, size: i64) -> None:
        del self.numbers[size:]

    def __len__(self) -> int:
        return len(self.numbers)

    def __getitem__(self, place: i64) -> i64:
        return self.numbers[place]

    def __setitem__(self, place: i64, number: i64) -> None:
        self.numbers[place] = number


try:
    from librt.strings import BytesWriter as Row
except ImportError:
    Row = PlainRow  # type: ignore[assignment, misc]


def small(number: i64) -> u8:
    """As far as a byte can tell it."""
    if number < 0:
        return 0
    if number > MOST:
        return MOST
    return u8(number)


def put(row: Row, number: i64) -> None:
    """Add a number; yes is 1, no is 0."""
    row.append(small(number))


def put4(row: Row, first: i64, second: i64, third: i64, fourth: i64) -> None:
    """Add four numbers; in one call, because a call costs more than what it does."""
    row.append(small(first))
    row.append(small(second))
    row.append(small(third))
    row.append(small(fourth))


def put_all(row: Row, numbers: list[int]) -> None:
    for number in numbers:
        row.append(small(number))


def put_two(row: Row, number: i64) -> None:
    """Add a number that needs two bytes, the low one first."""
    row.append(u8(number & LOW))
    row.append(u8(number >> 8 & LOW))


def put_wide(row: Row, number: i64) -> None:
    """Likewise four bytes."""
    put_two(row, number)
    put_two(row, number >> 16)

"""Rows of small numbers, and what stands in for them where librt does not exist."""

from __future__ import annotations

from typing import Any

import pytest

from ludotek.kernel.row import PlainRow, Row, put, put_all, put_two


@pytest.mark.parametrize("kind", [Row, PlainRow])
def test_a_row_is_written_changed_and_shortened(kind: Any) -> None:
    row = kind()
    row.append(3)
    row.write(bytes(2))
    row.write(bytearray([7]))
    row[1] = row[1] + 5
    assert (len(row), row[1], row.getvalue()) == (4, 5, bytes([3, 5, 0, 7]))
    row.truncate(1)
    row.append(255)
    assert row.getvalue() == bytes([3, 255])


def test_a_number_is_told_as_far_as_a_byte_can() -> None:
    row = Row()
    for number in (-1, 0, 1, 255, 256, 100_000):
        put(row, number)
    put_all(row, [300, 2])
    assert list(row.getvalue()) == [0, 0, 1, 255, 255, 255, 255, 2]


def test_what_needs_two_bytes_gets_them() -> None:
    row = Row()
    put_two(row, 2299)
    assert int.from_bytes(row.getvalue(), "little") == 2299

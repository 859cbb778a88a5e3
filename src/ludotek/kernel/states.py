"""Several counts as one number, each from 0 to its cap: how far apart the numbers of one more of each are."""

from __future__ import annotations

from mypy_extensions import i64


def strides_of(caps: list[int]) -> list[int]:
    """For each count what one more of it adds to the number; last, how many numbers there are."""
    found: list[int] = []
    states: i64 = 1
    for cap in caps:
        found.append(int(states))
        states *= cap + 1
    return [*found, int(states)]

"""The last lines of a story, lines that belong together as one."""

from __future__ import annotations

from collections.abc import Callable

from ludotek.table.story import Told


def same(first: Told, second: Told) -> bool:
    """Two lines that say the same."""
    return first.phrase == second.phrase


def last_lines(story: list[Told], lines: int, folds: Callable[[Told, Told], bool] = same) -> list[list[Told]]:
    """So many lines, each with all that folds into it."""
    found: list[list[Told]] = []
    end = len(story)
    while end > 0 and len(found) < lines:
        start = end - 1
        while start > 0 and folds(story[start - 1], story[end - 1]):
            start -= 1
        found.append(story[start:end])
        end = start
    return found[::-1]

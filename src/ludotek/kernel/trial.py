"""Trials: a small position in which one card is met at once, so that its maker sees it work."""

from __future__ import annotations

from typing import Any, NamedTuple


class Trial(NamedTuple):
    """A game with a content and options of its own, and the answers (seat and action) that lead to the position."""

    content: dict[str, Any]
    options: dict[str, Any]
    seed: int
    answers: list[tuple[int, int]]

"""Numbers that must not be taken for one another. Compiled, each is a plain machine integer."""

from __future__ import annotations

from typing import NewType

from mypy_extensions import i64

Seat = NewType("Seat", i64)
Uid = NewType("Uid", i64)  # of a thing in play; it gets a new one each time it enters
CardId = NewType("CardId", i64)  # its place among the cards of a deck or box

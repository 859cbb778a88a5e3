"""Laying out a real table: the people shuffle and deal, then say what lies there."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from mypy_extensions import i64

from ludotek.kernel.choice import Choice
from ludotek.kernel.numbers import Seat
from ludotek.kernel.step import DONE

if TYPE_CHECKING:
    from ludotek.kernel.match import Match


class LayOut(Choice):
    """Is everything laid out? Set-up follows, and asks for what was drawn and turned up."""

    name: ClassVar[str] = "LayOut"

    def __init__(self, clause: str) -> None:
        """`clause`: the game's rule of set-up."""
        super().__init__(Seat(0))
        self.set_up = clause

    def data(self) -> list[object]:
        return [self.set_up]

    def rule(self) -> str:
        return self.set_up

    def always_asked(self) -> bool:
        return True

    def tries(self, match: Match) -> list[int]:
        return [DONE]

    def take(self, match: Match, action: i64) -> None:
        """Set-up is beneath."""

"""Questions of 20 Strong; some are also, or only, a moment to use something (TS-82)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from mypy_extensions import i64, mypyc_attr

from ludotek.games.twenty_strong.rules.inventory import can_use_something
from ludotek.kernel.choice import Choice
from ludotek.kernel.numbers import Seat
from ludotek.kernel.step import ASK, DONE, Simultaneous

if TYPE_CHECKING:
    from ludotek.games.twenty_strong.rules.table import TwentyStrong


@mypyc_attr(acyclic=True)
class PlayerChoice(Choice):
    """A question to the player."""

    def __init__(self) -> None:
        super().__init__(Seat(0))

    def data(self) -> list[object]:
        return []

    def is_a_window(self) -> bool:
        """Is it also a moment to use something (TS-45, TS-82)? Then it is asked while that can change anything."""
        return False

    def discarding_matters(self, g: TwentyStrong) -> bool:
        """As a window: would discarding a held item change what comes (TS-82)?"""
        return False

    def something_to_do(self, g: TwentyStrong) -> bool:
        """As a window: is there anything to use, or to discard with a consequence?"""
        return can_use_something(g, self.inside(g)) or (len(g.inventory) > 0 and self.discarding_matters(g))

    def forced(self, g: TwentyStrong, options: list[int]) -> i64:
        """A question with a single answer of its own is not asked; items are offered only where one is asked anyway."""
        if len(options) > 1 or (self.is_a_window() and self.something_to_do(g)):
            return ASK
        return super().forced(g, options)


class Window(PlayerChoice):
    """A moment between two things and nothing else (TS-82)."""

    clause: ClassVar[str] = "TS-82"

    def tries(self, g: TwentyStrong) -> list[int]:
        return [DONE]

    def allowed(self, g: TwentyStrong) -> list[int]:
        return [DONE]

    def is_a_window(self) -> bool:
        return True

    def is_the_persons(self, g: TwentyStrong, action: i64) -> bool:
        """A moment in which nothing can be used is not there at all."""
        return False

    def take(self, g: TwentyStrong, action: i64) -> None:
        """Go on."""


class OrderTriggers(Simultaneous):
    """Several things that would resolve at once: the player chooses the order (TS-03)."""

    name: ClassVar[str] = "OrderTriggers"
    clause: ClassVar[str] = "TS-03"

    def inside(self, g: TwentyStrong) -> i64:
        return g.text_begun()

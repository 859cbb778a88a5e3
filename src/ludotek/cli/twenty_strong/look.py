"""What every part of the screen of 20 Strong needs."""

from __future__ import annotations

from typing import Any

from rich.console import Console

from ludotek.cli import look
from ludotek.cli.words import Words
from ludotek.kernel.sheet import Sheet

PIPS = "⚀⚁⚂⚃⚄⚅"


class Look(look.Look):
    """One drawing of the table of 20 Strong."""

    def __init__(
        self, view: dict[str, Any], sheets: dict[str, Sheet], words: Words, console: Console, muted: set[str]
    ) -> None:
        super().__init__(view, sheets, words, console)
        self.muted = muted

    def deck_name(self) -> str:
        return self.words(f"deck-{self.view['deck']}")

    def chip_name(self) -> str:
        name = self.words(f"chip-{self.view['deck']}")
        return name[:1].upper() + name[1:]

    def pips(self, value: int) -> str:
        """A stat as the die that shows it."""
        return f"[{value}]" if self.ascii or not 1 <= value <= 6 else f"{PIPS[value - 1]} {value}"

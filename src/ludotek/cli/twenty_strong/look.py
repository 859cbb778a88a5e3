"""What every part of the screen of 20 Strong needs."""

from __future__ import annotations

from ludotek.cli import look
from ludotek.cli.screen import Screen
from ludotek.cli.words import Words
from ludotek.games.twenty_strong.view import View

PIPS = "⚀⚁⚂⚃⚄⚅"


class Look(look.Look):
    """One drawing of the table of 20 Strong."""

    def __init__(self, screen: Screen, view: View, words: Words) -> None:
        super().__init__(screen, view, words)
        self.view: View = view
        self.muted = screen.session.muted

    def deck_name(self) -> str:
        return self.name(self.view.deck)

    def chip_name(self) -> str:
        name = self.words(f"chip-{self.view.deck}")
        return name[:1].upper() + name[1:]

    def pips(self, value: int) -> str:
        """A stat as the die that shows it."""
        return f"[{value}]" if self.ascii or not 1 <= value <= 6 else f"{PIPS[value - 1]} {value}"

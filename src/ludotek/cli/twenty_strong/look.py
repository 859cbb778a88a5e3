"""What every part of the screen needs: the view, the cards, the words, and which letters and colours can be shown."""

from __future__ import annotations

from typing import Any

from rich.console import Console
from rich.text import Text

from ludotek.cli.words import Words
from ludotek.kernel.phrase import Phrase
from ludotek.kernel.sheet import Sheet

# Glyph: what stands in for it where only ASCII can be shown.
ASCII = {
    "·": "-", "●": "o", "★": "*", "♥": "H", "⚔": "D", "■": "#", "□": ".", "✔": "x", "▸": ">", "○": ".", "×": "x",
    "›": ">", "•": "*", "→": "->", "│": "|",
}  # fmt: skip
PIPS = "⚀⚁⚂⚃⚄⚅"


class Look:
    """One drawing of the table."""

    def __init__(
        self, view: dict[str, Any], sheets: dict[str, Sheet], words: Words, console: Console, muted: set[str]
    ) -> None:
        self.view = view
        self.sheets = sheets
        self.words = words
        self.ascii = console.options.ascii_only
        self.colour = console.color_system is not None
        self.muted = muted

    def glyph(self, text: str) -> str:
        """A text with its glyphs as this terminal can show them."""
        if not self.ascii:
            return text
        return "".join(ASCII.get(each, each) for each in text)

    def name(self, card: str) -> str:
        return self.words.phrase(Phrase(f"card-{card}"))

    def deck_name(self) -> str:
        return self.words(f"deck-{self.view['deck']}")

    def chip_name(self) -> str:
        name = self.words(f"chip-{self.view['deck']}")
        return name[:1].upper() + name[1:]

    def pips(self, value: int) -> str:
        """A stat as the die that shows it."""
        return f"[{value}]" if self.ascii or not 1 <= value <= 6 else f"{PIPS[value - 1]} {value}"

    def heading(self, key: str, **slots: Any) -> Text:
        return Text(self.words(key, **slots), style="heading")

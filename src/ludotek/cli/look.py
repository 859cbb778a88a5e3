"""What every part of a screen needs: the view, the cards, the words, and which signs and colours can be shown."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rich.console import RenderableType
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from ludotek.api import Candidate
from ludotek.cli.output import ink
from ludotek.cli.screen import Screen
from ludotek.cli.words import Words
from ludotek.kernel.step import DONE

# Sign: what stands in for it where only ASCII can be shown.
ASCII = {
    "·": "-", "●": "o", "★": "*", "♥": "H", "⚔": "D", "■": "#", "□": ".", "✔": "x", "▸": ">", "○": ".", "×": "x",
    "›": ">", "•": "*", "→": "->", "│": "|", "…": "...", "↑": "^", "↓": "v",
}  # fmt: skip


class Look:
    """One drawing of a table."""

    signs = ASCII

    def __init__(self, screen: Screen, view: Any, words: Words) -> None:
        self.view = view
        self.sheets = screen.sheets
        self.card_ids = {f"card {card}": card for card in screen.sheets}  # by the names that things have
        self.bots = screen.session.bots  # the seats that no person plays
        self.words = words
        self.console = screen.console
        self.ascii = self.console.options.ascii_only
        self.colour = self.console.color_system is not None

    def glyph(self, text: str) -> str:
        """A text with its signs as this terminal can show them."""
        if not self.ascii:
            return text
        return "".join(self.signs.get(each, each) for each in text)

    def name(self, card: str) -> str:
        return self.words.phrase(self.sheets[card].name)

    def card_of(self, option: Candidate) -> str:
        """The card that an option is about."""
        return self.card_ids[option.things["card"]]

    def said(self, option: Candidate) -> Text:
        """An option in its own words; the one that ends the question is lit."""
        return ink(self.words.phrase(option.phrase), "heading" if option.action == DONE else "")

    def heading(self, key: str, **slots: Any) -> Text:
        return ink(self.words(key, **slots), "heading")

    def header(self, left: str, right: str) -> RenderableType:
        """What is played on the left, how far it has come on the right."""
        grid = Table.grid(expand=True)
        grid.add_column()
        grid.add_column(justify="right")
        grid.add_row(ink(self.glyph(left), "heading"), ink(right, "heading"))
        return grid

    def counted(self, rows: Mapping[str, object]) -> RenderableType:
        """Numbers behind what they count."""
        grid = Table.grid(padding=(0, 2, 0, 0))
        grid.add_column(style="faint")
        grid.add_column(justify="right")
        for name, value in rows.items():
            grid.add_row(name, str(value))
        return grid

    def section(self, title: str | Text) -> RenderableType:
        """A line across the screen that begins a part of it."""
        return Rule(title, align="left", style="faint", characters="-" if self.ascii else "─")

    def lit(self, text: str, is_lit: bool) -> Text:
        """Several steps, the current one lit."""
        if not is_lit:
            return ink(text, "faint")
        return ink(f" {text} ", "lit") if self.colour else Text(f"[{text}]")

    def capital(self, key: str, **slots: Any) -> str:
        """At the beginning of a line."""
        said = self.words(key, **slots)
        return said[:1].upper() + said[1:]

    def in_lines(self, text: Text, width: int, most: int) -> list[Text]:
        """Wrapped to that width; what would take more lines is cut off."""
        lines = list(text.wrap(self.console, max(10, width)))
        for line in lines:
            line.rstrip()
        if len(lines) > most:
            lines[most - 1] = self.shortened(Text(" ").join(lines[most - 1 : most + 1]), max(10, width))
        return lines[:most]

    def shortened(self, text: Text, width: int) -> Text:
        """One line of that width; what does not fit is cut off."""
        if text.cell_len <= width:
            return text
        short, dots = text.copy(), self.glyph("…")
        short.truncate(max(0, width - len(dots)))
        short.rstrip()
        return short.append(dots)

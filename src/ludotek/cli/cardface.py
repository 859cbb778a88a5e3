"""A card in words: its name, kind, numbers, texts and flavour, as the browser of cards and the game show it."""

from __future__ import annotations

from typing import Any

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.text import Text

from ludotek.cli.output import ink
from ludotek.cli.words import Words
from ludotek.kernel.sheet import Sheet
from ludotek.text import CardText, card_text


class Passage:
    """One text of a card: what it is for, more finely its role, and its words."""

    def __init__(self, use: str, role: str, text: str) -> None:
        self.use = use
        self.role = role
        self.text = text


def in_words(words: Words, sheet: Sheet) -> CardText:
    return card_text(words.package, sheet, words.lang)


def passages(words: Words, sheet: Sheet) -> list[Passage]:
    """Each text of the card, in the order of the card."""
    card = in_words(words, sheet)
    parts = zip(sheet.texts, card.passages, card.texts, strict=True)
    return [Passage(use, part.role, text) for (use, _), part, text in parts]


def flavour(words: Words, sheet: Sheet) -> str:
    return words.form(sheet.name, "intro" if sheet.kind == "deck" else "flavour")


def card_face(words: Words, sheet: Sheet) -> RenderableType:
    """The whole card, one line below the other."""
    card = in_words(words, sheet)
    title = ink(card.name, "heading").append(f"  {card.kind}", style="faint")
    lines = [Text(line) for line in (card.numbers, *card.texts) if line]
    if said := flavour(words, sheet):
        lines.append(ink(said, "flavour"))
    return Group(title, Padding(Group(*lines), (0, 0, 0, 2)))


def card_data(words: Words, sheet: Sheet) -> dict[str, Any]:
    """The card for programs, with its words in one language."""
    return {
        "id": sheet.id,
        "name": words.phrase(sheet.name),
        "kind": sheet.kind,
        "numbers": sheet.numbers,
        "marks": sheet.marks,
        "texts": [{"for": each.use, "text": each.text} for each in passages(words, sheet)],
        "flavour": flavour(words, sheet),
    }

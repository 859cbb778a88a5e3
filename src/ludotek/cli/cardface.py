"""A card in words: its name, kind, numbers, texts and flavour, as the browser of cards and the game show it."""

from __future__ import annotations

from typing import Any

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.text import Text

from ludotek.cli.words import Words
from ludotek.kernel.phrase import Phrase
from ludotek.kernel.sheet import Sheet


def kind_line(words: Words, sheet: Sheet) -> str:
    """Such as "Conflict card, heavy, mandatory"."""
    return ", ".join([words(f"kind-{sheet.kind}"), *[words(f"mark-{mark}") for mark in sheet.marks]])


def number_line(words: Words, sheet: Sheet) -> str:
    """Such as "Health 3 · Damage 1"."""
    return " · ".join(words(f"number-{name}", n=value) for name, value in sheet.numbers.items())


def text_lines(words: Words, sheet: Sheet) -> list[str]:
    """Each text of the card with what it is for."""
    return [text_line(words, role, phrase) for role, phrase in sheet.texts]


def text_line(words: Words, role: str, phrase: Phrase) -> str:
    return words(f"text-{role}", text=phrase)


def flavour(words: Words, sheet: Sheet) -> str:
    return words.form(sheet.name, "intro" if sheet.kind == "deck" else "flavour")


def card_face(words: Words, sheet: Sheet) -> RenderableType:
    """The whole card, one line below the other."""
    title = Text(words.phrase(sheet.name), style="heading")
    title.append(f"  {kind_line(words, sheet)}", style="faint")
    lines = [Text(number_line(words, sheet))] if sheet.numbers else []
    lines += [Text(line) for line in text_lines(words, sheet)]
    if said := flavour(words, sheet):
        lines.append(Text(said, style="flavour"))
    return Group(title, Padding(Group(*lines), (0, 0, 0, 2)))


def card_data(words: Words, sheet: Sheet) -> dict[str, Any]:
    """The card for programs, with its words in one language."""
    return {
        "id": sheet.id,
        "name": words.phrase(sheet.name),
        "kind": sheet.kind,
        "numbers": sheet.numbers,
        "marks": sheet.marks,
        "texts": [{"role": role, "text": text_line(words, role, phrase)} for role, phrase in sheet.texts],
        "flavour": flavour(words, sheet),
    }

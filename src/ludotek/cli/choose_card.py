"""Choosing a card before the game, such as a hero: all of them with numbers and texts; an empty line leaves it to chance."""

from __future__ import annotations

from rich.console import Console
from rich.text import Text

from ludotek.cli.cardface import flavour, in_words
from ludotek.cli.lookup import find_cards, plain
from ludotek.cli.output import ink
from ludotek.cli.words import Words
from ludotek.kernel.errors import LudotekError
from ludotek.kernel.option import Option
from ludotek.kernel.phrase import Phrase
from ludotek.kernel.sheet import Sheet


def pick_card(console: Console, words: Words, option: Option, sheets: list[Sheet]) -> str | None:
    """The id of the chosen card, None for a random one."""
    cards = [sheet for sheet in sheets if sheet.kind == option.card]
    which = words.form(Phrase(f"option-{option.name}", {"last": len(cards)}), "which")
    for deck in sheets:
        if deck.kind == "deck":
            console.print(words.phrase(deck.name), style="heading")
            console.print(ink(flavour(words, deck), "flavour"))
            console.print()
    for place, card in enumerate(cards):
        console.print(ink(f"{place + 1:>2} ", "number").append(words.phrase(card.name), style="heading"), end="  ")
        console.print(in_words(words, card).numbers)
        for line in in_words(words, card).texts:
            console.print(Text(f"   {line}"))
        console.print(ink(f"   {flavour(words, card)}", "flavour"))
    while True:
        try:
            wanted = input(f"{which} ").strip()
        except EOFError:
            raise KeyboardInterrupt from None
        if not wanted:
            return None
        if wanted.isdecimal() and 1 <= int(wanted) <= len(cards):
            return cards[int(wanted) - 1].id
        try:
            return find_cards(words, cards, wanted)[0].id
        except LudotekError as problem:
            console.print(str(problem))


def card_named(words: Words, option: Option, sheets: list[Sheet], wanted: str) -> str:
    """The id of the card of that name; if there is none, the game decides what it means."""
    for sheet in sheets:
        if sheet.kind == option.card and plain(wanted) == plain(words.phrase(sheet.name)):
            return sheet.id
    return wanted

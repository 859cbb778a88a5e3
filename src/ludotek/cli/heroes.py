"""Choosing a hero before the game: all of them with stats and ability; an empty line leaves it to chance."""

from __future__ import annotations

from rich.console import Console
from rich.text import Text

from ludotek.cli.cardface import flavour, in_words
from ludotek.cli.finding import find_cards, plain
from ludotek.cli.words import Words
from ludotek.kernel.errors import LudotekError
from ludotek.kernel.sheet import Sheet


def choose_hero(console: Console, words: Words, sheets: list[Sheet]) -> str | None:
    """The id of the chosen hero, None for a random one."""
    heroes = [sheet for sheet in sheets if sheet.kind == "hero"]
    for deck in sheets:
        if deck.kind == "deck":
            console.print(words.phrase(deck.name), style="heading")
            console.print(Text(flavour(words, deck), style="flavour"))
            console.print()
    for place, hero in enumerate(heroes):
        console.print(
            Text(f"{place + 1:>2} ", style="number").append(words.phrase(hero.name), style="heading"), end="  "
        )
        console.print(in_words(words, hero).numbers)
        for line in in_words(words, hero).texts:
            console.print(Text(f"   {line}"))
        console.print(Text(f"   {flavour(words, hero)}", style="flavour"))
    while True:
        try:
            wanted = input(f"{words('shell-which-hero', last=len(heroes))} ").strip()
        except EOFError:
            raise KeyboardInterrupt from None
        if not wanted:
            return None
        if wanted.isdecimal() and 1 <= int(wanted) <= len(heroes):
            return heroes[int(wanted) - 1].id
        try:
            return find_cards(words, heroes, wanted)[0].id
        except LudotekError as problem:
            console.print(str(problem))


def hero_named(words: Words, sheets: list[Sheet], wanted: str) -> str:
    """The id of the hero of that name; what is no name of a hero here is for the game to judge."""
    for sheet in sheets:
        if sheet.kind == "hero" and plain(wanted) == plain(words.phrase(sheet.name)):
            return sheet.id
    return wanted

"""The last lines of the story. Dice that are rolled, committed or recovered together are one line, and so are equal
lines."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.text import Text

from ludotek.cli.storyline import last_lines, same
from ludotek.cli.twenty_strong.dice import COLOURS, die, in_a_row, kind_of_die
from ludotek.cli.twenty_strong.look import Look
from ludotek.table.story import Told

BY_COLOUR = ("log-committed", "log-recovered")
FOLDED = ("log-rolled", *BY_COLOUR)


def chronicle(look: Look, story: list[Told], lines: int) -> RenderableType:
    """The last lines, each with its rule."""
    return Group(*[line(look, told) for told in last_lines(story, lines, folds)])


def folds(first: Told, second: Told) -> bool:
    return same(first, second) or (is_folded(first) and is_folded(second) and first.key == second.key)


def is_folded(told: Told) -> bool:
    """A die that moved by the rules themselves, not by a card's text."""
    return told.key in FOLDED and told.phrase.key == told.key


def line(look: Look, told: list[Told]) -> Text:
    if len(told) == 1 or not is_folded(told[0]):
        text = Text(look.words.phrase(told[0].phrase))
        if len(told) > 1:
            text.append(look.glyph(f" ×{len(told)}"), style="heading")
    else:
        text = Text(f"{look.words(f'screen-{told[0].key}')} ").append(in_a_row([die_in(look, each) for each in told]))
    return text.append(f"  {told[0].rule}", style="rule") if told[0].rule else text


def die_in(look: Look, told: Told) -> Text:
    value = told.values["die"]
    return die(look, COLOURS[value]) if told.key in BY_COLOUR else kind_of_die(look, value)

"""The last lines of the story. Dice that are rolled, committed or recovered together are one line."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.text import Text

from ludotek.cli.twenty_strong.dice import COLOURS, die, in_a_row, kind_of_die
from ludotek.cli.twenty_strong.look import Look
from ludotek.table.story import Told

BY_COLOUR = ("log-committed", "log-recovered")
FOLDED = ("log-rolled", *BY_COLOUR)


def chronicle(look: Look, story: list[Told], lines: int) -> RenderableType:
    """The last lines, each with its rule."""
    shown: list[Text] = []
    end = len(story)
    while end > 0 and len(shown) < lines:
        start = end - 1
        while start > 0 and folds(story[start - 1], story[end - 1]):
            start -= 1
        shown.append(line(look, story[start:end]))
        end = start
    return Group(*reversed(shown))


def folds(first: Told, second: Told) -> bool:
    return first.key == second.key and first.key in FOLDED and first.phrase.key == second.phrase.key == first.key


def line(look: Look, told: list[Told]) -> Text:
    if len(told) == 1:
        text = Text(look.words.phrase(told[0].phrase))
    else:
        text = Text(f"{look.words(f'screen-{told[0].key}')} ").append(in_a_row([die_in(look, each) for each in told]))
    return text.append(f"  {told[0].rule}", style="rule") if told[0].rule else text


def die_in(look: Look, told: Told) -> Text:
    value = told.values["die"]
    return die(look, COLOURS[value]) if told.key in BY_COLOUR else kind_of_die(look, value)

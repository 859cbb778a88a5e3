"""The last lines of the story. Dice that are rolled, committed or recovered together are one line, and so are equal
lines."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.text import Text

from ludotek.api import Fact
from ludotek.cli.story import last_lines, same
from ludotek.cli.twenty_strong.dice import NAMED, die, in_a_row
from ludotek.cli.twenty_strong.look import Look

FOLDED = ("rolled", "committed", "recovered")


def chronicle(look: Look, story: list[Fact], lines: int) -> RenderableType:
    """The last lines, each with its rule."""
    return Group(*[line(look, told) for told in last_lines(story, lines, folds)])


def folds(first: Fact, second: Fact) -> bool:
    return same(first, second) or (is_folded(first) and is_folded(second) and first.name == second.name)


def is_folded(told: Fact) -> bool:
    """A die that moved by the rules themselves, not by a card's text."""
    return told.name in FOLDED and "cause" not in told.things


def line(look: Look, told: list[Fact]) -> Text:
    if len(told) == 1 or not is_folded(told[0]):
        text = Text(look.words.phrase(told[0].phrase))
        if len(told) > 1:
            text.append(look.glyph(f" ×{len(told)}"), style="heading")
    else:
        dice = [die(look, *NAMED[each.things["die"]]) for each in told]
        text = Text(f"{look.words(f'screen-log-{told[0].name}')} ").append(in_a_row(dice))
    return text.append(f"  {told[0].rule}", style="rule") if told[0].rule else text

"""At a real table: what is to be read off next, and finding what was typed among what it may show."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.text import Text

from ludotek.cli.lookup import plain
from ludotek.cli.menu import flow
from ludotek.cli.output import ink
from ludotek.cli.story import story_line
from ludotek.cli.words import Words
from ludotek.table.entering import Entering

LINES = 4  # of what has happened up to there
FEW = 8  # up to which values keep their order, as the sides of a die do; more are sorted by name


class Shown:
    """What a die or card may show: its number on the screen, its name and its value."""

    def __init__(self, number: int, name: str, value: int) -> None:
        self.number = number
        self.name = name
        self.value = value

    def drawn(self) -> Text:
        return ink(f"{self.number:>2} ", "number").append(self.name)


def possible(words: Words, waits: Entering) -> list[Shown]:
    reading = waits.reading
    named = [(words.phrase(label), value) for label, value in zip(reading.labels, reading.values, strict=True)]
    if len(named) > FEW:
        named.sort(key=lambda each: plain(each[0]))
    return [Shown(number, name, value) for number, (name, value) in enumerate(named, 1)]


def found(shown: list[Shown], typed: str) -> list[Shown]:
    """Those of that name, else those in whose names it occurs."""
    sought = plain(typed)
    return [each for each in shown if plain(each.name) == sought] or [
        each for each in shown if sought in plain(each.name)
    ]


def drawn(words: Words, waits: Entering, width: int) -> RenderableType:
    """What has happened up to there, the question, and what may be seen, numbered."""
    reading = waits.reading
    story = [story_line(words, each.public) for each in waits.heard[-LINES:]]
    prompt = ink(words.phrase(reading.prompt), "heading").append(f"  {reading.rule}", style="rule")
    parts: list[RenderableType] = [*story, Padding(prompt, (1, 0, 0, 0))]
    parts += flow([each.drawn() for each in possible(words, waits)], width)
    if reading.coming:
        dice = ", ".join(words.phrase(die) for die in reading.coming)
        parts.append(ink(words("shell-coming", dice=dice), "faint"))
    return Group(*parts, Text(words("shell-hint-entering"), style="faint"))

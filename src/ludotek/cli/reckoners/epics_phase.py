"""The Epics phase as it is told: Epic by Epic, each line with its rule, and what it has cost."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.text import Text

from ludotek.api import Fact
from ludotek.cli.output import ink
from ludotek.cli.reckoners.look import Look
from ludotek.cli.story import story_line

BEGINS = ("defeated-returned", "epic-appeared", "activated")  # with the rules of that phase
RULES = ("RK-54", "RK-55")
ROUND = "round-began"
HEADINGS = ("activated", "steelheart-activated", "steelheart-moved")
TRACK = "track-activated"
LOSS = "population-lost"
INDENT = 3


class Passage:
    """An Epic's part of the phase: the line that names it (None: new Epics), and what follows."""

    def __init__(self, heading: Fact | None) -> None:
        self.heading = heading
        self.lines: list[Fact] = []


def last_phase(story: list[Fact]) -> tuple[int, list[Fact]]:
    """The last Epics phase: its round, and its lines up to the next round or to the end of the story."""
    begin = end = len(story)
    for place in range(len(story) - 1, -1, -1):
        line = story[place]
        if line.name == ROUND and begin < end:
            return line.values["round"], story[begin:end]
        if line.name == ROUND:
            begin = end = place
        elif line.name in BEGINS and line.rule in RULES:
            begin = place
    return 0, []


def passages(phase: list[Fact]) -> list[Passage]:
    found: list[Passage] = []
    for line in phase:
        if line.name in HEADINGS:
            found.append(Passage(line))
        else:
            if not found:
                found.append(Passage(None))
            found[-1].lines.append(line)
    return found


def losses(lines: list[Fact]) -> int:
    return sum(line.values["n"] for line in lines if line.name == LOSS)


def epics_phase(look: Look, story: list[Fact], unread: int) -> RenderableType | None:
    """What the reader has not read yet of the last Epics phase; None if there is nothing."""
    number, phase = last_phase(story)
    known = set(map(id, story[: len(story) - unread]))
    if not phase or all(id(line) in known for line in phase):
        return None
    parts: list[RenderableType] = [look.section(look.heading("screen-epics-phase", n=number))]
    for passage in passages(phase):
        lines = [line for line in passage.lines if id(line) not in known]
        if lines or (passage.heading is not None and id(passage.heading) not in known):
            parts += told(look, passage, lines)
    lost = losses(phase)
    summary = look.words("screen-phase-cost", n=lost, left=look.view.population)
    return Group(*parts, ink(summary, "bad" if lost else "good"), Text())


def told(look: Look, passage: Passage, lines: list[Fact]) -> list[RenderableType]:
    """The heading, what the Epic has cost, and its lines, indented; what a track of Steelheart's does, once more.

    A line below the name of its cause need not name it again.
    """
    if passage.heading is None:
        heading = look.heading("screen-new-epics")
    else:
        heading = story_line(look.words, passage.heading)
        heading.stylize("heading", 0, len(heading.plain) - len(passage.heading.rule))
    lost = losses(passage.lines)
    if lost:
        heading.append(look.glyph(f"  ☠{lost}"), style="bad")
    by_track = any(line.name == TRACK for line in passage.lines)
    parts: list[RenderableType] = [heading]
    for line in lines:
        indent = 2 * INDENT if by_track and line.name != TRACK else INDENT
        named = passage.heading is not None and line.things.get("cause") == passage.heading.things.get("cause")
        parts.append(Padding(story_line(look.words, line, bare=named), (0, 0, 0, indent)))
    return parts

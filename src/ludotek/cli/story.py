"""The last lines of a story, lines that belong together as one; what the reader already knows is dim."""

from __future__ import annotations

from collections.abc import Callable, Container

from rich.text import Text

from ludotek.api import Fact
from ludotek.cli.output import ink
from ludotek.cli.words import Words


def same(first: Fact, second: Fact) -> bool:
    """Two lines that say the same."""
    return first.phrase == second.phrase


def last_lines(story: list[Fact], lines: int, folds: Callable[[Fact, Fact], bool] = same) -> list[list[Fact]]:
    """This many lines, each with all that folds into it."""
    found: list[list[Fact]] = []
    end = len(story)
    while end > 0 and len(found) < lines:
        start = end - 1
        while start > 0 and folds(story[start - 1], story[end - 1]):
            start -= 1
        found.append(story[start:end])
        end = start
    return found[::-1]


def shown_story(
    words: Words,
    story: list[Fact],
    lines: int,
    unread: int,
    glyph: Callable[[str], str],
    quiet: Container[str] = (),
) -> list[Text]:
    """This many lines of text, without what goes without saying (`quiet`, by their names). If there is more that the reader
    has not read, the first of them says how much."""
    known = [told for told in story[: len(story) - unread] if told.name not in quiet]
    fresh = [told for told in story[len(story) - unread :] if told.name not in quiet]
    left_out = len(last_lines(fresh, len(fresh))) - lines
    rows = last_lines(known + fresh, lines - 1 if left_out > 0 else lines)
    texts = [ink(glyph(words("shell-earlier", n=left_out + 1)), "faint")] if left_out > 0 else []
    place = len(known) + len(fresh) - sum(len(told) for told in rows)
    for told in rows:
        place += len(told)
        texts.append(story_line(words, told[0], glyph(f" ×{len(told)}") if len(told) > 1 else ""))
        if place <= len(known):
            texts[-1].stylize("faint")
    return texts


def story_line(words: Words, told: Fact, times: str = "", bare: bool = False) -> Text:
    """A line of the story with its rule; `bare`: without its cause."""
    text = Text(words.phrase(told.phrase.bare() if bare else told.phrase)).append(times, style="heading")
    return text.append(f"  {told.rule}", style="rule") if told.rule else text

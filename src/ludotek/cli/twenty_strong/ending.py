"""The end of a game: how it ended and by which rule, and what it was like."""

from __future__ import annotations

from collections import Counter

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from ludotek.cli.explaining import clause_block
from ludotek.cli.output import ink
from ludotek.cli.words import Words
from ludotek.table.session import Session
from ludotek.table.story import Told, what_counts

CRIT = 3


def ending(session: Session, words: Words) -> RenderableType:
    result = session.match.result
    assert result is not None
    won = result.scores[0] == 1.0
    parts: list[RenderableType] = [
        ink(words(f"end-{result.how}"), "good" if won else "bad"),
        clause_block(words, result.rule),
        statistics(words, what_counts(session.match)),
    ]
    return Group(Text(), *parts)


def statistics(words: Words, story: list[Told]) -> RenderableType:
    grid = Table.grid(padding=(0, 2, 0, 0))
    grid.add_column(style="faint")
    grid.add_column(justify="right")
    for name, value in counts(story).items():
        grid.add_row(words(f"end-count-{name}"), str(value))
    return grid


def counts(story: list[Told]) -> dict[str, int]:
    """What can be counted in a story; what was put back is not in it."""
    happened = Counter(line.key for line in story)
    crits = sum(1 for line in story if line.key == "log-rolled" and line.values["die"] % 4 == CRIT)
    return {
        "rounds": happened["log-round-began"],
        "defeated": happened["log-defeated"],
        "missions": happened["log-mission-done"],
        "rolled": happened["log-rolled"],
        "crits": crits,
        "suffered": sum(line.values["damage"] for line in story if line.key == "log-suffered"),
        "items": happened["log-item-used"],
    }

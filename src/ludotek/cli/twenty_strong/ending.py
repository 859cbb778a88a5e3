"""The end of a game: how it ended and by which rule."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.text import Text

from ludotek.api import Match
from ludotek.cli.output import ink
from ludotek.cli.twenty_strong.look import Look
from ludotek.cli.why import clause_block


def ending(look: Look, match: Match) -> RenderableType:
    result = match.result
    assert result is not None
    won = result.scores[0] == 1.0
    return Group(
        Text(), ink(look.words(f"end-{result.how}"), "good" if won else "bad"), clause_block(look.words, result.rule)
    )

"""The end of a game: won or lost, and by which rule."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.text import Text

from ludotek.cli.output import ink
from ludotek.cli.reckoners.look import Look
from ludotek.cli.why import clause_block
from ludotek.kernel.outcome import Outcome

STEELHEART = "steelheart"


def ending(look: Look, result: Outcome) -> RenderableType:
    won = result.how == STEELHEART
    return Group(
        Text(),
        ink(look.words("screen-won" if won else "screen-lost"), "good" if won else "bad"),
        Text(look.words(f"end-{result.how}")),
        clause_block(look.words, result.rule),
    )

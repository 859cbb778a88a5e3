"""The guided first game in the terminal: its bubbles as boxes before the question."""

from __future__ import annotations

from typing import Any

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.text import Text

from ludotek import api
from ludotek.cli.choose_mode import ask
from ludotek.cli.folders import records_dir, saves_dir
from ludotek.cli.output import ink
from ludotek.cli.words import Words
from ludotek.table.guide import Guidance
from ludotek.table.lesson import Bubble, has_lesson

WIDEST = 78
GUIDED, ALONE = 1, 2


def boxes(words: Words, guidance: Guidance, width: int) -> RenderableType:
    """Every bubble that is due, the last one with what to do now."""
    return Group(*[box(words, each, min(width, WIDEST)) for each in guidance.due])


def box(words: Words, bubble: Bubble, width: int) -> Panel:
    text = Text(words.phrase(bubble.phrase))
    if now := words.form(bubble.phrase, "now"):
        text.append(f"\n{now}", style="heading")
    title, rule = words.form(bubble.phrase, "title"), ink(bubble.rule, "rule")
    return Panel(
        text, title=ink(title, "heading"), title_align="left", subtitle=rule, subtitle_align="right", width=width
    )


def wants_lesson(words: Words, game: api.Game, options: dict[str, Any]) -> bool:
    """Whoever has played this here before is not asked."""
    if not has_lesson(game.rules, options) or has_played(game, game.rules.deck_in(options) if options else ""):
        return False
    return ask(words("shell-which-lesson"), (GUIDED, ALONE)) == GUIDED


def has_played(game: api.Game, deck: str) -> bool:
    """Is there a game of it among the saved ones and the records; with this deck, if one is asked for?"""
    files = [path for each in (saves_dir(), records_dir()) for path in each.glob(f"{game.name}-*")]
    return any(f'"{deck}"' in path.read_text("utf-8") for path in files) if deck else bool(files)

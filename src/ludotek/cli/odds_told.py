"""Exact odds at the table: a line of the screen, and all there is where somebody asks for it."""

from __future__ import annotations

from rich.console import RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from ludotek.cli.look import Look
from ludotek.cli.output import ink
from ludotek.cli.screen import Screen
from ludotek.cli.words import Words
from ludotek.kernel.odds import percent
from ludotek.table.reckoning import Asked, Likelihood, phrase_of, reckon


def odds_line(screen: Screen, look: Look, seat: int | None) -> list[RenderableType]:
    """The odds of what the seat is about, if somebody wants to know them."""
    match = screen.session.match
    if not screen.odds or seat is None or match.over:
        return []
    told = [look.words.phrase(phrase_of(each)) for each in reckon(Asked(match, seat)).lines]
    return (
        [ink(look.words("odds-line"), "heading").append(f"  {look.glyph(' · ').join(told)}", style="")] if told else []
    )


def all_odds(words: Words, asked: Asked) -> list[RenderableType]:
    """Each on a line of its own, then what may come of it."""
    reckoned = reckon(asked)
    told: list[RenderableType] = [Text(words.phrase(phrase_of(each))) for each in reckoned.lines]
    if reckoned.about is not None:
        told += [ink(words.phrase(phrase_of(reckoned.about)), "heading"), in_rows(words, reckoned.spread)]
    return told


def in_rows(words: Words, spread: list[Likelihood]) -> RenderableType:
    grid = Table.grid(padding=(0, 2, 0, 0))
    grid.add_column(style="number", justify="right")
    grid.add_column()
    for each in spread:
        grid.add_row(words.phrase(percent(each.chance)), words.phrase(phrase_of(each.told)))
    return Padding(grid, (0, 0, 0, 2))

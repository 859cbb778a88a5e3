"""The table as a text or a picture, for people who look at a match in a program or a notebook."""

from __future__ import annotations

from io import StringIO

from rich.console import Console

from ludotek.api import Match
from ludotek.cli.output import STYLES
from ludotek.cli.screens import screen_of
from ludotek.cli.words import Words
from ludotek.table.seating import HUMAN
from ludotek.table.session import Session

WIDTH, HEIGHT = 100, 60


def text(match: Match, seat: int | None, lang: str) -> str:
    lines = drawn(match, seat, lang, colour=False).export_text().splitlines()
    return "\n".join(line.rstrip() for line in lines)


def svg(match: Match, seat: int | None, lang: str) -> str:
    return drawn(match, seat, lang, colour=True).export_svg(title=f"Ludotek: {match.game.name}")


def drawn(match: Match, seat: int | None, lang: str, colour: bool) -> Console:
    """What the terminal shows, on paper."""
    console = Console(
        file=StringIO(),
        record=True,
        theme=STYLES,
        color_system="truecolor" if colour else None,
        width=WIDTH,
        height=HEIGHT,
        highlight=False,
        emoji=False,
    )
    session = Session(match.clone(), [HUMAN] * match.seats)
    screen = screen_of(match.rules)(session, console)
    words = Words(lang, match.rules.package)
    decision = None if seat is None else session.decision(seat)
    console.print(screen.ending(words) if match.over else screen.draw(words, decision, True, seat))
    return console

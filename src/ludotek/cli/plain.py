"""The plain screen, for a game without one of its own: its view in words, part by part, and its options in a list.

What a part of the view is called is the message view-<name>; without one, its name is shown as it is.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby
from typing import Any

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from ludotek.api import Decision
from ludotek.cli.look import Look
from ludotek.cli.menu import Menu
from ludotek.cli.odds_told import odds_line
from ludotek.cli.output import ink
from ludotek.cli.screen import Screen
from ludotek.cli.story import shown_story
from ludotek.cli.why import clause_block
from ludotek.cli.words import Words
from ludotek.kernel.step import DONE
from ludotek.text import labels

SEATS = "seats"  # in a view: what each seat has in front of it
UNSAID = ("game", "seat", "outcome")  # what is said already: the game, who looks, the end
HIDDEN, NOTHING = "?", "–"


class PlainScreen(Screen):
    """Draws a session of any game."""

    def look(self, words: Words, seat: int | None) -> Look:
        return Look(self, self.session.match.view(seat), words)

    def menu(self, words: Words, decision: Decision, seat: int) -> Menu:
        menu = Menu()
        for option in sorted(decision.options, key=lambda option: option.action == DONE):
            menu.add("", False, option, Text(words.phrase(option.phrase)))
        return menu

    def draw(self, words: Words, decision: Decision | None, whole: bool, seat: int | None) -> RenderableType:
        """When the game is over only what has happened: the table comes with the ending."""
        look, match = self.look(words, seat), self.session.match
        title, where = words(f"game-{match.game.name}"), match.profile.where(match.position)
        heading = title if where is None else f"{title} · {words.phrase(where)}"
        parts = [] if match.over else self.parts(look)
        return Group(ink(heading, "heading"), *parts, *self.story(look, seat), *odds_line(self, look, seat))

    def parts(self, look: Look) -> list[RenderableType]:
        reading = Reading(look, [self.player(look.words, seat) for seat in range(self.session.match.seats)])
        return [reading.part(name, value) for name, value in look.view.items() if name not in UNSAID]

    def story(self, look: Look, seat: int | None) -> list[RenderableType]:
        lines = shown_story(look.words, self.session.told(seat), self.lines, self.unread, look.glyph)
        return [look.section(look.words("screen-story")), *lines] if lines else []

    def player(self, words: Words, seat: int) -> str:
        match = self.session.match
        figure = match.profile.figure(match.position, seat)
        return super().player(words, seat) if figure is None else words.phrase(figure)

    def ending(self, words: Words) -> RenderableType:
        """How it ended and by which rule, the table at the end, and what each player has scored."""
        result = self.session.match.result
        assert result is not None
        scores = [f"{self.player(words, seat)}: {score:g}" for seat, score in enumerate(result.scores)]
        how = ink(words(f"end-{result.how}"), "heading")
        return Group(*self.parts(self.look(words, None)), how, clause_block(words, result.rule), *map(Text, scores))


class Reading:
    """A view in words: numbers and names on a line, what has parts of its own below its name."""

    def __init__(self, look: Look, players: list[str]) -> None:
        self.look = look
        self.players = players
        self.labels = labels(look.words.package, look.words.lang)

    def part(self, name: str, value: Any) -> RenderableType:
        if isinstance(value, dict):
            return self.below(self.called(name), value)
        if isinstance(value, list) and value and all(isinstance(each, dict) for each in value):
            return Group(
                *[self.below(title, each) for title, each in zip(self.titles(name, value), value, strict=True)]
            )
        row = Table.grid(padding=(0, 2, 0, 0))
        row.add_row(ink(self.called(name), "faint"), self.said(value))
        return row

    def below(self, title: str, parts: dict[str, Any]) -> RenderableType:
        rows = [self.part(name, value) for name, value in parts.items()]
        return Group(ink(title, "heading"), Padding(Group(*rows), (0, 0, 0, 2)))

    def titles(self, name: str, items: list[Any]) -> Iterator[str]:
        if name == SEATS and len(items) == len(self.players):
            return iter(self.players)
        return (f"{self.called(name)} {number}" for number in range(1, len(items) + 1))

    def called(self, name: str) -> str:
        return self.labels.get(name) or name.replace("_", " ").capitalize()

    def said(self, value: Any) -> str:
        """A number or a name as it is, a card by its name, equal ones in a row counted."""
        if isinstance(value, list):
            runs = [(each, len(list(run))) for each, run in groupby(map(self.said, value))]
            return ", ".join(each if n == 1 else self.look.glyph(f"{each} ×{n}") for each, n in runs) or NOTHING
        if value is None:
            return HIDDEN
        return self.look.name(value) if value in self.look.sheets else str(value)

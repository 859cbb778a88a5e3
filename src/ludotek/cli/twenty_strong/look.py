"""What every part of the screen of 20 Strong needs."""

from __future__ import annotations

from ludotek.cli import look
from ludotek.cli.screen import Screen
from ludotek.cli.words import Words
from ludotek.games.twenty_strong.view import View
from ludotek.kernel.phrase import Phrase

PIPS = "⚀⚁⚂⚃⚄⚅"


class Look(look.Look):
    """One drawing of the table of 20 Strong."""

    def __init__(self, screen: Screen, view: View, words: Words) -> None:
        super().__init__(screen, view, words)
        self.view: View = view
        self.muted = screen.session.muted
        match = screen.session.match
        self.names = {phrase.key: phrase for phrase in match.rules.names(match.content)}  # of a deck of somebody's own
        self.lasting = match.rules.lasting(match.position)

    def deck_name(self) -> str:
        return self.name(self.view.deck)

    def chip_name(self) -> str:
        name = self.words(f"chip-{self.view.deck}")
        return name[:1].upper() + name[1:]

    def place(self, at: int, size: int) -> str:
        """A stack by its place, or else by its number, and how many cards it has."""
        id = self.view.places[at].id if self.view.places else ""
        if not id:
            return self.words("screen-stack", n=at + 1, size=size)
        phrase = self.names.get(f"place-{id}", Phrase(f"place-{id}"))
        return self.words("screen-place", place=self.words.phrase(phrase), size=size)

    def mapped(self) -> bool:
        return any(place.near for place in self.view.places)

    def pips(self, value: int) -> str:
        """A stat as the die that shows it."""
        return f"[{value}]" if self.ascii or not 1 <= value <= 6 else f"{PIPS[value - 1]} {value}"

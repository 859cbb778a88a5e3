"""What every game's screen offers, so that one prompt serves them all. `cli/screens.py` says which game has which."""

from __future__ import annotations

from rich.console import Console, RenderableType

from ludotek.api import Decision
from ludotek.cli.menu import Menu, MenuItem
from ludotek.cli.words import Words
from ludotek.table.session import Session

WIDE = 110  # from this width on, two parts of the table are shown side by side
EACH = 5  # lines that each player beyond the second takes


class Screen:
    """Draws a session. `seat` is whose eyes look: what that seat may not know is not drawn (None: a spectator's).

    The story as a seat may know it is `session.told(seat)`.
    """

    letters = ""  # an example of options chosen by letters, such as "bbp"; "" where there are none
    for_two = 0  # the lines that the table takes for two
    lines = 7  # how many lines of the story there is room for, where several play
    odds = False  # whether a line tells the exact odds
    unread = 0  # how many lines of it, of the last ones, the looker has not seen yet

    def __init__(self, session: Session, console: Console) -> None:
        self.session = session
        self.console = console
        match = session.match
        self.sheets = {sheet.id: sheet for sheet in match.rules.sheets(match.content)}  # the cards by their ids

    @property
    def low(self) -> bool:
        """A terminal so low that the whole table would run out of its top."""
        needed = self.for_two + EACH * max(0, self.session.match.seats - 2)
        return self.console.is_terminal and self.console.height < needed and self.console.width < WIDE

    def menu(self, words: Words, decision: Decision, seat: int) -> Menu:
        """The options of a decision of that seat, in groups and numbered."""
        raise NotImplementedError

    def draw(self, words: Words, decision: Decision | None, whole: bool, seat: int | None) -> RenderableType:
        """The whole table, or (not `whole`, for a low terminal) what matters for the current question."""
        raise NotImplementedError

    def ending(self, words: Words) -> RenderableType:
        """The end of the game: how it ended and by which rule, what it was like. The seal is opened below it."""
        raise NotImplementedError

    def player(self, words: Words, seat: int) -> str:
        """What a seat is called."""
        return words("shell-seat", n=seat + 1)

    def page(self, words: Words, seat: int) -> RenderableType | None:
        """What has happened that is better read on a page of its own, before the table; None if nothing has."""
        return None

    def letters_help(self, words: Words) -> str:
        """What choosing by letters does."""
        return ""

    def legend(self, words: Words) -> str:
        """What the letters and signs mean."""
        return ""

    def by_letter(self, menu: Menu, letter: str) -> MenuItem | None:
        """The option that a letter stands for; None if it means nothing here."""
        return None

"""What every game's screen offers, so that one prompt serves them all. `SCREENS` in `cli/play.py` says which game has which."""

from __future__ import annotations

from typing import Protocol

from rich.console import Console, RenderableType

from ludotek.api import Decision
from ludotek.cli.arranging import Choice, Menu
from ludotek.cli.words import Words
from ludotek.kernel.sheet import Sheet
from ludotek.table.session import Session


class Screen(Protocol):
    """Draws a session. `seat` is whose eyes look: what that seat may not know is not drawn (None: a spectator's).

    The story as a seat may know it is `session.told(seat)`.
    """

    sheets: dict[str, Sheet]  # the cards of this game by their ids
    letters: str  # an example of options chosen by letters, such as "bbp"; "" where there are none
    lines: int  # how many lines of the story there is room for, where several play
    unread: int  # how many lines of it, of the last ones, the looker has not seen yet

    def __init__(self, session: Session, console: Console) -> None: ...

    @property
    def low(self) -> bool:
        """A terminal so low that the whole table would run out of its top."""

    def menu(self, words: Words, decision: Decision, seat: int) -> Menu:
        """The options of a decision of that seat, in groups and numbered."""

    def draw(self, words: Words, decision: Decision | None, whole: bool, seat: int | None) -> RenderableType:
        """The whole table, or (not `whole`, for a low terminal) what matters for the present question."""

    def player(self, words: Words, seat: int) -> str:
        """What a seat is called."""

    def page(self, words: Words, seat: int) -> RenderableType | None:
        """What has happened that is better read on a page of its own, before the table; None if nothing has."""

    def legend(self, words: Words) -> str:
        """What the letters and signs mean."""

    def by_letter(self, menu: Menu, letter: str) -> Choice | None:
        """The option that a letter stands for; None if it means nothing here."""

    def ending(self, words: Words) -> RenderableType:
        """The end of the game: how it ended and by which rule, what it was like. The seal is opened below it."""

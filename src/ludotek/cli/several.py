"""What the screens of games for several have in common: the cards, the room for the story, when a terminal is too low."""

from __future__ import annotations

from rich.console import Console

from ludotek.table.session import Session

WIDE = 110  # from here on two parts of the table stand beside each other
EACH = 5  # lines that each player beyond the second takes


class ScreenForSeveral:
    """A game's screen says how many lines its table takes for two."""

    for_two = 0
    letters = ""
    lines = 7
    unread = 0

    def __init__(self, session: Session, console: Console) -> None:
        self.session = session
        self.console = console
        rules, play = session.match.game.rules, session.match.play
        self.sheets = {sheet.id: sheet for sheet in rules.sheets(play.content)}

    @property
    def low(self) -> bool:
        """A terminal so low that the whole table would run out of its top."""
        needed = self.for_two + EACH * (self.session.match.seats - 2)
        return self.console.is_terminal and self.console.height < needed and self.console.width < WIDE

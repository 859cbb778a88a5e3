"""Who is at the keyboard: several people share it, each sees only what is theirs, and reads what the others did."""

from __future__ import annotations

from contextlib import suppress

from rich.console import Console

from ludotek.cli.output import ink
from ludotek.cli.words import Words
from ludotek.table.session import Session

CLEAR_SCROLLBACK = "\x1b[3J"
NOBODY = -1


class Keyboard:
    """One keyboard for everybody at the table."""

    def __init__(self, session: Session) -> None:
        self.session = session
        self.seat = session.people[0] if len(session.people) == 1 else NOBODY  # whose eyes look, for whom one acts
        known = 0 if session.guide is None else len(session.story)  # what came before a lesson is nobody's news
        self.read = dict.fromkeys(session.people, known)  # how much of the story each has seen before answering

    def next(self) -> int:
        """The seat that acts next: the current one as long as it is asked, else another person's."""
        asked = [seat for seat in self.session.asked() if seat in self.session.people]
        return self.seat if self.seat in asked or not asked else asked[0]

    def changes_hands(self, seat: int) -> bool:
        """Must the person at the keyboard look away before that seat is shown?"""
        return seat != self.seat and self.session.secretive

    def answering(self) -> None:
        """The person at the keyboard has not seen what comes next; nor have the others, if they are watching too."""
        for seat in [self.seat] if self.session.secretive else self.session.people:
            self.read[seat] = len(self.session.story)

    @property
    def unread(self) -> int:
        """How many lines of the story have been added since the current seat was last asked."""
        return len(self.session.story) - self.read.get(self.seat, 0)


def wipe(console: Console) -> None:
    """Leave nothing on the screen: neither in sight, nor above it, nor what was typed."""
    if console.is_dumb_terminal:
        console.print("\n" * console.height)
    else:
        console.clear()
        console.file.write(CLEAR_SCROLLBACK)
    with suppress(ImportError):
        import readline

        readline.clear_history()


def hand_over(console: Console, words: Words, seat: int, news: str = "") -> None:
    """The screen between two people; what follows is shown after a line was typed."""
    if console.is_terminal:
        wipe(console)
    if news:
        console.print(news)
    console.print(f"\n{'=' * console.width}\n")
    console.print(ink(words("shell-hand-over", n=seat + 1), "heading"))
    console.print(ink(words("shell-hand-over-enter", n=seat + 1), "faint"))
    console.print(f"\n{'=' * console.width}")

"""Who is at the keyboard: several people share it, each sees only what is theirs, and reads what the others did."""

from __future__ import annotations

from contextlib import suppress

from rich.console import Console, Group, RenderableType
from rich.padding import Padding
from rich.text import Text

from ludotek.cli.output import ink
from ludotek.cli.words import Words
from ludotek.table.session import Session
from ludotek.table.story import Told

CLEAR_SCROLLBACK = "\x1b[3J"
NOBODY = -1
SUMMARY = 10  # lines


class Keyboard:
    """One keyboard for everybody at the table."""

    def __init__(self, session: Session) -> None:
        self.session = session
        self.seat = session.people[0] if len(session.people) == 1 else NOBODY  # whose eyes look, for whom one acts
        self.read = dict.fromkeys(session.people, 0)  # the lines of the story up to each one's last answer

    def next(self) -> int:
        """The seat that acts next: the present one as long as it is asked, else another person's."""
        asked = [seat for seat in self.session.asked() if seat in self.session.people]
        return self.seat if self.seat in asked or not asked else asked[0]

    def changes_hands(self, seat: int) -> bool:
        """Must the one who sits here look away before that seat is shown?"""
        return seat != self.seat and self.session.secretive

    def answered(self) -> None:
        """What has happened up to now, the one who sits here has brought about or read."""
        self.read[self.seat] = len(self.session.story)

    def since(self) -> list[Told]:
        """What others did since the present seat gave its last answer."""
        if self.session.match.seats == 1 or self.seat == NOBODY:
            return []
        return self.session.told(self.seat)[self.read[self.seat] :]

    def summary(self, words: Words) -> RenderableType | None:
        """What others did since, the latest lines of it; None if they did nothing."""
        lines = folded(self.since())
        if not lines:
            return None
        earlier = len(lines) - SUMMARY
        parts: list[RenderableType] = [ink(words("shell-since"), "heading")]
        if earlier > 0:
            parts.append(ink(words("shell-since-more", n=earlier), "faint"))
        parts += [Padding(story_line(words, *each), (0, 0, 0, 2)) for each in lines[-SUMMARY:]]
        return Group(*parts)


def folded(story: list[Told]) -> list[tuple[Told, int]]:
    """Lines, and how often each is told in a row."""
    rows: list[tuple[Told, int]] = []
    for told in story:
        if rows and rows[-1][0].phrase == told.phrase:
            rows[-1] = (told, rows[-1][1] + 1)
        else:
            rows.append((told, 1))
    return rows


def story_line(words: Words, told: Told, times: int = 1) -> Text:
    """A line of the story with its rule."""
    text = Text(words.phrase(told.phrase))
    if times > 1:
        text.append(f" ×{times}", style="heading")
    return text.append(f"  {told.rule}", style="rule")


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


def hand_over(console: Console, words: Words, seat: int) -> None:
    """The screen between two people; what follows is shown after a line was typed."""
    if console.is_terminal:
        wipe(console)
    console.print(f"\n{'=' * console.width}\n")
    console.print(ink(words("shell-hand-over", n=seat + 1), "heading"))
    console.print(ink(words("shell-hand-over-enter", n=seat + 1), "faint"))
    console.print(f"\n{'=' * console.width}")

"""The prompt: what the person at it sees, what is asked, and the line that is typed."""

from __future__ import annotations

import sys

from rich.console import Console, RenderableType
from rich.padding import Padding
from rich.text import Text

from ludotek.api import Decision
from ludotek.cli import reading_off
from ludotek.cli.guide import boxes
from ludotek.cli.hot_seat import NOBODY, Keyboard
from ludotek.cli.menu import Menu
from ludotek.cli.output import ink
from ludotek.cli.screen import Screen
from ludotek.cli.words import Words
from ludotek.kernel.laying_out import LayOut
from ludotek.table.seating import HUMAN, kind_of
from ludotek.table.session import Session

PROMPT = "> "
STORY_LINES = (3, 10)  # least and most, where several play


class Prompt:
    """One game on one screen."""

    def __init__(self, session: Session, screen: Screen, console: Console, words: Words) -> None:
        self.session = session
        self.screen = screen
        self.console = console
        self.words = words
        self.keyboard = Keyboard(session)
        self.live = console.is_terminal and sys.stdin.isatty()
        self.short = False  # whether only what matters most of the table is drawn
        self.guided = session.guide is not None  # whether the bubbles of a lesson are shown
        self.decision: Decision | None = None
        self.menu = Menu()

    # who

    @property
    def seat(self) -> int:
        """The seat that one acts for now, and whose eyes look."""
        return self.keyboard.seat

    @property
    def eyes(self) -> int | None:
        """Who looks: when several people are at the end of their game, or at a real table, all of them do."""
        match = self.session.match
        return None if (match.over or match.real) and len(self.session.people) > 1 else self.seat

    @property
    def name(self) -> str:
        """The name of the current seat; "" where there is only one."""
        if self.session.match.seats == 1 or self.seat == NOBODY:
            return ""
        return self.screen.player(self.words, self.seat)

    def seated(self, name: str, player: str) -> str:
        """Who sits there: a person, or a bot of some strength."""
        if name == HUMAN:
            return self.words("shell-player-human", player=player)
        return self.words("shell-player-bot", player=player, level=self.words(f"bot-{kind_of(name)}"))

    def opening(self) -> str:
        """What is said once, when the player sits down: where chance comes from, and who plays."""
        match = self.session.match
        if match.real:
            chance = self.words("shell-real")
        elif match.commitment is not None:
            chance = self.words("shell-commitment", commitment=match.commitment)
        else:
            chance = self.words("shell-seeded", seed=str(match.header.chance.get("seed", "")))
        said = [chance] if match.seats == 1 else [chance, self.company()]
        if self.session.guide is not None:
            lesson = self.session.guide.lesson
            said.append(self.words("shell-aim", aim=self.words.phrase(lesson.phrase), rule=lesson.aim))
        return "\n".join(said)

    def company(self) -> str:
        """Who sits where."""
        names = [
            self.seated(name, self.screen.player(self.words, seat)) for seat, name in enumerate(self.session.seating)
        ]
        return self.words("shell-company", players=", ".join(names))

    # the screen

    def ask(self) -> None:
        """The current question, with its options numbered."""
        self.decision = None if self.session.match.over else self.session.decision(self.seat)
        self.menu = Menu() if self.decision is None else self.screen.menu(self.words, self.decision, self.seat)

    def draw(self, news: str = "", whole: bool = False) -> None:
        """The table, then the news, and below them the question with its options."""
        self.ask()
        if self.session.entering is not None:
            self.tell(reading_off.drawn(self.words, self.session.entering, self.console.width))
            return
        self.short = not whole and self.screen.low
        if self.session.match.seats > 1:
            self.make_room(news, whole)
        if self.live:
            self.console.clear()
        self.show(news)

    def show(self, news: str) -> None:
        if not isinstance(self.session.match.question, LayOut):  # before that there is no table to be drawn
            self.console.print(self.screen.draw(self.words, self.decision, not self.short, self.eyes))
        if news:
            self.console.print(f"\n{news}")
        guidance = self.session.guidance(self.seat) if self.guided else None
        if guidance is not None and guidance.due:
            self.console.print(boxes(self.words, guidance, self.console.width))
        if self.decision is not None:
            prompt = ink(f"{self.name} · ", "number") if self.name else Text()
            prompt.append(self.words.phrase(self.decision.prompt), style="heading")
            self.console.print(Padding(prompt.append(f"  {self.decision.rule}", style="rule"), (1, 0, 0, 0)))
            self.console.print(self.menu.drawn(self.console.width))
            if any(self.screen.by_letter(self.menu, letter) for letter in self.screen.letters):
                self.console.print(self.words("shell-hint-letters", letters=self.screen.letters), style="faint")
            self.console.print(self.words("shell-hint-low" if self.short else "shell-hint"), style="faint")

    def make_room(self, news: str, whole: bool) -> None:
        """Where several play, a table too high for the terminal is drawn short; the story takes the lines that are left."""
        least, most = STORY_LINES
        self.screen.unread, self.screen.lines = self.keyboard.unread, most
        if self.console.is_terminal:
            self.screen.lines = least
            left = self.lines_left(news)
            if left < 0 and not whole:
                self.short = True
                left = self.lines_left(news)
            self.screen.lines = max(least, min(most, least + left))

    def lines_left(self, news: str) -> int:
        with self.console.capture() as drawn:
            self.show(news)
        return self.console.height - drawn.get().count("\n") - 1  # the last one is the prompt's

    def tell(self, what: RenderableType) -> None:
        self.console.print(what, soft_wrap=isinstance(what, str) and "/" in what)  # paths are never broken

    # the line

    def read_line(self) -> str | None:
        prompt = f"{self.name}{PROMPT}"
        try:
            if self.live:
                return input(prompt)
            line = sys.stdin.readline()
        except EOFError:
            return None
        except KeyboardInterrupt:
            self.console.print()
            return None
        if line:
            self.console.print(f"{prompt}{line.rstrip()}")
        return line or None

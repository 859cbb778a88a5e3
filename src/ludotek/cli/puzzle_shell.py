"""A puzzle at the prompt: the game as usual, until its line has come to an end and is judged."""

from __future__ import annotations

from rich.console import Console

from ludotek.cli.output import ink
from ludotek.cli.saves import Keeper
from ludotek.cli.screens import screen_of
from ludotek.cli.shell import Shell
from ludotek.cli.words import Words
from ludotek.table.session import Session

AGAIN, SOLUTION = "again", "solution"
NOT_HERE = ("save", "concede", "hint", "odds", "guide", "go")  # nothing is kept, and nobody helps


class PuzzleShell(Shell):
    """Ends when the puzzle is solved, or when it is to be begun again or shown."""

    def __init__(self, session: Session, console: Console, words: Words) -> None:
        screen = screen_of(session.match.rules)(session, console)
        super().__init__(session, screen, console, words, Keeper(session.match.game.name))
        for verb in NOT_HERE:
            self.verbs.pop(verb, None)
        self.verbs |= {AGAIN: self.begin_again, SOLUTION: self.ask_for_solution}
        self.wanted = ""
        self.is_solved = False

    def opening(self) -> str:
        solving = self.session.solving
        assert solving is not None
        return self.words("puzzle-task", number=solving.puzzle.number, task=self.words.phrase(solving.task))

    def is_the_end(self) -> bool:
        """The end of the game is that of a line: one may begin again."""
        return self.quitting

    def go_on(self, news: str = "") -> None:
        verdict, solving = self.session.verdict(), self.session.solving
        if verdict is None or solving is None:
            super().go_on(news)
            return
        self.is_solved = self.quitting = verdict.solved
        self.tell(ink(self.words.phrase(solving.told(verdict)), "heading"))
        if not verdict.solved:
            self.tell(self.words("puzzle-then"))

    def begin_again(self, rest: str) -> None:
        self.wanted, self.quitting = AGAIN, True

    def ask_for_solution(self, rest: str) -> None:
        self.wanted, self.quitting = SOLUTION, True

"""Puzzles at a table: a position to play on from, and what the answers given there have come to.

That follows from the answers that count alone, so that a reload, an undo and a second tab agree.
"""

from __future__ import annotations

from datetime import date

from ludotek import registry
from ludotek.api import Game, Match
from ludotek.kernel.chance import SealedChance
from ludotek.kernel.errors import LudotekError
from ludotek.kernel.game import Game as Rules
from ludotek.kernel.phrase import Phrase
from ludotek.kernel.puzzle import Puzzle, Verdict
from ludotek.kernel.seal import Seal
from ludotek.table.seating import HUMAN, USUAL_BOT

STRIDE = 29  # from the puzzle of a day to the next day's: prime, so that all come before one comes again


def puzzle_of(game: Rules, number: int) -> Puzzle:
    found = registry.puzzles(game)
    if not 1 <= number <= len(found):
        raise LudotekError(f"{game.name} has no puzzle {number}; they are numbered from 1 to {len(found)}")
    return found[number - 1]


def number_of_the_day(game: Rules, day: date) -> int:
    """The same for everybody; 0 where there are no puzzles."""
    many = len(registry.puzzles(game))
    return day.toordinal() * STRIDE % many + 1 if many else 0


def id_of(puzzle: Puzzle) -> str:
    """By which it is remembered as solved: its number may change when others are found."""
    return f"{puzzle.seed}-{len(puzzle.answers)}"


def answers_before(id: str) -> int:
    """How many answers led to the position of the puzzle that has this id."""
    return int(id.rpartition("-")[2])


def solving_of(match: Match, id: str) -> Solving | None:
    """How the puzzle of that id is judged; None if it has left the collection, or its cards have changed since."""
    rules = match.rules
    if match.content != rules.content(match.options):
        return None
    return next((Solving(rules, each) for each in registry.puzzles(rules) if id_of(each) == id), None)


def seating_of(game: Rules, puzzle: Puzzle) -> list[str]:
    """People on the seats that act, bots on the others."""
    options = game.check_options(puzzle.options)
    seats = game.start(game.content(options), options, SealedChance(puzzle.secret)).seats
    return [HUMAN if seat in puzzle.seats else USUAL_BOT for seat in range(seats)]


def title_of(puzzle: Puzzle) -> Phrase:
    """The kind of goal; its form "title" is a short heading."""
    return Phrase(f"puzzle-{puzzle.goal.name}")


class Solving:
    """Follows one game from the position of its puzzle on."""

    def __init__(self, game: Rules, puzzle: Puzzle) -> None:
        self.puzzle = puzzle
        self.start = puzzle.begin(game)

    @property
    def task(self) -> Phrase:
        return self.puzzle.goal.task(self.start)

    def verdict(self, match: Match) -> Verdict | None:
        """What has become of it; None: the line goes on."""
        given = [(answer.seat, answer.action) for answer in match.live[len(self.puzzle.answers) :]]
        return self.puzzle.judge(self.start, given)

    def told(self, verdict: Verdict) -> Phrase:
        """The verdict in words: for a solved one its value, else that of the best line as well."""
        goal = self.puzzle.goal
        if verdict.solved:
            return Phrase("puzzle-solved", {"value": goal.told(verdict.value)})
        return Phrase("puzzle-missed", {"value": goal.told(verdict.value), "best": goal.told(self.puzzle.best)})


def position_of(game: Game, puzzle: Puzzle) -> Match:
    """A new match that has come to the position of a puzzle."""
    options, seal = game.rules.check_options(puzzle.options), Seal(known=True)
    match = game.begin(options, SealedChance(puzzle.secret), attended=True, seal=seal)
    for seat, action in puzzle.answers:
        match.act(seat, action)
    return match

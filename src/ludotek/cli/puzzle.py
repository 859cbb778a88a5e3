"""`ludotek puzzle`: positions of real games with one best line, to be played."""

from __future__ import annotations

import json
import sys
from datetime import date
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter
from rich.console import Console
from rich.table import Table
from rich.text import Text

from ludotek import api, registry
from ludotek.cli.folders import data_dir
from ludotek.cli.output import ink, make_console
from ludotek.cli.puzzle_shell import AGAIN, SOLUTION, PuzzleShell
from ludotek.cli.replay import beside
from ludotek.cli.shared_options import Lang, NoColour
from ludotek.cli.words import Words, choose_language
from ludotek.kernel.errors import LudotekError
from ludotek.kernel.puzzle import Puzzle
from ludotek.table.files import write_whole
from ludotek.table.puzzle import Solving, id_of, number_of_the_day, position_of, puzzle_of, title_of
from ludotek.table.session import Session

STAR, SOLVED = "★", "✓"


def puzzle(
    game: Annotated[str | None, Parameter(name="GAME", help="Which game; without it, all that have puzzles.")] = None,
    /,
    *,
    number: Annotated[int | None, Parameter(name="--number", help="Play this puzzle; without it, list them.")] = None,
    daily: Annotated[bool, Parameter(name="--daily", negative="", help="Play the puzzle of the day.")] = False,
    solution: Annotated[
        bool, Parameter(name="--solution", negative="", help="Show its solution, step by step.")
    ] = False,
    lang: Lang = None,
    no_colour: NoColour = False,
) -> None:
    """Solve puzzles from real games."""
    console = make_console(not no_colour)
    if game is None:
        if number is not None or daily or solution:
            raise LudotekError(f"which game? Those with puzzles: {', '.join(with_puzzles())}")
        for name in with_puzzles():
            count(console, api.game(name), choose_language(lang))
        return
    face = api.game(game)
    words = Words(choose_language(lang), face.rules.package)
    if number is not None and daily:
        raise LudotekError("the puzzle of the day has its number; leave --number out")
    wanted = number_of_the_day(face.rules, date.today()) if daily else number
    if wanted is None:
        if solution:
            raise LudotekError("the solution of which puzzle? Give its --number")
        show_list(console, face, words)
    elif solution:
        show_solution(console, face, words, puzzle_of(face.rules, wanted))
    else:
        solve(console, face, words, wanted)


def with_puzzles() -> list[str]:
    return [name for name in registry.names() if registry.puzzles(registry.find(name))]


def count(console: Console, game: api.Game, lang: str) -> None:
    """One line about the puzzles of a game."""
    words, all_of_them = Words(lang, game.rules.package), registry.puzzles(game.rules)
    done = sum(1 for each in all_of_them if id_of(each) in solved(game.name))
    title = words(f"game-{game.name}")
    console.print(words("puzzle-count", game=title, name=game.name, n=len(all_of_them), solved=done))


def show_list(console: Console, game: api.Game, words: Words) -> None:
    """Every puzzle with its grade, its goal, and whether it has been solved here."""
    known, today = solved(game.name), number_of_the_day(game.rules, date.today())
    grid = Table.grid(padding=(0, 2, 0, 0))
    for each in registry.puzzles(game.rules):
        mark = SOLVED if id_of(each) in known else ""
        title = words.form(title_of(each), "title")
        text = words("puzzle-today", title=title) if each.number == today else title
        grid.add_row(ink(f"{each.number:>3}", "number"), STAR * each.grade, mark, text)
    console.print(grid)
    console.print(ink(words("puzzle-how", name=game.name), "faint"), soft_wrap=True)


def solve(console: Console, game: api.Game, words: Words, number: int) -> None:
    """Play a puzzle, again and again if it is wanted."""
    while True:
        shell = PuzzleShell(Session.puzzle(game, number), console, words)
        shell.run()
        words = shell.words
        if shell.is_solved:
            remember(game.name, puzzle_of(game.rules, number))
        if shell.wanted == SOLUTION:
            show_solution(console, game, words, puzzle_of(game.rules, number))
        if shell.wanted != AGAIN:
            return


def show_solution(console: Console, game: api.Game, words: Words, wanted: Puzzle) -> None:
    """The task, and the best line answer by answer, with what each brings about."""
    solving, match = Solving(game.rules, wanted), position_of(game, wanted)
    console.print(ink(words.phrase(solving.task), "heading"))
    eyes = wanted.seats[0] if len(wanted.seats) == 1 else None
    for step, (seat, action) in enumerate(wanted.line, 1):
        did, draws = match.phrase(seat, action), match.position.chance.draws
        match.act(seat, action)
        if did is not None:
            console.print(beside(f"{step:>4}", ink(words.phrase(did), "heading")))
        for fact in match.events(eyes) if match.position.chance.draws == draws else []:  # luck is no part of it
            console.print(beside("", Text(words.phrase(fact.phrase)).append(f"  {fact.rule}", style="rule")))
        if console.is_terminal and sys.stdin.isatty():
            input(words("puzzle-next"))
    verdict = wanted.judge(solving.start, wanted.line)
    assert verdict is not None
    console.print(words.phrase(wanted.goal.told(verdict.value)))


def solved_file() -> Path:
    return data_dir() / "puzzles.json"


def solved(game: str) -> list[str]:
    """The puzzles that have been solved here; a file that cannot be read is none."""
    try:
        found = json.loads(solved_file().read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return []
    known = found.get(game, []) if isinstance(found, dict) else []
    return [each for each in known if isinstance(each, str)] if isinstance(known, list) else []


def remember(game: str, wanted: Puzzle) -> None:
    names = {name: solved(name) for name in registry.names()}
    names[game] = sorted({*names[game], id_of(wanted)})
    write_whole(solved_file(), json.dumps(names) + "\n")

"""`ludotek puzzle`: lists, plays, judges, shows the solution, and remembers what was solved."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from ludotek import api, registry
from ludotek.table.session import Session

Cli = Callable[..., Any]
GAME = "twenty-strong"


def numbers_for_the_line(name: str, number: int) -> list[str]:
    """The best line as it is typed: by the numbers that the options have in `all actions`."""
    session = Session.puzzle(api.game(name), number)
    assert session.solving is not None
    from rich.console import Console

    from ludotek.cli.screens import screen_of
    from ludotek.cli.words import Words

    words, typed = Words("en", session.match.rules.package), []
    screen = screen_of(session.match.rules)(session, Console())
    for seat, action in session.solving.puzzle.line:
        decision = session.decision(seat)
        assert decision is not None
        items = screen.menu(words, decision, seat).items
        typed.append(str(next(n for n, item in enumerate(items, 1) if item.option.action == action)))
        session.answer(seat, action)
    return typed


def test_without_a_game_the_puzzles_of_all_are_counted(cli: Cli) -> None:
    said = cli("puzzle", "--lang", "de").out
    assert said.count("Rätsel, 0 gelöst") == len(registry.HOUSE)


def test_the_list_has_grades_and_the_puzzle_of_the_day(cli: Cli) -> None:
    said = cli("puzzle", GAME, "--lang", "fr").out
    many = len(registry.puzzles(registry.find(GAME)))
    assert said.count("★") >= many and said.count("(problème du jour)") == 1


def test_a_solved_puzzle_is_remembered(cli: Cli) -> None:
    said = cli("puzzle", GAME, "--number", "1", typed=numbers_for_the_line(GAME, 1)).out
    assert "Puzzle 1: " in said and "Solved: " in said
    assert f"{len(registry.puzzles(registry.find(GAME)))} puzzles, 1 solved" in cli("puzzle").out
    assert cli("puzzle", GAME).out.count("✓") == 1


def test_a_missed_one_can_be_tried_again_and_shown(cli: Cli) -> None:
    done = numbers_for_the_line(GAME, 1)[-1]
    said = cli("puzzle", GAME, "--number", "1", typed=[done, "again", done, "solution"]).out
    assert said.count("Not the best line.") == 2
    assert "Solved: " not in said
    assert said.rstrip().endswith(("colour", "%", "there is"))
    assert "0 solved" in cli("puzzle").out


@pytest.mark.parametrize("game", list(registry.HOUSE))
@pytest.mark.parametrize("lang", ["en", "fr", "de"])
def test_every_game_shows_a_solution_in_every_language(cli: Cli, game: str, lang: str) -> None:
    found = registry.puzzles(registry.find(game))[-1]
    said = cli("puzzle", game, "--number", str(found.number), "--solution", "--lang", lang).out
    assert f"{len(found.line):>4}  " in said


def test_mistakes_are_told_in_a_sentence(cli: Cli) -> None:
    assert "which game?" in cli("puzzle", "--daily").err
    assert "numbered from 1 to" in cli("puzzle", GAME, "--number", "999").err
    assert "leave --number out" in cli("puzzle", GAME, "--number", "1", "--daily").err
    assert "Give its --number" in cli("puzzle", GAME, "--solution").err

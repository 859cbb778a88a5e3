"""Puzzles at a table: begun at their position, judged by the answers that count, told in every language."""

from __future__ import annotations

from datetime import date, timedelta

import pytest

from ludotek import api, registry
from ludotek.kernel.errors import LudotekError
from ludotek.kernel.play import UndoRefused
from ludotek.kernel.step import DONE
from ludotek.table.helping import Helpers
from ludotek.table.puzzle import answers_before, number_of_the_day, title_of
from ludotek.table.session import Session
from ludotek.table.table import Table, Times
from ludotek.text import form, languages, say

each_game = pytest.mark.parametrize("name", list(registry.HOUSE))


@each_game
def test_the_best_line_solves_it_and_nothing_is_told_before_its_end(name: str) -> None:
    session = Session.puzzle(api.game(name), 1)
    assert session.solving is not None
    for seat, action in session.solving.puzzle.line:
        assert session.verdict() is None
        session.answer(seat, action)
    verdict = session.verdict()
    assert verdict is not None and verdict.solved


@each_game
def test_giving_up_at_once_misses_it(name: str) -> None:
    session = Session.puzzle(api.game(name), 1)
    assert session.solving is not None
    session.answer(session.match.driver, DONE)
    verdict = session.verdict()
    assert verdict is not None and not verdict.solved


def test_an_answer_that_was_taken_back_does_not_count() -> None:
    session = Session.puzzle(api.game("twenty-strong"), 1)
    assert session.solving is not None
    before = session.match.digest()
    session.answer(*session.solving.puzzle.line[0])
    session.undo(0)
    assert session.match.digest() == before
    with pytest.raises(UndoRefused):  # what led to the position was nobody's here
        session.undo(0, agreed=True)


@each_game
def test_tasks_titles_and_verdicts_are_told_in_every_language(name: str) -> None:
    game = registry.find(name)
    for puzzle in {each.goal.name: each for each in registry.puzzles(game)}.values():
        session = Session.puzzle(api.game(name), puzzle.number)
        assert session.solving is not None
        for lang in languages():
            assert say(game.package, session.solving.task, lang)
            assert form(game.package, title_of(puzzle), "title", lang)
            for value in (0.0, puzzle.best):
                assert say(game.package, puzzle.goal.told(value), lang)


@each_game
def test_the_puzzle_of_the_day_is_another_one_every_day(name: str) -> None:
    game = registry.find(name)
    many = len(registry.puzzles(game))
    days = [date(2026, 1, 1) + timedelta(days=n) for n in range(many)]
    assert sorted(number_of_the_day(game, day) for day in days) == list(range(1, many + 1))


def test_a_puzzle_is_solved_without_help_and_counts_for_nothing() -> None:
    session = Session.puzzle(api.game("twenty-strong"), 1)
    table = Table("t", session.match, Times(lambda: 0.0, lambda: 0.0))
    table.session = session
    assert table.practice
    helpers = Helpers(table.session)
    assert helpers.why is not None and not helpers.hint and not helpers.odds


def test_a_number_that_there_is_not_is_refused() -> None:
    with pytest.raises(LudotekError, match="numbered from 1"):
        Session.puzzle(api.game("untamed"), 999)


@each_game
def test_a_puzzle_that_has_left_the_collection_is_played_on_for_practice(name: str) -> None:
    session = Session.puzzle(api.game(name), 1)
    answers = answers_before(session.puzzle_id)
    session.be_puzzled(f"99-{answers}")
    assert session.solving is None
    assert session.verdict() is None
    table = Table("t", session.match, Times(lambda: 0.0, lambda: 0.0))
    table.session = session
    assert table.practice
    session.answer(session.match.driver, session.match.actions(session.match.driver)[0])
    assert session.verdict() is None
    while session.way_further().reason is None:
        session.undo(session.match.live[-1].seat, agreed=True)
    assert len(session.match.live) >= answers, "what led to the position was nobody's here"


def test_a_puzzle_whose_cards_have_changed_is_not_judged() -> None:
    """What can be answered now might not be possible in the position that it was proved for."""
    session = Session.puzzle(api.game("twenty-strong"), 1)
    id = session.puzzle_id
    session.match.play.content = {**session.match.content, "name": "another deck"}
    session.be_puzzled(id)
    assert session.solving is None

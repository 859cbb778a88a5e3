"""Puzzles: there are enough of them, each has one best line, and the solver that says so is right."""

from __future__ import annotations

from itertools import islice

import pytest

from ludotek import registry
from ludotek.bots import make_bot
from ludotek.kernel.chance import FastChance
from ludotek.kernel.errors import LudotekError
from ludotek.kernel.match import Match
from ludotek.kernel.puzzle import Puzzle, ends
from ludotek.lab.puzzles import chosen, graded, module_of, new_match, play, prove, search
from ludotek.lab.solving import Stretch

ENOUGH = 40
SAMPLE = 3  # of each game; `python -m ludotek.lab.puzzles GAME --prove` proves them all
GAMES = registry.names()


def sampled(name: str) -> list[Puzzle]:
    found = registry.puzzles(registry.find(name))
    return found[:: len(found) // SAMPLE][:SAMPLE]


@pytest.mark.parametrize("name", GAMES)
def test_there_are_enough_puzzles_of_every_grade(name: str) -> None:
    found = registry.puzzles(registry.find(name))
    assert len(found) >= ENOUGH
    assert {each.grade for each in found} == {1, 2, 3}
    assert [each.grade for each in found] == sorted(each.grade for each in found)
    assert len({(each.seed, len(each.answers)) for each in found}) == len(found)


@pytest.mark.parametrize("name", GAMES)
def test_the_best_line_is_the_only_one(name: str) -> None:
    game = registry.find(name)
    for puzzle in sampled(name):
        prove(game, puzzle)


@pytest.mark.parametrize("name", GAMES)
def test_every_line_begins_at_a_real_position_and_reaches_its_goal(name: str) -> None:
    game = registry.find(name)
    for puzzle in registry.puzzles(game):
        start = puzzle.begin(game)
        verdict = puzzle.judge(start, puzzle.line)
        assert verdict is not None and verdict.solved and verdict.answers == len(puzzle.line)
        assert puzzle.judge(start, puzzle.line[:-1]) is None


def test_a_worse_line_is_no_proof() -> None:
    game = registry.find("untamed")
    puzzle = registry.puzzles(game)[0]
    spoiled = Puzzle(1, {**puzzle.data, "best": 0.5}, puzzle.goal)
    with pytest.raises(LudotekError, match="no longer the only one"):
        prove(game, spoiled)
    short = Puzzle(1, {**puzzle.data, "line": puzzle.data["line"].rpartition(" ")[0]}, puzzle.goal)
    with pytest.raises(LudotekError, match="not a best one"):
        prove(game, short)


def test_the_solver_agrees_with_plain_recursion() -> None:
    """Near the end of a line, where few dice are left: every order of answers, without remembering a position."""
    game = registry.find("reckoners")
    puzzle = next(each for each in registry.puzzles(game) if each.goal.name == "defeat-epic")
    position = puzzle.begin(game)
    for seat, action in puzzle.line[:-5]:
        position.carry_out(seat, action)

    def best(at: Match) -> float:
        found = 0.0
        for seat in at.actors():
            for action in at.options(seat):
                after = at.clone()
                after.carry_out(seat, action)
                over = ends(puzzle.goal, puzzle.seats, at, seat, action, after)
                found = max(found, puzzle.goal.value(at, seat, action, after) if over else best(after))
        return found

    stretch = Stretch(game, puzzle.goal, puzzle.seats, position, module_of(game).POSITIONS)
    assert stretch.complete and len(stretch.edges) > 10
    assert best(position) == stretch.best == puzzle.best


def test_the_same_seed_finds_the_same_puzzles() -> None:
    """What was kept is found again where it was found, with the same line and the same proof."""
    game = registry.find("twenty-strong")
    kept = registry.puzzles(game)[0]
    again = [each for each in search(game, kept.seed) if each["answers"] == kept.data["answers"]]
    assert [{**each, "grade": kept.grade} for each in again] == [kept.data]


def test_few_are_chosen_from_one_game_and_the_easiest_come_first() -> None:
    found = [
        {"seed": seed, "answers": "0:1 " * number, "grade": 1 + number % 3, "goal": "x", "depth": number}
        for seed in range(2)
        for number in range(9)
    ]
    kept = chosen(found)
    assert [each["grade"] for each in kept] == sorted(each["grade"] for each in kept)
    assert [sum(each["seed"] == seed for each in kept) for seed in range(2)] == [4, 4]


def test_what_the_quick_player_finds_is_easy_and_what_is_shallow_is_left_out() -> None:
    found = [{"depth": depth, "missed": missed} for depth in (1, 3, 6) for missed in (True, False)]
    assert [each["grade"] for each in graded(found, 2, [3, 5])] == [2, 1, 3, 1]


def test_a_game_among_bots_at_a_table_for_people_comes_to_its_end() -> None:
    """A floor that would close by itself waits for people: somebody says done for them."""
    game = registry.find("reckoners")
    match = new_match(game, {}, 1)
    bots = [make_bot("greedy", game, FastChance(seat)) for seat in range(match.seats)]
    assert len(list(islice(play(match, bots), 3_000))) < 3_000
    assert match.over

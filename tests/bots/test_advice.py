"""Advice: the best options of a seat with their chances, from what the seat knows alone; it changes nothing."""

from __future__ import annotations

from typing import Any

import pytest
from toy.game import GAME as TOY

import ludotek
from ludotek import registry
from ludotek.api import Match
from ludotek.bots import make_bot
from ludotek.kernel.chance import FastChance
from ludotek.kernel.search import Runner
from ludotek.table.advice import SHOWN, advice, advise, can_advise, estimate

TABLES: list[tuple[str, dict[str, Any]]] = [
    ("twenty-strong", {}),
    ("untamed", {"mode": "duel"}),
    ("reckoners", {"seats": 2}),
]


def asked(game: str, options: dict[str, Any], answers: int) -> tuple[Match, int]:
    """A match that asks a seat for more than a formality."""
    match = ludotek.game(game).new(seed=4, **options)
    given = 0
    while given < answers or len(match.actions(match.position.driver())) < 2:
        seat = match.position.driver()
        match.answer(seat, make_bot("greedy", match.rules, FastChance(given)).choose(match.position, seat))
        given += 1
    return match, match.position.driver()


@pytest.mark.parametrize(("game", "options"), TABLES)
def test_the_best_comes_first_with_its_chance(game: str, options: dict[str, Any]) -> None:
    match, seat = asked(game, options, 12)
    before = match.position.digest()
    found = advise(match, seat, rollouts=24)
    assert 1 <= len(found) <= SHOWN
    assert {each.action for each in found} <= set(match.actions(seat))
    assert found[0].behind == 0
    for each in found:
        assert 0 <= each.low <= each.chance <= each.high <= 1
        assert each.behind >= 0
    assert found == advise(match, seat, rollouts=24), "equal positions give equal advice"
    assert match.position.digest() == before


def test_it_knows_no_more_than_the_seat() -> None:
    match, seat = asked("untamed", {"mode": "duel"}, 12)
    found = advise(match, seat, rollouts=24)
    other = match.moved_to(match.rules.determinise(match.position, seat, FastChance(9)))
    assert advise(other, seat, rollouts=24) == found


def test_a_game_without_insight_has_no_advice() -> None:
    assert not can_advise(TOY)
    assert can_advise(registry.find("untamed"))


def test_intervals_shrink_with_the_number_of_worlds() -> None:
    few, many = estimate([0.0, 1.0] * 4), estimate([0.0, 1.0] * 400)
    assert few[0] == many[0] == 0.5
    assert few[1] > 5 * many[1] > 0


def test_who_saw_only_kind_worlds_is_not_told_to_be_better() -> None:
    """The best one has raced on in two unkind worlds; in those that both have seen, it was ahead by ten points."""
    best, other = Runner(1), Runner(2)
    best.chances, other.chances = [0.7, 0.7, 0.2, 0.2], [0.6, 0.6]
    best.compare(best)
    found = advice(other, best)
    assert found.chance == pytest.approx(0.35)
    assert found.behind == pytest.approx(0.1)
    assert advice(best, best).chance == pytest.approx(0.45)

"""A greedy player remembers what did not change between questions: that changes none of its answers, nor the position."""

from __future__ import annotations

from typing import Any

import pytest

from ludotek import registry
from ludotek.bots.greedy import insight_of
from ludotek.games.twenty_strong.insight.foe import Deals, Foe
from ludotek.kernel.chance import FastChance

ANSWERS = 260  # several rounds of each game


@pytest.mark.parametrize("name", registry.names())
def test_a_greedy_player_answers_as_one_who_has_seen_nothing_yet(name: str) -> None:
    game = registry.find(name)
    options = game.check_options({})
    content = game.content(options)
    known: Any = registry.insight(game)
    old, make = insight_of(game), known.insight.__wrapped__
    tables = [game.start(content, options, FastChance(seed)) for seed in (3, 4)]
    for _ in range(ANSWERS):
        for match in tables:  # in turn: what is remembered is often about the other one
            if match.over:
                continue
            seat = match.driver()
            copy = match.clone()
            answer = old.choose(copy, seat)
            assert answer == make().choose(match.clone(), seat)
            assert copy.digest() == match.digest()
            match.carry_out(seat, answer)


@pytest.mark.parametrize(
    ("field", "other"),
    [("need", 5), ("threat", 5), ("gain", 5.0), ("deals", Deals([0, 0, 0, 0, 0], [3, 3, 3, 3, 3]))],
)
def test_a_plan_is_remembered_for_the_same_foes_only(field: str, other: object) -> None:
    foe, twin = Foe(0, 2, 1, False), Foe(1, 2, 1, False)
    assert foe.same_as(twin), "where it lies makes no difference"
    setattr(twin, field, other)
    assert not foe.same_as(twin)

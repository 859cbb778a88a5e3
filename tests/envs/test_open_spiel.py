"""The games under OpenSpiel's algorithms."""

from __future__ import annotations

import copy
import os
from typing import Any

import numpy as np
import pytest

try:
    from ludotek.envs.open_spiel import LudotekState, load
except ImportError as missing:
    if os.environ.get("CI") == "true":
        raise
    pytest.skip(str(missing), allow_module_level=True)


def dealt(game: str, deal: int, **options: Any) -> LudotekState:
    state = load(game, **options).new_initial_state()
    assert state.is_chance_node()
    state.apply_action(deal)
    return state


@pytest.mark.parametrize("game", ["twenty-strong", "untamed", "reckoners"])
def test_a_game_is_played_to_its_end(game: str) -> None:
    state, chooser = dealt(game, 4), np.random.default_rng(1)
    while not state.is_terminal():
        assert len(state.legal_actions()) > 1
        state.apply_action(int(chooser.choice(state.legal_actions())))
    assert all(each in (-1.0, 0.0, 1.0) for each in state.returns())
    if game == "untamed":
        assert sum(state.returns()) == 0


def test_equal_deals_are_equal_games_and_a_copy_goes_on_alone() -> None:
    state, other = dealt("untamed", 4), dealt("untamed", 4)
    assert str(state) == str(other)
    clone = state.clone()
    assert str(clone) == str(state)
    clone.apply_action(clone.legal_actions()[0])
    assert str(clone) != str(state) == str(other)


def test_a_copy_does_not_know_the_dice_to_come() -> None:
    """Of many copies of one state, the same answers roll different dice."""
    state = dealt("reckoners", 2)
    ends = set()
    for _ in range(8):
        clone = state.clone()
        for _ in range(25):
            if not clone.is_terminal():
                clone.apply_action(clone.legal_actions()[-1])
        ends.add(str(clone))
    assert len(ends) > 1


def test_hidden_things_are_redrawn_and_the_seat_sees_the_same() -> None:
    state = dealt("untamed", 3)
    for _ in range(12):
        state.apply_action(state.legal_actions()[-1])
    seat = state.current_player()
    worlds = [state.resample_from_infostate(seat, None) for _ in range(5)]
    seen = [np.array(world.observation_tensor(seat)) for world in worlds]
    assert all((one == np.array(state.observation_tensor(seat))).all() for one in seen)
    assert len({str(world) for world in worlds}) > 1
    assert [world.legal_actions() for world in worlds] == [state.legal_actions()] * 5


def test_monte_carlo_tree_search_plays_it() -> None:
    from open_spiel.python.algorithms import mcts

    game = load("untamed", deals=10)
    state = game.new_initial_state()
    state.apply_action(3)
    chooser = np.random.RandomState(1)
    bot = mcts.MCTSBot(game, 1.4, 4, mcts.RandomRolloutEvaluator(1, chooser), random_state=chooser)
    assert bot.step(state) in state.legal_actions()


def test_positions_are_copied_by_the_engine() -> None:
    state = dealt("untamed", 1)
    twin = copy.deepcopy(state.position)
    assert twin.lane.match is not state.position.lane.match
    assert twin.lane.match.digest() == state.position.lane.match.digest()

"""One game at a time: seeds, rewards, opponents, and what is not allowed."""

from __future__ import annotations

from typing import Any

import pytest

from ludotek.envs.single import SingleEnv
from ludotek.kernel.errors import LudotekError


def play(env: SingleEnv, seed: int | None = None) -> list[Any]:
    """A whole game of any actions."""
    numbers, info = env.reset(seed=seed)
    env.action_space.seed(seed)
    found = [numbers.tolist()]
    over = False
    while not over:
        numbers, reward, over, _, info = env.step(int(env.action_space.sample(info["action_mask"])))
        found.append([numbers.tolist(), reward])
    return found


@pytest.mark.parametrize("opponents", ["random", "greedy", "greedy~50"])
def test_equal_seeds_give_equal_games(opponents: str) -> None:
    assert play(SingleEnv("untamed", opponents), 7) == play(SingleEnv("untamed", opponents), 7)
    assert play(SingleEnv("untamed", opponents), 7) != play(SingleEnv("untamed", opponents), 8)


def test_games_that_follow_differ() -> None:
    env = SingleEnv("twenty-strong")
    assert play(env, 1) != play(env)


def test_the_strong_win_against_the_weak() -> None:
    """The learner who plays at random loses against the greedy bot, and the last reward says so."""
    env = SingleEnv("untamed", "greedy")
    assert [play(env, seed)[-1][1] for seed in range(5)] == [-1.0] * 5


def test_the_learner_has_seat_0_and_the_bots_the_others() -> None:
    env = SingleEnv("untamed", "random", mode="survival", seats=4)
    _, info = env.reset(seed=2)
    for _ in range(50):
        *_, over, _, info = env.step(int(env.action_space.sample(info["action_mask"])))
        assert info["seat"] == 0
        if over:
            break


def test_what_is_not_allowed_loses_or_is_an_error() -> None:
    env = SingleEnv("twenty-strong")
    env.reset(seed=1)
    assert 0 not in env.lane.options
    _, reward, over, _, info = env.step(0)
    assert (reward, over, info["illegal_action"]) == (-1.0, True, 0)
    assert info["action_mask"].sum() == 0
    with pytest.raises(LudotekError, match="reset"):
        env.step(0)
    strict = SingleEnv("twenty-strong", illegal="error")
    strict.reset(seed=1)
    with pytest.raises(LudotekError, match="cannot take action 0"):
        strict.step(0)


def test_the_masks_have_the_name_that_sb3_asks_for() -> None:
    env = SingleEnv("reckoners")
    _, info = env.reset(seed=1)
    assert (env.action_masks() == info["action_mask"]).all()


def test_what_is_drawn_is_the_game_as_it_stands() -> None:
    env = SingleEnv("reckoners", render_mode="ansi")
    _, info = env.reset(seed=4)
    before = env.render()
    for _ in range(30):
        *_, info = env.step(int(env.action_space.sample(info["action_mask"])))
    from ludotek.envs.drawing import shown_again

    assert shown_again(env.setting, env.lane).position.digest() == env.lane.match.digest()
    assert env.render() != before


@pytest.mark.parametrize(
    ("options", "problem"),
    [
        ({"game": "nonsense"}, "unknown game"),
        ({"game": "untamed"}, "name the opponents"),
        ({"game": "reckoners", "opponents": "greedy"}, "no opponents"),
        ({"game": "untamed", "opponents": "random,random"}, "2 players were named for 1 seat"),
        ({"game": "twenty-strong", "render_mode": "human"}, "render_mode"),
        ({"game": "twenty-strong", "illegal": "ignore"}, "illegal must be"),
        ({"game": "twenty-strong", "colour": "red"}, "unknown option"),
    ],
)
def test_a_mistake_is_told(options: dict[str, Any], problem: str) -> None:
    with pytest.raises(LudotekError, match=problem):
        SingleEnv(**options)

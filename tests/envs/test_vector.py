"""Many games in one call are the same games as one by one."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
import pytest

import ludotek.envs  # noqa: F401 - registers the ids
from ludotek.envs.vector import LanesEnv
from ludotek.kernel.errors import LudotekError

IDS: dict[str, dict[str, Any]] = {
    "ludotek/TwentyStrong-v0": {},
    "ludotek/Reckoners-v0": {"seats": 3},
    "ludotek/Untamed-v0": {"opponents": "random"},
}


def make(id: str, games: int, **options: Any) -> LanesEnv:
    env = gymnasium.make_vec(id, num_envs=games, **{**IDS[id], **options})
    assert isinstance(env, LanesEnv)
    return env


@pytest.mark.parametrize("id", IDS)
def test_each_game_is_the_one_that_its_seed_plays_alone(id: str) -> None:
    games, many = 3, make(id, 3)
    alone = [gymnasium.make(id, **IDS[id]) for _ in range(games)]
    numbers, infos = many.reset(seed=11)
    first = [env.reset(seed=11 + place) for place, env in enumerate(alone)]
    assert all((one[0] == numbers[place]).all() for place, one in enumerate(first))
    ended = 0
    for _ in range(200):
        actions = many.any_actions()
        assert all(infos["action_mask"][place, action] for place, action in enumerate(actions))
        numbers, rewards, over, cut, infos = many.step(actions)
        assert numbers in many.observation_space
        assert not cut.any()
        for place, env in enumerate(alone):
            one, reward, done, _, info = env.step(actions[place])
            assert (reward, done) == (rewards[place], over[place])
            if done:
                ended += 1
                assert (infos["final_obs"][place] == one).all()
                one, info = env.reset()
            assert (one == numbers[place]).all()
            assert (info["action_mask"] == infos["action_mask"][place]).all()
            assert info["seat"] == infos["seat"][place]
    assert ended or id == "ludotek/Untamed-v0"


def test_equal_seeds_give_equal_games_and_others_do_not() -> None:
    def play(seed: int) -> list[Any]:
        env = make("ludotek/Reckoners-v0", 8)
        found = [env.reset(seed=seed)[0]]
        for _ in range(40):
            found.append(env.step(env.any_actions())[0])
        return found

    assert all((one == other).all() for one, other in zip(play(3), play(3), strict=True))
    assert any((one != other).any() for one, other in zip(play(3), play(4), strict=True))


def test_one_learner_may_play_both_sides() -> None:
    env = make("ludotek/Untamed-v0", 16, opponents="self")
    env.reset(seed=1)
    seats: set[int] = set()
    for _ in range(60):
        *_, infos = env.step(env.any_actions())
        seats |= set(infos["seat"].tolist())
    assert seats == {0, 1}


def test_rewards_are_of_the_seat_that_ended_the_game() -> None:
    env = make("ludotek/TwentyStrong-v0", 64)
    env.reset(seed=5)
    found: list[float] = []
    for _ in range(150):
        _, rewards, over, _, _ = env.step(env.any_actions())
        assert (rewards[~over] == 0).all()
        found += rewards[over].tolist()
    assert set(found) <= {-1.0, 1.0} and -1.0 in found


@pytest.mark.parametrize(
    ("options", "problem"),
    [
        ({"num_envs": 0}, "at least 1"),
        ({"render_mode": "ansi"}, "not rendered"),
        ({"opponents": "nobody"}, "unknown player"),
        ({"mode": "nonsense"}, "mode"),
        ({"opponents": None}, "name the opponents"),
    ],
)
def test_a_mistake_is_told(options: dict[str, Any], problem: str) -> None:
    with pytest.raises(LudotekError, match=problem):
        LanesEnv(**{"num_envs": 2, "game": "untamed", "opponents": "random", **options})


def test_a_wrong_action_or_seed_is_told() -> None:
    env = make("ludotek/TwentyStrong-v0", 2)
    env.reset(seed=1)
    with pytest.raises(LudotekError, match="cannot take action"):
        env.step(np.array([0, 0]))
    with pytest.raises(LudotekError, match="3 actions"):
        env.step(np.array([0, 0, 0]))
    with pytest.raises(LudotekError, match="1 seeds"):
        env.reset(seed=[1])

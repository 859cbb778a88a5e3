"""The checkers of Gymnasium and PettingZoo pass for every environment."""

from __future__ import annotations

import warnings
from collections.abc import Callable, Iterator
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, parallel_api_test, parallel_seed_test, seed_test

import ludotek.envs  # noqa: F401 - registers the ids
from ludotek.envs.reckoners import reckoners_v0
from ludotek.envs.untamed import untamed_v0
from ludotek.games.untamed.rules.modes import MODES, SEATS_OF

IDS = ["ludotek/TwentyStrong-v0", "ludotek/Reckoners-v0", "ludotek/Untamed-v0"]
TURNS: dict[str, Callable[[], Any]] = {
    **{
        f"untamed {mode} {seats}": lambda mode=mode, seats=seats: untamed_v0.env(mode=mode, seats=seats)
        for mode, allowed in zip(MODES, SEATS_OF, strict=True)
        for seats in {allowed[0], allowed[-1]}
    },
    "untamed drafted": lambda: untamed_v0.env(draft="draft"),
    "reckoners 2": reckoners_v0.env,
    "reckoners 6": lambda: reckoners_v0.env(seats=6),
}


@pytest.fixture(autouse=True)
def _quiet() -> Iterator[None]:
    """A warning is a failure, but for PettingZoo's doubts about every observation that is a dictionary with a mask."""
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        warnings.filterwarnings("ignore", message="Observation")
        yield


@pytest.mark.parametrize("id", IDS)
def test_gymnasium_finds_nothing_wrong(id: str) -> None:
    env = gymnasium.make(id)
    assert env.spec is not None and env.spec.version == 0
    check_env(env.unwrapped, skip_render_check=True)


@pytest.mark.parametrize("id", IDS)
def test_it_can_be_looked_at(id: str) -> None:
    env = gymnasium.make(id, render_mode="ansi")
    env.reset(seed=1)
    env.step(env.action_space.sample())
    text: Any = env.render()
    assert len(text.splitlines()) > 10
    env = gymnasium.make(id, render_mode="rgb_array")
    env.reset(seed=1)
    picture: Any = env.render()
    assert picture.dtype == np.uint8 and picture.ndim == 3 and picture.shape[2] == 3
    assert 10 < picture.mean() < 245


@pytest.mark.parametrize("name", TURNS)
def test_pettingzoo_finds_nothing_wrong(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    api_test(TURNS[name](), num_cycles=150)
    seed_test(TURNS[name], num_cycles=60)


@pytest.mark.parametrize("seats", [2, 5])
def test_pettingzoo_finds_nothing_wrong_with_learners_at_once(seats: int, capsys: pytest.CaptureFixture[str]) -> None:
    parallel_api_test(reckoners_v0.parallel_env(seats=seats), num_cycles=300)
    parallel_seed_test(lambda: reckoners_v0.parallel_env(seats=seats), num_cycles=50)

"""The Reckoners roll at the same time; elsewhere one acts and the others wait."""

from __future__ import annotations

from typing import Any

import pytest

from ludotek.envs.reckoners import reckoners_v0
from ludotek.envs.together import WAIT, TogetherEnv
from ludotek.kernel.errors import LudotekError


def any_actions(env: TogetherEnv, sights: dict[str, Any]) -> dict[str, int]:
    return {agent: int(env.action_space(agent).sample(sight["action_mask"])) for agent, sight in sights.items()}


def test_everybody_who_has_a_choice_rolls_at_once() -> None:
    env = reckoners_v0.parallel_env(seats=4)
    sights, _ = env.reset(seed=3)
    for agent in env.possible_agents:
        env.action_space(agent).seed(1)
    together = alone = 0
    while env.agents:
        busy = [agent for agent, sight in sights.items() if not sight["action_mask"][WAIT]]
        question = env.lane.match.question
        assert question is not None and busy
        if question.name == "RollDice":
            together += len(busy) > 1
            for agent in busy:
                seat = int(agent.removeprefix("seat_"))
                assert sights[agent]["action_mask"].sum() == len(env.lane.match.options(seat))
        else:
            alone += 1
            assert len(busy) == 1
        sights, rewards, ended, _, _ = env.step(any_actions(env, sights))
    assert together > 4 and alone > 4
    assert all(ended.values()) and len(set(rewards.values())) == 1
    with pytest.raises(LudotekError, match="reset"):
        env.step({})


def test_no_game_has_an_answer_with_the_number_of_waiting() -> None:
    assert reckoners_v0.parallel_env().setting.action_names[WAIT] == ""


def test_what_is_not_allowed_is_an_error_and_changes_nothing() -> None:
    env = reckoners_v0.parallel_env()
    sights, _ = env.reset(seed=3)
    before = env.lane.match.digest()
    actions = any_actions(env, sights)
    with pytest.raises(LudotekError, match="seat_1 cannot take action 399"):
        env.step({**actions, "seat_1": 399})
    assert env.lane.match.digest() == before
